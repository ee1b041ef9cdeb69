import PatternMatching
import SwiftParser

/// The expression is a name that a function around it takes from those who call it.
struct IsParameter: RuleFact {
    static let phrases = [
        FactPhrase(of: .variable, "is a parameter", "the name of a parameter of a function around it", IsParameter())
    ]
    static let basis = FactBasis.declarations

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        guard node.kind == .identifierExpr else { return false }
        return node.ancestors.contains { function in
            function.children(.parameter).contains { $0.name == node.name }
        }
    }
}
