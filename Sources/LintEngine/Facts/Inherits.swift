import PatternMatching
import SwiftParser

/// The type that the node is, or the one around it, inherits from this one or conforms to it, directly or not.
struct Inherits: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "inherits from TYPE", .type,
            "a type that inherits from it, directly or not, or code of such a type; protocols count"
        ) { Inherits(ancestor: $0) },
        FactPhrase(of: .match, "type inherits from TYPE", .type, "the type around the match inherits from it, directly or not") {
            Inherits(ancestor: $0)
        },
    ]
    static let basis = FactBasis.declarations
    let ancestor: String

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        node.nearestType.map { evidence.index.ancestorNames(of: $0.name).contains(ancestor) } ?? false
    }
}
