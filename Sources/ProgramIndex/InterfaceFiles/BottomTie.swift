/// How a constraint holds a bottom edge of content.
package struct BottomTie: Hashable, Sendable {
    package let rest: Rest
    /// Whether the content moves up when the constant grows: `container.bottom = content.bottom + constant`.
    package let raisesWithConstant: Bool
    /// The constant before any code changes it, in points; nil where only the running app tells.
    package let restingConstant: Double?
    /// Points between what the content rests on and the constraint's own end on that side: not 0 where a view lies between.
    package let distance: Double
    /// Whether the constraint only keeps the content from going lower: `≥` instead of `=`.
    package let isLimit: Bool

    /// What content rests on without a keyboard.
    package enum Rest: String, Sendable {
        case safeArea, viewBottom
    }
}

/// What changing a constraint's constant does to the bottom edge of content.
package enum BottomEdge: Hashable, Sendable {
    case tied(BottomTie)
    /// It changes the height of a view that stands on this: what stands on the view moves.
    case spaces(BottomTie)
    /// It changes the height of a view.
    case resizes
    /// It moves this attribute of something else.
    case other(InterfaceAttribute)
}

extension BottomEdge {
    package init(_ constraint: InterfaceConstraint) {
        if let second = constraint.second, let tie = Self.tie(constraint, second) {
            self = .tied(tie)
        } else if constraint.moved == .height {
            self = Self.support(of: constraint).map(BottomEdge.spaces) ?? .resizes
        } else {
            self = .other(constraint.moved)
        }
    }

    /// What a view of this height stands on, as a tie of what stands on the view.
    private static func support(of constraint: InterfaceConstraint) -> BottomTie? {
        guard constraint.second == nil, constraint.relation == .equal, case .view(let view) = constraint.first.item,
            let resting = view.bottom.flatMap(Resting.init)
        else { return nil }
        return BottomTie(
            rest: resting.rest, raisesWithConstant: true, restingConstant: constraint.constant, distance: resting.distance,
            isLimit: false)
    }

    private static func tie(_ constraint: InterfaceConstraint, _ second: InterfaceConstraint.End) -> BottomTie? {
        // A multiple of an edge is a proportion of the view, not a distance from its end.
        guard constraint.multiplier == 1 else { return nil }
        guard let (container, isContainerFirst) = container(constraint.first, second) else { return nil }
        // The other inequality lets the content hang as low as it likes.
        let holds: InterfaceConstraint.Relation = isContainerFirst ? .greaterThanOrEqual : .lessThanOrEqual
        guard constraint.relation == .equal || constraint.relation == holds else { return nil }
        return BottomTie(
            rest: container.rest, raisesWithConstant: isContainerFirst, restingConstant: constraint.constant,
            distance: container.distance, isLimit: constraint.relation != .equal)
    }

    /// Which end stays where it is when the constraint changes, and whether it is the first. What never moves goes before a view
    /// that another constraint holds; where both ends are of a kind, which of them gives way is not in the constraint.
    private static func container(
        _ first: InterfaceConstraint.End, _ second: InterfaceConstraint.End
    ) -> (Resting, isFirst: Bool)? {
        switch (first.fixed, second.fixed) {
        case (let resting?, nil) where second.isBottom: return (resting, true)
        case (nil, let resting?) where first.isBottom: return (resting, false)
        case (nil, nil): break
        default: return nil
        }
        switch (first.held, second.held) {
        case (let resting?, nil) where second.isBottom: return (resting, true)
        case (nil, let resting?) where first.isBottom: return (resting, false)
        default: return nil
        }
    }

    /// What several connections of one outlet mean together: what they agree on, with the constant unknown if they differ in
    /// nothing else; nil if they disagree, or if there are none.
    package static func agreed(_ edges: [BottomEdge]) -> BottomEdge? {
        guard let first = edges.first else { return nil }
        if edges.allSatisfy({ $0 == first }) { return first }
        let open = first.withoutConstant
        return edges.allSatisfy { $0.withoutConstant == open } ? open : nil
    }

    private var withoutConstant: BottomEdge {
        switch self {
        case .tied(let tie): .tied(tie.withoutConstant)
        case .spaces(let tie): .spaces(tie.withoutConstant)
        case .resizes, .other: self
        }
    }
}

extension BottomTie {
    fileprivate var withoutConstant: BottomTie {
        BottomTie(
            rest: rest, raisesWithConstant: raisesWithConstant, restingConstant: nil, distance: distance, isLimit: isLimit)
    }
}

/// An edge that content rests on, and how far above the end of the view or safe area it is.
private struct Resting {
    let rest: BottomTie.Rest
    var distance = 0.0
}

extension InterfaceConstraint {
    /// The attribute that gives way when the constant changes.
    fileprivate var moved: InterfaceAttribute {
        if case .view = first.item { first.attribute } else { second?.attribute ?? first.attribute }
    }
}

extension InterfaceConstraint.End {
    /// Whether it is the bottom of content, which only a view can be.
    fileprivate var isBottom: Bool {
        guard case .view = item else { return false }
        return attribute == .bottom || attribute == .bottomMargin || attribute == .baseline
    }

    /// The end as something that never moves.
    fileprivate var fixed: Resting? {
        switch (item, attribute) {
        case (.rootView, .bottom): Resting(rest: .viewBottom)
        // The margins of a view controller's root view are its safe area at top and bottom: UIKit's minimum there is 0, and
        // `insetsLayoutMarginsFromSafeArea` is true unless code says otherwise.
        case (.rootView, .bottomMargin), (.safeArea, .bottom), (.bottomLayoutGuide, .top): Resting(rest: .safeArea)
        // The old guide reaches from the end of the safe area to the end of the view.
        case (.bottomLayoutGuide, .bottom): Resting(rest: .viewBottom)
        default: nil
        }
    }

    /// The end as the bottom of a view that another constraint holds.
    fileprivate var held: Resting? {
        guard case .view(let view) = item, attribute == .bottom else { return nil }
        return view.bottom.flatMap(Resting.init)
    }
}

extension Resting {
    init?(_ tie: BottomTie) {
        guard !tie.isLimit, let constant = tie.restingConstant else { return nil }
        self.init(rest: tie.rest, distance: tie.raisesWithConstant ? constant : 0 - constant)
    }
}
