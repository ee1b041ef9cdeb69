import HandlerInterpreter
import KeyboardModel
import Vocabulary

extension Handler {
    /// How much an effect weighs for a user of the app.
    ///
    /// Content under the keyboard by more than a margin, or away when the keyboard is gone, is an error. Content that moves and
    /// stays visible, or leaves a gap, is a warning, as is content that is put back, and higher than it was, or lower and still
    /// in the safe area. A scroll range that is longer than it need be hides nothing: a note, as is one that is put back to
    /// another length; one that nobody takes back is a warning, if more than an empty frame leads to it, which few keyboards
    /// have. That constraints contradict each other is an error where nothing is open: neither whether the handler comes to
    /// write, nor anything else of its run. What shows only in a window beside others is met by few: a warning. So few see what
    /// moves for a keyboard that is none of the window's that it is a note.
    package func severity(of effect: Effect, in scenario: ScenarioResult) -> Severity {
        let weight = severityWherever(effect, in: scenario)
        return Scenario.needsWindows(scenario.id) ? min(weight, .warning) : weight
    }

    private func severityWherever(_ effect: Effect, in scenario: ScenarioResult) -> Severity {
        let isScrollRange = insetsContent(effect)
        switch effect.name {
        // No more than the margin inside a control is what nobody misses.
        case .covered: return isSmall(effect) ? .warning : .error
        case .conflict: return unknowns.isEmpty && preconditions.isEmpty ? .error : .warning
        case .drift: return isScrollRange ? .warning : .error
        case .notReset:
            if case .topInset = effect.detail { return .warning }
            // What nothing ties to a lower end is not lost below one.
            guard effect.detail == .tooHigh || scenario.steps.isEmpty else {
                guard isPutElsewhere(effect, in: scenario) else { return .error }
                if isScrollRange { return isWiped(effect, in: scenario) ? weightOfLostRoom(effect) : .note }
                if isSmall(effect) { return .note }
                return staysInSafeArea(effect, in: scenario) ? .warning : .error
            }
            switch (isScrollRange, isPutElsewhere(effect, in: scenario)) {
            case (true, true): return .note
            case (true, false): return effect.isAtZeroFrame(in: scenario.id) ? .note : .warning
            case (false, true): return isSmall(effect) ? .note : .warning
            case (false, false): return .error
            }
        case .gap:
            if isScrollRange || isSmall(effect) { return .note }
            return leavesView(effect, in: scenario) ? .error : .warning
        // However far: the keyboard is another app's, or on another screen than the content.
        case .movesForOtherApp, .movesForOtherScreen: return .note
        // An inset moves nothing by itself.
        case .late: return isScrollRange ? .note : .warning
        case .closer: return isSmall(effect) ? .note : .warning
        case .jump: return .warning
        case .agrees, .depends, .neverFires: return .note
        }
    }

    /// The margin that a view has where nobody says another one, in points (Apple, documentation of `UIView.layoutMargins`):
    /// content that is put so much lower or higher than it was has another margin, and is as visible.
    private static let leastMargin = 8.0

    private func isSmall(_ effect: Effect) -> Bool { abs(effect.points ?? .infinity) <= Self.leastMargin }

    /// Whether content that is put back lower than it was ends above the home indicator all the same, where people see and reach
    /// it.
    private func staysInSafeArea(_ effect: Effect, in scenario: ScenarioResult) -> Bool {
        guard let view = ScenarioLibrary.scenario(id: scenario.id)?.world.view,
            let bottom = scenario.steps.first(where: { $0.event == effect.event })?.legacyBottom
        else { return false }
        return bottom <= view.frame.height - view.safeAreaInsets.bottom + Comparison.tolerance
    }

    /// Room at the end of what scrolls that a handler wipes: more than padding may have been for a control that covers the end
    /// now.
    private func weightOfLostRoom(_ effect: Effect) -> Severity {
        abs(effect.points ?? .infinity) < ContentBox.mostPadding ? .warning : .error
    }

    /// What the heaviest of some effects weighs, in whatever scenario; nil where the runs show none of them.
    package func weight(of names: Set<EffectName>) -> Severity? {
        scenarios.flatMap { scenario in
            scenario.effects.filter { names.contains($0.name) }.map { severity(of: $0, in: scenario) }
        }.max()
    }

    /// Whether the write that causes an effect only makes room at the end of what scrolls.
    func insetsContent(_ effect: Effect) -> Bool {
        effect.sink.map { sinks.indices.contains($0) && sinks[$0].insetsContent } ?? false
    }

    /// Whether a write at an effect's event puts the content back, and by the same distance away from where it was in each
    /// scenario, however high its keyboard is: the code gives it another place at rest than the set-up. What is written once more
    /// puts nothing back.
    private func isPutElsewhere(_ effect: Effect, in scenario: ScenarioResult) -> Bool {
        guard let sink = effect.sink, sinks.indices.contains(sink), let points = effect.points,
            scenario.writes.contains(where: { $0.event == effect.event && $0.sink == sinks[sink].expression })
        else { return false }
        let others = scenarios.flatMap(\.effects).filter {
            $0.name == effect.name && $0.detail == effect.detail && $0.sink == sink
        }
        let events = Set(others.compactMap(\.event))
        let isMoved = scenarios.flatMap(\.writes).contains { write in
            write.sink == sinks[sink].expression && events.contains(write.event) && write.before != write.after
        }
        return isMoved && others.count > 1
            && others.allSatisfy { $0.points.map { abs($0 - points) < Comparison.tolerance } ?? false }
    }

    /// Whether a write at an effect's event sets nothing but 0, whatever was there at rest.
    private func isWiped(_ effect: Effect, in scenario: ScenarioResult) -> Bool {
        scenario.writes.contains { write in
            write.event == effect.event && write.sink == effect.sink.map { sinks[$0].expression } && write.after == .points(0)
        }
    }

    /// Whether the content ends above the top of its view, where nobody sees it.
    private func leavesView(_ effect: Effect, in scenario: ScenarioResult) -> Bool {
        guard let step = scenario.steps.first(where: { $0.event == effect.event }), let bottom = step.legacyBottom,
            let difference = step.difference, let points = effect.points, abs(abs(difference) - points) < Comparison.tolerance
        else { return false }
        return bottom <= 0
    }
}
