import SourceText
import SwiftLexer
import Testing

@testable import SwiftParser

/// Parses `source`, and holds the tree to its invariants as every test of the parser must.
func tree(_ source: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> SyntaxTree {
    let tree = parse(SourceFile(path: "Sample.swift", text: source))
    #expect(tree.violations == [], "in \(source.debugDescription)", sourceLocation: sourceLocation)
    return tree
}

/// Expects the top-level nodes of `source` to be those of `expected`, s-expressions with white space as the reader likes.
func expectTree(
    _ source: String, _ expected: String, issues: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let tree = tree(source, sourceLocation: sourceLocation)
    let found = tree.root.children.map(\.dump).joined(separator: " ")
    let words = expected.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(found == words, sourceLocation: sourceLocation)
    #expect(tree.issues.map(\.message) == issues, sourceLocation: sourceLocation)
}
