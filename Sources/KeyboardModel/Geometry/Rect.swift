/// A rectangle in a coordinate space, in points, with the arithmetic of `CGRect`: edges and sizes are read from the standardised
/// rectangle (so a negative width is legal), and a null rectangle stands for "no intersection".
package struct Rect<Space: CoordinateSpace>: Hashable, Sendable {
    package var origin: Point<Space>
    package var size: Size

    package init(origin: Point<Space>, size: Size) {
        self.origin = origin
        self.size = size
    }

    package init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    package static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }
    /// What the intersection of disjoint rectangles is, as `CGRect.null`.
    package static var null: Rect { Rect(x: .infinity, y: .infinity, width: 0, height: 0) }

    package var x: Double { origin.x }
    package var y: Double { origin.y }
    package var width: Double { abs(size.width) }
    package var height: Double { abs(size.height) }
    package var minX: Double { min(origin.x, origin.x + size.width) }
    package var midX: Double { origin.x + size.width / 2 }
    package var maxX: Double { max(origin.x, origin.x + size.width) }
    package var minY: Double { min(origin.y, origin.y + size.height) }
    package var midY: Double { origin.y + size.height / 2 }
    package var maxY: Double { max(origin.y, origin.y + size.height) }

    package var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// True also for the null rectangle and for one without width or without height.
    package var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The same rectangle with a size that is not negative.
    package var standardized: Rect {
        isNull ? .null : Rect(x: minX, y: minY, width: width, height: height)
    }
}

extension Rect {
    /// The part both cover. Rectangles that merely touch share an empty rectangle, which is not null.
    package func intersection(_ other: Rect) -> Rect {
        guard !isNull, !other.isNull else { return .null }
        let left = max(minX, other.minX)
        let right = min(maxX, other.maxX)
        let top = max(minY, other.minY)
        let bottom = min(maxY, other.maxY)
        guard left <= right, top <= bottom else { return .null }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that covers both; a null rectangle adds nothing.
    package func union(_ other: Rect) -> Rect {
        guard !isNull else { return other }
        guard !other.isNull else { return self }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Whether the two share more than an edge.
    package func intersects(_ other: Rect) -> Bool {
        !intersection(other).isEmpty
    }

    /// Whether the point lies inside; the right and bottom edges do not belong to a rectangle.
    package func contains(_ point: Point<Space>) -> Bool {
        !isEmpty && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    package func contains(_ other: Rect) -> Bool {
        union(other) == standardized
    }

    package func offsetBy(dx: Double, dy: Double) -> Rect {
        guard !isNull else { return self }
        return Rect(origin: Point(x: minX + dx, y: minY + dy), size: Size(width: width, height: height))
    }

    /// Null when the insets would leave a negative size.
    package func insetBy(dx: Double, dy: Double) -> Rect {
        insetBy(EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
    }

    /// Null when the insets would leave a negative size.
    package func insetBy(_ insets: EdgeInsets) -> Rect {
        guard !isNull else { return self }
        let inner = Size(width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
        guard inner.width >= 0, inner.height >= 0 else { return .null }
        return Rect(origin: Point(x: minX + insets.left, y: minY + insets.top), size: inner)
    }

    /// The same numbers under the name of another space, moved by the distance between the two origins.
    func moved<Other: CoordinateSpace>(to _: Other.Type, by origin: (x: Double, y: Double)) -> Rect<Other> {
        guard !isNull else { return .null }
        return Rect<Other>(
            origin: Point<Other>(x: self.origin.x + origin.x, y: self.origin.y + origin.y), size: size)
    }
}
