/// A string literal that waits while the code of one of its interpolations is lexed.
struct Interpolation {
    let literal: StringDelimiter
    /// The index of the literal's opening `.stringQuote`.
    let openingToken: Int
    /// Parentheses opened in the interpolation and not yet closed, its own not counted.
    var openParentheses = 0
}

/// What opens and, mirrored, closes a string literal.
struct StringDelimiter {
    let pounds: Int
    /// `"`, or the `'` that the compiler recognises for the sake of its message.
    let quote: UInt8
    let isMultiLine: Bool

    var quotes: Int { isMultiLine ? 3 : 1 }
    /// In bytes.
    var length: Int { pounds + quotes }
}

extension Lexer {
    mutating func lexStringLiteral(pounds: Int) {
        let start = cursor.offset
        let quote = cursor.peek(pounds)
        let literal = StringDelimiter(pounds: pounds, quote: quote, isMultiLine: opensMultiLine(pounds: pounds))
        cursor.offset += literal.length
        let text = skipText(of: literal)
        if text.end == .interpolation {
            let textEnd = cursor.offset
            cursor.offset = start + literal.length
            emit(.stringQuote, quote == "'" ? .malformed : [], from: start)
            let opening = tokens.count - 1
            cursor.offset = textEnd
            openInterpolation(of: literal, openingToken: opening, textStart: start + literal.length, text)
        } else {
            if text.end == .delimiter { skipClosingDelimiter(of: literal) }
            let isWhole = text.end == .delimiter && text.isValid && quote == "\""
            emit(.string, isWhole ? [] : .malformed, from: start)
        }
    }

    mutating func lexParenthesis() {
        let isOpening = cursor.peek() == "("
        emit(.punctuation, length: 1)
        guard let last = interpolations.indices.last else { return }
        if isOpening {
            interpolations[last].openParentheses += 1
        } else if interpolations[last].openParentheses > 0 {
            interpolations[last].openParentheses -= 1
        } else {
            let finished = interpolations.removeLast()
            lexRest(of: finished.literal, openingToken: finished.openingToken)
        }
    }

    /// Goes on with a literal after the `)` of an interpolation.
    private mutating func lexRest(of literal: StringDelimiter, openingToken: Int) {
        let textStart = cursor.offset
        let text = skipText(of: literal)
        if text.end == .interpolation {
            openInterpolation(of: literal, openingToken: openingToken, textStart: textStart, text)
            return
        }
        emitText(from: textStart, text)
        if text.end == .delimiter {
            let start = cursor.offset
            skipClosingDelimiter(of: literal)
            emit(.stringQuote, from: start)
        } else {
            markMalformed(openingToken)
        }
    }

    private mutating func openInterpolation(
        of literal: StringDelimiter, openingToken: Int, textStart: Int, _ text: StringText
    ) {
        emitText(from: textStart, text)
        emit(.stringInterpolation, length: 1 + literal.pounds)
        emit(.punctuation, length: 1)
        interpolations.append(Interpolation(literal: literal, openingToken: openingToken))
    }

    private mutating func emitText(from start: Int, _ text: StringText) {
        if cursor.offset > start { emit(.stringText, text.isValid ? [] : .malformed, from: start) }
    }

    /// A line end closes, as unterminated, the single-line literals whose interpolations it stands in.
    mutating func closeSingleLineLiterals() {
        while let innermost = interpolations.last, !innermost.literal.isMultiLine {
            markMalformed(innermost.openingToken)
            interpolations.removeLast()
        }
    }

    // MARK: - Delimiters

    /// Three quotes open a multi-line literal, unless they have pounds and the line holds what closes them: `#"""#` is the
    /// one character `"`.
    private mutating func opensMultiLine(pounds: Int) -> Bool {
        let quotesStart = cursor.offset + pounds
        guard cursor.run(of: "\"", from: quotesStart, atMost: 3) == 3 else { return false }
        return pounds == 0 || !closesOnLine(from: quotesStart + 2, pounds: pounds)
    }

