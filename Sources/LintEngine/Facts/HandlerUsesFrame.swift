import PatternMatching
import SwiftParser

/// The handler writes layout that comes from the keyboard's frame.
struct HandlerUsesFrame: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "handler lays out by the keyboard",
            "the handler places content by a number from the keyboard's frame in some scenario", HandlerUsesFrame())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.handler(of: node).map { !$0.behaviour.framedNotifications.isEmpty } ?? false
    }
}
