import SwiftLexer

extension Parser {
    /// `{ [weak self] (a: Int, b) async throws -> T in … }`
    mutating func parseClosure() {
        let opening = open()
        guard enter() else { return }
        defer { depth -= 1 }
        parseBraces {
            if $0.hasClosureSignature { $0.parseClosureSignature() }
            $0.parseStatements()
        }
        close(opening, .closureExpr)
    }

    // MARK: The signature

    /// Whether `in` ends something that reads as a signature: the compiler's `canParseClosureSignature`.
    private var hasClosureSignature: Bool {
        var index = position
        while terminal(at: index) == .at {
            index += 2
            if terminal(at: index) == .leftParen, touchesPrevious(at: index) {
                guard partners[index] > index else { return false }
                index = Int(partners[index]) + 1
            }
        }
        if terminal(at: index) == .leftBracket {
            guard partners[index] > index else { return false }
            index = Int(partners[index]) + 1
        }
        if terminal(at: index) == .leftParen {
            guard partners[index] > index else { return false }
            index = Int(partners[index]) + 1
        } else {
            while isParameterName(at: index), terminal(at: index + 1) == .comma { index += 2 }
            if isParameterName(at: index) { index += 1 }
        }
        if word(at: index) == .async { index += 1 }
        if [.throws, .rethrows].contains(keyword(at: index)) {
            index += 1
            if terminal(at: index) == .leftParen, partners[index] > index { index = Int(partners[index]) + 1 }
        }
        if terminal(at: index) == .arrow {
            var lookahead = TypeLookahead(self, from: index + 1)
            guard lookahead.skipType() else { return false }
            index = lookahead.index
        }
        return terminal(at: index) == .keyword && keyword(at: index) == .in
    }

    private func isParameterName(at index: Int) -> Bool {
        switch terminal(at: index) {
        case .identifier, .placeholder: true
        case .keyword: keyword(at: index) == .underscore || keyword(at: index) == .self
        default: false
        }
    }

    private mutating func parseClosureSignature() {
        while at(.at) { parseAttribute(beforeType: true) }
        if at(.leftBracket) { parseCaptures() }
        if at(.leftParen) {
            parseParameterClause(requiresType: false)
        } else {
            while isParameterName(at: position), !at(.in) {
                leaf(.parameter, role: .parameter)
                if !take(.comma) { break }
            }
        }
        parseEffects()
        if take(.arrow) { parseType(as: .returnType) }
        _ = take(.in)
    }

    private mutating func parseCaptures() {
        let bracket = position
        advance()
        var loop = Progress()
        while !at(.rightBracket), !at(.eof), loop.moves(self) {
            parseCapture()
            if !take(.comma) { break }
        }
        expectClosing(bracket)
    }

    private mutating func parseCapture() {
        let opening = open()
        if word(at: position) == .weak || word(at: position) == .unowned, peek() != .equal, peek() != .comma,
            peek() != .rightBracket
        {
            let modifier = open()
            let main = position
            advance()
            if at(.leftParen) { skipBrackets() }
            close(modifier, .modifier, main: main, role: .modifier)
        }
        let main = position
        if at(.identifier) && peek() == .equal {
            advance()
            advance()
            parseExpression(as: .value)
        } else if at(.identifier), ![.comma, .rightBracket].contains(peek()) {
            // Not a capture by name: an expression the compiler would refuse, kept as the value.
            parseExpression(as: .value)
        } else if isLabel(at: position) {
            advance()
        } else {
            missing("a name to capture")
        }
        close(opening, .closureCapture, main: position > main ? main : -1, role: .capture)
    }

    // MARK: Effects

    /// `async throws(E)`: no nodes for them.
    mutating func parseEffects() {
        while true {
            switch current {
            case .identifier where word(at: position) == .async || word(at: position) == .reasync:
                advance()
            case .keyword where keyword == .throws || keyword == .rethrows:
                advance()
                if at(.leftParen), touchesPrevious(at: position) || peek() != .rightParen { skipBrackets() }
            default:
                return
            }
        }
    }
}
