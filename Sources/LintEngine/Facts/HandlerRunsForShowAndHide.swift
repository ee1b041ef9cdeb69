import KeyboardFacts
import PatternMatching
import SwiftParser

/// The node's handler runs when the keyboard comes and when it goes.
struct HandlerRunsForShowAndHide: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "handler runs for show and hide", "the same handler runs when the keyboard shows and when it hides",
            HandlerRunsForShowAndHide())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        let events = Set(evidence.handler(of: node)?.behaviour.handler.registrations.map(\.event) ?? [])
        // A change of frame comes with both.
        return !events.isDisjoint(with: [.willChangeFrame, .didChangeFrame])
            || (!events.isDisjoint(with: [.willShow, .didShow]) && !events.isDisjoint(with: [.willHide, .didHide]))
    }
}
