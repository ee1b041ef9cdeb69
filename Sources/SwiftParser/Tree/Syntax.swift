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

    /// The source of the node, of which no more than so many bytes are looked at.
    package func text(ofFirstBytes count: Int) -> String {
        file.text(in: ByteRange(range.start, min(range.end, range.start + count)))
    }

    /// Calls `body` with no more than so many of the node's first bytes.
    package func withBeginning<Result>(ofBytes count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let range = range
        return file.bytes.withUnsafeBufferPointer { bytes in
            body(UnsafeBufferPointer(rebasing: bytes[range.start..<min(range.end, range.start + count)]))
        }
    }

    package var parent: Syntax? { at(node.parent) }
    package var firstChild: Syntax? { at(node.firstChild) }
    package var nextSibling: Syntax? { at(node.nextSibling) }

    private func at(_ index: Int32) -> Syntax? {
        index < 0 ? nil : Syntax(tree: tree, id: index)
    }

    // MARK: The naming token

    /// The index in `tree.tokens` of the token that names the node, as `SyntaxKind` says for each kind.
    package var mainToken: Int? { node.mainToken < 0 ? nil : Int(node.mainToken) }

    /// The name of what is meant: the text of the naming token, without backticks, unless another was given (see
    /// `SyntaxTree.naming`).
    package var name: String {
        if !tree.meanings.isEmpty, let meaning = tree.meanings[id] { return meaning }
        return spelledName
    }

    /// The text of the naming token, without backticks; the empty string where a node has none.
    package var spelledName: String {
        guard let index = mainToken else { return "" }
        let token = tree.tokens[index]
        let text = tree.tokens.text(index)
        return token.flags.contains(.escaped) ? String(text.dropFirst().dropLast()) : text
    }

    /// The same as comparing `name`, of which no string is made; not for names in backticks.
    package func isNamed(_ name: StaticString) -> Bool { mainToken.map { tree.tokens.matches($0, name) } ?? false }

    package var nameRange: ByteRange { mainToken.map { tree.tokens[$0].range } ?? range }

    /// The bytes of `name`.
    package var nameBytes: ArraySlice<UInt8> {
        guard let index = mainToken else { return [] }
        let token = tree.tokens[index]
        let bytes = file.bytes[Int(token.start)..<Int(token.end)]
        return token.flags.contains(.escaped) ? bytes.dropFirst().dropLast() : bytes
    }

    // MARK: Children

    /// The children in source order.
    package var children: Children { Children(upcoming: firstChild) }

    package func child(_ role: SyntaxRole) -> Syntax? {
        var index = node.firstChild
        while index >= 0 {
            let child = tree.nodes[Int(index)]
            if child.role == role { return Syntax(tree: tree, id: index) }
            index = child.nextSibling
        }
        return nil
    }

    package func children(_ role: SyntaxRole) -> [Syntax] {
        var found: [Syntax] = []
        var index = node.firstChild
        while index >= 0 {
            let child = tree.nodes[Int(index)]
            if child.role == role { found.append(Syntax(tree: tree, id: index)) }
            index = child.nextSibling
        }
        return found
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

    /// Whether a walk from the root meets it before the other: where both begin at one place, parents come before children.
    package func precedes(_ other: Syntax) -> Bool {
        let own = node
        let others = other.node
        return (own.start, -own.end, -id) < (others.start, -others.end, -other.id)
    }

    package func nearestAncestor(where condition: (SyntaxKind) -> Bool) -> Syntax? {
        var index = node.parent
        while index >= 0 {
            let ancestor = tree.nodes[Int(index)]
            if condition(ancestor.kind) { return Syntax(tree: tree, id: index) }
            index = ancestor.parent
        }
        return nil
    }

    package struct Subtree: Sequence, IteratorProtocol {
        private let tree: SyntaxTree
        private let root: Int32
        /// Negative when all has been visited.
        private var current: Int32

        init(root: Syntax) {
            tree = root.tree
            self.root = root.id
            current = root.id
        }

        package mutating func next() -> Syntax? {
            guard current >= 0 else { return nil }
            let result = current
            let child = tree.nodes[Int(result)].firstChild
            current = child >= 0 ? child : following(result)
            return Syntax(tree: tree, id: result)
        }

        private func following(_ index: Int32) -> Int32 {
            var index = index
            while index != root {
                let node = tree.nodes[Int(index)]
                if node.nextSibling >= 0 { return node.nextSibling }
                guard node.parent >= 0 else { return -1 }
                index = node.parent
            }
            return -1
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
