import SourceText
import SwiftLexer
import Testing

@testable import SwiftParser

/// The names of all functions in `source`, with the names of the types they are members of.
private func members(_ source: String) -> [String] {
    tree(source).root.subtree.filter { $0.kind == .functionDecl }.map { function in
        "\(function.parent?.name ?? "").\(function.name)"
    }
}

@Test func `a method without its closing brace keeps those after it in their type`() {
    #expect(
        members(
            """
            class A {
                func a() {
                    if x {
                        y()

                @objc func b() {}
                func c() {}
            }
            class B {
                func d() {}
            }
            """) == ["A.a", "A.b", "A.c", "B.d"])
}

@Test func `a method without its opening brace keeps its body`() {
    expectTree(
        """
        class A {
            func a()
                y()
            }
            func b() {}
        }
        """,
        """
        (classDecl 'A'
            member:(functionDecl 'a' body:(codeBlock statement:(callExpr callee:(identifierExpr 'y'))))
            member:(functionDecl 'b' body:(codeBlock)))
        """, issues: ["expected '{'"])
}

@Test func `what is missing while somebody types is named and marked`() {
    expectTree(
        "let x =",
        "(variableDecl 'let' binding:(patternBinding pattern:(identifierPattern 'x') value:(missing)))",
        issues: ["expected an expression"])
    expectTree(
        "view.\nlet y: ",
        """
        (memberExpr base:(identifierExpr 'view'))
        (variableDecl 'let' binding:(patternBinding pattern:(identifierPattern 'y') type:(missing)))
        """, issues: ["expected the name of a member", "expected a type"])
    expectTree(
        "if { a }",
        "(ifExpr 'if' condition:(missing) body:(codeBlock statement:(identifierExpr 'a')))",
        issues: ["expected a condition"])
    expectTree(
        "f(a, )",
        "(callExpr callee:(identifierExpr 'f') argument:(argument value:(identifierExpr 'a')))")
    expectTree(
        "f(a\nlet b = 1",
        """
        (callExpr callee:(identifierExpr 'f') argument:(argument value:(identifierExpr 'a')))
        (variableDecl 'let' binding:(patternBinding pattern:(identifierPattern 'b') value:(integerLiteral '1')))
        """, issues: ["expected ')'"])
}

@Test func `what has no place is kept and skipped to the end of its line or bracket`() {
    expectTree(
        "a\n) = ]\nb",
        "(identifierExpr 'a') (unexpected) (identifierExpr 'b')", issues: ["expected a statement"])
    expectTree(
        "f(a b { c }, d)",
        """
        (callExpr callee:(identifierExpr 'f') argument:(argument value:(identifierExpr 'a')) unexpected:(unexpected))
        """, issues: ["expected ',' or ')'"])
    expectTree(
        "struct A { 1 + 2\n func f() {} }",
        "(structDecl 'A' unexpected:(unexpected) member:(functionDecl 'f' body:(codeBlock)))",
        issues: ["expected a declaration"])
}

@Test func `two statements on one line are both read, and the missing separator is named`() {
    expectTree(
        "a b", "(identifierExpr 'a') (identifierExpr 'b')",
        issues: ["expected a line break or ';' between statements"])
}

@Test func `the sample itself is read without an issue`() {
    #expect(tree(sample).issues == [])
}

@Test func `every prefix of a file gives a tree`() {
    let bytes = Array(sample.utf8)
    for length in 0..<bytes.count {
        let tree = parse(SourceFile(path: "Prefix.swift", bytes: Array(bytes[..<length])))
        #expect(tree.violations == [], "the first \(length) bytes")
    }
}

@Test func `a file that lacks any one token keeps nearly all of its declarations`() {
    let tokens = lex(SourceFile(path: "Sample.swift", text: sample))
    let whole = declarations(sample)
    for index in 0..<tokens.count - 1 {
        var bytes = Array(sample.utf8)
        let range = tokens[index].range
        bytes.replaceSubrange(range.start..<range.end, with: repeatElement(UInt8(ascii: " "), count: range.count))
        let kept = declarations(String(decoding: bytes, as: UTF8.self))
        // A deleted token may cost the declaration it stood in, and for a deleted quote what the string then swallows.
        let lost = whole.subtracting(kept)
        #expect(lost.count <= 3, "without token \(index) '\(tokens.text(index))': \(lost)")
    }
}

/// The types, methods, stored properties and observers in `source`, by kind and name.
private func declarations(_ source: String) -> Set<String> {
    Set(
        tree(source).root.subtree.compactMap { node -> String? in
            switch node.kind {
            case .classDecl, .extensionDecl, .functionDecl, .importDecl: "\(node.kind) \(node.name)"
            case .identifierPattern where node.nearestAncestor { $0 == .codeBlock } == nil: "property \(node.name)"
            default: nil
            }
        })
}
