import PatternMatching
import SwiftParser

/// A write to the expression moves it by so many points in some scenario: a number that is large where it was before moves
/// little.
struct ChangesByAtLeast: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "changes by at least N points", .points,
            "an expression that a write changes by that much in some scenario, or by a number that is not known"
        ) { ChangesByAtLeast(points: $0) }
    ]
    static let basis = FactBasis.handler
    let points: Double

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        guard let (behaviour, report) = evidence.handler(of: node), let sink = evidence.values.sink(of: node, in: behaviour)
        else { return false }
        let writes = report.writes(to: sink)
        return writes.isEmpty || writes.contains { write in write.change.map { abs($0) >= points } ?? true }
    }
}
