import Testing

@testable import SwiftParser

/// The kinds of the top-level nodes.
private func kinds(_ source: String) -> [SyntaxKind] {
    let tree = tree(source)
    #expect(tree.issues.isEmpty)
    return tree.root.children.map(\.kind)
}

@Test func `angle brackets are generic arguments only where no comparison could go on`() {
    #expect(kinds("a<b>(c)") == [.callExpr])
    #expect(kinds("a < b > (c)") == [.callExpr])
    #expect(kinds("(a < b, c > d)") == [.tupleExpr])
    #expect(kinds("f(a < b, c > (d))") == [.callExpr])
    #expect(tree("f(a < b, c > (d))").root.firstChild?.children(.argument).count == 1)
    #expect(tree("f(a < b, c > d)").root.firstChild?.children(.argument).count == 2)
    #expect(kinds("a<b>.c") == [.memberExpr])
    #expect(kinds("a<b>c") == [.binaryExpr])
    #expect(kinds("a<b>>(c)") == [.binaryExpr])
    #expect(kinds("A<B<C>>()") == [.callExpr])
    #expect(kinds("A<B>?.none") == [.memberExpr])
    #expect(kinds("a < b") == [.binaryExpr])
}

@Test func `a brace in a condition opens the body, unless it cannot`() {
    expectTree(
        "if x { y }",
        "(ifExpr 'if' condition:(identifierExpr 'x') body:(codeBlock statement:(identifierExpr 'y')))")
    expectTree(
        "if xs.contains { $0 } && z { y }",
        """
        (ifExpr 'if' condition:(binaryExpr '&&'
            left:(callExpr callee:(memberExpr 'contains' base:(identifierExpr 'xs'))
                argument:(trailingClosure value:(closureExpr statement:(identifierExpr '$0'))))
            right:(identifierExpr 'z'))
            body:(codeBlock statement:(identifierExpr 'y')))
        """)
    expectTree(
        "if (xs.contains { $0 }) {}",
        """
        (ifExpr 'if' condition:(parenExpr expression:(callExpr
            callee:(memberExpr 'contains' base:(identifierExpr 'xs'))
            argument:(trailingClosure value:(closureExpr statement:(identifierExpr '$0'))))) body:(codeBlock))
        """)
    #expect(kinds("for x in xs {\n    z\n}\n{ y }()") == [.forInStmt, .callExpr])
    #expect(kinds("switch x {\ncase 1: break\n}") == [.switchExpr])
}

@Test func `a new line ends an expression before a bracket, not before a member, an operator or a closure`() {
    #expect(kinds("a\n(b)") == [.identifierExpr, .parenExpr])
    #expect(kinds("a\n[b]") == [.identifierExpr, .arrayLiteral])
    #expect(kinds("a\n    .b") == [.memberExpr])
    #expect(kinds("a\n    + b") == [.binaryExpr])
    #expect(kinds("a\n-b") == [.identifierExpr, .prefixExpr])
    #expect(kinds("a()\n{ b }") == [.callExpr])
    #expect(kinds("a\n    ? b\n    : c") == [.ternaryExpr])
}

@Test func `question marks chain, choose or coalesce by the space around them`() {
    #expect(kinds("a?.b") == [.memberExpr])
    #expect(kinds("a ? .b : .c") == [.ternaryExpr])
    #expect(kinds("a ?? b") == [.binaryExpr])
    #expect(kinds("a as? B ? c : d") == [.ternaryExpr])
    #expect(kinds("a! != b") == [.binaryExpr])
    #expect(kinds("a?[0]?()") == [.callExpr])
}

@Test func `slashes divide or quote by what is before them`() {
    #expect(kinds("a / b / c") == [.binaryExpr])
    #expect(kinds("f(/b/)") == [.callExpr])
}

@Test func `labels, ternaries and dictionaries share the colon`() {
    #expect(kinds("f(a ? b : c, d: e ? f : g)") == [.callExpr])
    #expect(kinds("[a ? b : c: d]") == [.dictionaryLiteral])
    #expect(tree("f(default: 1, in: 2)").root.firstChild?.children(.argument).map(\.label) == ["default", "in"])
}

@Test func `one name with labels is not a call with missing arguments`() {
    let tree = tree("#selector(a.show(_:animated:)); show(note:)")
    #expect(tree.issues.isEmpty)
    #expect(tree.root.children.map(\.kind) == [.poundExpr, .identifierExpr])
    #expect(tree.root.firstChild?.child(.argument)?.text == "a.show(_:animated:)")
}
