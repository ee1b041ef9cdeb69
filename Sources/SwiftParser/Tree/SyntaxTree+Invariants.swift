import SwiftLexer

extension SyntaxTree {
    /// The ways in which the tree is not one; empty for every tree the parser builds, whatever the file holds.
    package var violations: [String] {
        var violations: [String] = []
        for (index, node) in nodes.enumerated() {
            violations += self.violations(of: node, at: Int32(index))
        }
        if reachableNodeCount != nodes.count { violations.append("nodes outside the root") }
        for token in tokens.tokens where !root.range.contains(token.range) {
            violations.append("token \(token.range) outside the root")
        }
        return violations
    }

    private func violations(of node: SyntaxNode, at index: Int32) -> [String] {
        var violations: [String] = []
        func expect(_ condition: Bool, _ sentence: String) {
            if !condition { violations.append("\(sentence): \(node.kind) \(index) \(node.start)..<\(node.end)") }
        }
        expect(node.start <= node.end, "ends before it starts")
        expect((node.parent < 0) == (node.kind == .sourceFile), "only the file has no parent")
        expect(node.kind != .missing || node.start == node.end, "what is missing has no width")
        if node.mainToken >= 0 {
            let token = tokens[Int(node.mainToken)]
            expect(node.start <= token.start && token.end <= node.end || isSplit(token), "named by a token outside")
        }
        var child = node.firstChild
        var end = node.start
        while child >= 0 {
            let next = nodes[Int(child)]
            expect(child < index, "comes before its child \(child)")
            expect(next.parent == index, "child \(child) has another parent")
            expect(next.start >= end, "child \(child) overlaps what is before it")
            expect(next.end <= node.end, "child \(child) ends behind it")
            end = next.end
            child = next.nextSibling
        }
        return violations
    }

    /// A token whose bytes belong to several nodes: `>>`, or the `==<` of a generic operator function.
    private func isSplit(_ token: Token) -> Bool { token.kind == .operator && token.end - token.start > 1 }

    private var reachableNodeCount: Int { root.subtree.reduce(0) { count, _ in count + 1 } }
}
