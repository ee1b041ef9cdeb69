import KeyboardFacts
import PatternMatching
import ProgramIndex
import SwiftParser

/// Code that reads a property of its own type that is declared with this very class: what is declared as a plain view may be
/// called a bar, but is none of UIKit's.
struct ReadsVariableOfType: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "reads a variable of type TYPE", .type,
            "code that reads a property of its type which is declared with this class, not with one that inherits from it"
        ) { ReadsVariableOfType(type: $0) }
    ]
    static let basis = FactBasis.declarations
    let type: String

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        guard let owner = node.nearestType?.name else { return false }
        return node.subtree.contains { part in
            guard let name = part.ownProperty, let property = evidence.index.property(name, in: owner) else { return false }
            return (property.child(.type)?.baseTypeName ?? property.child(.value)?.child(.callee)?.name) == type
        }
    }
}
