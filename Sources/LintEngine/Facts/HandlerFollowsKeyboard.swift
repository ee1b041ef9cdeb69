import PatternMatching
import SwiftParser

/// The handler that a registration leads to writes layout that comes from the keyboard's frame, or may do so.
struct HandlerFollowsKeyboard: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "leads to a handler that lays out by the keyboard",
            "a name in a registration whose handler writes layout, other than a scroll offset, from the keyboard's frame or from an unknown value",
            HandlerFollowsKeyboard())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.handler(of: node)?.behaviour.followsKeyboard ?? false }
}
