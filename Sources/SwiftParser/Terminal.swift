import SwiftLexer

/// What a token is to the grammar: its kind, with punctuation and the operators that have a meaning of their own told apart.
///
/// Computed once for every token, so that the parser's decisions compare one byte.
enum Terminal: UInt8 {
    case eof, identifier, keyword, integer, float, string, stringQuote, stringText, stringInterpolation, regex
    case placeholder, shebang
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, semicolon, colon, at, backslash, dot, backtick
    case equal, arrow, question, exclamation, ampersand, otherOperator
    case pound, poundIf, poundElseif, poundElse, poundEndif

    init(_ token: Token, in bytes: [UInt8]) {
        switch token.kind {
        case .identifier: self = .identifier
        case .keyword: self = .keyword
        case .integer: self = .integer
        case .float: self = .float
        case .string: self = .string
        case .stringQuote: self = .stringQuote
        case .stringText: self = .stringText
        case .stringInterpolation: self = .stringInterpolation
        case .regex: self = .regex
        case .placeholder: self = .placeholder
        case .shebang: self = .shebang
        case .eof: self = .eof
        case .punctuation: self = Terminal(punctuation: bytes[Int(token.start)])
        case .operator: self = Terminal(operatorFrom: Int(token.start), to: Int(token.end), in: bytes)
        case .pound: self = Terminal(directiveFrom: Int(token.start), to: Int(token.end), in: bytes)
        }
    }

    private init(punctuation byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("): self = .leftParen
        case UInt8(ascii: ")"): self = .rightParen
        case UInt8(ascii: "["): self = .leftBracket
        case UInt8(ascii: "]"): self = .rightBracket
        case UInt8(ascii: "{"): self = .leftBrace
        case UInt8(ascii: "}"): self = .rightBrace
        case UInt8(ascii: ","): self = .comma
        case UInt8(ascii: ";"): self = .semicolon
        case UInt8(ascii: ":"): self = .colon
        case UInt8(ascii: "@"): self = .at
        case UInt8(ascii: "\\"): self = .backslash
        case UInt8(ascii: "."): self = .dot
        default: self = .backtick
        }
    }

    /// Also classifies what is left of an operator whose first bytes closed a generic argument list (`>?`).
    init(operatorFrom start: Int, to end: Int, in bytes: [UInt8]) {
        self = .otherOperator
        if end - start == 1 {
            switch bytes[start] {
            case UInt8(ascii: "="): self = .equal
            case UInt8(ascii: "?"): self = .question
            case UInt8(ascii: "!"): self = .exclamation
            case UInt8(ascii: "&"): self = .ampersand
            default: break
            }
        } else if end - start == 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
            self = .arrow
        }
    }

    private init(directiveFrom start: Int, to end: Int, in bytes: [UInt8]) {
        func spells(_ text: StaticString) -> Bool { bytes.spell(text, from: start, to: end) }
        if spells("#if") {
            self = .poundIf
        } else if spells("#endif") {
            self = .poundEndif
        } else if spells("#else") {
            self = .poundElse
        } else if spells("#elseif") {
            self = .poundElseif
        } else {
            self = .pound
        }
    }

    var isDirective: Bool {
        switch self {
        case .poundIf, .poundElseif, .poundElse, .poundEndif: true
        default: false
        }
    }
}

extension [UInt8] {
    /// Whether the bytes from `start` to `end` are exactly `text`.
    func spell(_ text: StaticString, from start: Int, to end: Int) -> Bool {
        guard end - start == text.utf8CodeUnitCount else { return false }
        let spelling = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[start..<end]).elementsEqual(spelling) }
    }
}
