import PatternMatching
import SwiftParser

/// The node's handler leaves the content where the layout guide does in every scenario.
struct HandlerAgrees: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "handler agrees with the guide", "the content is at the layout guide's place in every scenario",
            HandlerAgrees())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.handler(of: node)?.report.agreesEverywhere ?? false }
}
