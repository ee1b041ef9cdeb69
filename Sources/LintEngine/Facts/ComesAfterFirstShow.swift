import Behaviour
import PatternMatching
import SwiftParser

/// Content is not where the guide has it after an event that is not the scenario's first: what the first show does right, or as
/// wrong, a later one does not follow.
struct ComesAfterFirstShow: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "effect comes after the first show",
            "an event after a scenario's first leaves the content covered, or a gap, and more of it than the first one did",
            ComesAfterFirstShow())
    ]
    static let basis = FactBasis.handler
    private static let scope = EffectScope(names: [.covered, .gap], frames: .others, isLater: true)
    var explained: EffectScope? { Self.scope }

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.effects(of: node)?.isShown(Self.scope) ?? false
    }
}
