import Behaviour
import PatternMatching
import SwiftParser

/// A write that runs on show and on hide, and gives the expression on hide what it had, or changes it by as much again.
///
/// A handler that tells the two apart writes something else on hide, be it a wrong number.
struct IsSetAlikeOnHide: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is set alike on hide",
            "an expression that a write leaves as it is when the keyboard hides, or changes as on show", IsSetAlikeOnHide())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        guard let (behaviour, report) = evidence.handler(of: node), let sink = evidence.values.sink(of: node, in: behaviour)
        else { return false }
        return report.scenarios.contains { scenario in
            let writes = report.writes(to: sink, in: scenario)
            return writes.indices.dropFirst().contains { position in
                let (shown, hidden) = (writes[position - 1], writes[position])
                guard hidden.event.hasPrefix("hide"), !shown.event.hasPrefix("hide") else { return false }
                // Insets as a whole have no one change.
                return hidden.after == shown.after || hidden.change.map { $0 == shown.change } ?? false
            }
        }
    }
}
