import PatternMatching
import SwiftParser

/// The node is part of a function or closure that runs when the keyboard posts a notification.
struct IsInHandler: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is in a handler", "code of a handler, or of a method of its own object that the handler calls",
            IsInHandler())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.owners.position(around: node) != nil }
}
