import SourceText
import Vocabulary

/// A `CGRect`: its space and origins are those of its numbers.
struct RectValue {
    var x: Quantity
    var y: Quantity
    var width: Quantity
    var height: Quantity

    init(x: Quantity, y: Quantity, width: Quantity, height: Quantity) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// A rectangle with known numbers, read from `source`.
    init(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ source: ValueOrigin.Source, in space: CoordinateSpaceName?
    ) {
        self.x = Quantity(Affine(x), source, .minX, in: space)
        self.y = Quantity(Affine(y), source, .minY, in: space)
        self.width = Quantity(Affine(width), source, .width, in: space)
        self.height = Quantity(Affine(height), source, .height, in: space)
    }

    /// A rectangle whose numbers are inputs of the handler: `tableView.frame.height` and so on.
    init(unknown name: String, in space: CoordinateSpaceName?) {
        func part(_ suffix: String, _ component: ValueOrigin.Component) -> Quantity {
            Quantity(Affine(unknown: name + suffix), .otherView, component, in: space)
        }
        x = part(".minX", .minX)
        y = part(".minY", .minY)
        width = part(".width", .width)
        height = part(".height", .height)
    }

    var space: CoordinateSpaceName? { y.space ?? x.space }

    var maxX: Quantity { edge(x, width, .maxX) }
    var maxY: Quantity { edge(y, height, .maxY) }

    /// The far edge, which is one coordinate of the rectangle rather than a sum of two of its parts.
    private func edge(_ start: Quantity, _ length: Quantity, _ component: ValueOrigin.Component) -> Quantity {
        var result = start + length
        // Both are the rectangle's own: a length that something was subtracted from is as much of its space as its origin.
        result.mixesSpaces = start.mixesSpaces || length.mixesSpaces
        result.space = start.space ?? result.space
        result.measure = .position
        result.origins = result.origins.replacingComponents(by: component, ofSourcesIn: start.origins, length.origins)
        return result
    }

    func map(_ transform: (Quantity) -> Quantity) -> RectValue {
        RectValue(x: transform(x), y: transform(y), width: transform(width), height: transform(height))
    }

    /// The rectangle, known only if `assumption` holds.
    func assuming(_ assumption: Filling?) -> RectValue {
        assumption == nil ? self : map { $0.assuming(assumption) }
    }

    /// The rectangle moved into another space, `dx`, `dy` being the old space's origin in the new one.
    func converted(dx: Double, dy: Affine, to space: CoordinateSpaceName) -> RectValue {
        var result = map { quantity in
            var quantity = quantity
            quantity.space = space
            return quantity
        }
        result.x.amount = x.amount + Affine(dx)
        result.y.amount = y.amount + dy
        return result
    }

    /// `CGRect.intersection`, for rectangles whose numbers are known; nil otherwise.
    func intersection(_ other: RectValue) -> RectValue? {
        guard let left = known, let right = other.known else { return nil }
        let minX = max(left.x, right.x)
        let minY = max(left.y, right.y)
        let maxX = min(left.x + left.width, right.x + right.width)
        let maxY = min(left.y + left.height, right.y + right.height)
        // The overlap's lengths depend on where the edges lie as much as on how long the sides are.
        var result = RectValue(
            x: x.merging(other.x), y: y.merging(other.y),
            width: width.merging(other.width).merging(x).merging(other.x),
            height: height.merging(other.height).merging(y).merging(other.y))
        let clash = space != nil && other.space != nil && space != other.space
        result = result.map { quantity in
            var quantity = quantity
            quantity.isClipped = true
            if clash { quantity.mixesSpaces = true }
            return quantity
        }
        // A disjoint pair gives CGRect.null, whose size is zero and whose origin is infinite.
        let isNull = maxX < minX || maxY < minY
        result.x.amount = Affine(isNull ? .infinity : minX)
        result.y.amount = Affine(isNull ? .infinity : minY)
        result.width.amount = Affine(isNull ? 0 : maxX - minX)
        result.height.amount = Affine(isNull ? 0 : maxY - minY)
        return result
    }

    /// `CGRect.union`, for rectangles whose numbers are known; nil otherwise. A null rectangle adds nothing.
    func union(_ other: RectValue) -> RectValue? {
        guard let left = known, let right = other.known else { return nil }
        if left.x == .infinity { return other }
        if right.x == .infinity { return self }
        let (minX, minY) = (min(left.x, right.x), min(left.y, right.y))
        var result = RectValue(
            x: x.merging(other.x), y: y.merging(other.y), width: width.merging(other.width).merging(x).merging(other.x),
            height: height.merging(other.height).merging(y).merging(other.y))
        result.x.amount = Affine(minX)
        result.y.amount = Affine(minY)
        result.width.amount = Affine(max(left.x + left.width, right.x + right.width) - minX)
        result.height.amount = Affine(max(left.y + left.height, right.y + right.height) - minY)
        return result
    }

    var parts: [Quantity] { [x, y, width, height] }

    var known: (x: Double, y: Double, width: Double, height: Double)? {
        guard let x = x.known, let y = y.known, let width = width.known, let height = height.known else { return nil }
        return (x, y, width, height)
    }
}

struct PointValue {
    var x: Quantity
    var y: Quantity
}

struct SizeValue {
    var width: Quantity
    var height: Quantity
}

struct InsetsValue {
    var top: Quantity
    var left: Quantity
    var bottom: Quantity
    var right: Quantity

    static var zero: InsetsValue {
        InsetsValue(top: Quantity(0), left: Quantity(0), bottom: Quantity(0), right: Quantity(0))
    }
}

extension InsetsValue {
    /// Insets of which nothing is known.
    init(unknown: Unknown) {
        func side(_ name: String) -> Quantity { Quantity(unknown: unknown.member(name).name, ValueOrigin(.otherView)) }
        self.init(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }
}
