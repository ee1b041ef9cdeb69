import PatternMatching
import SwiftParser

/// The expression gives the value of a write to layout.
struct IsWrittenToLayout: RuleFact {
    static let phrases = [
        FactPhrase(of: .variable, "is written to a layout sink", "the value of a write", IsWrittenToLayout())
    ]
    static let basis = FactBasis.run

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.values.sinks[node] == nil && evidence.values.written[node] != nil && evidence.owners.isAttributed(node)
    }

    func candidates(in evidence: Evidence) -> [Syntax]? { Array(evidence.values.written.keys) }
}
