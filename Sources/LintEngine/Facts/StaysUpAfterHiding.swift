import Behaviour
import PatternMatching
import SwiftParser

/// When the keyboard is gone, the content is higher than before it came. Content that ends lower was put back, to another place.
struct StaysUpAfterHiding: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "content stays up after hiding",
            "the content is higher after the keyboard is hidden than before it was shown, with an effect of `not-reset`",
            StaysUpAfterHiding())
    ]
    static let basis = FactBasis.handler
    private static let scope = EffectScope(names: [.notReset], frames: .others, detail: .tooHigh)
    var explained: EffectScope? { Self.scope }

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.effects(of: node)?.isShown(Self.scope) ?? false
    }
}
