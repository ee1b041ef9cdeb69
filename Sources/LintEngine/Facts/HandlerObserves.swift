import KeyboardFacts
import PatternMatching
import SwiftParser
import Vocabulary

/// The node's handler runs for this notification.
struct HandlerObserves: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "handler observes NOTIFICATION", .notification,
            "the handler around the match, or the handler of the registration, runs for it"
        ) { HandlerObserves(notification: $0) }
    ]
    static let basis = FactBasis.handler
    let notification: KeyboardNotificationName

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.handler(of: node)?.behaviour.handler.registrations.contains { $0.event == notification } ?? false
    }
}
