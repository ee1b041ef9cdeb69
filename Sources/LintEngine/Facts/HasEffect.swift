import Behaviour
import PatternMatching
import SwiftParser
import Vocabulary

/// In some scenario the write that the expression belongs to, or the handler it stands in, moves content so.
struct HasEffect: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "effect is EFFECT", .effect,
            "a part of a write with this effect in some scenario; elsewhere in a handler, an effect of the handler"
        ) { HasEffect(effect: $0) },
        FactPhrase(
            of: .match, "effect is EFFECT", .effect, "the match, or a meta-variable in it, has this effect"
        ) { HasEffect(effect: $0) },
    ]
    static let basis = FactBasis.handler
    let effect: EffectName
    var askedEffect: EffectName? { effect }

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.effects(of: node)?.isShown(effect) ?? false
    }
}

extension FactParameter<EffectName> {
    fileprivate static var effect: Self {
        Self(
            "EFFECT", expectation: "an effect such as `gap` or `not-reset`",
            table: EffectName.allCases.map { ($0.rawValue, $0) })
    }
}
