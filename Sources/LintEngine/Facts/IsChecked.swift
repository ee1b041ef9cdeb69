import PatternMatching
import SwiftParser
import Vocabulary

/// An availability check around the node keeps it from systems before this one.
struct IsChecked: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is checked for iOS VERSION", .version,
            "code inside an availability check or attribute for that version"
        ) { IsChecked(version: $0) }
    ]
    static let basis = FactBasis.declarations
    let version: Version

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { node.isChecked(for: version) }
}
