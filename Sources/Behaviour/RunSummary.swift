/// What the scenarios showed of a handler, in numbers, and the worst of it.
package struct RunSummary: Hashable, Sendable {
    package let scenarios: Int
    /// In how many it differs from the guide, and in how many nobody knows.
    package let differing: Int
    package let open: Int
    package let worst: Worst?

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

    package init(scenarios: Int, differing: Int, open: Int, worst: Worst?) {
        self.scenarios = scenarios
        self.differing = differing
        self.open = open
        self.worst = worst
    }
}

extension Handler {
    /// Nil for one that was not run, or that writes no layout.
    package var runSummary: RunSummary? {
        guard !scenarios.isEmpty, !sinks.isEmpty else { return nil }
        let differing = scenariosWorstFirst
        return RunSummary(
            scenarios: scenarios.count, differing: differing.count, open: scenarios.count { $0.verdict == .unknown },
            worst: differing.first.map {
                RunSummary.Worst(scenario: $0.id, summary: $0.summary, isMeasured: $0.difference != nil)
            })
    }
}
