import PatternMatching
import SwiftParser

/// The handler around the node, or the one that a registration leads to, writes layout.
struct HandlerWritesLayout: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "leads to a handler that writes layout", "a name in a registration whose handler does",
            HandlerWritesLayout()),
        FactPhrase(of: .match, "handler writes layout", "it does so in some scenario", HandlerWritesLayout()),
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.handler(of: node)?.behaviour.writesLayout ?? false }
}
