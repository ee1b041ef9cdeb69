import PatternMatching
import SwiftParser

/// The keyboard's height, the safe area in it, is written to content that rests on the safe area already.
struct CountsSafeAreaTwice: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "counts the safe area twice",
            "a keyboard height that includes the safe area, written to content that rests on the safe area",
            CountsSafeAreaTwice())
    ]
    static let basis = FactBasis.run

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.values.countedTwice.contains(node) }

    func candidates(in evidence: Evidence) -> [Syntax]? { Array(evidence.values.countedTwice) }
}
