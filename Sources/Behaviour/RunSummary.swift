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
    /// Whether the content comes to its place only when the keyboard has moved.
    package let isLate: Bool
    /// How much lower than the guide all scenarios have the content; nil where they do not, or agree to the point.
    package let margin: Double?
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
        scenarios: Int, differing: Int, open: Int, staysClear: Bool = false, isLate: Bool = false, margin: Double? = nil,
        worst: Worst?, gravest: Worst? = nil
    ) {
        self.scenarios = scenarios
        self.differing = differing
        self.open = open
        self.staysClear = staysClear
        self.isLate = isLate
        self.margin = margin
        self.worst = worst
        self.gravest = gravest
    }
}

extension Handler {
    /// Nil for one that was not run, or that writes no layout.
    ///
    /// - Parameters:
    ///   - sink: the write to tell of, where it causes a difference; nil for all.
    ///   - names: the effects to tell of, where there are any; nil for all.
    package func runSummary(of sink: Int? = nil, telling names: Set<EffectName>? = nil) -> RunSummary? {
        guard !scenarios.isEmpty, !sinks.isEmpty else { return nil }
        let differing = scenariosWorstFirst
        let subject = [EffectFilter(sink: sink, names: names), EffectFilter(sink: sink, names: nil)].first { filter in
            differing.contains { !filter.differences(in: $0).isEmpty }
        }
        let filter = subject ?? EffectFilter(sink: nil, names: nil)
        let told = subject == nil ? differing : differing.filter { !filter.differences(in: $0).isEmpty }
        let first = told.first
        let isGrave = first.map { severity(of: $0, filter) == .error } ?? true
        return RunSummary(
            scenarios: scenarios.count, differing: differing.count, open: scenarios.count { $0.verdict == .unknown },
            staysClear: scenarios.contains { $0.effects.contains { $0.detail == .staysClear } },
            isLate: scenarios.contains { $0.effects.contains { $0.name == .late } },
            margin: constantMargin, worst: first.map { worst(of: $0, filter) },
            gravest: isGrave
                ? nil
                : told.first { severity(of: $0, filter) == .error && $0.difference != nil }.map { worst(of: $0, filter) })
    }

    private var constantMargin: Double? {
        let margins = scenarios.map(\.chosenMargin)
        return margins.contains(nil) ? nil : margins.first ?? nil
    }

    private func severity(of scenario: ScenarioResult, _ filter: EffectFilter) -> Severity {
        filter.differences(in: scenario).map { severity(of: $0, in: scenario) }.max() ?? .note
    }

    /// Told by the effects that a write causes, where it causes any.
    private func worst(of scenario: ScenarioResult, _ filter: EffectFilter) -> RunSummary.Worst {
        var summary = scenario.summary
        let own = scenario.effects.filter { !$0.isDifference || filter.tells($0) }
        if !filter.isOpen, summary == .effects(scenario.effects), own.contains(where: \.isDifference) { summary = .effects(own) }
        return RunSummary.Worst(scenario: scenario.id, summary: summary, isMeasured: scenario.difference != nil)
    }
}

/// Which of a handler's effects a summary tells.
private struct EffectFilter {
    /// Those of one write; nil for all.
    let sink: Int?
    /// Those of these names; nil for all.
    let names: Set<EffectName>?

    var isOpen: Bool { sink == nil && names == nil }

    func tells(_ effect: Effect) -> Bool {
        (sink == nil || effect.sink == sink) && (names?.contains(effect.name) ?? true)
    }

    func differences(in scenario: Handler.ScenarioResult) -> [Effect] {
        scenario.effects.filter { $0.isDifference && tells($0) }
    }
}
