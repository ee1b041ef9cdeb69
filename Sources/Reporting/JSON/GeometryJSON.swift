import KeyboardModel

/// A rectangle as JSON, in points. The key it stands under says whose coordinates it is in.
struct RectJSON: Encodable {
    private let x: Double
    private let y: Double
    private let width: Double
    private let height: Double

    /// Nil for the null rectangle.
    init?<Space>(_ rect: Rect<Space>) {
        guard !rect.isNull else { return nil }
        x = rect.minX
        y = rect.minY
        width = rect.width
        height = rect.height
    }
}

/// Distances from the four edges of a view, in points.
struct InsetsJSON: Encodable {
    private let top: Double
    private let left: Double
    private let bottom: Double
    private let right: Double

    init(_ insets: EdgeInsets) {
        top = insets.top
        left = insets.left
        bottom = insets.bottom
        right = insets.right
    }
}
