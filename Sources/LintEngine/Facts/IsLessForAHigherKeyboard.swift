import PatternMatching
import SwiftParser

/// The keyboard is subtracted in the expression: what is subtracted from that, too, adds to the keyboard.
struct IsLessForAHigherKeyboard: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is less for a higher keyboard",
            "an expression that the keyboard's frame is subtracted in, such as the room above the keyboard",
            IsLessForAHigherKeyboard())
    ]
    static let basis = FactBasis.run

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { isSubtracted(in: node, evidence) }

    /// Whether the part of a sum that the keyboard is in has a minus before it.
    private func isSubtracted(in node: Syntax, _ evidence: Evidence) -> Bool {
        switch node.kind {
        case .parenExpr: node.child(.expression).map { isSubtracted(in: $0, evidence) } ?? false
        case .prefixExpr where node.name == "-":
            node.child(.operand).map { isFromKeyboard($0, evidence) && !isSubtracted(in: $0, evidence) } ?? false
        case .binaryExpr where node.name == "-" || node.name == "+":
            [node.child(.left), node.child(.right)].compactMap(\.self).first { isFromKeyboard($0, evidence) }.map { part in
                (part.role == .right && node.name == "-") != isSubtracted(in: part, evidence)
            } ?? false
        default: false
        }
    }

    private func isFromKeyboard(_ node: Syntax, _ evidence: Evidence) -> Bool {
        evidence.values.quantity(of: node)?.isFromKeyboard ?? false
    }
}
