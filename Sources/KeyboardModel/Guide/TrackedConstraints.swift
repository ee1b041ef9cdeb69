/// Constraints that the guide switches on and off as the keyboard moves: the methods of `UITrackingLayoutGuide`.
///
/// The constraints themselves can be anything (they need not even involve the guide); here they are names.
package struct TrackedConstraints<Constraint: Hashable & Sendable>: Hashable, Sendable {
    private var near: [DirectionalEdges: [Constraint]] = [:]
    private var away: [DirectionalEdges: [Constraint]] = [:]

    package init() {}

    /// Replaces what was tracked for these edges; an empty array ends it.
    package mutating func setConstraints(_ constraints: [Constraint], activeWhenNearEdge edges: DirectionalEdges) {
        near[edges] = constraints.isEmpty ? nil : constraints
    }

    /// Replaces what was tracked for these edges; an empty array ends it.
    package mutating func setConstraints(_ constraints: [Constraint], activeWhenAwayFrom edges: DirectionalEdges) {
        away[edges] = constraints.isEmpty ? nil : constraints
    }

    package func constraints(activeWhenNearEdge edges: DirectionalEdges) -> [Constraint] {
        near[edges] ?? []
    }

    package func constraints(activeWhenAwayFrom edges: DirectionalEdges) -> [Constraint] {
        away[edges] ?? []
    }

    /// Ends all tracking. Whether UIKit also deactivates what was active is not documented.
    package mutating func removeAllTrackedConstraints() {
        near = [:]
        away = [:]
    }

    /// The constraints that are active in a world.
    ///
    /// Several edges in a set mean all of them: the keyboard must be near, or away from, every one (Apple, "Adjusting your layout
    /// with keyboard layout guide"). Several sets can hold at once, and then their constraints may conflict.
    package func active(for guide: KeyboardLayoutGuide, in world: World) -> Set<Constraint> {
        guard guide.followsUndockedKeyboard || world.variants.trackingWithoutFollowing == .evaluated else { return [] }
        let nearEdges = guide.nearEdges(in: world)
        let awayEdges = guide.awayEdges(in: world)
        var active: Set<Constraint> = []
        for (edges, constraints) in near where nearEdges.isSuperset(of: edges) { active.formUnion(constraints) }
        for (edges, constraints) in away where awayEdges.isSuperset(of: edges) { active.formUnion(constraints) }
        return active
    }
}
