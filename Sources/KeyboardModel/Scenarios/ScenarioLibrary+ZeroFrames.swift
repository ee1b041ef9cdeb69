extension ScenarioLibrary {
    /// By scenario, the events that announce an end frame of zeros, where there are any.
    package static let zeroFrameEvents: [String: Set<String>] = all.reduce(into: [:]) { events, scenario in
        for (step, transition) in zip(scenario.steps, scenario.transitions)
        where transition.notifications.contains(where: { $0.endFrame == .zero }) {
            events[scenario.id, default: []].insert(step.name)
        }
    }
}
