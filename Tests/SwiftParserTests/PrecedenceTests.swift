import SwiftLexer
import Testing

@testable import SwiftParser

/// `node` with parentheses around every operator and its operands.
private func grouped(_ node: Syntax) -> String {
    func group(_ role: SyntaxRole) -> String { node.child(role).map(grouped) ?? "nothing" }
    switch node.kind {
    case .binaryExpr, .assignExpr: return "(\(group(.left)) \(node.name) \(group(.right)))"
    case .ternaryExpr: return "(\(group(.condition)) ? \(group(.thenValue)) : \(group(.elseValue)))"
    case .castExpr, .isExpr: return "(\(group(.expression)) \(node.name) \(node.child(.type)?.text ?? "nothing"))"
    case .tryExpr, .awaitExpr: return "(\(node.name) \(group(.expression)))"
    case .prefixExpr: return "(\(node.name)\(group(.operand)))"
    case .postfixExpr: return "(\(group(.operand))\(node.name))"
    default: return node.text
    }
}

private func expectGroups(
    _ source: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let tree = tree(source, sourceLocation: sourceLocation)
    #expect(tree.root.firstChild.map(grouped) == expected, sourceLocation: sourceLocation)
    #expect(tree.root.children.map(\.id).count == 1, sourceLocation: sourceLocation)
}

/// The groups of the standard library from tightest to loosest, an operator or two of each.
private let levels: [(operators: [String], associatesToTheRight: Bool)] = [
    (["<<", "&>>"], false),
    (["*", "&"], false),
    (["+", "^"], false),
    (["..."], false),
    (["??"], true),
    (["==", "~="], false),
    (["&&"], false),
    (["||"], false),
    (["<~>"], false),
    (["+=", "&<<="], true),
]

@Test func `tighter operators hold their operands against looser ones on either side`() {
    for (index, tight) in levels.enumerated() {
        for loose in levels[(index + 1)...] {
            for (t, l) in tight.operators.flatMap({ t in loose.operators.map { (t, $0) } }) {
                expectGroups("a \(t) b \(l) c", "((a \(t) b) \(l) c)")
                expectGroups("a \(l) b \(t) c", "(a \(l) (b \(t) c))")
            }
        }
    }
}

@Test func `operators of one level group to their side`() {
    for level in levels {
        for (one, two) in level.operators.flatMap({ one in level.operators.map { (one, $0) } }) {
            expectGroups(
                "a \(one) b \(two) c",
                level.associatesToTheRight ? "(a \(one) (b \(two) c))" : "((a \(one) b) \(two) c)")
        }
    }
}

@Test func `casts, the ternary and words take their places among operators`() {
    expectGroups("a + b as C ?? d", "(((a + b) as C) ?? d)")
    expectGroups("a ?? b as C", "(a ?? (b as C))")
    expectGroups("a == b is C", "(a == (b is C))")
    expectGroups("a || b ? c : d ? e : f", "((a || b) ? c : (d ? e : f))")
    expectGroups("x = a ? b : c", "(x = (a ? b : c))")
    expectGroups("a ? b = c : d", "(a ? (b = c) : d)")
    expectGroups("x = try a ?? b", "(x = (try (a ?? b)))")
    expectGroups("-a * !b", "((-a) * (!b))")
    expectGroups("a... + b", "((a...) + b)")
    expectGroups("a\n    + b\n    - c", "((a + b) - c)")
}
