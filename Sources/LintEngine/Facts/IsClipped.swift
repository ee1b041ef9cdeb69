import PatternMatching
import SwiftParser

/// The value came through an intersection with the bounds of the view or the window.
struct IsClipped: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is clipped to the view",
            "a value from an intersection with the bounds of the view or the window", IsClipped())
    ]
    static let basis = FactBasis.run

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { evidence.values.quantity(of: node)?.isClipped ?? false }
}
