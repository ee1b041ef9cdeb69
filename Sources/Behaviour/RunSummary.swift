import HandlerInterpreter
import Vocabulary

/// What the scenarios showed of a handler, in numbers, and the worst of it.
package struct RunSummary: Hashable, Sendable {
    package let scenarios: Int
    /// In how many it differs from the guide, and in how many nobody knows.
    package let differing: Int
    package let open: Int
    /// Whether the content is somewhere elsewhere than the guide has it, and clear of the keyboard all the same.
    package let staysClear: Bool
    /// On the device that most users have.
    package let worst: Worst?
    /// What makes it an error on another device, where the worst on this one is none.
    package let gravest: Worst?

    package struct Worst: Hashable, Sendable {
        package let scenario: String
        package let summary: Handler.Summary
        /// Whether one number says how far the content is from where the guide has it.
        package let isMeasured: Bool

        package init(scenario: String, summary: Handler.Summary, isMeasured: Bool) {
            self.scenario = scenario
            self.summary = summary
            self.isMeasured = isMeasured
        }
    }

    package init(
        scenarios: Int, differing: Int, open: Int, staysClear: Bool = false, worst: Worst?, gravest: Worst? = nil
    ) {
        self.scenarios = scenarios
        self.differing = differing
        self.open = open
        self.staysClear = staysClear
        self.worst = worst
        self.gravest = gravest
    }
}

extension Handler {
    /// Nil for one that was not run, or that writes no layout.
    ///
    /// - Parameter sink: the write to tell of, where it causes a difference; nil for all.
    package func runSummary(of sink: Int? = nil) -> RunSummary? {
        guard !scenarios.isEmpty, !sinks.isEmpty else { return nil }
        let differing = scenariosWorstFirst
        let own = differing.filter { scenario in
            sink == nil || scenario.effects.contains { $0.isDifference && $0.sink == sink }
        }
        let told = own.isEmpty ? differing : own
        let first = told.first
        let isGrave = first.map { severity(of: $0, causedBy: sink) == .error } ?? true
        return RunSummary(
            scenarios: scenarios.count, differing: differing.count, open: scenarios.count { $0.verdict == .unknown },
            staysClear: scenarios.contains { $0.effects.contains { $0.detail == .staysClear } },
            worst: first.map { worst(of: $0, causedBy: sink) },
            gravest: isGrave
                ? nil
                : told.first { severity(of: $0, causedBy: sink) == .error && $0.difference != nil }
                    .map { worst(of: $0, causedBy: sink) })
    }

    private func severity(of scenario: ScenarioResult, causedBy sink: Int?) -> Severity {
        scenario.effects.filter { $0.isDifference && (sink == nil || $0.sink == sink) }
            .map { severity(of: $0, in: scenario) }.max() ?? .note
    }

    /// Told by the effects that a write causes, where it causes any.
    private func worst(of scenario: ScenarioResult, causedBy sink: Int?) -> RunSummary.Worst {
        var summary = scenario.summary
        let own = scenario.effects.filter { !$0.isDifference || $0.sink == sink }
        if sink != nil, summary == .effects(scenario.effects), own.contains(where: \.isDifference) { summary = .effects(own) }
        return RunSummary.Worst(scenario: scenario.id, summary: summary, isMeasured: scenario.difference != nil)
    }
}
