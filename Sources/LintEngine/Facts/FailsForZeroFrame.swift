import Behaviour
import PatternMatching
import SwiftParser

/// Where a notification's end frame is all zeros, the content is elsewhere than the layout guide has it, no other event shows the
/// same, and the code gets as far as to use the zeros.
struct FailsForZeroFrame: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "fails for a zero frame",
            "the content differs from the guide after a notification whose end frame is all zeros, which the match uses",
            FailsForZeroFrame())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        var scope = EffectScope(frames: .zero)
        scope.leaveOutWhatOthersShow(evidence.handler(of: node)?.report.scenarios ?? [])
        guard let effects = evidence.effects(of: node), effects.isShown(scope) else { return false }
        // Code that lets zeros alone takes them for nothing: what it leaves where it was, it does not reset.
        return effects.isWriteMadeForZeros ?? node.subtree.contains(where: evidence.values.wasZeroOfKeyboard)
    }
}
