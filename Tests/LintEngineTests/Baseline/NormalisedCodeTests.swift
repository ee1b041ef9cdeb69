import SourceText
import SwiftParser
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What makes no difference to a baseline, and what does.
@Suite struct NormalisedCodeTests {
    private func texts(_ code: String) -> String {
        let tree = parse(SourceFile(path: "A.swift", text: code))
        return NormalisedCode(tree.root).texts.joined(separator: " ")
    }

    @Test(arguments: [
        ("if (a.isEmpty) { b }", "if a.isEmpty { b }"),
        ("guard (a) else { return; }", "guard a else { return }"),
        ("while (f(a)) {}", "while f(a) {}"),
        ("[1, 2,]", "[1,2]"),
        ("f(a, b,\n)", "f(a, b)"),
        ("self.a = self.b", "a = b"),
        ("animate() { b }", "animate { b }"),
        ("1_000", "1000"),
        ("`default`.a", "default.a"),
        ("\"\"\"\n    a\n    \"\"\"", "\"\"\"\na\n\"\"\""),
        ("a // why\n/* and */ + b", "a + b"),
    ])
    func formattersMayDoThis(code: String, other: String) {
        #expect(texts(code) == texts(other))
    }

    @Test(arguments: [
        ("if (a) == b { c }", "if a == b { c }"),
        ("f((a))", "f(a)"),
        ("a.self", "a"),
        ("f(self)", "f()"),
        ("-a", "a"),
        ("a.b", "ab"),
        ("\"a\"", "a"),
        ("f(a) { b }", "f { b }"),
    ])
    func thisIsAnEdit(code: String, other: String) {
        #expect(texts(code) != texts(other))
    }

    @Test func aDeclarationBeginsBehindItsAttributesAndModifiers() throws {
        let tree = parse(SourceFile(path: "A.swift", text: "@objc(a:) private final func a(_ b: Int) { c }"))
        let function = try #require(tree.root.children.first { $0.kind == .functionDecl })
        #expect(NormalisedCode(function).texts.joined(separator: " ") == "func a ( _ b : Int ) { c }")
    }
}
