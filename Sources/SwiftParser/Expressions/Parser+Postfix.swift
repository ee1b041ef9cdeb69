import SwiftLexer

/// What follows an operand: members, calls, subscripts, `?`, `!`.
extension Parser {
    mutating func parsePostfixExpression() {
        let opening = open()
        parsePrimary()
        parseSuffixes(from: opening)
    }

    mutating func parseSuffixes(from opening: Opening) {
        var loop = Progress()
        while loop.moves(self), !(startsLine && mode.contains(.directive)) {
            switch current {
            case .dot:
                builder.assign(.base)
                parseMember(from: opening)
            case .leftParen:
                guard !startsLine, !isKeyPathEnd else { return }
                builder.assign(.callee)
                parseArguments(closing: .rightParen)
                parseTrailingClosures()
                close(opening, .callExpr)
            case .leftBracket:
                guard !startsLine else { return }
                builder.assign(.base)
                parseArguments(closing: .rightBracket)
                close(opening, .subscriptExpr)
            case .leftBrace:
                guard canBeCalled, atTrailingClosure else { return }
                builder.assign(.callee)
                parseTrailingClosures()
                close(opening, .callExpr)
            case .question:
                guard isPostfixOperator else { return }
                parseOptionalSuffix(from: opening)
            case .exclamation:
                guard isPostfixOperator else { return }
                builder.assign(.expression)
                advanceByte()
                close(opening, .forceUnwrap)
            case .otherOperator:
                guard parsePostfixOperator(from: opening) else { return }
            case .poundIf:
                guard parsePostfixDirective(from: opening) else { return }
            default:
                return
            }
        }
    }

    /// `.name`, `.0`, `.init(x:)`; a base pending since `opening` is the node's child.
    mutating func parseMember(from opening: Opening) {
        advance()
        let main = position
        switch current {
        case .identifier, .integer, .float, .placeholder:
            advance()
        case .keyword where !startsLine || keyword == .`init` || keyword == .self:
            advance()
        default:
            report("expected the name of a member", from: previousEnd, to: previousEnd)
            close(opening, .memberExpr)
            return
        }
        if atGenericArguments { parseGenericArguments() }
        skipArgumentNames()
        close(opening, .memberExpr, main: main)
    }

    /// `(_:label:)` after a name: the labels belong to the name, and no node is made for them.
    mutating func skipArgumentNames() {
        guard at(.leftParen), !startsLine, isLabel(at: position + 1), peek(2) == .colon else { return }
        var index = position + 1
        while isLabel(at: index), terminal(at: index + 1) == .colon { index += 2 }
        guard terminal(at: index) == .rightParen else { return }
        while position <= index { advance() }
    }

    // MARK: Operators behind

    private var isPostfixOperator: Bool {
        consumedBytes > 0 || tokens[position].flags.contains(.leftBound)
    }

    /// `x?`: part of an optional chain, or in a pattern the whole of `x?`.
    private mutating func parseOptionalSuffix(from opening: Opening) {
        let endsPattern: Bool
        switch peek() {
        case .dot, .leftParen, .leftBracket, .exclamation: endsPattern = false
        default: endsPattern = mode.contains(.pattern)
        }
        if endsPattern { wrapAsPattern(opening) }
        builder.assign(endsPattern ? .pattern : .expression)
        advanceByte()
        close(opening, endsPattern ? .optionalPattern : .optionalChain)
    }

    /// Operators such as `...` in `x...`, and what is left of `>?` or `>!` behind generic arguments.
    private mutating func parsePostfixOperator(from opening: Opening) -> Bool {
        if consumedBytes > 0, currentByte == UInt8(ascii: "?") || currentByte == UInt8(ascii: "!") {
            builder.assign(.expression)
            let kind: SyntaxKind = currentByte == UInt8(ascii: "?") ? .optionalChain : .forceUnwrap
            advanceByte()
            close(opening, kind)
            return true
        }
        let flags = tokens[position].flags
        guard consumedBytes == 0, flags.contains(.leftBound), !flags.contains(.rightBound) else { return false }
        builder.assign(.operand)
        let main = position
        advance()
        close(opening, .postfixExpr, main: main)
        return true
    }

