import PatternMatching
import SwiftParser

/// The number was the same wherever a handler ran: no device and no state chose it.
struct IsFixed: RuleFact {
    static let phrases = [
        FactPhrase(of: .variable, "is fixed", "one number in all scenarios and after all events", IsFixed())
    ]
    static let basis = FactBasis.run

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.values.quantity(of: node)?.known != nil && !evidence.values.varies(node)
    }
}
