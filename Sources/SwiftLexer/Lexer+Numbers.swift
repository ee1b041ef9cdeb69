extension Lexer {
    /// An integer or floating-point literal without its sign; what follows without a break belongs to it and spoils it.
    mutating func lexNumber() {
        let start = cursor.offset
        if cursor.peek() == "0" {
            switch cursor.peek(1) {
            case "x": return lexHexNumber()
            case "o": return lexPrefixedInteger { "0"..."7" ~= $0 }
            case "b": return lexPrefixedInteger { "0"..."1" ~= $0 }
            default: break
            }
        }
        cursor.skipDigits(.digit)
        // `x.0.1` is an element of an element of a tuple.
        let isAfterPeriod = tokens.last.map(isPeriod) ?? false
        if cursor.peek() == ".", cursor.isAt(.digit, ahead: 1), !isAfterPeriod {
            cursor.offset += 1
            cursor.skipDigits(.digit)
            let isWhole = !isAtExponent("e", "E") || skipExponent()
            emit(.float, isWhole ? [] : .malformed, from: start)
        } else if isAtExponent("e", "E") {
            let isWhole = skipExponent()
            emit(.float, isWhole ? [] : .malformed, from: start)
        } else {
            emitInteger(from: start)
        }
    }

    private mutating func lexPrefixedInteger(_ isDigit: (UInt8) -> Bool) {
        let start = cursor.offset
        cursor.offset += 2
        let hasDigit = isDigit(cursor.peek())
        while hasDigit, isDigit(cursor.peek()) || cursor.peek() == "_" { cursor.offset += 1 }
        emitInteger(from: start, isWhole: hasDigit)
    }

    /// `0xFF`, `0x1p3`, `0x1.8p-2`; without an exponent the `.` of `0xFF.description` is a member access.
    private mutating func lexHexNumber() {
        let start = cursor.offset
        cursor.offset += 2
        guard cursor.isAt(.hexDigit) else { return emitInteger(from: start, isWhole: false) }
        cursor.skipDigits(.hexDigit)
        let integerEnd = cursor.offset
        if cursor.peek() == ".", cursor.isAt(.hexDigit, ahead: 1) {
            cursor.offset += 1
            cursor.skipDigits(.hexDigit)
        }
        let hasFraction = cursor.offset > integerEnd
        if isAtExponent("p", "P") {
            let hasSign = cursor.peek(1) == "+" || cursor.peek(1) == "-"
            let isMember =
                hasFraction && !hasSign && !cursor.isAt(.digit, ahead: 1)
                && !cursor.isAt(.digit, ahead: integerEnd + 1 - cursor.offset)
            if !isMember {
                let isWhole = skipExponent()
                return emit(.float, isWhole ? [] : .malformed, from: start)
            }
        }
        cursor.offset = integerEnd
        emitInteger(from: start)
    }

    private func isAtExponent(_ lower: Unicode.Scalar, _ upper: Unicode.Scalar) -> Bool {
        cursor.peek() == lower || cursor.peek() == upper
    }

    /// Steps over an exponent, its letter included; false if it has no digits or runs into a word.
    private mutating func skipExponent() -> Bool {
        cursor.offset += 1
        if cursor.peek() == "+" || cursor.peek() == "-" { cursor.offset += 1 }
        let hasDigit = cursor.isAt(.digit)
        if hasDigit { cursor.skipDigits(.digit) }
        let digitsEnd = cursor.offset
        cursor.skipIdentifierPart()
        return hasDigit && cursor.offset == digitsEnd
    }

    private mutating func emitInteger(from start: Int, isWhole: Bool = true) {
        let digitsEnd = cursor.offset
        cursor.skipIdentifierPart()
        emit(.integer, isWhole && cursor.offset == digitsEnd ? [] : .malformed, from: start)
    }

    private func isPeriod(_ token: Token) -> Bool {
        token.kind == .punctuation && cursor.bytes[Int(token.start)] == "."
    }
}
