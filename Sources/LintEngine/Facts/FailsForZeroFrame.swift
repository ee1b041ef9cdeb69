import Behaviour
import PatternMatching
import SwiftParser

/// Where a notification's end frame is all zeros, the content is elsewhere than the layout guide has it, and no other event shows
/// the same.
struct FailsForZeroFrame: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "fails for a zero frame",
            "the content differs from the guide after a notification whose end frame is all zeros",
            FailsForZeroFrame())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        var scope = EffectScope(frames: .zero)
        scope.leaveOutWhatOthersShow(evidence.handler(of: node)?.report.scenarios ?? [])
        return evidence.effects(of: node)?.isShown(scope) ?? false
    }
}
