extension Cursor {
    /// Steps over one piece of trivia and names it; where a token starts, or the file ends, stays and gives nil.
    ///
    /// The lexer skips with this and `TokenList.trivia(before:)` lists with this, so they cannot disagree.
    @inline(__always)
    mutating func skipTrivia() -> TriviaPiece.Kind? {
        guard offset < end else { return nil }
        switch bytes[offset] {
        case " ", "\t", "\u{0B}", "\u{0C}":
            skip(.space)
            return .whitespace
        case "\n":
            offset += 1
            return .newline
        case "!"...".", "0"..."~":
            return nil
        default:
            return skipRareTrivia()
        }
    }

    @inline(never)
    private mutating func skipRareTrivia() -> TriviaPiece.Kind? {
        switch bytes[offset] {
        case "\r":
            offset += peek(1) == "\n" ? 2 : 1
            return .newline
        case "/":
            return skipComment()
        case 0x80...:
            return skipTriviaPastASCII()
        default:
            // NUL, the other control characters and DEL: nothing in Swift holds them outside literals.
            offset += 1
            return .garbage
        }
    }

    private mutating func skipComment() -> TriviaPiece.Kind? {
        switch peek(1) {
        case "/":
            let isDoc = peek(2) == "/"
            skipToEndOfLine()
            return isDoc ? .docLineComment : .lineComment
        case "*":
            return skipBlockComment()
        default:
            return nil
        }
    }

    /// Block comments nest; a counter, not recursion, since nothing bounds how deep.
    private mutating func skipBlockComment() -> TriviaPiece.Kind {
        let start = offset
        var depth = 1
        offset += 2
        while depth > 0 {
            while offset < end, !classes[Int(bytes[offset])].contains(.commentStop) { offset += 1 }
            guard offset < end else { return .unterminatedBlockComment }
            switch (bytes[offset], peek(1)) {
            case ("*", "/"):
                depth -= 1
                offset += 2
            case ("/", "*"):
                depth += 1
                offset += 2
            default:
                offset += 1
            }
        }
        // `/**/` is an ordinary, empty comment.
        return offset - start > 4 && bytes[start + 2] == "*" ? .docBlockComment : .blockComment
    }

    private mutating func skipTriviaPastASCII() -> TriviaPiece.Kind? {
        let (scalar, length) = decode(at: offset)
        if scalar == 0xFEFF {
            offset += length
            return .byteOrderMark
        }
        if let scalar, ScalarClass.isIdentifierPart(scalar) || ScalarClass.isOperatorStart(scalar) { return nil }
        offset += length
        return .garbage
    }
}
