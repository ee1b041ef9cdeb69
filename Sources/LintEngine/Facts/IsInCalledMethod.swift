import PatternMatching
import SwiftParser

/// The node is code of a method that a handler calls on its own object, not of the handler itself.
struct IsInCalledMethod: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is in a method that a handler calls",
            "code of a method of its own object that a handler calls, and that is no handler itself", IsInCalledMethod())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.owners.isInCalledMethod(node) }
}
