import SwiftLexer

extension SyntaxTree {
    /// The same tree, in which some nodes go by other names than those that are spelled.
    ///
    /// - Parameter names: by node of this tree.
    package func naming(_ names: [Syntax: String]) -> SyntaxTree {
        guard !names.isEmpty else { return self }
        return SyntaxTree(
            tokens: tokens, nodes: nodes, issues: issues,
            meanings: Dictionary(uniqueKeysWithValues: names.map { ($0.key.id, $0.value) }))
    }

    /// The nodes of some kinds that are spelled like one of the names, with the name; children before parents.
    package func nodes(of kinds: Set<SyntaxKind>, spelled names: Set<String>) -> [(node: Syntax, name: String)] {
        // By the first byte and the length: most names are told apart by these alone.
        var beginnings = [Bool](repeating: false, count: 1 << 13)
        func beginning(_ byte: UInt8, _ length: Int) -> Int { Int(byte) << 5 | min(length, 31) }
        for name in names { name.utf8.first.map { beginnings[beginning($0, name.utf8.count)] = true } }
        var isWanted = [Bool](repeating: false, count: SyntaxKind.allCases.count)
        for kind in kinds { isWanted[Int(kind.rawValue)] = true }
        var found: [(node: Syntax, name: String)] = []
        for id in nodes.indices {
            let node = nodes[id]
            guard isWanted[Int(node.kind.rawValue)], node.mainToken >= 0 else { continue }
            let token = tokens[Int(node.mainToken)]
            let escape = token.flags.contains(.escaped) ? 1 : 0
            let length = Int(token.end - token.start) - 2 * escape
            guard length > 0, beginnings[beginning(file.bytes[Int(token.start) + escape], length)] else { continue }
            let syntax = Syntax(tree: self, id: Int32(id))
            let name = syntax.spelledName
            if names.contains(name) { found.append((syntax, name)) }
        }
        return found
    }
}
