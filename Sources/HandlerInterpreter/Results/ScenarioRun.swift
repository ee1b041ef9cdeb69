import KeyboardFacts
import KeyboardModel

/// What running a session came to.
package struct ExecutionResult {
    package let handlers: [KeyboardHandler]
    /// How each is known.
    package let origins: [HandlerOrigin]
    package let runs: [ScenarioRun]
}

/// A scenario run in every way that the source leaves open.
package struct ScenarioRun {
    package let scenario: Scenario
    package var paths: [PathRun]
    /// Whether every way was run; false when there were more than the bound allows.
    package let isComplete: Bool
    /// Whether further ways would have taken more evaluated nodes than all have together.
    var isOutOfFuel = false

    /// Whether all that the source leaves open was tried and run to its end. Only of such a run can be said what never happens.
    package var isExhaustive: Bool { isComplete && !paths.contains { $0.stopReason?.isLimit ?? false } }
}
