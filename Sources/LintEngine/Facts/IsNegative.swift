import PatternMatching
import SwiftParser

/// The number was below zero where a handler ran.
struct IsNegative: RuleFact {
    static let phrases = [
        FactPhrase(of: .variable, "is negative", "a number below zero, such as a constraint's constant upwards", IsNegative())
    ]
    static let basis = FactBasis.run

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.values.quantity(of: node)?.known.map { $0 < 0 } ?? false
    }
}