    private mutating func closesOnLine(from start: Int, pounds: Int) -> Bool {
        guard !lookahead.isUsedUp else { return false }
        var probe = cursor
        probe.offset = start
        defer { lookahead.spend(probe.offset - start) }
        while !probe.isAtEnd, probe.peek() != "\n", probe.peek() != "\r" {
            if probe.peek() == "\"", probe.run(of: "#", from: probe.offset + 1, atMost: pounds) == pounds { return true }
            probe.offset += 1
        }
        return false
    }

    private func isAtClosingDelimiter(of literal: StringDelimiter) -> Bool {
        guard cursor.peek() == literal.quote else { return false }
        if literal.isMultiLine, cursor.peek(1) != "\"" || cursor.peek(2) != "\"" { return false }
        return cursor.run(of: "#", from: cursor.offset + literal.quotes, atMost: literal.pounds) == literal.pounds
    }

    /// One pound too many is a slip of the pen and no new token, as in the compiler.
    private mutating func skipClosingDelimiter(of literal: StringDelimiter) {
        cursor.offset += literal.quotes
        if literal.pounds > 0 { cursor.offset += cursor.run(of: "#", from: cursor.offset) }
    }

    // MARK: - Text

    struct StringText {
        enum End { case delimiter, interpolation, unterminated }
        var end: End
        /// Whether every escape and every byte in it is allowed.
        var isValid: Bool
    }

    /// Steps over literal text, to its closing delimiter, the backslash of an interpolation, or where it breaks off.
    private mutating func skipText(of literal: StringDelimiter) -> StringText {
        var isValid = true
        while true {
            while cursor.offset < cursor.end, !cursor.classes[Int(cursor.bytes[cursor.offset])].contains(.stringStop) {
                cursor.offset += 1
            }
            guard !cursor.isAtEnd else { return StringText(end: .unterminated, isValid: isValid) }
            switch cursor.peek() {
            case "\"", "'":
                if isAtClosingDelimiter(of: literal) { return StringText(end: .delimiter, isValid: isValid) }
                cursor.offset += 1
            case "\n", "\r":
                guard literal.isMultiLine else { return StringText(end: .unterminated, isValid: isValid) }
                cursor.offset += 1
            case "\\":
                if cursor.run(of: "#", from: cursor.offset + 1, atMost: literal.pounds) < literal.pounds {
                    cursor.offset += 1
                } else if cursor.peek(1 + literal.pounds) == "(" {
                    return StringText(end: .interpolation, isValid: isValid)
                } else {
                    cursor.offset += 1 + literal.pounds
                    if !skipEscape(isMultiLine: literal.isMultiLine) { isValid = false }
                }
            case 0x80...:
                let (scalar, length) = cursor.decode(at: cursor.offset)
                if scalar == nil { isValid = false }
                cursor.offset += length
            default:
                // Control characters; a tab is fine where there are lines.
                if !(literal.isMultiLine && cursor.peek() == "\t") { isValid = false }
                cursor.offset += 1
            }
        }
    }

    /// Steps over what follows a backslash and its pounds; false, and no further than one character, if that is no escape.
    private mutating func skipEscape(isMultiLine: Bool) -> Bool {
        switch cursor.peek() {
        case "0", "n", "r", "t", "\"", "'", "\\":
            cursor.offset += 1
            return true
        case "u":
            cursor.offset += 1
            return skipUnicodeEscape()
        case " ", "\t", "\n", "\r":
            guard isMultiLine else { return false }
            while cursor.peek() == " " || cursor.peek() == "\t" { cursor.offset += 1 }
            return cursor.peek() == "\n" || cursor.peek() == "\r"
        default:
            return false
        }
    }

    private mutating func skipUnicodeEscape() -> Bool {
        guard cursor.skip("{") else { return false }
        let digits = cursor.offset
        cursor.skip(.hexDigit)
        let count = cursor.offset - digits
        return cursor.skip("}") && (1...8).contains(count)
    }
}
