extension Lexer {
    @inline(__always)
    mutating func lexWord() {
        let start = cursor.offset
        cursor.skipIdentifierPart()
        let keyword = keywords.keyword(in: cursor.bytes, from: start, count: cursor.offset - start)
        emit(keyword == .none ? .identifier : .keyword, keyword: keyword, from: start)
    }

    /// `$0`, `$name`; a lone `$` names nothing.
    mutating func lexDollar() {
        let start = cursor.offset
        cursor.offset += 1
        cursor.skipIdentifierPart()
        emit(.identifier, cursor.offset - start == 1 ? .malformed : [], from: start)
    }

    /// `` `default` `` and raw identifiers such as `` `a b` ``; a backtick that none follows on its line is punctuation.
    mutating func lexBackticks() {
        let start = cursor.offset
        var probe = cursor
        probe.offset += 1
        while !probe.isAtEnd, probe.peek() != "`", probe.peek() != "\n", probe.peek() != "\r" { probe.offset += 1 }
        guard probe.peek() == "`" else {
            emit(.punctuation, .malformed, length: 1)
            return
        }
        let isValid = isRawIdentifier(from: start + 1, to: probe.offset)
        cursor.offset = probe.offset + 1
        emit(.identifier, isValid ? .escaped : [.escaped, .malformed], from: start)
    }

    /// SE-0451: anything but backslashes, unprintable characters and odd white space, and not only spaces or an operator.
    private func isRawIdentifier(from start: Int, to end: Int) -> Bool {
        var index = start
        var isOperator = true
        var isBlank = true
        while index < end {
            let (decoded, length) = cursor.decode(at: index)
            guard let scalar = decoded, scalar != 0x5C, scalar >= 0x20, scalar != 0x7F,
                !ScalarClass.isForbiddenInRawIdentifier(scalar)
            else { return false }
            // The space and the left-to-right and right-to-left marks.
            if scalar != 0x20, scalar != 0x200E, scalar != 0x200F { isBlank = false }
            if !isOperatorScalar(scalar, isFirst: index == start) { isOperator = false }
            index += length
        }
        return !isOperator && !isBlank
    }

    private func isOperatorScalar(_ scalar: UInt32, isFirst: Bool) -> Bool {
        if scalar < 0x80 { return cursor.classes[Int(scalar)].contains(.operatorPart) }
        return isFirst ? ScalarClass.isOperatorStart(scalar) : ScalarClass.isOperatorPart(scalar)
    }

    /// `#if`, `#selector` and every other word behind a pound; raw strings and extended regular expressions; a shebang.
    mutating func lexPound() {
        let start = cursor.offset
        if start == contentStart, cursor.peek(1) == "!" {
            cursor.skipToEndOfLine()
            emit(.shebang, from: start)
            return
        }
        let pounds = cursor.run(of: "#", from: start)
        switch cursor.peek(pounds) {
        case "\"", "'":
            lexStringLiteral(pounds: pounds)
        case "/":
            lexExtendedRegex(pounds: pounds)
        default:
            lexLonePounds(pounds)
        }
    }

    /// All but the last of a run of pounds can only stand alone; looking at the run once keeps a line of pounds linear.
    private mutating func lexLonePounds(_ count: Int) {
        for _ in 1..<count { emit(.pound, .malformed, length: 1) }
        let start = cursor.offset
        cursor.offset += 1
        if cursor.isAt(.identifierStart) || cursor.lengthPastASCII(where: ScalarClass.isIdentifierStart) != nil {
            cursor.skipIdentifierPart()
        }
        emit(.pound, cursor.offset - start == 1 ? .malformed : [], from: start)
    }
}
