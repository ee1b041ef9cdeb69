import Behaviour
import KeyboardModel
import RuleBook
import Vocabulary

extension Handler {
    /// The scenarios that it was run in and that have what a mistake needs to show, when the handler reads the keyboard's frame,
    /// by id; nil for a handler that was not run. Of a scenario that somebody else wrote, nobody knows: it may.
    func scenarios(showing circumstance: Rule.Circumstance, _ behaviour: HandlerBehaviour) -> Set<String>? {
        guard !scenarios.isEmpty else { return nil }
        let framed = behaviour.framedNotifications
        let observed =
            framed.isEmpty ? Set(observes.compactMap { KeyboardNotificationName(rawValue: $0.notification) }) : framed
        return Set(
            scenarios.lazy.filter { !isIdleSomewhere || !$0.isIdle }.map(\.id).filter { id in
                guard let scenario = ScenarioLibrary.scenario(id: id) else { return true }
                return switch circumstance {
                case .partialCover: scenario.hasPartialCover(at: observed)
                case .offsetView: scenario.hasOffsetView(at: observed)
                case .smallWindow: scenario.hasSmallWindow(at: observed)
                }
            })
    }

    /// Whether it gives up early in some of its scenarios, as code does that leaves iPads alone: nothing shows there.
    var isIdleSomewhere: Bool { scenarios.contains(where: \.isIdle) && !scenarios.allSatisfy(\.isIdle) }
}

extension Handler.ScenarioResult {
    /// Whether the handler is known to write nothing.
    fileprivate var isIdle: Bool { writes.isEmpty && verdict != .unknown }
}
