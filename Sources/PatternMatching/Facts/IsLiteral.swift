import SwiftParser

/// The node is a value that the source spells out.
package struct IsLiteral: Fact {
    package static let phrases = [
        FactPhrase(
            of: .variable, "is a literal", "a literal number or text, `true`, `false`, `nil` or `.zero`", IsLiteral())
    ]
    package static let basis = FactBasis.code

    package func holds(for node: Syntax, in source: any FactSource) -> Bool { node.isWrittenOut }
}

extension Syntax {
    fileprivate var isWrittenOut: Bool {
        switch kind {
        case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: true
        case .stringLiteral: firstChild == nil
        case .prefixExpr: child(.operand)?.isWrittenOut ?? false
        case .parenExpr: child(.expression)?.isWrittenOut ?? false
        case .memberExpr: name == "zero"
        default: false
        }
    }
}
