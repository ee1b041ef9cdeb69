import KeyboardModel
import Vocabulary

/// Points between the keyboard's top and where the guide is said to have the content.
package struct GuideClearance: Hashable, Sendable, Codable {
    package var points: Double
    package var origin: Origin

    /// Who wants the distance.
    package enum Origin: String, Sendable, Codable {
        /// The content is as far from the bottom edge that it rests on.
        case rest
        /// The handler keeps the content there, on a phone without a home indicator, whenever the keyboard is up.
        case handler
    }
}

/// Content that a handler keeps at a distance from the keyboard that it writes itself, whatever the distance at rest.
///
/// Without a home indicator there is no safe area to count twice or to forget: where the content then rests on the screen's
/// bottom edge, and ends as far above the keyboard whenever that is up, somebody chose the distance. On the other devices it is
/// what the guide's content has to keep, too.
extension [Handler.ScenarioResult] {
    /// - Parameter sinks: of the handler.
    func withKeptClearance(_ sinks: [Handler.Sink]) -> [Handler.ScenarioResult] {
        let written = Set(flatMap(\.effects).filter(\.isOfDistance).map(\.sink))
        guard let clearance = keptClearance, !contains(where: { $0.chosenMargin != nil }), written.count <= 1 else { return self }
        // Insets and margins replace those at rest, and a scroll view may end above the screen's bottom edge.
        let kinds = written.compactMap(\.self).filter(sinks.indices.contains).compactMap { SinkKind(rawValue: sinks[$0].kind) }
        guard kinds.allSatisfy({ $0.placesView || $0.isOfConstraint }) else { return self }
        return map { $0.comparing(atDistance: clearance) }
    }

    /// Points above the keyboard, on each phone without a home indicator; nil where they differ, or it covers the content.
    private var keptClearance: Double? {
        let results = filter { $0.device == .iPhoneHomeButton }
        guard !results.isEmpty,
            results.allSatisfy({ $0.verdict != .unknown && $0.effects.allSatisfy(\.isOfDistanceOrAgreement) })
        else { return nil }
        let raised = results.flatMap(\.steps).filter { $0.guide != nil }
        let clearances = raised.compactMap(\.clearance)
        guard let least = clearances.min(), let most = clearances.max(), clearances.count == raised.count,
            least > -Comparison.tolerance, most - least <= Comparison.tolerance,
            raised.allSatisfy({ $0.guide?.risesByWholeKeyboard ?? false })
        else { return nil }
        return Swift.max(least, 0)
    }
}

extension Effect {
    /// Whether it says how far the content is from where the guide has it, while the keyboard is up and the content is clear of
    /// it.
    fileprivate var isOfDistance: Bool { (name == .gap || name == .closer) && detail == nil }
    fileprivate var isOfDistanceOrAgreement: Bool { isOfDistance || name == .agrees && detail == nil || name == .late }
}

extension Handler.Step {
    /// Points between the keyboard's top and the content, while it is up; nil where that is not known.
    fileprivate var clearance: Double? { guide.flatMap { guide in legacyBottom.map { guide.top - $0 } } }

    fileprivate func comparing(atDistance clearance: Double) -> Handler.Step {
        guard let guide else { return self }
        var step = self
        step.guideBottom = guide.top - clearance
        step.difference = legacyBottom.map { $0 - (guide.top - clearance) }
        return step
    }
}

extension Handler.ScenarioResult {
    /// Points between the keyboard's top and content that is as far from it as from what it rests on; nil where that is not
    /// known.
    fileprivate var marginAtRest: Double? {
        steps.lazy.compactMap { step in step.guide.flatMap { guide in step.guideBottom.map { guide.top - $0 } } }.first
    }

    /// The same beside content that the guide keeps so many points above the keyboard.
    fileprivate func comparing(atDistance clearance: Double) -> Handler.ScenarioResult {
        guard effects.contains(where: \.isOfDistance), summary == .effects(effects), let rest = marginAtRest,
            case let margin = rest - clearance, abs(margin) > Comparison.tolerance
        else { return self }
        var result = self
        result.steps = steps.map { $0.comparing(atDistance: clearance) }
        let sink = effects.lazy.filter(\.isOfDistance).compactMap(\.sink).first
        let own = result.steps.compactMap { $0.distance(sink: sink) }
        let largest = [EffectName.gap, .closer].compactMap { name in
            own.filter { $0.name == name }.max { ($0.points ?? 0) < ($1.points ?? 0) }
        }
        result.effects = (largest + effects.filter { !$0.isOfDistance }).sorted(by: Effect.isReported)
        if !result.effects.contains(where: \.isDifference) {
            let agreement = Effect(.agrees, points: abs(margin), event: event, detail: .margin(margin))
            result.effects = [agreement] + result.effects.filter { $0.name != .agrees }
            result.verdict = .agrees
        }
        result.summary = .effects(result.effects)
        let worst = result.steps.first { $0.event == result.effects[0].event } ?? result.steps.last
        result.event = worst?.event
        result.guideClearance = worst?.guide.map { _ in GuideClearance(points: clearance, origin: .handler) }
        (result.legacyBottom, result.guideBottom, result.difference) = (
            worst?.legacyBottom, worst?.guideBottom, worst?.difference
        )
        return result
    }
}

extension Handler.Step {
    /// Nil where the content is at the guide's place, or under the keyboard.
    fileprivate func distance(sink: Int?) -> Effect? {
        guard let difference, let clearance, guide != nil, abs(difference) > Comparison.tolerance,
            clearance > -Comparison.tolerance
        else { return nil }
        return Effect(difference < 0 ? .gap : .closer, points: abs(difference), event: event, sink: sink)
    }
}
