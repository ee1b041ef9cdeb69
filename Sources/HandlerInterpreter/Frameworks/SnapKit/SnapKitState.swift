import SwiftParser

/// What SnapKit remembers in a heap: the lines of its closures, and the constraints that it made.
struct SnapKitState: FrameworkState {
    private var chains: [SnapKit.Chain] = []
    /// By constraint, the view that it was made for.
    private var views: [ObjectID: ObjectID] = [:]
    /// The constraints that a line of the running closure means.
    private var meant: Set<ObjectID> = []
    /// By constraint that a line found again, the constant it gets unless the line says another, what says that, and where the
    /// line ties it.
    private var found: [ObjectID: (constant: Value, source: Syntax, node: Syntax)] = [:]

    // MARK: Lines

    mutating func add(_ chain: SnapKit.Chain) -> SnapKit.ChainID {
        chains.append(chain)
        return SnapKit.ChainID(position: Int32(chains.count - 1))
    }

    subscript(chain: SnapKit.ChainID) -> SnapKit.Chain {
        _read { yield chains[Int(chain.position)] }
        _modify { yield &chains[Int(chain.position)] }
    }

    // MARK: Constraints

    mutating func note(_ constraint: ObjectID, madeFor view: ObjectID) { views[constraint] = view }

    /// The view that SnapKit made a constraint for; nil for one that it did not make.
    func view(of constraint: ObjectID) -> ObjectID? { views[constraint] }

    /// Notes that a line means the constraint.
    mutating func mean(_ constraint: ObjectID) { meant.insert(constraint) }

    /// Notes that a line found a constraint that was there before.
    mutating func find(_ constraint: ObjectID, constant: Value, from source: Syntax, at node: Syntax) {
        found[constraint] = (constant, source, node)
    }

    /// The constant that a line leaves to a constraint which was there before; it does so no more. Nil where the line says it,
    /// and for a new one.
    mutating func takeConstant(of constraint: ObjectID) -> (constant: Value, source: Syntax, node: Syntax)? {
        found.removeValue(forKey: constraint)
    }

    /// Whether a line meant the constraint; it does no more.
    mutating func takeMeaning(of constraint: ObjectID) -> Bool { meant.remove(constraint) != nil }
}
