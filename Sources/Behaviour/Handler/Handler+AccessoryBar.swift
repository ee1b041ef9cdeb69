import HandlerInterpreter

extension Handler {
    /// Leaves open where content is when the keyboard has gone from a screen whose own input accessory view stays.
    ///
    /// A screen that can become first responder becomes it again as its text field resigns; its accessory view is then the
    /// keyboard, of a height that the scenarios do not have, and is announced as one (the notification's frame is the accessory
    /// view's and the safe area's).
    package mutating func leaveRestOpen(withAccessoryOf type: String) {
        let point = OpenPoint.unknown(.restAboveAccessory(of: type))
        for position in scenarios.indices { scenarios[position].leaveRestOpen(for: point) }
    }
}

extension Handler.ScenarioResult {
    fileprivate mutating func leaveRestOpen(for point: OpenPoint) {
        guard let rested = effects.first(where: { $0.name == .notReset }) else { return }
        effects.removeAll { $0.name == .notReset || $0.name == .agrees }
        if !effects.contains(where: { $0.name == .depends }) {
            effects.append(Effect(.depends, event: rested.event, detail: .open(point), sink: rested.sink))
        }
        summary = .effects(effects)
        verdict = effects.contains(where: \.isDifference) ? .differs : .unknown
        let shown = verdict == .differs ? steps.first { $0.event == effects.first?.event } : nil
        event = shown?.event
        legacyBottom = shown?.legacyBottom
        guideBottom = shown?.guideBottom
        difference = shown?.difference
        steps.removeAll { $0.event == rested.event }
    }
}
