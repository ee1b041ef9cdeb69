import SourceText
import SwiftLexer

extension SyntaxTree {
    /// The tree of the file after an edit of one function's body, all that lies outside of the body taken from this tree: what
    /// parsing the whole file gives, in a tenth of the time.
    ///
    /// - Parameter edit: what of this tree's file differs, as `SourceFile.difference(from:)` tells.
    /// - Returns: nil where the edit is of something else, or where what is outside may be read in another way after it.
    package func updated(to newFile: SourceFile, changing edit: ByteRange) -> SyntaxTree? {
        guard issues.isEmpty, let body = root.functionBody(around: edit), let code = NewBody(of: body, in: newFile) else {
            return nil
        }
        let splice = Splice(body, tokens, code, growth: newFile.bytes.count - file.bytes.count)
        return SyntaxTree(
            tokens: TokenList(file: newFile, tokens: splice.tokens(tokens.tokens, code)), nodes: splice.nodes(nodes, code),
            issues: [])
    }
}

extension Syntax {
    /// The body of the outermost function that holds the range between its braces.
    package func functionBody(around range: ByteRange) -> Syntax? {
        var node = self
        while let next = node.children.first(where: { $0.range.start <= range.start && range.end <= $0.range.end }) {
            switch next.kind {
            case .functionDecl, .initializerDecl, .deinitializerDecl:
                guard let body = next.child(.body), body.range.start < range.start, range.end < body.range.end else { return nil }
                return body
            case .variableDecl, .subscriptDecl, .closureExpr: return nil
            default: node = next
            }
        }
        return nil
    }
}

/// The body of a function as it is now, read by itself; places and indices count from where it begins.
private struct NewBody {
    let tokens: [Token]
    let nodes: [SyntaxNode]

    /// Nil for what does not end by itself where it ends in the file, and for what is not understood: then more may be meant.
    init?(of body: Syntax, in file: SourceFile) {
        let start = body.range.start
        let end = body.range.end + file.bytes.count - body.file.bytes.count
        guard !file.hasSlash(onLineBefore: start), file.isBlank(onLineBehind: end) else { return nil }
        let list = lex(SourceFile(path: file.path, bytes: Array(file.bytes[start..<end])))
        guard !list.tokens.contains(where: { $0.flags.contains(.malformed) }), !list.hasDirectives else { return nil }
        var parser = Parser(list)
        guard parser.partners[0] == list.count - 2 else { return nil }
        // Not less deep than it is in the file.
        parser.depth = body.ancestors.reduce(0) { depth, _ in depth + 1 }
        parser.parseCodeBlock()
        guard parser.at(.eof), parser.issues.isEmpty, parser.builder.pending.count == 1 else { return nil }
        tokens = list.tokens.dropLast()
        nodes = parser.builder.nodes
    }
}

extension TokenList {
    private static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif"]

    /// Whether parts of the code are there under conditions only.
    package var hasDirectives: Bool {
        tokens.indices.contains { tokens[$0].kind == .pound && Self.directives.contains(text($0)) }
    }
}

extension SourceFile {
    /// Whether something before the place may turn out to be a regular expression that goes on behind it.
    fileprivate func hasSlash(onLineBefore offset: Int) -> Bool {
        bytes[lines.starts[lines.lineIndex(at: offset)]..<offset].contains(UInt8(ascii: "/"))
    }

    fileprivate func isBlank(onLineBehind offset: Int) -> Bool {
        bytes[offset...].prefix { $0 != .lineFeed && $0 != .carriageReturn }.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}

/// How the places of a tree change when the body of a function is put in for another.
private struct Splice {
    /// The nodes of the body, which lie next to each other, the body itself last.
    let oldNodes: Range<Int32>
    let oldTokens: Range<Int32>
    /// How many more there are.
    let nodeGrowth: Int32
    let tokenGrowth: Int32
    let byteGrowth: Int32
    /// In bytes.
    let start: Int32
    let end: Int32

    init(_ body: Syntax, _ tokens: TokenList, _ code: NewBody, growth: Int) {
        var first = body
        while let child = first.firstChild { first = child }
        oldNodes = first.id..<body.id + 1
        start = Int32(body.range.start)
        end = Int32(body.range.end)
        oldTokens = Int32(tokens.index(at: body.range.start))..<Int32(tokens.index(at: body.range.end))
        nodeGrowth = Int32(code.nodes.count - oldNodes.count)
        tokenGrowth = Int32(code.tokens.count - oldTokens.count)
        byteGrowth = Int32(growth)
    }

    func tokens(_ old: [Token], _ code: NewBody) -> [Token] {
        var tokens = Array(old[..<Int(oldTokens.lowerBound)])
        tokens.reserveCapacity(old.count + Int(max(tokenGrowth, 0)))
        for token in code.tokens { tokens.append(token.moved(by: start)) }
        // What stands before the brace tells how it is read.
        tokens[Int(oldTokens.lowerBound)].flags = old[Int(oldTokens.lowerBound)].flags
        for token in old[Int(oldTokens.upperBound)...] { tokens.append(token.moved(by: byteGrowth)) }
        return tokens
    }

    func nodes(_ old: [SyntaxNode], _ code: NewBody) -> [SyntaxNode] {
        var nodes: [SyntaxNode] = []
        nodes.reserveCapacity(old.count + Int(max(nodeGrowth, 0)))
        for node in old[..<Int(oldNodes.lowerBound)] { nodes.append(moved(node)) }
        for node in code.nodes { nodes.append(placed(node)) }
        let body = old[Int(oldNodes.upperBound) - 1]
        nodes[nodes.count - 1].parent = moved(node: body.parent)
        nodes[nodes.count - 1].nextSibling = moved(node: body.nextSibling)
        for node in old[Int(oldNodes.upperBound)...] { nodes.append(moved(node)) }
        return nodes
    }

    /// A node outside of the body.
    private func moved(_ node: SyntaxNode) -> SyntaxNode {
        var node = node
        if node.start >= end { node.start += byteGrowth }
        if node.end >= end { node.end += byteGrowth }
        if node.mainToken >= oldTokens.upperBound { node.mainToken += tokenGrowth }
        node.parent = moved(node: node.parent)
        node.firstChild = moved(node: node.firstChild)
        node.nextSibling = moved(node: node.nextSibling)
        return node
    }

    /// A reference to a node outside of the body, or to the body itself.
    private func moved(node id: Int32) -> Int32 { id < oldNodes.lowerBound ? id : id + nodeGrowth }

    /// A node of the new body.
    private func placed(_ node: SyntaxNode) -> SyntaxNode {
        func placed(_ id: Int32) -> Int32 { id < 0 ? id : id + oldNodes.lowerBound }
        var node = node
        node.start += start
        node.end += start
        if node.mainToken >= 0 { node.mainToken += oldTokens.lowerBound }
        node.parent = placed(node.parent)
        node.firstChild = placed(node.firstChild)
        node.nextSibling = placed(node.nextSibling)
        return node
    }
}

extension Token {
    fileprivate func moved(by offset: Int32) -> Token {
        var token = self
        token.start += offset
        token.end += offset
        return token
    }
}
