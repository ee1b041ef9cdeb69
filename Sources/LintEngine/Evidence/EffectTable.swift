import Behaviour
import KeyboardModel
import Vocabulary

/// The effects of one handler by scenario: those of one of its writes, or all.
struct EffectTable {
    private let handler: Handler
    /// The write, as an index into the handler's sinks; nil for the whole handler.
    private let sink: Int?

    init(of handler: Handler, sink: Int?) {
        self.handler = handler
        self.sink = sink
    }

    /// Whether some scenario shows an effect.
    ///
    /// Agreement is that of the whole handler in every scenario: a single write that agrees while another does not is no
    /// agreement that anyone sees.
    func isShown(_ name: EffectName) -> Bool {
        name == .agrees ? handler.agreesEverywhere : isShown(EffectScope(names: [name], frames: .others))
    }

    /// Whether some scenario shows an effect that a rule explains.
    func isShown(_ scope: EffectScope) -> Bool {
        handler.scenarios.contains { scenario in scenario.effects.contains { isCause(of: $0) && scope.contains($0, in: scenario) }
        }
    }

    /// Whether some scenario, by id, shows a gap of so many points as is asked for, at an event at which the write is made: what
    /// is there because it is not made again has another cause.
    func hasGap(_ isMeant: (_ points: Double, _ scenario: String) -> Bool) -> Bool {
        handler.scenarios.contains { scenario in
            let gaps = scenario.effects.filter { $0.name == .gap && isCause(of: $0) }
            guard gaps.contains(where: { isMeant($0.points ?? .infinity, scenario.id) }) else { return false }
            let expression = sink.map { handler.sinks[$0].expression }
            let events = Set(scenario.writes.filter { expression == nil || $0.sink == expression }.map(\.event))
            let written = scenario.steps.filter { events.contains($0.event) }
            return written.isEmpty || written.contains { $0.difference.map { isMeant(-$0, scenario.id) } ?? true }
        }
    }

    /// Whether some scenario shows the write at an event that announces an end frame of zeros; nil where there is no one write.
    var isWriteMadeForZeros: Bool? {
        guard let expression = sink.map({ handler.sinks[$0].expression }) else { return nil }
        return handler.scenarios.contains { scenario in
            let events = ScenarioLibrary.zeroFrameEvents[scenario.id] ?? []
            return scenario.writes.contains { events.contains($0.event) && $0.sink == expression }
        }
    }

    /// Whether content ends so many points from where the guide has it in some scenario.
    func hasDistance(_ points: Double) -> Bool {
        handler.scenarios.contains { scenario in
            scenario.verdict == .differs
                && scenario.effects.contains { effect in
                    guard let distance = effect.points, effect.isDifference, isCause(of: effect) else { return false }
                    return abs(distance - points) < 0.5
                }
        }
    }

    /// Whether the write only makes room at the end of what scrolls, or only scrolls: neither is a place of its own, and people
    /// scroll on from there.
    var isOfScrolling: Bool {
        let sinks = sink.map { [handler.sinks[$0]] } ?? handler.sinks
        if sinks.isEmpty { return false }
        return sinks.allSatisfy { SinkKind(rawValue: $0.kind)?.movesContent == false } || sink != nil && sinks[0].insetsContent
    }

    /// Whether the write moves a controller's root view: as long as no run shows that something is covered, or away, that is
    /// style.
    var movesRootView: Bool { sink.map { handler.sinks[$0].movesRootView } ?? false }

    /// Whether content ends elsewhere than the guide has it.
    var hasDifference: Bool {
        handler.scenarios.contains { scenario in
            guard scenario.verdict == .differs else { return false }
            return sink == nil || scenario.effects.contains { $0.isDifference && $0.sink == sink }
        }
    }

    /// What the differences that the write causes weigh: the worst of each name.
    ///
    /// - Parameter scope: the effects that count.
    func weights(of scope: EffectScope) -> [Finding.Cause.Weight] {
        var weights: [EffectName: Severity] = [:]
        for (effect, scenario) in differences(in: scope) {
            weights[effect.name] = max(weights[effect.name] ?? .note, handler.severity(of: effect, in: scenario))
        }
        return weights.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { Finding.Cause.Weight(effect: $0.key, severity: $0.value) }
    }

    /// Whether the write causes differences, and all of them harm nobody where few see them: content moves for a keyboard that is
    /// none of the window's, or, in a window beside others, scrolls farther than it needs to or ends above the keyboard. Who has
    /// such windows asks for it.
    ///
    /// - Parameters:
    ///   - scope: the effects that count.
    ///   - countsWindows: whether many have the app in such windows: then a gap counts.
    func areNegligible(in scope: EffectScope, countsWindows: Bool) -> Bool {
        let differences = differences(in: scope)
        return !differences.isEmpty
            && differences.allSatisfy { effect, scenario in
                effect.name.isRarelyMet
                    || Scenario.needsWindows(scenario.id)
                        && (handler.onlyLengthensScrolling(effect) || effect.name == .gap && !countsWindows)
            }
    }

    /// The differences that the write causes and that count, each with a scenario that shows it.
    private func differences(in scope: EffectScope) -> [(effect: Effect, scenario: Handler.ScenarioResult)] {
        handler.scenarios.filter { $0.verdict == .differs }.flatMap { scenario in
            scenario.effects.filter { $0.isDifference && isCause(of: $0) && scope.contains($0, in: scenario) }
                .map { ($0, scenario) }
        }
    }

    /// What the worst difference that the write causes weighs; nil without one.
    func severity(of scope: EffectScope) -> Severity? { weights(of: scope).map(\.severity).max() }

    /// The run in one sentence: what this write does, where it does anything.
    ///
    /// - Parameter scope: the effects to tell of.
    func runSummary(telling scope: EffectScope) -> RunSummary? { handler.runSummary(of: sink, telling: scope) }

    private func isCause(of effect: Effect) -> Bool { sink == nil || effect.sink == sink }
}

extension Handler {
    /// Whether it leaves content elsewhere than the layout guide, and nowhere where many see it or anybody is harmed.
    package var differsOnlyWhereFewSeeIt: Bool {
        EffectTable(of: self, sink: nil).areNegligible(in: EffectScope(frames: .any), countsWindows: false)
    }
}
