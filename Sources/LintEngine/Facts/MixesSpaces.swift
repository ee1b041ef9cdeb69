import PatternMatching
import SwiftParser

/// Coordinates of different spaces were added, subtracted, compared or intersected on the way to the value.
struct MixesSpaces: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "mixes coordinate spaces", "a value computed from coordinates of different spaces", MixesSpaces())
    ]
    static let basis = FactBasis.run

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.values.quantity(of: node)?.mixesSpaces ?? false }
}
