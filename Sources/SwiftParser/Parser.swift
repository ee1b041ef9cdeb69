import SourceText
import SwiftLexer

/// Reads a file as Swift, whatever it holds.
///
/// A hand-written recursive descent over the array of tokens, one method per construct: it is the shape in which every rule
/// of the compiler's parser about new lines, braces and spaces can be said where it applies, and in which a file somebody is
/// still typing can be recovered from by somebody who knows what is usual there. It builds nodes from their leaves, looks
/// ahead by index instead of trying and undoing, and folds operators while it reads them, so its time is linear in the number
/// of tokens. It recurses only where brackets and bodies nest, and `Limits.nesting` ends that.
package func parse(_ file: SourceFile) -> SyntaxTree {
    parse(lex(file))
}

/// Reads tokens as the statements of a file. A fragment (an expression, some statements, members of a type) is parsed the
/// same way: whatever it holds is a child of the `.sourceFile` node.
package func parse(_ tokens: TokenList) -> SyntaxTree {
    var parser = Parser(tokens)
    parser.parseSourceFile()
    return SyntaxTree(tokens: tokens, nodes: parser.builder.nodes, issues: parser.issues)
}

struct Parser {
    let tokens: [Token]
    let bytes: [UInt8]
    let terminals: [Terminal]
    let brackets: BracketTable
    var partners: [Int32] { brackets.partners }

    /// The index of the current token; the last token is `.eof`, which is never passed.
    private(set) var position = 0
    private(set) var current: Terminal
    /// How many bytes of the current token are consumed: a `>>` closes two lists of generic arguments.
    private(set) var consumedBytes: Int32 = 0
    /// Where the token consumed last ends.
    private(set) var previousEnd: Int32 = 0

    var builder: NodeBuilder
    private(set) var issues: [SyntaxIssue] = []

    var mode: Mode = []
    var depth = 0
    /// How many `{` and `#if` are open around the current token: what could close them is not skipped as unexpected.
    var openBraces = 0
    var openDirectives = 0
    /// How far the line is indented on which the innermost block starts; kept only where `BracketTable` lacks a brace.
    var blockIndentation = -1
    /// Operators of the expressions being read, those of the innermost last.
    var operators: [PendingOperator] = []

    init(_ list: TokenList) {
        let bytes = list.file.bytes
        self.tokens = list.tokens
        self.bytes = bytes
        self.terminals = list.tokens.map { Terminal($0, in: bytes) }
        self.brackets = BracketTable(terminals)
        self.current = terminals[0]
        self.builder = NodeBuilder(capacity: list.count)
    }

    /// What surrounds an expression and changes how it is read.
    struct Mode: OptionSet {
        let rawValue: UInt8
        /// In a condition: `{` starts the body, not a trailing closure.
        static let condition = Mode(rawValue: 1 << 0)
        /// In a pattern: `let`, `is` and `_` are allowed, `=` ends it.
        static let pattern = Mode(rawValue: 1 << 1)
        /// In a pattern under `let` or `var`: names are bound.
        static let binding = Mode(rawValue: 1 << 2)
        /// In the condition of `#if`, which ends with its line.
        static let directive = Mode(rawValue: 1 << 3)
        /// In a key path, which holds no calls.
        static let keyPath = Mode(rawValue: 1 << 4)

        /// The protocol's own is a dozen calls in an unoptimised build.
        @inline(__always)
        func contains(_ other: Mode) -> Bool { rawValue & other.rawValue == other.rawValue }
    }
}

// MARK: Looking

extension Parser {
    func at(_ terminal: Terminal) -> Bool { current == terminal }

    func at(_ keyword: Keyword) -> Bool { current == .keyword && tokens[position].keyword == keyword }

    var keyword: Keyword { tokens[position].keyword }

    /// The terminal `offset` tokens ahead.
    func peek(_ offset: Int = 1) -> Terminal { terminal(at: position + offset) }

    func terminal(at index: Int) -> Terminal { index < terminals.count ? terminals[index] : .eof }

    func keyword(at index: Int) -> Keyword { index < tokens.count ? tokens[index].keyword : .none }

    var startsLine: Bool { startsLine(at: position) }

    func startsLine(at index: Int) -> Bool {
        index >= tokens.count || tokens[index].flags.contains(.startsLine)
    }

    func touchesPrevious(at index: Int) -> Bool { tokens[index].flags.contains(.touchesPrevious) }

    /// The contextual keyword at `index`, or `.none`.
    func word(at index: Int) -> ContextualWord {
        guard terminal(at: index) == .identifier, !tokens[index].flags.contains(.escaped) else { return .none }
        return ContextualWord(in: bytes, from: Int(tokens[index].start), to: Int(tokens[index].end))
    }

