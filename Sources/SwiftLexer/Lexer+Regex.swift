extension Lexer {
    /// `#/…/#`, which may span lines if the opening delimiter ends its line.
    mutating func lexExtendedRegex(pounds: Int) {
        let start = cursor.offset
        let scan = scanRegex(at: start, pounds: pounds, isCertain: true)
        cursor.offset = scan?.end ?? start + pounds + 1
        emit(.regex, scan?.isTerminated == true ? [] : .malformed, from: start)
    }

    /// Tries to read a `/…/` literal at `slash`, the first one in the operator from `operatorStart` to `operatorEnd`; the
    /// operator characters before it are a prefix operator. Gives false, with nothing added, if it is an operator after all.
    mutating func lexRegex(at slash: Int, operatorStart: Int, operatorEnd: Int) -> Bool {
        // A postfix or infix operator.
        guard !isLeftBound(at: operatorStart) else { return false }
        // Declarations of operators name them.
        if let last = tokens.last, last.keyword == .func || last.keyword == .operator { return false }
        var isCertain = false
        if !isRightBound(at: operatorRunEnd(from: operatorEnd), isLeftBound: false) {
            // With space on both sides it looks like a binary operator, which cannot stand where an expression must, except
            // that an operator can be an argument.
            let isAfterTry = isLastTokenMarkOfTry
            guard isAfterTry || mayStartRegex(after: tokens.last) else { return false }
            isCertain = isAfterTry || !isLastTokenArgumentOpener
        }
        guard let scan = scanRegex(at: slash, pounds: 0, isCertain: isCertain) else { return false }
        if slash > operatorStart {
            cursor.offset = slash
            emitOperator(from: operatorStart)
        }
        cursor.offset = scan.end
        emit(.regex, scan.isTerminated ? [] : .malformed, from: slash)
        return true
    }

    /// The end of the run of operator characters that goes on, through what looks like a comment, at `index`: the compiler
    /// takes its decision on the whole run.
    private mutating func operatorRunEnd(from index: Int) -> Int {
        guard cursor.byte(at: index) == "/", !lookahead.isUsedUp else { return index }
        var end = index
        while end < cursor.end, cursor.classes[Int(cursor.bytes[end])].contains(.operatorPart), cursor.bytes[end] != "." {
            end += 1
        }
        lookahead.spend(end - index)
        return end
    }

    // MARK: - What stands before

    /// `try?` and `try!` precede an expression although `?` and `!` usually end one.
    private var isLastTokenMarkOfTry: Bool {
        guard tokens.count >= 2, let mark = tokens.last, mark.kind == .operator, mark.flags.contains(.touchesPrevious),
            mark.end - mark.start == 1, tokens[tokens.count - 2].keyword == .try
        else { return false }
        return cursor.bytes[Int(mark.start)] == "?" || cursor.bytes[Int(mark.start)] == "!"
    }

    private var isLastTokenArgumentOpener: Bool {
        guard let last = tokens.last, last.kind == .punctuation else { return false }
        switch cursor.bytes[Int(last.start)] {
        case "(", "[", ",", ":": return true
        default: return false
        }
    }

    /// Whether an expression can follow the token.
    private func mayStartRegex(after token: Token?) -> Bool {
        guard let token else { return true }
        let first = cursor.bytes[Int(token.start)]
        switch token.kind {
        case .keyword:
            switch token.keyword {
            case .true, .false, .nil, .self, .Self, .Any, .super, .underscore: return false
            default: return true
            }
        case .operator:
            return mayStartRegex(afterOperator: token, first: first)
        case .punctuation:
            switch first {
            case "(", "[", "{", ";", ",": return true
            case ":": return token.end - token.start == 1
            default: return false
            }
        case .pound:
            return isConditionalCompilation(token)
        case .identifier, .integer, .float, .string, .stringQuote, .stringText, .stringInterpolation, .regex, .placeholder,
            .shebang, .eof:
            return false
        }
    }

    private func mayStartRegex(afterOperator token: Token, first: UInt8) -> Bool {
        let isPostfix = token.flags.contains(.leftBound) && !token.flags.contains(.rightBound)
        if token.end - token.start == 1 {
            if first == "=" { return true }
            if first == "?" || first == "!" { return !token.flags.contains(.leftBound) }
        }
        if token.end - token.start == 2, first == "-", cursor.bytes[Int(token.start) + 1] == ">" { return false }
        return token.flags.contains(.malformed) || !isPostfix
    }

    /// `#if`, `#elseif`, `#else` and `#endif` separate expressions; other pound words are or belong to one.
    private func isConditionalCompilation(_ token: Token) -> Bool {
        let word = cursor.bytes[Int(token.start)..<Int(token.end)]
        return ["#if", "#elseif", "#else", "#endif"].contains(String(decoding: word, as: UTF8.self))
    }

    // MARK: - The literal

    /// Reads the regular expression whose pounds and slash stand at `start`, without moving.
    private mutating func scanRegex(at start: Int, pounds: Int, isCertain: Bool) -> RegexScanner.Result? {
        guard !lookahead.isUsedUp else { return nil }
        var scanner = RegexScanner(cursor, start: start, pounds: pounds, isCertain: isCertain)
        let result = scanner.scan()
        lookahead.spend(scanner.cursor.offset - start)
        return result
    }
}
