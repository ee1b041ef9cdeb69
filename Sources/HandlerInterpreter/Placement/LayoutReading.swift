/// What is known of a screen's constraints for as long as nothing changes that says so.
struct LayoutReading {
    /// What places are measured in.
    private var root: VerticalSystem.Root?
    var roles: [ObjectID: ConstraintRole] = [:]
    private var atRest = Moment()
    private var now = Moment()

    /// What is known of one time.
    struct Moment {
        /// The constraints of code as the vertical system takes them; nil for one that says nothing of it.
        var ties: [ObjectID: Evaluator.Tie?] = [:]
        /// Those that hang together.
        var components: [LayoutComponent] = []
        /// Those that were solved, by what was asked.
        var systems: [Question: [GatheredConstraints]] = [:]

        fileprivate mutating func forgetSystems() {
            if !components.isEmpty { components = [] }
            if !systems.isEmpty { systems = [:] }
        }
    }

    struct Question: Hashable {
        /// A constraint that is left out of account.
        let left: ObjectID?
        /// Whether what they leave open is as the interface file draws it.
        let isAsDrawn: Bool
    }

    subscript(time: Evaluator.LayoutTime) -> Moment {
        _read {
            switch time {
            case .atRest: yield atRest
            case .now: yield now
            }
        }
        _modify {
            switch time {
            case .atRest: yield &atRest
            case .now: yield &now
            }
        }
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
        now.ties[object] = nil
        atRest.ties[object] = nil
        forgetSystems()
    }

    mutating func forgetSystems() {
        now.forgetSystems()
        atRest.forgetSystems()
        if !roles.isEmpty { roles = [:] }
    }

    /// Forgets what a constraint says now, but not what it said before the first event.
    mutating func forgetChange(of constraint: ObjectID) {
        guard root != nil else { return }
        now.ties[constraint] = nil
        now.forgetSystems()
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
