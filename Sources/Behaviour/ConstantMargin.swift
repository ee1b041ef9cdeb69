import Vocabulary

/// Content that a handler keeps as far from the keyboard on every iPhone, only not as far as it is from the bottom at rest.
///
/// A number that the safe area or the keyboard's height were forgotten in differs between a phone with a home indicator and one
/// with a home button. What is the same on both somebody chose, and the guide does the same with a constant: it is agreement.
extension [Handler.ScenarioResult] {
    /// The same, with scenarios that differ by nothing but a constant margin as agreeing ones.
    var withConstantMargin: [Handler.ScenarioResult] {
        let phones = filter { $0.device == .iPhone || $0.device == .iPhoneHomeButton }
        guard let margin = phones.lazy.compactMap(\.margin).first, phones.allSatisfy({ $0.margin.isMargin(margin) }),
            Set(phones.map(\.device)).count == 2
        else { return self }
        return map { $0.margin.isMargin(margin) ? $0.agreeing(margin) : $0 }
    }
}

extension Double? {
    fileprivate func isMargin(_ margin: Double) -> Bool { map { abs($0 - margin) <= Comparison.tolerance } ?? false }
}

extension Handler.ScenarioResult {
    /// By how many points more than the guide the handler lowers its content whenever the keyboard is up; nil where it differs by
    /// anything else, or does not.
    fileprivate var margin: Double? {
        let differences = effects.filter(\.isDifference)
        guard verdict == .differs, let first = differences.first, let points = first.points, let event = first.event,
            differences.allSatisfy({ $0.name == first.name && $0.points == points }),
            !effects.contains(where: { $0.name == .depends }),
            first.name == .gap || first.name == .closer, first.detail != .belowRest
        else { return nil }
        let margin = first.name == .gap ? -points : points
        let resting = steps.compactMap(\.guideBottom).max() ?? 0
        let isConstant = steps.allSatisfy { step in
            guard let difference = step.difference, let guide = step.guideBottom, let bottom = step.legacyBottom, bottom > 0
            else {
                return false
            }
            return Optional(difference).isMargin(margin) || abs(difference) <= Comparison.tolerance && guide >= resting
        }
        return isConstant && steps.contains { $0.event == event } ? margin : nil
    }

    /// By how many points the handler lowers its content more than the guide, where that is a margin that somebody chose; nil
    /// where it is none.
    package var chosenMargin: Double? {
        if case .margin(let margin)? = effects.first?.detail { margin } else { nil }
    }

    fileprivate func agreeing(_ margin: Double) -> Handler.ScenarioResult {
        var result = self
        result.verdict = .agrees
        let others = effects.filter { !$0.isDifference }
        result.effects = [Effect(.agrees, points: abs(margin), event: event, detail: .margin(margin))] + others
        result.summary = .effects(result.effects)
        return result
    }
}
