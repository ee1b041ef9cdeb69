import PatternMatching
import SwiftParser

/// The value was computed from this place and no other.
struct DerivesOnlyFrom: RuleFact {
    static let phrases = [
        FactPhrase(of: .variable, "derives only from ORIGIN", .origin, "a value computed from this origin only") {
            DerivesOnlyFrom(origin: $0)
        }
    ]
    static let basis = FactBasis.run
    let origin: OriginWord

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        guard let origins = evidence.values.quantity(of: node)?.origins else { return false }
        return !origins.isEmpty && origins.allSatisfy(origin.includes)
    }
}
