import Vocabulary

extension Handler {
    /// How much an effect weighs for a user of the app.
    ///
    /// Content under the keyboard, or away when the keyboard is gone, is an error. Content that moves and stays visible, or
    /// leaves a gap, is a warning. A scroll range that is longer than it need be hides nothing: a note. That constraints
    /// contradict each other is an error where nothing is open: neither whether the handler comes to write, nor anything else of
    /// its run.
    package func severity(of effect: Effect, in scenario: ScenarioResult) -> Severity {
        let isScrollRange = insetsContent(effect)
        switch effect.name {
        case .covered: return .error
        case .conflict: return unknowns.isEmpty && preconditions.isEmpty ? .error : .warning
        case .drift: return isScrollRange ? .warning : .error
        case .notReset: return isScrollRange && effect.detail == .tooHigh ? .warning : .error
        case .gap, .movesForOtherApp, .movesForOtherScreen:
            if isScrollRange { return .note }
            return leavesView(effect, in: scenario) ? .error : .warning
        // Room that is left for the length of an animation is seen by nobody; room that is missing as long is.
        case .late: return isScrollRange && takesRoom(effect, in: scenario) ? .note : .warning
        case .closer, .jump: return .warning
        case .agrees, .depends, .neverFires: return .note
        }
    }

    /// What the heaviest of some effects weighs, in whatever scenario; nil where the runs show none of them.
    package func weight(of names: Set<EffectName>) -> Severity? {
        scenarios.flatMap { scenario in
            scenario.effects.filter { names.contains($0.name) }.map { severity(of: $0, in: scenario) }
        }.max()
    }

    /// Whether the write that causes an effect only makes room at the end of what scrolls.
    func insetsContent(_ effect: Effect) -> Bool {
        effect.sink.map { sinks.indices.contains($0) && SinkKind(rawValue: sinks[$0].kind)?.insetsContent == true } ?? false
    }

    /// Whether all that is written at an effect's event makes insets smaller.
    private func takesRoom(_ effect: Effect, in scenario: ScenarioResult) -> Bool {
        let changes = scenario.writes.filter { $0.event == effect.event }.map(\.change)
        return !changes.isEmpty && changes.allSatisfy { $0.map { $0 < 0 } ?? false }
    }

    /// Whether the content ends above the top of its view, where nobody sees it.
    private func leavesView(_ effect: Effect, in scenario: ScenarioResult) -> Bool {
        guard let step = scenario.steps.first(where: { $0.event == effect.event }), let bottom = step.legacyBottom,
            let difference = step.difference, let points = effect.points, abs(abs(difference) - points) < Comparison.tolerance
        else { return false }
        return bottom <= 0
    }
}
