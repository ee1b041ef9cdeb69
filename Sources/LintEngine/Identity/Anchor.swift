import KeyboardFacts
import SourceText
import SwiftLexer
import SwiftParser

/// What of the program a finding is about, said without lines: the declaration it stands in and what is written there.
///
/// A finding in a handler, or on the registration of one, is about the handler: whoever edits it should look at the finding
/// again. One in a function that handlers call is about that function. One that has nothing to do with a handler is about its
/// statement, since the function around it (`viewDidLoad`, mostly) is edited for all kinds of reasons.
package struct Anchor: Hashable, Sendable {
    /// The names of the declarations around the code, outermost first: `ChatViewController.keyboardWillShow(_:)`. Empty at the
    /// top level.
    package var symbol: String
    /// Of the code's tokens, without what formatters add and take away.
    package var hash: String

    package init(symbol: String, hash: String) {
        self.symbol = symbol
        self.hash = hash
    }

    /// Of the code that a finding at `range` of `node`'s file is about.
    init(of range: ByteRange, in node: Syntax, handler: KeyboardHandler?) {
        let path = node.tree.root.path(to: range)
        guard let handler else {
            self.init(aroundStatement: range, of: node.tree, path)
            return
        }
        let code = handler.node
        let isInHandler = code.tree === node.tree && code.range.contains(range)
        let isRegistration = handler.registrations.contains { registration in
            let name = registration.reference.node
            return name.tree === node.tree && (name.range.contains(range) || range.contains(name.range))
        }
        if isInHandler || isRegistration {
            self.init(code)
        } else if let function = path.last(where: \.kind.isFunction) {
            self.init(function)
        } else {
            self.init(aroundStatement: range, of: node.tree, path)
        }
    }

    package init(_ node: Syntax) {
        symbol = Self.symbol(of: node.tree.root.path(to: node.range))
        hash = NormalisedCode(node).hash.digits
    }

    /// - Parameter path: the nodes around the range, outermost first.
    init(aroundStatement range: ByteRange, of tree: SyntaxTree, _ path: [Syntax]) {
        symbol = Self.symbol(of: path)
        let statement = path.last { $0.role == .statement || $0.role == .member }
        var hash = StableHash()
        if tree.tokens.indices(in: range).isEmpty {
            // A comment.
            hash.add(tree.file.text(in: range))
        } else if let statement, !statement.kind.isTypeDeclaration {
            hash = NormalisedCode(statement).hash
        } else {
            hash = NormalisedCode(range, in: tree).hash
        }
        self.hash = hash.digits
    }

    /// The names of the declarations among the nodes, joined by dots.
    static func symbol(of path: [Syntax]) -> String {
        path.compactMap(\.declaredName).joined(separator: ".")
    }
}

extension Syntax {
    /// The nodes that contain the range, from the node itself to the innermost.
    func path(to range: ByteRange) -> [Syntax] {
        var path = [self]
        var node = self
        while let next = node.children.first(where: { $0.range.contains(range) }) {
            path.append(next)
            node = next
        }
        return path
    }

    /// What a declaration adds to the symbols of what is in it; nil for what is local or no declaration.
    fileprivate var declaredName: String? {
        switch kind {
        case .functionDecl, .initializerDecl, .subscriptDecl: signatureName
        case .deinitializerDecl: "deinit"
        case .variableDecl where role == .member || parent?.kind == .sourceFile:
            child(.binding)?.child(.pattern)?.name
        default: kind.isTypeDeclaration ? name : nil
        }
    }
}

extension SyntaxKind {
    /// Something with parameters and a body that is called by name.
    fileprivate var isFunction: Bool {
        switch self {
        case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorDecl: true
        default: false
        }
    }
}

extension TokenList {
    /// The positions of the tokens that lie in `range`, without the one that ends the file.
    func indices(in range: ByteRange) -> Range<Int> {
        func first(where isPast: (Token) -> Bool) -> Int {
            var low = 0
            var high = count
            while low < high {
                let middle = (low + high) / 2
                if isPast(self[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let start = first { Int($0.start) >= range.start }
        let end = first { Int($0.end) > range.end || $0.kind == .eof }
        return start..<max(start, end)
    }
}
