import Behaviour
import HandlerInterpreter
import KeyboardModel
import ProgramIndex

/// Screens of apps that have tab bars and of which nobody says whether they lie above one.
///
/// A bar is a part of the safe area, or ends the view, and so moves what rests on those. Which code that matters to, the code is
/// asked: it is run above a bar, too.
extension Linter {
    /// The handlers that leave content in another place above a tab bar, of objects of which nothing at hand tells whether they
    /// are above one.
    func handlersMovedByTabBars(of runs: [SessionRun], in index: DeclarationIndex, _ unit: AnalysisUnit) -> Set<Handler.Place> {
        guard let interfaces = unit.interfaces, interfaces.surroundings.hasTabBars else { return [] }
        // An iPad's bar is at the top.
        let phones = scenarios(ofFileAt: unit.file.path).run.filter { !$0.world.screen.isPad }.prefix(Self.phonesAsked)
        guard !phones.isEmpty else { return [] }
        return runs.reduce(into: []) { moved, run in
            let names = run.session.screens
            guard !names.isEmpty, !names.contains(where: { interfaces.tellsTabBar(of: $0, in: index) }) else { return }
            let places = Self.places(of: run)
            guard places.values.contains(where: { $0.contains { $0.isTold } }) else { return }
            for isOpaque in interfaces.drawsOpaqueTabBars ? [false, true] : [false] {
                let above = self.run(
                    run.session, through: Array(phones), interfaces.showing(names, aboveTabBarThatIsOpaque: isOpaque))
                for (place, states) in Self.places(of: above) {
                    let isMoved = states.contains { state in
                        places[place]?.contains { $0.scenario == state.scenario && $0.isTold && $0 != state } ?? false
                    }
                    if isMoved { moved.insert(place) }
                }
            }
        }
    }

    /// Of the scenarios, those on a phone with a home indicator and on one with a button: others differ in nothing that a bar has
    /// to do with.
    private static let phonesAsked = 2

    /// What a handler comes to in a scenario.
    private struct Outcome: Equatable {
        let scenario: String
        let verdict: Handler.Verdict
        let effects: [Effect]

        /// Whether anything is said of it.
        var isTold: Bool { verdict != .unknown }
    }

    private static func places(of run: SessionRun) -> [Handler.Place: [Outcome]] {
        Dictionary(
            run.behaviours.map { behaviour in
                let scenarios = Handler(behaviour).scenarios
                return (behaviour.place, scenarios.map { Outcome(scenario: $0.id, verdict: $0.verdict, effects: $0.effects) })
            }
        ) { first, _ in first }
    }
}

extension Session {
    /// The classes whose objects it runs: the handlers' own, or the screen that these are run on.
    package var screens: Set<String> {
        Set([client?.type, stage?.type, reported.first.flatMap { handlers[$0].owner }].compactMap(\.self))
    }
}
