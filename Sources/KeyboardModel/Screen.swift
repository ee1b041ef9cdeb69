/// A display. Its coordinates turn with the interface, as those of `UIScreen.bounds` do since iOS 8.
package struct Screen: Hashable, Sendable {
    package enum ID: String, Hashable, Sendable, CaseIterable {
        case main, external
    }

    package var id: ID
    /// The whole display; its origin is (0, 0).
    package var bounds: Rect<ScreenSpace>

    package init(id: ID = .main, bounds: Rect<ScreenSpace>) {
        self.id = id
        self.bounds = bounds
    }

    package init(id: ID = .main, width: Double, height: Double) {
        self.init(id: id, bounds: Rect(x: 0, y: 0, width: width, height: height))
    }
}
