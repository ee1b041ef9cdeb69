import KeyboardFacts
import PatternMatching
import SwiftParser
import Vocabulary

/// The expression is the name of a keyboard notification in a registration.
struct NamesObservedNotification: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "names an observed keyboard notification", "the name of a keyboard notification in a registration",
            NamesObservedNotification(notification: nil)),
        FactPhrase(of: .variable, "names an observed NOTIFICATION", .notification, "the same, for one of the six") {
            NamesObservedNotification(notification: $0)
        },
    ]
    static let basis = FactBasis.run
    /// Nil for any.
    let notification: KeyboardNotificationName?

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.observers.observed[node].map { notification == nil || notification == $0 } ?? false
    }

    func candidates(in evidence: Evidence) -> [Syntax]? { Array(evidence.observers.observed.keys) }
}
