import SwiftLexer

/// Lists of statements, and the statements without bodies.
extension Parser {
    mutating func parseSourceFile() {
        let opening = open()
        _ = take(.shebang)
        parseStatements()
        builder.close(
            .sourceFile, from: opening.pendingCount, start: 0, end: Int32(bytes.count), main: -1, role: .root)
    }

    /// `{ … }` as a node.
    mutating func parseCodeBlock(as role: SyntaxRole = .body) {
        guard findBlock() else { return missing("'{'", role: role) }
        let opening = open()
        guard enter() else { return builder.assign(role) }
        defer { depth -= 1 }
        parseBraces { $0.parseStatements() }
        close(opening, .codeBlock, role: role)
    }

    /// `{`, what `body` reads, and `}`.
    mutating func parseBraces(_ body: (inout Parser) -> Void) {
        let saved = (mode: mode, blockIndentation: blockIndentation)
        mode = []
        if brackets.lacksClosingBrace { blockIndentation = indentation(at: position) }
        openBraces += 1
        if !take(.leftBrace) { report("expected '{'", from: previousEnd, to: previousEnd) }
        body(&self)
        openBraces -= 1
        if !take(.rightBrace) { report("expected '}'", from: previousEnd, to: previousEnd) }
        (mode, blockIndentation) = saved
    }

    /// Statements up to what closes the list: `}`, the end of a `#if` clause, the end of the file, in a switch the next case.
    mutating func parseStatements(inSwitchCase: Bool = false) {
        var loop = Progress()
        while !atEndOfStatements(inSwitchCase), loop.moves(self) {
            if take(.semicolon) { continue }
            parseStatement(inSwitchCase: inSwitchCase)
            builder.assign(toListElement: .statement)
            separateStatements(inSwitchCase)
        }
    }

    private func atEndOfStatements(_ inSwitchCase: Bool) -> Bool {
        switch current {
        case .eof: return true
        case .rightBrace: return openBraces > 0
        case .poundElseif, .poundElse, .poundEndif: return openDirectives > 0
        case .keyword where inSwitchCase && (keyword == .case || keyword == .default): return true
        case .at where inSwitchCase && isSwitchCase(at: position): return true
        case .keyword, .identifier, .at: return isBehindMissingBrace
        case .poundIf: return inSwitchCase && isSwitchCase(at: indexAfterDirectives(position))
        default: return false
        }
    }

    /// Statements on one line need a `;` between them.
    private mutating func separateStatements(_ inSwitchCase: Bool) {
        guard !startsLine, !at(.semicolon), !atEndOfStatements(inSwitchCase) else { return }
        guard !current.isDirective else { return }
        report("expected a line break or ';' between statements", from: currentStart, to: tokens[position].end)
    }

    /// Adds at least one node.
    mutating func parseStatement(inSwitchCase: Bool) {
        guard enter() else { return }
        defer { depth -= 1 }
        switch current {
        case .keyword:
            parseKeywordStatement()
        case .identifier:
            if peek() == .colon, isLabelOfStatement {
                parseLabeledStatement()
            } else if startsDeclaration(at: position) {
                parseDeclaration(isMember: false)
            } else {
                parseExpressionStatement()
            }
        case .at:
            parseDeclaration(isMember: false)
        case .poundIf:
            parseIfConfig(.statements(inSwitchCase: inSwitchCase))
        case .rightBrace, .rightParen, .rightBracket, .comma, .colon, .equal, .arrow, .question, .stringText,
            .stringInterpolation, .backtick, .poundElse, .poundElseif, .poundEndif, .shebang:
            skipStrayTokens()
        default:
            parseExpressionStatement()
        }
    }

    private mutating func parseKeywordStatement() {
        switch keyword {
        case .if: parseIf()
        case .guard: parseGuard()
        case .while: parseWhile()
        case .repeat:
            if peek() == .leftBrace { parseRepeatWhile() } else { parseExpressionStatement() }
        case .for: parseForIn()
        case .switch: parseSwitch()
        case .do: parseDo()
        case .defer: parseDefer()
        case .return: parseReturn(.returnStmt)
        case .throw: parseReturn(.throwStmt)
        case .break: parseJump(.breakStmt)
        case .continue: parseJump(.continueStmt)
        case .fallthrough: leaf(.fallthroughStmt)
        case .self, .Self, .super, .Any, .true, .false, .nil, .try, .underscore, .is: parseExpressionStatement()
        case .`init` where peek() == .dot: parseExpressionStatement()
        default:
            if startsDeclaration(at: position) {
                parseDeclaration(isMember: false)
            } else {
                skipStrayTokens()
            }
        }
    }

    private mutating func parseExpressionStatement() {
        let before = position
        let opening = open()
        parseExpression()
        if position == before, builder.lastKind == .missing {
            // Not even the start of an expression.
            rewind(to: opening)
            skipStrayTokens()
        }
    }

    private mutating func skipStrayTokens() {
        let start = currentStart
        skipLine(stopsAtBlock: true)
        report("expected a statement", from: start, to: previousEnd)
    }

    // MARK: Jumps

    private mutating func parseReturn(_ kind: SyntaxKind) {
        let opening = open()
        let main = position
        advance()
        if kind == .throwStmt || startsReturnValue { parseExpression(as: .value) }
        close(opening, kind, main: main)
    }

    /// The compiler takes what follows `return` as its value, on the next line too, unless it can only be a statement.
    private var startsReturnValue: Bool {
        switch current {
        case .eof, .semicolon, .rightBrace, .rightParen, .rightBracket, .comma, .colon, .at, .poundIf, .poundElse,
            .poundElseif, .poundEndif:
            return false
        case .keyword:
            switch keyword {
            case .self, .Self, .super, .Any, .true, .false, .nil, .try, .underscore, .repeat, .if, .switch: return true
            case .do: return !startsLine
            case .`init`: return peek() == .leftParen || peek() == .dot
            default: return false
            }
        case .identifier:
            return !startsDeclaration(at: position) && !(peek() == .colon && isLabelOfStatement)
        default:
            return true
        }
    }

    private mutating func parseJump(_ kind: SyntaxKind) {
        let opening = open()
        let main = position
        advance()
        if at(.identifier), !startsLine { leaf(.identifierExpr, role: .label) }
        close(opening, kind, main: main)
    }

    private mutating func parseDefer() {
        let opening = open()
        let main = position
        advance()
        parseCodeBlock()
        close(opening, .deferStmt, main: main)
    }

    // MARK: Labels

    private var isLabelOfStatement: Bool {
        switch keyword(at: position + 2) {
        case .for, .while, .repeat, .do, .if, .switch, .guard: true
        default: false
        }
    }

    private mutating func parseLabeledStatement() {
        let opening = open()
        let main = position
        advance()
        advance()
        parseKeywordStatement()
        builder.assign(.statement)
        close(opening, .labeledStmt, main: main)
    }
}
