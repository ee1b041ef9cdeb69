extension Lexer {
    /// An operator, a lone `.`, an editor placeholder, or the regular expression that a `/` turns out to start.
    mutating func lexOperator() {
        let start = cursor.offset
        if cursor.peek() == "<", cursor.peek(1) == "#", let end = placeholderEnd(from: start) {
            cursor.offset = end
            emit(.placeholder, from: start)
            return
        }
        skipOperator()
        let end = cursor.offset
        if let slash = cursor.bytes[start..<end].firstIndex(where: { $0 == "/" }) {
            if lexRegex(at: slash, operatorStart: start, operatorEnd: end) { return }
            cursor.offset = end
        }
        emitOperator(from: start)
    }

    /// `?` and `!` directly after an expression stand alone; `try?` is the case that regular expressions ask about.
    mutating func lexQuestionOrExclamationMark() {
        if isLeftBound(at: cursor.offset) {
            let start = cursor.offset
            cursor.offset += 1
            emit(.operator, boundness(from: start), from: start)
        } else {
            lexOperator()
        }
    }

    /// Adds the operator from `start` to the position.
    mutating func emitOperator(from start: Int) {
        if cursor.offset - start == 1, cursor.bytes[start] == "." {
            emit(.punctuation, boundness(from: start), from: start)
            return
        }
        var flags = boundness(from: start)
        if holdsCommentEnd(from: start) { flags.insert(.malformed) }
        emit(.operator, flags, from: start)
    }

    /// Steps over operator characters: `.` only if the operator began with one, and not into a comment or a placeholder.
    private mutating func skipOperator() {
        let start = cursor.offset
        while !cursor.isAtEnd {
            switch cursor.peek() {
            case "." where cursor.offset > start && cursor.bytes[start] != ".":
                return
            case "/" where cursor.offset > start && (cursor.peek(1) == "/" || cursor.peek(1) == "*"):
                return
            case "<" where cursor.offset > start && cursor.peek(1) == "#" && placeholderEnd(from: cursor.offset) != nil:
                return
            case 0x80...:
                let isPart = cursor.offset == start ? ScalarClass.isOperatorStart : ScalarClass.isOperatorPart
                guard let length = cursor.lengthPastASCII(where: isPart) else { return }
                cursor.offset += length
            default:
                guard cursor.isAt(.operatorPart) else { return }
                cursor.offset += 1
            }
        }
    }

    /// `*/` closes no comment here; the compiler rejects an operator that holds it.
    private func holdsCommentEnd(from start: Int) -> Bool {
        guard cursor.offset - start >= 2 else { return false }
        return (start..<cursor.offset - 1).contains { cursor.bytes[$0] == "*" && cursor.bytes[$0 + 1] == "/" }
    }

    /// Where the placeholder that `<#` opens at `start` ends, if it does so on its line and before another opens.
    private mutating func placeholderEnd(from start: Int) -> Int? {
        guard !lookahead.isUsedUp else { return nil }
        var index = start + 2
        defer { lookahead.spend(index - start) }
        while index < cursor.end, cursor.bytes[index] != "\n", cursor.bytes[index] != "\r" {
            switch (cursor.bytes[index], cursor.byte(at: index + 1)) {
            case ("#", ">"): return index + 2
            case ("<", "#"): return nil
            default: index += 1
            }
        }
        return nil
    }

    // MARK: - Boundness

    private func boundness(from start: Int) -> Token.Flags {
        let left = isLeftBound(at: start)
        let right = isRightBound(at: cursor.offset, isLeftBound: left)
        return (left ? Token.Flags.leftBound : []).union(right ? .rightBound : [])
    }

    /// Whether something other than white space, an opening delimiter or a separator stands directly before `index`.
    func isLeftBound(at index: Int) -> Bool {
        guard index > contentStart else { return false }
        let previous = cursor.bytes[index - 1]
        let beforePrevious = index >= 2 ? cursor.bytes[index - 2] : 0
        switch previous {
        case " ", "\r", "\n", "\t", "(", "[", "{", ",", ";", ":", "\0": return false
        case "/": return beforePrevious != "*"
        case 0xA0: return beforePrevious != 0xC2
        default: return true
        }
    }

    /// Whether something other than white space, a closing delimiter or a separator stands directly at `index`.
    func isRightBound(at index: Int, isLeftBound: Bool) -> Bool {
        switch cursor.byte(at: index) {
        case " ", "\r", "\n", "\t", ")", "]", "}", ",", ";", ":", "\0":
            return false
        case ".":
            // The `^` of `x^.y` is postfix, that of `^.y` prefix.
            return !isLeftBound
        case "/":
            let next = cursor.byte(at: index + 1)
            return next != "/" && next != "*"
        case 0xC2:
            return cursor.byte(at: index + 1) != 0xA0
        default:
            return true
        }
    }
}
