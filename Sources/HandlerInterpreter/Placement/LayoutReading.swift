/// What is known of a screen's constraints for as long as nothing changes that says so.
struct LayoutReading {
    /// What places are measured in.
    private var root: VerticalSystem.Root?
    var roles: [ObjectID: ConstraintRole] = [:]
    /// The constraints of code as the vertical system takes them; nil for one that says nothing of it.
    var ties: [Evaluator.LayoutTime: [ObjectID: Evaluator.Tie?]] = [:]
    /// Those that were solved, by what was asked.
    var systems: [Question: [Evaluator.GatheredConstraints]] = [:]

    struct Question: Hashable {
        let time: Evaluator.LayoutTime
        /// A constraint that is left out of account.
        let left: ObjectID?
        /// Whether what they leave open is as the interface file draws it.
        let isAsDrawn: Bool
    }

    /// Keeps what was found out, unless something has changed since one asked.
    mutating func keep(_ change: (inout LayoutReading) -> Void) {
        if root != nil { change(&self) }
    }

    mutating func forget() {
        if root != nil { self = LayoutReading() }
    }

    /// Forgets what an object says, and what was made of it.
    mutating func forget(_ object: ObjectID) {
        guard root != nil else { return }
        ties[.now]?[object] = nil
        ties[.atRest]?[object] = nil
        forgetSystems()
    }

    mutating func forgetSystems() {
        systems = [:]
        roles = [:]
    }

    /// Forgets what a constraint says now, but not what it said before the first event.
    mutating func forgetChange(of constraint: ObjectID) {
        guard root != nil else { return }
        ties[.now]?[constraint] = nil
        systems = systems.filter { $0.key.time == .atRest }
    }

    fileprivate mutating func measure(in other: VerticalSystem.Root) {
        guard root != other else { return }
        self = LayoutReading()
        root = other
    }
}

extension Evaluator {
    /// What is known in the world as it is now.
    var layoutReading: LayoutReading {
        _read {
            heap.layoutReading.measure(in: layoutRoot)
            yield heap.layoutReading
        }
    }
}
