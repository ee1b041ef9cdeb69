import SourceText
import SwiftLexer

/// The syntax tree of one file, stored flat.
///
/// A linter parses files that people are still typing, so the tree is built never to fail: what the grammar does not know
/// becomes an `.unexpected` node, what it misses a `.missing` node of zero width, and both are named in `issues`. It is light
/// because handlers need shapes rather than a compiler's fidelity: no node for a comma, no token nodes at all (a node knows
/// the one token that names it), generic clauses kept as ranges.
///
/// Nodes lie in one array and refer to each other by index. Freeing, copying and walking a tree therefore never recurse,
/// whatever its depth, and a tree is a `Sendable` value.
package final class SyntaxTree: Sendable {
    package let tokens: TokenList
    package let issues: [SyntaxIssue]
    let nodes: [SyntaxNode]
    /// By the index of a node, the name of what is meant, where that is not the name that is spelled.
    let meanings: [Int32: String]

    init(tokens: TokenList, nodes: [SyntaxNode], issues: [SyntaxIssue], meanings: [Int32: String] = [:]) {
        precondition(!nodes.isEmpty, "a tree has at least the node of its file")
        self.tokens = tokens
        self.nodes = nodes
        self.issues = issues
        self.meanings = meanings
    }

    package var file: SourceFile { tokens.file }
    package var nodeCount: Int { nodes.count }
    /// The `.sourceFile` node.
    package var root: Syntax { Syntax(tree: self, id: Int32(nodes.count - 1)) }

    /// Every node of some kinds, children before parents: what is quicker to ask than to walk where few of the nodes are wanted.
    ///
    /// - Parameter parts: of the file, those in which nodes are wanted; nil for all of it.
    package func nodes(of kinds: Set<SyntaxKind>, within parts: [ByteRange]? = nil) -> [Syntax] {
        guard let parts else { return nodes(of: kinds) { _ in true } }
        return nodes(of: kinds) { node in parts.contains { $0.contains(ByteRange(Int(node.start), Int(node.end))) } }
    }

    /// Those of them that are named by a token in which one of the words is.
    package func nodes(of kinds: Set<SyntaxKind>, naming words: [WordSearch]) -> [Syntax] {
        var isNaming = [Bool](repeating: false, count: tokens.count)
        for offset in words.flatMap({ $0.offsets(in: file.bytes) }) {
            // A word in a comment or of several tokens names nothing; the token before is then no worse than any other.
            isNaming[max(tokens.index(at: offset + 1) - 1, 0)] = true
        }
        return nodes(of: kinds) { $0.mainToken >= 0 && isNaming[Int($0.mainToken)] }
    }

    private func nodes(of kinds: Set<SyntaxKind>, where condition: (SyntaxNode) -> Bool) -> [Syntax] {
        var isWanted = [Bool](repeating: false, count: SyntaxKind.allCases.count)
        for kind in kinds { isWanted[Int(kind.rawValue)] = true }
        var found: [Syntax] = []
        nodes.withUnsafeBufferPointer { nodes in
            var id = 0
            while id < nodes.count {
                if isWanted[Int(nodes[id].kind.rawValue)], condition(nodes[id]) {
                    found.append(Syntax(tree: self, id: Int32(id)))
                }
                id += 1
            }
        }
        return found
    }
}

/// Something the parser did not understand, and where.
package struct SyntaxIssue: Sendable, Equatable {
    /// Lower case, no full stop, names what was expected.
    package let message: String
    package let range: ByteRange
    /// Whether code went unread because of it; code that is merely incomplete is read all the same.
    package let hidesCode: Bool

    package init(message: String, range: ByteRange, hidesCode: Bool = false) {
        self.message = message
        self.range = range
        self.hidesCode = hidesCode
    }
}

/// The storage of a node. Children are appended before their parent, so the root is last.
struct SyntaxNode: Sendable, Equatable {
    var kind: SyntaxKind
    var role: SyntaxRole
    /// Byte offsets of the node without surrounding trivia.
    var start: Int32
    var end: Int32
    /// The token that names the node (see `SyntaxKind`), or -1.
    var mainToken: Int32
    /// Indices of other nodes, or -1.
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
}
