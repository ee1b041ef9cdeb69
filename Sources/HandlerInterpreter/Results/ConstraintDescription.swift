import KeyboardModel
import SourceText

/// A layout constraint as code or an interface file makes it: `first relation multiplier × second + constant`.
package struct ConstraintDescription: Hashable, Sendable {
    package let first: AnchorValue
    /// Nil for a constraint on a size.
    package let second: AnchorValue?
    package let relation: LayoutConstraint.Relation
    /// Nil where it is not known.
    package let multiplier: Double?
    /// In points, as it is made; nil where that is not known.
    package let constant: Double?
    package var origin: ConstraintOrigin?
    /// What the code calls the view that everything is compared in.
    package let root: String

    package init(
        first: AnchorValue, second: AnchorValue?, relation: LayoutConstraint.Relation = .equal, multiplier: Double? = 1,
        constant: Double? = nil, origin: ConstraintOrigin?, root: String = "view"
    ) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        self.origin = origin
        self.root = root
    }
}

/// Where a constraint is made.
package enum ConstraintOrigin: Hashable, Sendable {
    /// By the call in this range of a file.
    case code(path: String, SourceRange)
    /// By an element of an interface file, and by others of that outlet's connections.
    case interface(FileLine, element: String, others: Int)
}

/// Two constraints that cannot both hold.
package struct Conflict: Hashable, Sendable {
    package var first: Side?
    package var second: Side?
    /// The view that they leave less than nothing of height; nil where they contradict each other by themselves.
    package var squeezed: String?

    package enum Side: Hashable, Sendable {
        case constraint(ConstraintDescription)
        /// One whose ends are not known, by its name in the source.
        case named(String)
    }
}
