import LintEngine
import SourceText
import SwiftParser
import Testing

@testable import Fixes

/// What is left when code goes looks as if it had never been there.
@Suite struct LineDeletionTests {
    /// The source without the functions and statements that name `gone`.
    private func without(_ source: String) throws -> String {
        let tree = parse(SourceFile(path: "A.swift", text: source))
        let nodes = tree.root.subtree.filter { node in
            (node.kind == .functionDecl && node.name == "gone")
                || (node.kind == .callExpr && node.role == .statement && node.child(.callee)?.name == "gone")
        }
        let edits = LineDeletion(of: Array(nodes)).edits.map(\.edit)
        return try tree.file.applying(edits).text
    }

    @Test(arguments: [
        // Alone, and first, in its file.
        ("gone()\n", ""), ("gone()\na()\n", "a()\n"),
        // Alone in its block.
        ("func f() {\n    gone()\n}\n", "func f() {\n}\n"),
        // First, and last.
        ("func f() {\n    gone()\n\n    a()\n}\n", "func f() {\n    a()\n}\n"),
        ("func f() {\n    a()\n\n    gone()\n}\n", "func f() {\n    a()\n}\n"),
        // Between two others, of the blank lines one stays.
        ("func f() {\n    a()\n\n    gone()\n\n    b()\n}\n", "func f() {\n    a()\n\n    b()\n}\n"),
        ("func f() {\n    a()\n    gone()\n\n    b()\n}\n", "func f() {\n    a()\n\n    b()\n}\n"),
        // Comments above go along, also in blocks; headings stay.
        ("func f() {\n    a()\n    // why\n    // so\n    gone()\n}\n", "func f() {\n    a()\n}\n"),
        ("class A {\n    /* why\n     so */\n    func gone() {}\n    let b = 1\n}\n", "class A {\n    let b = 1\n}\n"),
        (
            "class A {\n    // MARK: - B\n    func gone() {}\n    let b = 1\n}\n",
            "class A {\n    // MARK: - B\n    let b = 1\n}\n"
        ),
        // A heading goes with the last of what it was above.
        (
            "class A {\n    let a = 1\n\n    // MARK: B\n\n    func gone() {}\n\n    // MARK: C\n\n    let c = 1\n}\n",
            "class A {\n    let a = 1\n\n    // MARK: C\n\n    let c = 1\n}\n"
        ),
        ("class A {\n    let a = 1\n\n    // MARK: B\n    func gone() {}\n}\n", "class A {\n    let a = 1\n}\n"),
        (
            "class A {\n    // MARK: B\n    func gone() {}\n\n    let b = 1\n    // MARK: C\n}\n",
            "class A {\n    // MARK: B\n\n    let b = 1\n    // MARK: C\n}\n"
        ),
        // A comment behind it goes with its line.
        ("func f() {\n    gone() // why\n    a()\n}\n", "func f() {\n    a()\n}\n"),
        // Two in a row, and two on a line.
        ("func f() {\n    gone()\n    gone()\n    a()\n}\n", "func f() {\n    a()\n}\n"),
        // A semicolon goes along: alone it is no statement.
        ("func f() { gone(); a() }\n", "func f() { a() }\n"),
        ("func f() {\n    gone();\n    a();\n    gone() ; // why\n}\n", "func f() {\n    a();\n}\n"),
        // Neither a last newline nor CRLF is lost.
        ("func f() {}\nfunc gone() {}", "func f() {}\n"),
        ("func f() {\r\n    gone()\r\n\r\n    a()\r\n}\r\n", "func f() {\r\n    a()\r\n}\r\n"),
    ])
    func whatIsLeftIsTidy(source: String, expected: String) throws {
        #expect(try without(source) == expected)
    }
}
