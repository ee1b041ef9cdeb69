import PatternMatching
import SwiftParser

/// In some scenario the value is at least so many points, whatever its sign.
struct IsAtLeast: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is at least N points", .points, "a number with at least that magnitude in some scenario"
        ) { IsAtLeast(points: $0) }
    ]
    static let basis = FactBasis.run
    let points: Double

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.values.quantity(of: node)?.known.map { abs($0) >= points } ?? false
    }
}
