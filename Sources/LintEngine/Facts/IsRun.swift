import PatternMatching
import SwiftParser

/// The code stands where some run came to: as the screen was set up, or for a notification.
struct IsRun: RuleFact {
    static let phrases = [
        FactPhrase(of: .variable, "is run", "code that a run comes to, in the set-up or for a notification", IsRun())
    ]
    static let basis = FactBasis.run

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.values.wasRun(node) }
}
