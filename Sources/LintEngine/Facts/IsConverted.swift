import PatternMatching
import SwiftParser

/// The value came from a rectangle of the keyboard's that was converted to another coordinate space.
struct IsConverted: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is converted", "a value from a keyboard's frame that was converted to another coordinate space",
            IsConverted())
    ]
    static let basis = FactBasis.run

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.values.quantity(of: node)?.isConverted ?? false }
}
