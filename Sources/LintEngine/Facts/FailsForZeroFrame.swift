import PatternMatching
import SwiftParser

/// Where a notification's end frame is all zeros, the content is elsewhere than the layout guide has it, for that reason or not.
struct FailsForZeroFrame: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "fails for a zero frame",
            "the content differs from the guide after a notification whose end frame is all zeros",
            FailsForZeroFrame())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.effects(of: node)?.isShown(.init(frames: .zero)) ?? false
    }
}
