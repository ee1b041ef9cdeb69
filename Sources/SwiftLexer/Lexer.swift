import SourceText

/// Cuts a file into tokens; what lies between them is trivia. Any bytes give a list that tiles the file.
///
/// The lexer takes every decision that can be taken without parsing, the way the compiler does (swift-syntax's
/// `Lexer.Cursor` is the authority where the language reference is silent): which `/` starts a regular expression, whether
/// `?` stands alone, that `x.0.1` has no float in it, where an interpolation ends. It is one pass in a loop, never recursive:
/// string literals that are open around an interpolation wait on an explicit stack, so nesting is bounded by memory only.
/// Input cannot fail. What the language does not allow is flagged `.malformed` and ends where a reader would end it, at
/// the line for single-line literals.
///
/// - Parameter file: at most 2 GiB, the reach of a token's offsets; discovery leaves out far smaller files than that.
package func lex(_ file: SourceFile) -> TokenList {
    precondition(file.bytes.count <= Int(Int32.max), "token offsets are 32 bits wide; discovery must leave larger files out")
    return file.bytes.withUnsafeBufferPointer { bytes in
        ByteClass.table.withUnsafeBufferPointer { classes in
            KeywordTable.entries.withUnsafeBufferPointer { entries in
                var lexer = Lexer(Cursor(bytes: bytes, classes: classes), KeywordTable(entries: entries))
                lexer.run()
                return TokenList(file: file, tokens: lexer.tokens)
            }
        }
    }
}

struct Lexer {
    var cursor: Cursor
    private(set) var tokens: [Token] = []
    /// What the next token will be flagged with, gathered from the trivia before it.
    private var pending: Token.Flags = .startsLine
    /// The interpolated literals around the position, the innermost last.
    var interpolations: [Interpolation] = []
    /// How many bytes may still be looked at ahead of the position.
    var lookahead: LookaheadBudget
    /// Where the file's content begins: after a byte order mark.
    let contentStart: Int
    let keywords: KeywordTable

    init(_ cursor: Cursor, _ keywords: KeywordTable) {
        self.cursor = cursor
        self.lookahead = LookaheadBudget(fileSize: cursor.end)
        self.keywords = keywords
        var probe = cursor
        contentStart = probe.skipTrivia() == .byteOrderMark ? probe.offset : 0
        // Swift source has a token for every nine bytes or so; dense code makes the array grow once.
        tokens.reserveCapacity(cursor.end / 8 + 8)
    }

    mutating func run() {
        while true {
            skipTrivia()
            if cursor.isAtEnd { break }
            lexToken()
        }
        while let open = interpolations.popLast() { markMalformed(open.openingToken) }
        emit(.eof, from: cursor.offset)
    }

    /// Adds the token from `start` to the position.
    @inline(__always)
    mutating func emit(_ kind: TokenKind, _ flags: Token.Flags = Token.Flags(), keyword: Keyword = .none, from start: Int) {
        tokens.append(
            Token(kind: kind, keyword: keyword, flags: pending.union(flags), start: start, end: cursor.offset))
        pending = .touchesPrevious
    }

    /// Adds the token of the next `length` bytes.
    @inline(__always)
    mutating func emit(_ kind: TokenKind, _ flags: Token.Flags = Token.Flags(), length: Int) {
        let start = cursor.offset
        cursor.offset += length
        emit(kind, flags, from: start)
    }

    mutating func markMalformed(_ index: Int) {
        tokens[index].flags.insert(.malformed)
    }

    @inline(__always)
    private mutating func skipTrivia() {
        var start = cursor.offset
        while let kind = cursor.skipTrivia() {
            pending.remove(.touchesPrevious)
            switch kind {
            case .whitespace, .byteOrderMark, .garbage, .lineComment, .docLineComment:
                break
            case .newline:
                pending.insert(.startsLine)
                if !interpolations.isEmpty { closeSingleLineLiterals() }
            case .blockComment, .docBlockComment:
                if breaksLine(from: start) { pending.insert(.startsLine) }
            case .unterminatedBlockComment:
                pending.insert(.malformed)
            }
            start = cursor.offset
        }
    }

    private func breaksLine(from start: Int) -> Bool {
        cursor.bytes[start..<cursor.offset].contains { $0 == "\n" || $0 == "\r" }
    }

    @inline(__always)
    private mutating func lexToken() {
        switch cursor.bytes[cursor.offset] {
        case "a"..."z", "A"..."Z", "_":
            lexWord()
        case "(", ")":
            lexParenthesis()
        case "{", "}", "[", "]", ",", ";", "@", "\\":
            emit(.punctuation, length: 1)
        case ":":
            emit(.punctuation, length: cursor.peek(1) == ":" ? 2 : 1)
        case ".", "=", "-", "+", "*", "%", "<", ">", "&", "|", "^", "~", "/":
            lexOperator()
        case "?", "!":
            lexQuestionOrExclamationMark()
        case "0"..."9":
            lexNumber()
        case "\"", "'":
            lexStringLiteral(pounds: 0)
        case "#":
            lexPound()
        case "`":
            lexBackticks()
        case "$":
            lexDollar()
        default:
            lexPastASCII()
        }
    }

    /// The trivia scanner has let pass only scalars that an identifier or an operator can hold.
    private mutating func lexPastASCII() {
        if cursor.lengthPastASCII(where: ScalarClass.isIdentifierStart) != nil {
            lexWord()
        } else if cursor.lengthPastASCII(where: ScalarClass.isOperatorStart) != nil {
            lexOperator()
        } else {
            // A combining mark with nothing to combine with.
            let start = cursor.offset
            cursor.skipIdentifierPart()
            emit(.identifier, .malformed, from: start)
        }
    }
}

/// How far the lexer may look ahead of itself in all, over a whole file.
///
/// A few decisions need bytes that come much later (whether `"#` closes `#"""` on its line, whether a regular expression has
/// an end), and a file can be written that asks for the same bytes over and over. The limit keeps every file linear: four
/// times its size, which real code never comes near; once it is used up, the answer is "not found".
struct LookaheadBudget {
    private var remaining: Int

    init(fileSize: Int) { remaining = 4 * fileSize + 65_536 }

    var isUsedUp: Bool { remaining <= 0 }

    mutating func spend(_ bytes: Int) { remaining -= bytes }
}
