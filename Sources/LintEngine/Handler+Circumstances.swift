import Behaviour
import HandlerInterpreter
import KeyboardModel
import RuleBook
import Vocabulary

extension Handler {
    /// The differences that no scenario shows but those in which a mistake shows, by id: the mistake explains them. Nil where it
    /// may show in all.
    func effects(shownOnlyIn ids: Set<String>?) -> Set<EffectName>? {
        guard let ids else { return nil }
        func names(_ isMeant: (ScenarioResult) -> Bool) -> Set<EffectName> {
            Set(scenarios.filter(isMeant).flatMap(\.effects).filter(\.isDifference).map(\.name))
        }
        return names { ids.contains($0.id) }.subtracting(names { !ids.contains($0.id) })
    }

    /// The scenarios that it was run in and that have what a mistake needs to show, when the handler reads the keyboard's frame,
    /// by id; nil for a handler that was not run. Of a scenario that somebody else wrote, nobody knows: it may.
    ///
    /// - Parameters:
    ///   - line: of the write that is meant: the keyboard of an event at which others are made instead does not count.
    ///   - hasOtherReset: whether another handler runs as the keyboard hides.
    func scenarios(
        showing circumstance: Rule.Circumstance, _ behaviour: HandlerBehaviour, writtenIn line: Int, hasOtherReset: Bool
    ) -> Set<String>? {
        guard !scenarios.isEmpty else { return nil }
        let framed = behaviour.framedNotifications
        let observed =
            framed.isEmpty ? Set(observes.compactMap { KeyboardNotificationName(rawValue: $0.notification) }) : framed
        return Set(
            scenarios.lazy.filter { !isIdleSomewhere || !$0.isIdle }.filter { result in
                guard let scenario = ScenarioLibrary.scenario(id: result.id) else { return true }
                switch circumstance {
                case .partialCover:
                    let events = result.events(endingWithWriteIn: line)
                    // As the keyboard hides, it is what all handlers do together that is seen.
                    return scenario.hasPartialCover(
                        at: observed, in: events.isEmpty ? nil : events,
                        leavesOutHiding: hasOtherReset || result.verdict == .agrees)
                case .offsetView: return scenario.hasOffsetView(at: observed)
                case .smallWindow: return scenario.hasSmallWindow(at: observed)
                case .safeArea: return hasOwnSafeArea || scenario.world.view.safeAreaInsets.bottom > 0
                }
            }.map(\.id))
    }

    /// Points that a tab bar adds to the safe area of phones: nought where the screen stands above none.
    var tabBarInSafeArea: Double {
        unknowns.contains(.assumed(.hasTabBar)) ? TabBar.heightOnPhones : 0
    }

    /// Whether the safe area ends higher than the window's on any device: by a tab bar, or by an inset of the screen's own.
    private var hasOwnSafeArea: Bool {
        unknowns.contains { $0 == .assumed(.hasTabBar) || $0 == .assumed(.endsAtTabBar) }
            || sinks.contains { $0.kind == SinkKind.additionalSafeAreaInsets.rawValue }
    }

    /// Whether it gives up early in some of its scenarios, as code does that leaves iPads alone: nothing shows there.
    var isIdleSomewhere: Bool { scenarios.contains(where: \.isIdle) && !scenarios.allSatisfy(\.isIdle) }
}

extension Handler.ScenarioResult {
    /// The events at which a line is the last to write to what it writes to.
    fileprivate func events(endingWithWriteIn line: Int) -> Set<String> {
        let sinks = Set(writes.filter { $0.line == line }.map(\.sink))
        var last: [String: Int] = [:]
        for write in writes where sinks.contains(write.sink) { last[write.event] = write.line }
        return Set(last.filter { $0.value == line }.keys)
    }

    /// Whether the handler is known to write nothing.
    fileprivate var isIdle: Bool { writes.isEmpty && verdict != .unknown }
}
