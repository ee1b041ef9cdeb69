import PatternMatching
import SwiftParser

/// The node is an animation that ran for the duration it was given, and did not inherit that of the keyboard's own animation.
struct AnimationHasOwnDuration: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "animation has its own duration",
            "the animation runs outside the keyboard's own animation, whose duration it would inherit", AnimationHasOwnDuration())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.values.hasOwnDuration(node) }
}
