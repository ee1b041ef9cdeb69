import SwiftLexer

/// Which declaration stands here, and the declarations that are no types, functions or variables.
extension Parser {
    /// A declaration with its attributes and modifiers.
    mutating func parseDeclaration(isMember: Bool) {
        let opening = open()
        parseAttributesAndModifiers()
        switch current {
        case .keyword where keyword == .case && !isMember:
            parseNoDeclaration(opening)
        case .keyword:
            parseKeywordDeclaration(opening)
        case .identifier where word(at: position) == .actor && peek() == .identifier:
            parseNominalType(opening, .actorDecl)
        case .identifier where word(at: position) == .macro && peek() == .identifier:
            parseMacro(opening)
        case .pound where position > opening.position:
            parsePound(from: opening)
        default:
            parseNoDeclaration(opening)
        }
    }

    private mutating func parseKeywordDeclaration(_ opening: Opening) {
        switch keyword {
        case .import: parseImport(opening)
        case .class: parseNominalType(opening, .classDecl)
        case .struct: parseNominalType(opening, .structDecl)
        case .enum: parseNominalType(opening, .enumDecl)
        case .protocol: parseNominalType(opening, .protocolDecl)
        case .extension: parseExtension(opening)
        case .func: parseFunction(opening)
        case .`init`: parseInitializer(opening)
        case .deinit: parseDeinitializer(opening)
        case .subscript: parseSubscript(opening)
        case .let, .var: parseVariable(opening)
        case .case: parseEnumCase(opening)
        case .typealias: parseTypealias(opening)
        case .associatedtype: parseAssociatedtype(opening)
        case .operator: parseOperatorDeclaration(opening)
        case .precedencegroup: parsePrecedenceGroup(opening)
        default: parseNoDeclaration(opening)
        }
    }

    /// Attributes and modifiers with nothing behind them.
    ///
    /// That is fine before the `#endif` of attributes that are compiled sometimes: they become children of the clause.
    private mutating func parseNoDeclaration(_ opening: Opening) {
        if current.isDirective, openDirectives > 0, position > opening.position { return }
        if position == opening.position { return skipLine() }
        report("expected a declaration", from: previousEnd, to: previousEnd)
        close(opening, .unexpected, role: .unexpected)
    }

    /// The name of a declaration: consumes it and returns its token, or reports that it is missing and returns -1.
    mutating func parseName(_ what: String) -> Int {
        if at(.identifier) || at(.placeholder) || (at(.keyword) && !startsLine && !startsDeclaration(at: position)) {
            advance()
            return position - 1
        }
        report("expected the name of the \(what)", from: previousEnd, to: previousEnd)
        return -1
    }

    // MARK: Small declarations

    private mutating func parseImport(_ opening: Opening) {
        advance()
        if at(.keyword), !startsLine { advance() }
        var main = parseName("module")
        while take(.dot) {
            guard isLabel(at: position) || at(.otherOperator) else {
                report("expected a name", from: previousEnd, to: previousEnd)
                break
            }
            main = position
            advance()
        }
        close(opening, .importDecl, main: main)
    }

    private mutating func parseTypealias(_ opening: Opening) {
        advance()
        let main = parseName("type alias")
        parseGenericParameters()
        if take(.equal) { parseType() } else { missing("'=' and a type", role: .type) }
        parseWhereClause()
        close(opening, .typealiasDecl, main: main)
    }

    private mutating func parseAssociatedtype(_ opening: Opening) {
        advance()
        let main = parseName("associated type")
        parseInheritance()
        if take(.equal) { parseType() }
        parseWhereClause()
        close(opening, .associatedtypeDecl, main: main)
    }

    private mutating func parseOperatorDeclaration(_ opening: Opening) {
        advance()
        var main = -1
        switch current {
        case .otherOperator, .ampersand, .question, .exclamation, .equal, .arrow:
            main = position
            advance()
        default: report("expected an operator", from: previousEnd, to: previousEnd)
        }
        if take(.colon) {
            repeat {
                if isLabel(at: position) { advance() }
            } while take(.comma)
        }
        if at(.leftBrace) { skipBrackets() }
        close(opening, .operatorDecl, main: main)
    }

    private mutating func parsePrecedenceGroup(_ opening: Opening) {
        advance()
        let main = parseName("precedence group")
        if at(.leftBrace) { skipBrackets() }
        close(opening, .precedenceGroupDecl, main: main)
    }

    private mutating func parseMacro(_ opening: Opening) {
        advance()
        let main = parseName("macro")
        parseGenericParameters()
        if at(.leftParen) { parseParameterClause(requiresType: false) }
        if take(.arrow) { parseType(as: .returnType) }
        if take(.equal) { parseFreeExpression(as: .value) }
        parseWhereClause()
        close(opening, .macroDecl, main: main)
    }
}
