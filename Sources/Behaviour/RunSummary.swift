import HandlerInterpreter
import KeyboardModel
import Vocabulary

/// What the scenarios showed of a handler, in numbers, and the worst of it.
package struct RunSummary: Hashable, Sendable {
    package let scenarios: Int
    /// In how many it differs from the guide, and in how many nobody knows.
    package let differing: Int
    package let open: Int
    /// In how many it differs by what the summary tells.
    package let telling: Int
    /// Whether what is told only makes content scroll farther than it needs to.
    package let isOfScrollRange: Bool
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
    /// Whether content stays away from its place only where the keyboard hides with another height than it was shown with.
    package let needsHeightChange: Bool
    /// Whether it differs in some of the scenarios, by what the summary does not tell.
    package let hasOthers: Bool

    package struct Worst: Hashable, Sendable {
        package let scenario: String
        package let summary: Handler.Summary
        /// Whether one number says how far the content is from where the guide has it.
        package let isMeasured: Bool
        /// How many of the points the rule explains, where not all; nil where that is not known.
        package let part: EffectScope.Part?

        package init(scenario: String, summary: Handler.Summary, isMeasured: Bool, part: EffectScope.Part? = nil) {
            self.scenario = scenario
            self.summary = summary
            self.isMeasured = isMeasured
            self.part = part
        }
    }

    package init(
        scenarios: Int, differing: Int, open: Int, telling: Int = 0, isOfScrollRange: Bool = false, staysClear: Bool = false,
        isLate: Bool = false, margin: Double? = nil, worst: Worst?, gravest: Worst? = nil, needsHeightChange: Bool = false,
        hasOthers: Bool = false
    ) {
        self.scenarios = scenarios
        self.differing = differing
        self.open = open
        self.telling = telling
        self.isOfScrollRange = isOfScrollRange
        self.staysClear = staysClear
        self.isLate = isLate
        self.margin = margin
        self.worst = worst
        self.gravest = gravest
        self.needsHeightChange = needsHeightChange
        self.hasOthers = hasOthers
    }
}

extension Handler {
    /// Nil for one that was not run, or that writes no layout, or of which nothing is open and no difference is to be told.
    ///
    /// - Parameters:
    ///   - sink: the write to tell of, where it causes a difference; nil for all.
    ///   - scope: the effects to tell of.
    package func runSummary(of sink: Int? = nil, telling scope: EffectScope = .all) -> RunSummary? {
        guard !scenarios.isEmpty, !sinks.isEmpty else { return nil }
        let differing = scenarios.filter { $0.verdict == .differs }
        // What else the handler writes may show it.
        let filters = [sink, nil].map { EffectFilter(sink: $0, scope: scope) }
        let filter = filters.first { filter in differing.contains { !filter.effects(in: $0).isEmpty } } ?? filters[0]
        // Of scenarios that show as much of what is told, the plainest comes first, whatever else the others show.
        let told = scenariosWorstFirst(by: filter.effects).filter { !filter.effects(in: $0).isEmpty }
        let open = scenarios.count { $0.verdict == .unknown }
        if told.isEmpty, !differing.isEmpty, open == 0 { return nil }
        let first = told.first
        let wide = filter.anyEvent
        let isGrave = first.map { severity(of: $0, filter) == .error } ?? true
        return RunSummary(
            scenarios: scenarios.count, differing: differing.count, open: open,
            telling: differing.count { !wide.effects(in: $0).isEmpty },
            isOfScrollRange: !told.isEmpty && told.allSatisfy { filter.effects(in: $0).allSatisfy(showsAtScrolledEnd) },
            staysClear: scenarios.contains { $0.effects.contains { $0.detail == .staysClear } },
            isLate: scenarios.contains { $0.effects.contains { $0.name == .late } },
            margin: constantMargin, worst: first.map { worst(of: $0, filter) },
            gravest: isGrave
                ? nil
                : told.first { severity(of: $0, filter) == .error && $0.difference != nil }.map { worst(of: $0, filter) },
            needsHeightChange: needsHeightChange(told.map { (scenario: $0, effects: filter.effects(in: $0)) }),
            hasOthers: told.isEmpty && !differing.isEmpty)
    }

