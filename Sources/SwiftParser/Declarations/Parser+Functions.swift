import SwiftLexer

/// Functions, initialisers, subscripts and what their signatures are made of.
extension Parser {
    mutating func parseFunction(_ opening: Opening) {
        advance()
        let main = parseFunctionName()
        parseGenericParameters()
        parseRequiredParameters()
        parseEffects()
        if take(.arrow) { parseType(as: .returnType) }
        parseWhereClause()
        if findBlock() { parseCodeBlock() }
        close(opening, .functionDecl, main: main)
    }

    /// A name or an operator. A `<` at the end of an operator belongs to the generic parameters behind it (`==<T>`), yet the
    /// token names the function.
    private mutating func parseFunctionName() -> Int {
        switch current {
        case .otherOperator, .ampersand, .question, .exclamation, .equal, .arrow: break
        default: return parseName("function")
        }
        let main = position
        let length = Int(tokens[position].end - tokens[position].start)
        let endsWithLess = bytes[Int(tokens[position].end) - 1] == UInt8(ascii: "<")
        if length > 1, endsWithLess, peek() == .identifier || peek() == .at {
            for _ in 1..<length { advanceByte() }
        } else {
            advance()
        }
        return main
    }

    mutating func parseInitializer(_ opening: Opening) {
        let main = position
        advance()
        if at(.question) || at(.exclamation) {
            advance()
        } else if at(.otherOperator), currentByte == UInt8(ascii: "?") || currentByte == UInt8(ascii: "!") {
            // `init?<T>(…)`: one operator to the lexer.
            advanceByte()
        }
        parseGenericParameters()
        parseRequiredParameters()
        parseEffects()
        parseWhereClause()
        if findBlock() { parseCodeBlock() }
        close(opening, .initializerDecl, main: main)
    }

    /// The parameters of a function, initialiser or subscript, which none can do without.
    private mutating func parseRequiredParameters() {
        guard at(.leftParen) else { return report("expected '(' and parameters", from: previousEnd, to: previousEnd) }
        parseParameterClause(requiresType: true)
    }

    mutating func parseDeinitializer(_ opening: Opening) {
        let main = position
        advance()
        parseEffects()
        if findBlock() { parseCodeBlock() }
        close(opening, .deinitializerDecl, main: main)
    }

    mutating func parseSubscript(_ opening: Opening) {
        let main = position
        advance()
        parseGenericParameters()
        parseRequiredParameters()
        if take(.arrow) { parseType(as: .returnType) } else { missing("'->' and a type", role: .returnType) }
        parseWhereClause()
        if at(.leftBrace) { parseAccessorBlock() }
        close(opening, .subscriptDecl, main: main)
    }

    // MARK: Parameters

    /// `(label name: T = value, …)`; the parameters stay pending.
    mutating func parseParameterClause(requiresType: Bool) {
        let bracket = position
        let saved = mode
        mode = []
        advance()
        var loop = Progress()
        while !at(.rightParen), !at(.eof), loop.moves(self) {
            parseParameter(requiresType: requiresType)
            if !take(.comma) { break }
        }
        expectClosing(bracket)
        mode = saved
    }

    private mutating func parseParameter(requiresType: Bool) {
        let opening = open()
        while at(.at) { parseAttribute(beforeType: true) }
        var main = -1
        if isLabel(at: position), isLabel(at: position + 1), peek(2) == .colon || !requiresType {
            advance()
            main = position
            advance()
        } else if isLabel(at: position), peek() == .colon || !requiresType {
            main = position
            advance()
        }
        if main >= 0 {
            if take(.colon) { parseParameterType() }
        } else if requiresType {
            // The payload of an enumeration's case needs no name.
            parseParameterType()
        } else {
            missing("the name of a parameter")
        }
        if take(.equal) { parseExpression(as: .defaultValue) }
        close(opening, .parameter, main: main, role: .parameter)
    }

    private mutating func parseParameterType() {
        parseType()
        if at(.otherOperator), spells("...", at: position) { advance() }
    }

    // MARK: Generics

    /// `<T: P, each U, let n: Int>` as bytes.
    mutating func parseGenericParameters() {
        guard atOperator(startingWith: UInt8(ascii: "<")) else { return }
        let opening = open()
        var level = 0
        var loop = Progress()
        scan: while loop.moves(self) {
            switch current {
            case .otherOperator where currentByte == UInt8(ascii: "<"):
                level += 1
                advanceByte()
            case .otherOperator where currentByte == UInt8(ascii: ">"):
                level -= 1
                advanceByte()
                if level == 0 { break scan }
            case .leftBrace, .rightBrace, .rightParen, .rightBracket, .eof, .semicolon: break scan
            case .leftParen, .leftBracket: skipBrackets()
            case .keyword where keyword != .let && startsDeclaration(at: position): break scan
            default: advance()
            }
        }
        if level > 0 { report("expected '>'", from: previousEnd, to: previousEnd) }
        close(opening, .genericParameterClause, role: .genericParameters)
    }

    /// `where T: P, U == V` as bytes.
    mutating func parseWhereClause() {
        guard at(.where) else { return }
        let opening = open()
        advance()
        repeat {
            if at(.leftBrace) { break }
            parseType()
            if take(.colon) || takeSameType() { parseType() }
        } while take(.comma)
        closeWithoutChildren(opening, .genericWhereClause, role: .whereClause)
    }

    private mutating func takeSameType() -> Bool {
        guard at(.otherOperator), spells("==", at: position) else { return false }
        advance()
        return true
    }
}
