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

    /// The scenarios that show an effect, those that show most of it first.
    ///
    /// Agreement is that of the whole handler in every scenario: a single write that agrees while another does not is no
    /// agreement that anyone sees.
    func scenarios(showing name: EffectName) -> [String] {
        if name == .agrees { return handler.agreesEverywhere ? handler.scenarios.map(\.id) : [] }
        let shown = handler.scenarios.compactMap { scenario in
            scenario.effects.first { $0.name == name && isCause(of: $0) }.map { (scenario.id, $0.points ?? 0) }
        }
        return shown.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
    }

    /// Whether the write only makes room at the end of what scrolls.
    var isOfScrollRange: Bool {
        sink.flatMap { SinkKind(rawValue: handler.sinks[$0].kind) }?.insetsContent ?? false
    }

    /// Whether content ends elsewhere than the guide has it.
    var hasDifference: Bool {
        handler.scenarios.contains { scenario in
            guard scenario.verdict == .differs else { return false }
            return sink == nil || scenario.effects.contains { $0.isDifference && $0.sink == sink }
        }
    }

    /// What the differences that the write causes weigh: the worst of each name.
    var weights: [Finding.Cause.Weight] {
        var weights: [EffectName: Severity] = [:]
        for scenario in handler.scenarios where scenario.verdict == .differs {
            for effect in scenario.effects where effect.isDifference && isCause(of: effect) {
                weights[effect.name] = max(weights[effect.name] ?? .note, handler.severity(of: effect, in: scenario))
            }
        }
        return weights.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { Finding.Cause.Weight(effect: $0.key, severity: $0.value) }
    }

    /// What the worst difference that the write causes weighs; nil without one.
    var severity: Severity? { weights.map(\.severity).max() }

    /// The run in one sentence: what this write does, where it does anything.
    ///
    /// - Parameter names: the effects to tell of, where there are any; nil for all.
    func runSummary(telling names: Set<EffectName>?) -> RunSummary? { handler.runSummary(of: sink, telling: names) }

    /// Whether content is wrong after an event whose end frame is all zeros, for that reason or not.
    var hasDifferenceAfterZeroFrame: Bool {
        handler.scenarios.contains { scenario in
            guard let events = ScenarioLibrary.zeroFrameEvents[scenario.id] else { return false }
            return scenario.effects.contains { effect in
                effect.isDifference && isCause(of: effect) && effect.event.map(events.contains) ?? false
            }
        }
    }

    private func isCause(of effect: Effect) -> Bool { sink == nil || effect.sink == sink }
}

extension ScenarioLibrary {
    /// By scenario, the events that announce an end frame of zeros, where there are any.
    package static let zeroFrameEvents: [String: Set<String>] = all.reduce(into: [:]) { events, scenario in
        for (step, transition) in zip(scenario.steps, scenario.transitions)
        where transition.notifications.contains(where: { $0.endFrame == .zero }) {
            events[scenario.id, default: []].insert(step.name)
        }
    }
}
