import PatternMatching
import SwiftParser

/// The value of the expression was computed from this place.
struct DerivesFrom: RuleFact {
    static let phrases = [
        FactPhrase(of: .variable, "derives from ORIGIN", .origin, "a value computed from this origin") { DerivesFrom(origin: $0) }
    ]
    static let basis = FactBasis.run
    let origin: OriginWord

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.values.quantity(of: node)?.origins.contains(where: origin.includes) ?? false
    }
}
