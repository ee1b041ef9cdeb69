import SourceText

/// One token: a kind, the bytes it covers and what the parser needs to know of its surroundings.
///
/// Trivia (white space, comments, a byte order mark, bytes no token can hold) is what lies between two tokens, so tokens and
/// gaps tile the file by construction; `TriviaPiece` names what a gap is made of.
package struct Token: Sendable, Equatable {
    package var kind: TokenKind
    /// Which keyword, where `kind` is `.keyword`; `.none` for every other kind.
    package var keyword: Keyword
    package var flags: Flags
    /// UTF-8 byte offset of the first byte.
    package var start: Int32
    /// UTF-8 byte offset after the last byte.
    package var end: Int32

    package init(kind: TokenKind, keyword: Keyword = .none, flags: Flags = [], start: Int, end: Int) {
        self.kind = kind
        self.keyword = keyword
        self.flags = flags
        self.start = Int32(start)
        self.end = Int32(end)
    }

    package var range: ByteRange { ByteRange(Int(start), Int(end)) }

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// None: quicker than an empty literal in an unoptimised build.
        package init() { rawValue = 0 }

        /// The protocol's own is a dozen calls in an unoptimised build, and every token is asked.
        @inline(__always)
        package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }

        @inline(__always)
        package func union(_ other: Flags) -> Flags { Flags(rawValue: rawValue | other.rawValue) }

        /// A line break lies between this token and the one before, or this is the file's first token.
        package static let startsLine = Flags(rawValue: 1 << 0)
        /// Operators: no white space or opening delimiter directly before (`a+`), as the language reference defines it.
        package static let leftBound = Flags(rawValue: 1 << 1)
        /// Operators: no white space or closing delimiter directly after (`+a`).
        package static let rightBound = Flags(rawValue: 1 << 2)
        /// The token is not closed, or holds something the language does not allow (an unterminated string, `0x`, a NUL).
        /// An interpolated literal that is not closed is flagged at its opening delimiter, a comment at `.eof`.
        package static let malformed = Flags(rawValue: 1 << 3)
        /// Identifiers: written between backticks, hence never a keyword.
        package static let escaped = Flags(rawValue: 1 << 4)
        /// No trivia lies between this token and the one before.
        package static let touchesPrevious = Flags(rawValue: 1 << 5)
    }
}

/// What a token is. The raw values are the words `keyboardlint tokens` prints.
package enum TokenKind: String, Sendable, CaseIterable {
    case identifier, keyword, integer, float
    /// A whole string literal without interpolation, delimiters included.
    case string
    /// The opening or closing delimiter of an interpolated string literal, pounds included.
    case stringQuote
    /// Literal text of an interpolated string.
    case stringText
    /// The `\` (and pounds) that open an interpolation; the parentheses that follow are punctuation tokens.
    case stringInterpolation
    /// A whole regular-expression literal.
    case regex
    /// Operator characters, `=`, `->`, `?`, `!` and `&` included; `?` and `!` after an expression stand alone.
    case `operator`
    /// One of `( ) [ ] { } , ; : :: @ \ .` or a backtick that starts nothing. A lone `.` is flagged `.leftBound` and
    /// `.rightBound` like an operator.
    case punctuation
    /// `#` and the word that touches it (`#if`, `#selector`), or a `#` alone.
    case pound
    /// An editor placeholder, `<#…#>`.
    case placeholder
    case shebang
    case eof
}

/// The tokens of a file, the last of kind `.eof`.
package struct TokenList: Sendable {
    package let file: SourceFile
    package let tokens: [Token]

    package init(file: SourceFile, tokens: [Token]) {
        self.file = file
        self.tokens = tokens
    }

    package var count: Int { tokens.count }
    package subscript(index: Int) -> Token { tokens[index] }

    /// The index of the first token that starts at `offset` or later; the last token where there is none.
    package func index(at offset: Int) -> Int {
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high) / 2
            if Int(self[middle].start) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The token that the byte at `offset` is part of; nil for one of a comment or of white space.
    package func index(covering offset: Int) -> Int? {
        let next = index(at: offset)
        if Int(self[next].start) == offset { return next }
        return next > 0 && Int(self[next - 1].end) > offset ? next - 1 : nil
    }

    package func text(_ index: Int) -> String { file.text(in: tokens[index].range) }

    /// Whether the token's bytes are exactly `text`. Does not allocate.
    package func matches(_ index: Int, _ text: StaticString) -> Bool {
        let token = tokens[index]
        let length = text.utf8CodeUnitCount
        guard Int(token.end - token.start) == length else { return false }
        return file.bytes.withUnsafeBufferPointer { bytes in
            for offset in 0..<length where bytes[Int(token.start) + offset] != text.utf8Start[offset] {
                return false
            }
            return true
        }
    }
}