    /// Whether nothing but content that is not reset is told, and only where the keyboard gets lower or higher before it hides.
    private func needsHeightChange(_ told: [(scenario: ScenarioResult, effects: [Effect])]) -> Bool {
        let others = scenarios.filter { $0.verdict == .agrees }
        return !told.isEmpty && told.allSatisfy { $0.effects.first?.name == .notReset && $0.scenario.changesHeight == true }
            && !others.isEmpty && others.allSatisfy { $0.changesHeight == false }
    }

    private var constantMargin: Double? {
        let margins = scenarios.map(\.chosenMargin)
        return margins.contains(nil) ? nil : margins.first ?? nil
    }

    /// Whether an effect is that insets let content scroll farther than it needs to.
    package func onlyLengthensScrolling(_ effect: Effect) -> Bool {
        switch effect.name {
        case .gap, .movesForOtherApp, .movesForOtherScreen: insetsContent(effect)
        case .notReset: effect.detail == .tooHigh && insetsContent(effect)
        case .agrees, .covered, .closer, .drift, .jump, .conflict, .late, .neverFires, .depends: false
        }
    }

    /// The same, or that insets take room away at the end of what scrolls.
    private func showsAtScrolledEnd(_ effect: Effect) -> Bool {
        if case .topInset = effect.detail { return false }
        return onlyLengthensScrolling(effect) || effect.name == .notReset && insetsContent(effect)
    }

    private func severity(of scenario: ScenarioResult, _ filter: EffectFilter) -> Severity {
        filter.effects(in: scenario).map { severity(of: $0, in: scenario) }.max() ?? .note
    }

    /// Told by the effects that the filter lets through.
    private func worst(of scenario: ScenarioResult, _ filter: EffectFilter) -> RunSummary.Worst {
        var summary = scenario.summary
        let told = filter.scope.names == nil ? scenario.effects.filter { !$0.isDifference } : []
        let own = scenario.effects.filter { effect in told.contains(effect) || filter.tells(effect, in: scenario) }
        if summary == .effects(scenario.effects), !own.isEmpty { summary = .effects(own) }
        return RunSummary.Worst(
            scenario: scenario.id, summary: summary, isMeasured: scenario.difference != nil,
            part: own.lazy.compactMap { filter.scope.part(of: $0, in: scenario) }.first)
    }
}

extension Handler.ScenarioResult {
    /// Whether the keyboard hides with another height than it was shown with; nil in a scenario that somebody else wrote.
    fileprivate var changesHeight: Bool? {
        let heights = ScenarioLibrary.scenario(id: id)?.steps.compactMap(\.event.dockedHeight)
        return heights.map { $0.first != $0.last }
    }
}

/// Which of a handler's effects a summary tells.
private struct EffectFilter {
    /// Those of one write; nil for all.
    let sink: Int?
    let scope: EffectScope

    func tells(_ effect: Effect, in scenario: Handler.ScenarioResult) -> Bool {
        (sink == nil || effect.sink == sink) && scope.contains(effect, in: scenario)
    }

    /// The same, of whatever event shows it: what is not back in its place after a frame of zeros either is seen there, too.
    var anyEvent: EffectFilter {
        guard scope.frames == .others else { return self }
        var scope = scope
        scope.frames = .any
        return EffectFilter(sink: sink, scope: scope)
    }

    /// Where each answer to what the source leaves open shows a difference, and no two the same, that is what there is to tell.
    func effects(in scenario: Handler.ScenarioResult) -> [Effect] {
        let isOpen = scope.names == nil && !scenario.effects.contains(where: \.isDifference)
        return isOpen ? scenario.effects : scenario.effects.filter { tells($0, in: scenario) }
    }
}
