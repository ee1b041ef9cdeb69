import SwiftLexer

/// Finds where a type ends without building it.
///
/// `a<b>(c)` is a call with generic arguments if what stands between the angle brackets could be types and what follows
/// could not be the right side of a comparison. This is the compiler's own rule (`canParseAsGenericArgumentList`), which no
/// later stage may revise.
struct TypeLookahead {
    private let parser: Parser
    private(set) var index: Int
    private var consumedBytes = 0
    private var depth = 0
    private let end: Int

    init(_ parser: Parser, from index: Int) {
        self.parser = parser
        self.index = index
        self.end = index + Limits.genericLookahead
    }

    private var terminal: Terminal {
        guard index < end else { return .eof }
        let whole = parser.terminal(at: index)
        guard consumedBytes > 0 else { return whole }
        let token = parser.tokens[index]
        return Terminal(operatorFrom: Int(token.start) + consumedBytes, to: Int(token.end), in: parser.bytes)
    }

    private var firstByte: UInt8 { parser.bytes[Int(parser.tokens[index].start) + consumedBytes] }

    private mutating func advance() {
        index += 1
        consumedBytes = 0
    }

    private mutating func takeByte(_ byte: UInt8) -> Bool {
        switch terminal {
        case .otherOperator, .exclamation, .question, .equal, .ampersand: break
        default: return false
        }
        guard firstByte == byte else { return false }
        let token = parser.tokens[index]
        consumedBytes += 1
        if Int(token.start) + consumedBytes == Int(token.end) { advance() }
        return true
    }

    private mutating func take(_ wanted: Terminal) -> Bool {
        guard terminal == wanted else { return false }
        advance()
        return true
    }

    private var isWholeToken: Bool { consumedBytes == 0 }

    /// `<T, U>`; afterwards `index` is behind it.
    mutating func skipGenericArguments() -> Bool {
        guard takeByte(UInt8(ascii: "<")) else { return false }
        if takeByte(UInt8(ascii: ">")) { return true }
        repeat {
            switch terminal {
            case .integer: advance()
            case .otherOperator where firstByte == UInt8(ascii: "-"):
                advance()
                guard take(.integer) else { return false }
            default: guard skipType() else { return false }
            }
        } while take(.comma)
        return takeByte(UInt8(ascii: ">"))
    }

    /// `<T, U>`, and whatever follows it must not be the right side of a comparison.
    mutating func skipDisambiguatedGenericArguments() -> Bool {
        guard skipGenericArguments() else { return false }
        switch parser.terminal(at: index) {
        case .rightParen, .rightBracket, .leftBrace, .rightBrace, .dot, .comma, .semicolon, .eof, .colon, .ampersand:
            return true
        case .exclamation, .question:
            return consumedBytes > 0 || parser.tokens[index].flags.contains(.leftBound)
        case .leftParen, .leftBracket:
            return !parser.startsLine(at: index)
        case .otherOperator:
            // `>?` and `>!`: what is left of the operator that closed the list.
            return consumedBytes > 0 && (firstByte == UInt8(ascii: "?") || firstByte == UInt8(ascii: "!"))
        default:
            return false
        }
    }

    mutating func skipType() -> Bool {
        guard depth < Limits.nesting / 4 else { return false }
        depth += 1
        defer { depth -= 1 }
        skipSpecifiers()
        repeat {
            guard skipSimpleType() else { return false }
        } while take(.ampersand)
        if parser.word(at: index) == .async { advance() }
        if terminal == .keyword, parser.keyword(at: index) == .throws || parser.keyword(at: index) == .rethrows {
            advance()
            if terminal == .leftParen, !skipBrackets() { return false }
        }
        guard take(.arrow) else { return true }
        return skipType()
    }

    private mutating func skipSpecifiers() {
        while isWholeToken {
            switch terminal {
            case .at:
                advance()
                guard take(.identifier) else { return }
                if terminal == .leftParen, parser.touchesPrevious(at: index) { _ = skipBrackets() }
            case .identifier where parser.isTypeSpecifier(at: index):
                advance()
            case .keyword where parser.keyword(at: index) == .inout || parser.keyword(at: index) == .repeat:
                advance()
            case .otherOperator where firstByte == UInt8(ascii: "~"):
                advance()
            default:
                return
            }
        }
    }

    private mutating func skipSimpleType() -> Bool {
        switch terminal {
        case .identifier, .placeholder:
            advance()
        case .keyword:
            switch parser.keyword(at: index) {
            case .Any, .Self, .underscore: advance()
            default: return false
            }
        case .leftParen:
            guard skipElements() else { return false }
        case .leftBracket:
            advance()
            guard skipType() else { return false }
            if take(.colon), !skipType() { return false }
            guard take(.rightBracket) else { return false }
        default:
            return false
        }
        return skipSuffixes()
    }

    private mutating func skipSuffixes() -> Bool {
        while true {
            switch terminal {
            case .dot:
                advance()
                guard terminal == .identifier || terminal == .keyword else { return false }
                advance()
            case .question, .exclamation:
                guard consumedBytes > 0 || parser.tokens[index].flags.contains(.leftBound) else { return true }
                advance()
            case .otherOperator where firstByte == UInt8(ascii: "<"):
                guard skipGenericArguments() else { return false }
            case .otherOperator
            where consumedBytes > 0 && (firstByte == UInt8(ascii: "?") || firstByte == UInt8(ascii: "!")):
                _ = takeByte(firstByte)
            default:
                return true
            }
        }
    }

    /// `(T, label: U, inout V...)`
    private mutating func skipElements() -> Bool {
        advance()
        while terminal != .rightParen {
            if parser.isLabel(at: index), parser.terminal(at: index + 1) == .colon {
                advance()
                advance()
            } else if parser.isLabel(at: index), parser.isLabel(at: index + 1), parser.terminal(at: index + 2) == .colon {
                index += 3
            }
            guard skipType() else { return false }
            if terminal == .otherOperator, parser.spells("...", at: index) { advance() }
            if !take(.comma) { break }
        }
        return take(.rightParen)
    }

    private mutating func skipBrackets() -> Bool {
        let partner = Int(parser.partners[index])
        guard partner > index else { return false }
        index = partner + 1
        consumedBytes = 0
        return true
    }
}
