import SourceText
import SwiftLexer

/// A node of a tree: a small value that knows its tree and its place in it.
package struct Syntax: Sendable {
    package let tree: SyntaxTree
    package let id: Int32

    init(tree: SyntaxTree, id: Int32) {
        self.tree = tree
        self.id = id
    }

    private var node: SyntaxNode { tree.nodes[Int(id)] }

    package var kind: SyntaxKind { node.kind }
    /// What the node is to its parent.
    package var role: SyntaxRole { node.role }
    package var range: ByteRange { ByteRange(Int(node.start), Int(node.end)) }
    package var file: SourceFile { tree.file }
    package var location: SourceLocation { file.location(at: Int(node.start)) }
    /// The source of the node, comments inside it included.
    package var text: String { file.text(in: range) }

    package var parent: Syntax? { at(node.parent) }
    package var firstChild: Syntax? { at(node.firstChild) }
    package var nextSibling: Syntax? { at(node.nextSibling) }

    private func at(_ index: Int32) -> Syntax? {
        index < 0 ? nil : Syntax(tree: tree, id: index)
    }

    // MARK: The naming token

    /// The index in `tree.tokens` of the token that names the node, as `SyntaxKind` says for each kind.
    package var mainToken: Int? { node.mainToken < 0 ? nil : Int(node.mainToken) }

    /// The text of the naming token, without backticks; the empty string where a node has none.
    package var name: String {
        guard let index = mainToken else { return "" }
        let token = tree.tokens[index]
        let text = tree.tokens.text(index)
        return token.flags.contains(.escaped) ? String(text.dropFirst().dropLast()) : text
    }

    package var nameRange: ByteRange { mainToken.map { tree.tokens[$0].range } ?? range }

    // MARK: Children

    /// The children in source order.
    package var children: Children { Children(upcoming: firstChild) }

    package func child(_ role: SyntaxRole) -> Syntax? {
        children.first { $0.role == role }
    }

    package func children(_ role: SyntaxRole) -> [Syntax] {
        children.filter { $0.role == role }
    }

    package struct Children: Sequence, IteratorProtocol {
        var upcoming: Syntax?

        package mutating func next() -> Syntax? {
            guard let current = upcoming else { return nil }
            upcoming = current.nextSibling
            return current
        }
    }

    // MARK: Walking

    /// The node itself, then everything below it, parents before children, in source order; does not recurse.
    package var subtree: Subtree { Subtree(root: self) }

    /// The parents, from the nearest to the file.
    package var ancestors: some Sequence<Syntax> {
        sequence(state: parent) { upcoming in
            defer { upcoming = upcoming?.parent }
            return upcoming
        }
    }

    package func nearestAncestor(where condition: (SyntaxKind) -> Bool) -> Syntax? {
        ancestors.first { condition($0.kind) }
    }

    package struct Subtree: Sequence, IteratorProtocol {
        let root: Syntax
        var current: Syntax?

        init(root: Syntax) {
            self.root = root
            self.current = root
        }

        package mutating func next() -> Syntax? {
            guard let result = current else { return nil }
            current = result.firstChild ?? following(result)
            return result
        }

        private func following(_ node: Syntax) -> Syntax? {
            var node = node
            while node != root {
                if let sibling = node.nextSibling { return sibling }
                guard let parent = node.parent else { return nil }
                node = parent
            }
            return nil
        }
    }
}

extension Syntax: Hashable {
    package static func == (left: Syntax, right: Syntax) -> Bool {
        left.id == right.id && left.tree === right.tree
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tree))
        hasher.combine(id)
    }
}
