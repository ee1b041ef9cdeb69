import PatternMatching
import SwiftParser

/// The expression is a name that the file gives to something itself, whatever else may be called so.
struct IsDeclaredHere: RuleFact {
    static let phrases = [
        FactPhrase(of: .variable, "is declared in this file", "a name of a variable that the file declares", IsDeclaredHere())
    ]
    static let basis = FactBasis.declarations

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        guard node.kind == .identifierExpr else { return false }
        return node.tree.nodes(of: [.identifierPattern]).contains { $0.name == node.name }
    }
}
