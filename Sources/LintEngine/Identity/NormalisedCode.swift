import SourceText
import SwiftLexer
import SwiftParser

/// Code as far as it matters to a baseline: its tokens, without what a formatter adds and takes away.
///
/// White space and comments are no tokens. Beyond those, formatters take out semicolons and parentheses around conditions, put
/// commas behind last elements or take them away, take out `self.` and empty parentheses before a trailing closure, group digits,
/// and indent the lines of long strings. Attributes and modifiers before a declaration are left out, too: whether a handler is
/// `private` or `@objc` says nothing about where it puts the content.
struct NormalisedCode {
    private let tokens: TokenList
    private let indices: Range<Int>

    init(_ node: Syntax) {
        let start = node.children.filter { $0.role == .attribute || $0.role == .modifier }.map(\.range.end).max()
        self.init(ByteRange(max(node.range.start, start ?? 0), node.range.end), in: node.tree)
    }

    init(_ range: ByteRange, in tree: SyntaxTree) {
        tokens = tree.tokens
        indices = tokens.indices(in: range)
    }

    var hash: StableHash {
        var hash = StableHash()
        for text in texts { hash.add(text) }
        return hash
    }

    /// What is left of each token.
    var texts: [String] {
        let dropped = parenthesesOfConditions
        var texts: [String] = []
        var index = indices.lowerBound
        while index < indices.upperBound {
            let position = index
            index += 1
            switch true {
            case dropped.contains(position), tokens.matches(position, ";"): continue
            case tokens.matches(position, ","):
                if closes(position + 1) { continue }
            case tokens.matches(position, "self"):
                if follows(position, "."), !(position > indices.lowerBound && tokens.matches(position - 1, ".")) {
                    index += 1
                    continue
                }
            case tokens.matches(position, "("):
                if follows(position, ")"), follows(position + 1, "{") {
                    index += 1
                    continue
                }
            default: break
            }
            texts.append(text(position))
        }
        return texts
    }

    private func follows(_ position: Int, _ text: StaticString) -> Bool {
        position + 1 < indices.upperBound && tokens.matches(position + 1, text)
    }

    private func closes(_ position: Int) -> Bool {
        position < indices.upperBound && (tokens.matches(position, ")") || tokens.matches(position, "]"))
    }

    private func text(_ position: Int) -> String {
        let text = tokens.text(position)
        return switch tokens[position].kind {
        case .integer, .float: text.filter { $0 != "_" }
        case .string, .stringText: String(text.unicodeScalars.filter { !$0.properties.isWhitespace })
        case .identifier where tokens[position].flags.contains(.escaped): String(text.dropFirst().dropLast())
        default: text
        }
    }

    /// The positions of both parentheses in `if (a) {`.
    private var parenthesesOfConditions: Set<Int> {
        var dropped: Set<Int> = []
        var open: [(position: Int, isCondition: Bool)] = []
        for position in indices {
            if tokens.matches(position, "(") {
                let before = position > indices.lowerBound ? tokens[position - 1].keyword : .none
                let isCondition = before == .if || before == .guard || before == .while || before == .switch
                open.append((position, isCondition))
            } else if tokens.matches(position, ")"), let opening = open.popLast(), opening.isCondition {
                if follows(position, "{") || follows(position, "else") { dropped.formUnion([opening.position, position]) }
            }
        }
        return dropped
    }
}
