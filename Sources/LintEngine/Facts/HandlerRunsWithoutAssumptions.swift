import Behaviour
import PatternMatching
import SwiftParser

/// The run of the node's handler takes nothing for granted and leaves nothing open.
struct HandlerRunsWithoutAssumptions: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "handler runs without assumptions", "the run of the handler needs no assumption, and leaves nothing open",
            HandlerRunsWithoutAssumptions())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.handler(of: node)?.report.outcome == .executed }
}
