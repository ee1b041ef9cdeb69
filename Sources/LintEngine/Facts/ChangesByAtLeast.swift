import Behaviour
import PatternMatching
import SwiftParser

/// A write to the expression moves it by so many points in some scenario while the keyboard is there: a number that is large
/// where it was before moves little, and what a screen gets back when the keyboard hides stands in for no keyboard.
struct ChangesByAtLeast: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "changes by at least N points for a keyboard", .points,
            "an expression that a write changes by that much while the keyboard is shown in some scenario, or by a number that is not known"
        ) { ChangesByAtLeast(points: $0) }
    ]
    static let basis = FactBasis.handler
    let points: Double

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        guard let (behaviour, report) = evidence.handler(of: node), let sink = evidence.values.sink(of: node, in: behaviour)
        else { return false }
        guard !report.writes(to: sink).isEmpty else { return true }
        return report.scenarios.contains { scenario in
            let hides = behaviour.eventsWithoutKeyboard(in: scenario.id)
            return report.writes(to: sink, in: scenario).contains { write in
                !hides.contains(write.event) && write.change.map { abs($0) >= points } ?? true
            }
        }
    }
}

extension HandlerBehaviour {
    /// The events of a scenario after which there is no keyboard.
    fileprivate func eventsWithoutKeyboard(in scenario: String) -> Set<String> {
        let steps = runs.first { $0.scenario.id == scenario }?.paths.first?.steps ?? []
        return Set(steps.filter { $0.world.keyboard.state == .hidden }.map(\.name))
    }
}
