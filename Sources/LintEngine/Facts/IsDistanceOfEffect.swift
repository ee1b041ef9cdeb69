import Behaviour
import PatternMatching
import SwiftParser

/// In some scenario content is as far from where the guide has it as the number says: taking the number out, or putting in what
/// it stands for, would mend that.
struct IsDistanceOfEffect: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is the distance of an effect",
            "a number whose magnitude is how far its write puts content from the guide's place in some scenario",
            IsDistanceOfEffect())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        guard let points = evidence.values.quantity(of: node)?.known else { return false }
        return evidence.effects(of: node)?.hasDistance(abs(points)) ?? false
    }
}
