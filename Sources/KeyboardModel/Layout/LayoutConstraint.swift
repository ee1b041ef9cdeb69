/// One Auto Layout constraint: `first relation multiplier × second + constant`, wanted with a priority.
package struct LayoutConstraint: Hashable, Sendable {
    /// For messages; two constraints may have the same.
    package var id: String
    package var first: LayoutAnchor
    package var relation: Relation
    /// Nil for a constraint to a constant alone.
    package var second: LayoutAnchor?
    package var multiplier: Double
    /// In points.
    package var constant: Double
    /// 1000 is required, as in UIKit.
    package var priority: Double

    package enum Relation: String, Hashable, Sendable, CaseIterable {
        case equal, lessOrEqual, greaterOrEqual
    }

    package init(
        _ id: String, _ first: LayoutAnchor, _ relation: Relation = .equal, _ second: LayoutAnchor? = nil, multiplier: Double = 1,
        constant: Double = 0, priority: Double = Self.required
    ) {
        self.id = id
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    package static let required = 1000.0
    /// The system spacing between two views, in points. The documentation of `constraint(equalToSystemSpacingBelow:multiplier:)`
    /// leaves the number to the system; 8 is what it uses between plain views.
    package static let systemSpacing = 8.0
}

/// An edge, a centre or a size of something that layout places or may refer to.
package struct LayoutAnchor: Hashable, Sendable {
    package var item: Item
    package var attribute: Attribute

    package enum Item: Hashable, Sendable {
        /// The world's view, which is where it is.
        case view
        case safeArea
        case keyboardLayoutGuide
        /// A subview that the constraints place.
        case subview(String)
    }

    package enum Attribute: String, Hashable, Sendable, CaseIterable {
        case top, bottom, leading, trailing, left, right, centerX, centerY, width, height
    }

    package init(_ item: Item, _ attribute: Attribute) {
        self.item = item
        self.attribute = attribute
    }
}
