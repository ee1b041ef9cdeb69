import PatternMatching
import SwiftParser

/// The handler around the node, or the one that a registration leads to, writes layout.
struct HandlerWritesLayout: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "leads to a handler that writes layout", "a name in a registration whose handler writes layout",
            HandlerWritesLayout()),
        FactPhrase(of: .match, "handler writes layout", "the handler writes layout in some scenario", HandlerWritesLayout()),
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.handler(of: node)?.behaviour.writesLayout ?? false }
}