    func spells(_ text: StaticString, at index: Int) -> Bool {
        index < tokens.count && bytes.spell(text, from: Int(tokens[index].start), to: Int(tokens[index].end))
    }

    /// The first byte of the current token that is not consumed.
    var currentByte: UInt8 {
        let offset = Int(tokens[position].start + consumedBytes)
        return offset < bytes.count ? bytes[offset] : 0
    }

    /// Where the current token starts.
    var currentStart: Int32 { tokens[position].start + consumedBytes }

    /// Whether a name stands here, as a declaration or an argument label gives one: keywords can be labels.
    func isLabel(at index: Int) -> Bool {
        switch terminal(at: index) {
        case .identifier, .keyword: true
        default: false
        }
    }

    var place: Int { position << 8 | Int(consumedBytes & 0xFF) }
}

// MARK: Moving

extension Parser {
    mutating func advance() {
        guard current != .eof else { return }
        previousEnd = tokens[position].end
        position += 1
        consumedBytes = 0
        current = terminals[position]
    }

    /// Consumes the first byte of an operator, leaving the rest of it as the current token.
    mutating func advanceByte() {
        let token = tokens[position]
        guard token.start + consumedBytes + 1 < token.end else { return advance() }
        consumedBytes += 1
        previousEnd = token.start + consumedBytes
        current = Terminal(operatorFrom: Int(previousEnd), to: Int(token.end), in: bytes)
    }

    mutating func take(_ terminal: Terminal) -> Bool {
        guard current == terminal else { return false }
        advance()
        return true
    }

    mutating func take(_ keyword: Keyword) -> Bool {
        guard at(keyword) else { return false }
        advance()
        return true
    }

    /// Makes a loop end that would go on without having consumed anything: `while loop.moves(self) { … }`.
    struct Progress {
        private var last = -1

        mutating func moves(_ parser: borrowing Parser) -> Bool {
            let place = parser.place
            defer { last = place }
            return place != last
        }
    }
}

// MARK: Building

extension Parser {
    /// Where a node begins: in the source, among the tokens, and among the nodes.
    struct Opening {
        let start: Int32
        let position: Int
        let consumedBytes: Int32
        let previousEnd: Int32
        let pendingCount: Int
        let nodeCount: Int
        let issueCount: Int
    }

    func open() -> Opening {
        Opening(
            start: currentStart, position: position, consumedBytes: consumedBytes, previousEnd: previousEnd,
            pendingCount: builder.pending.count, nodeCount: builder.nodes.count, issueCount: issues.count)
    }

    /// Finishes a node that covers what was consumed since `opening`. Nodes pending since then become its children.
    mutating func close(_ opening: Opening, _ kind: SyntaxKind, main: Int = -1, role: SyntaxRole = .expression) {
        let isEmpty = position == opening.position && consumedBytes == opening.consumedBytes
        builder.close(
            kind, from: opening.pendingCount, start: isEmpty ? previousEnd : opening.start, end: previousEnd,
            main: Int32(main), role: role)
    }

    /// Finishes a node that keeps nothing of what was built inside it.
    mutating func closeWithoutChildren(_ opening: Opening, _ kind: SyntaxKind, main: Int = -1, role: SyntaxRole) {
        builder.discard(toNodeCount: opening.nodeCount, pendingCount: opening.pendingCount)
        close(opening, kind, main: main, role: role)
    }

    /// Goes back to `opening` as if nothing had been read since.
    mutating func rewind(to opening: Opening) {
        builder.discard(toNodeCount: opening.nodeCount, pendingCount: opening.pendingCount)
        issues.removeSubrange(opening.issueCount...)
        position = opening.position
        consumedBytes = opening.consumedBytes
        previousEnd = opening.previousEnd
        current =
            consumedBytes == 0
            ? terminals[position]
            : Terminal(operatorFrom: Int(opening.start), to: Int(tokens[position].end), in: bytes)
    }

    /// A node made of the current token, which names it.
    mutating func leaf(_ kind: SyntaxKind, role: SyntaxRole = .expression) {
        let start = currentStart
        let main = Int32(position)
        advance()
        builder.close(kind, from: builder.pending.count, start: start, end: previousEnd, main: main, role: role)
    }

    mutating func report(_ message: String, from start: Int32, to end: Int32, hidesCode: Bool = false) {
        guard issues.count < Limits.issues else { return }
        issues.append(SyntaxIssue(message: message, range: ByteRange(Int(start), Int(end)), hidesCode: hidesCode))
    }
}
