import KeyboardFacts
import PatternMatching
import SwiftParser
import Vocabulary

/// The type that the node is, or the one around it, observes the notification, or any of the six.
struct Observes: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "observes a keyboard notification", "a type that observes one, or code of such a type",
            Observes(notification: nil)),
        FactPhrase(of: .variable, "observes NOTIFICATION", .notification, "the same, for one of the six") {
            Observes(notification: $0)
        },
        FactPhrase(
            of: .match, "type observes a keyboard notification", "the type around the match observes one",
            Observes(notification: nil)),
        FactPhrase(of: .match, "type observes NOTIFICATION", .notification, "the same, for one of the six") {
            Observes(notification: $0)
        },
    ]
    static let basis = FactBasis.handler
    let notification: KeyboardNotificationName?

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.observers.observed(byTypeAround: node).contains { notification == nil || notification == $0 }
    }
}