    // MARK: Arguments

    private var isKeyPathEnd: Bool { mode.contains(.keyPath) && !touchesPrevious(at: position) }

    /// `(a, b: c)` or `[a, b: c]`; the arguments stay pending.
    mutating func parseArguments(closing closer: Terminal) {
        let saved = mode
        mode.formIntersection([.pattern, .binding])
        let bracket = position
        advance()
        var loop = Progress()
        while !at(closer), !at(.eof), loop.moves(self) {
            parseArgument(as: .argument)
            if !take(.comma) { break }
        }
        expectClosing(bracket)
        mode = saved
    }

    /// Returns whether the argument has a label.
    @discardableResult
    mutating func parseArgument(as role: SyntaxRole) -> Bool {
        let opening = open()
        var main = -1
        if isLabel(at: position), peek() == .colon {
            main = position
            advance()
            advance()
        }
        parseExpression(as: .value)
        close(opening, .argument, main: main, role: role)
        return main >= 0
    }

    // MARK: Trailing closures

    private var canBeCalled: Bool {
        guard !mode.contains(.keyPath) else { return false }
        switch builder.lastKind {
        case .integerLiteral, .floatLiteral, .stringLiteral, .regexLiteral, .booleanLiteral, .nilLiteral, .missing,
            .closureExpr, .wildcardExpr, .wildcardPattern, .identifierPattern, .ifExpr, .switchExpr:
            return false
        default:
            return true
        }
    }

    /// Whether the `{` here starts a trailing closure. In a condition it does only where what follows its `}` on the same line
    /// could not follow a body: the compiler's `isValidTrailingClosure`.
    private var atTrailingClosure: Bool {
        if isAccessorBlock(at: position) || keyword(at: position + 1) == .case { return false }
        guard mode.contains(.condition) else { return true }
        let partner = Int(partners[position])
        guard partner > position, !startsLine(at: position + 1) else { return false }
        switch terminal(at: partner + 1) {
        case .leftBrace, .comma:
            return true
        case .leftBracket, .leftParen, .dot, .question, .exclamation, .colon, .equal, .otherOperator, .ampersand:
            return !startsLine(at: partner + 1)
        case .keyword where keyword(at: partner + 1) == .where:
            return true
        case .keyword where keyword(at: partner + 1) == .is || keyword(at: partner + 1) == .as:
            return !startsLine(at: partner + 1)
        default:
            return false
        }
    }

    /// The closures behind a call; they stay pending.
    mutating func parseTrailingClosures() {
        guard at(.leftBrace), !mode.contains(.keyPath), atTrailingClosure else { return }
        var opening = open()
        parseClosure()
        builder.assign(.value)
        close(opening, .trailingClosure, role: .argument)
        while isLabel(at: position), peek() == .colon, peek(2) == .leftBrace, !at(.default) {
            opening = open()
            let main = position
            advance()
            advance()
            parseClosure()
            builder.assign(.value)
            close(opening, .trailingClosure, main: main, role: .argument)
        }
    }

    // MARK: Directives in a chain

    /// `#if` between the members of a chain. The chain goes on through the members of every clause, as if all were compiled:
    /// a linter wants to see each of them, and no tree has room for two chains in one.
    private mutating func parsePostfixDirective(from opening: Opening) -> Bool {
        guard isPostfixDirective(at: position), depth < Limits.nesting else { return false }
        depth += 1
        defer { depth -= 1 }
        while current.isDirective, !at(.poundEndif) {
            skipDirectiveLine()
            parseSuffixes(from: opening)
            if !current.isDirective {
                report("expected '#endif' in a chain of members", from: currentStart, to: tokens[position].end)
                return true
            }
        }
        _ = take(.poundEndif)
        return true
    }

    private func isPostfixDirective(at index: Int) -> Bool {
        let index = indexAfterDirectives(index)
        return terminal(at: index) == .dot && isLabel(at: index + 1)
    }

    private mutating func skipDirectiveLine() {
        repeat { advance() } while !startsLine
    }
}
