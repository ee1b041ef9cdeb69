import SwiftParser

/// How many nodes may still be evaluated.
struct FuelBudget {
    private var left: Int
    private var tank: Int

    init(_ tank: Int) {
        left = tank
        self.tank = tank
    }

    /// Nodes evaluated so far.
    var spent: Int { tank - left }

    /// Uses up one unit; false once there is none.
    mutating func spend() -> Bool {
        left -= 1
        return left > 0
    }

    /// Adds what is missing to so much.
    mutating func refill(to least: Int) {
        let lacking = max(0, least - left)
        left += lacking
        tank += lacking
    }
}

/// How deep evaluation is: calls on the stack, and expressions inside each other.
struct CallStack {
    var calls = 0
    /// The functions and closures that are running, the innermost last.
    var running: [Syntax] = []
    var expressions = 0
    /// The stored properties whose initial values are being made.
    var initialising: Set<Initialisation> = []

    struct Initialisation: Hashable {
        let property: Syntax
        /// Whose property it is; nil for what no object has.
        let object: ObjectID?
    }

    var hasRoom: Bool { calls < Limits.callDepth }
}
