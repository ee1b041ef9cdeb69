import SwiftLexer

/// Operators and their operands.
///
/// A sequence is folded while it is read, with a stack of the operators that still wait for their right operand: a sum of
/// 100,000 terms takes as many steps and no recursion.
extension Parser {
    mutating func parseExpression(as role: SyntaxRole = .expression) {
        guard enter() else { return builder.assign(role) }
        defer { depth -= 1 }
        parseSequence()
        builder.assign(role)
    }

    /// An expression in a place where the surrounding condition or pattern has no say: between brackets, in a body.
    mutating func parseFreeExpression(as role: SyntaxRole = .expression) {
        let saved = mode
        mode = []
        parseExpression(as: role)
        mode = saved
    }

    private mutating func parseSequence() {
        var operand = open()
        /// Where the operand read last stands among the pending nodes, once tighter operators have been folded into it.
        var operandMark = operand.pendingCount
        let base = operators.count
        parseOperand()
        sequence: while !(startsLine && mode.contains(.directive)) {
            let kind: SyntaxKind
            let precedence: Precedence
            switch current {
            case .otherOperator, .ampersand:
                guard isBinaryOperator else { break sequence }
                precedence = Precedence(
                    ofOperatorIn: bytes, from: Int(tokens[position].start), to: Int(tokens[position].end))
                kind = precedence == .assignment ? .assignExpr : .binaryExpr
            case .equal:
                guard !mode.contains(.pattern) else { break sequence }
                (kind, precedence) = (.assignExpr, .assignment)
            case .question:
                (kind, precedence) = (.ternaryExpr, .ternary)
            case .keyword where keyword == .as || keyword == .is:
                fold(downTo: base, .casting, &operandMark)
                parseCast(operandMark)
                continue sequence
            case .arrow, .identifier, .keyword:
                guard atFunctionArrow, isParenthesized(operand) else { break sequence }
                parseFunctionTypeExpression(operand)
                continue sequence
            default:
                break sequence
            }
            fold(downTo: base, precedence, &operandMark)
            let main = position
            builder.assign(kind == .ternaryExpr ? .condition : .left)
            advance()
            if kind == .ternaryExpr { parseThenValue() }
            operators.append(
                PendingOperator(precedence: precedence, kind: kind, main: main, leftMark: operandMark))
            operand = open()
            operandMark = operand.pendingCount
            parseOperand()
        }
        fold(downTo: base, nil, &operandMark)
    }

    /// Closes the operators that bind tighter than one of `precedence` standing here; all of them where that is nil.
    private mutating func fold(downTo base: Int, _ precedence: Precedence?, _ operandMark: inout Int) {
        while operators.count > base, let last = operators.last {
            if let precedence {
                guard
                    last.precedence > precedence
                        || (last.precedence == precedence && !precedence.isRightAssociative)
                else { return }
            }
            operators.removeLast()
            builder.assign(last.kind == .ternaryExpr ? .elseValue : .right)
            operandMark = last.leftMark
            builder.close(
                last.kind, from: operandMark, start: builder.start(ofPending: operandMark), end: previousEnd,
                main: Int32(last.main))
        }
    }

    /// Whether the operator here stands between operands: bound on both sides or on none.
    private var isBinaryOperator: Bool {
        let flags = tokens[position].flags
        return consumedBytes > 0 || flags.contains(.leftBound) == flags.contains(.rightBound)
    }

    private mutating func parseThenValue() {
        let saved = mode
        mode.subtract([.pattern, .binding])
        parseExpression(as: .thenValue)
        mode = saved
        if !take(.colon) { report("expected ':' and the other value", from: previousEnd, to: previousEnd) }
    }

    private mutating func parseCast(_ operandMark: Int) {
        builder.assign(.expression)
        let main = position
        let kind: SyntaxKind = at(.as) ? .castExpr : .isExpr
        advance()
        if kind == .castExpr, at(.question) || at(.exclamation), touchesPrevious(at: position) { advance() }
        parseType(as: .type)
        builder.close(
            kind, from: operandMark, start: builder.start(ofPending: operandMark), end: previousEnd, main: Int32(main))
    }

    // MARK: Function types among expressions

    private func isParenthesized(_ operand: Opening) -> Bool {
        terminals[operand.position] == .leftParen && Int(partners[operand.position]) == position - 1
    }

    /// `[(Int) -> Void]()`: what was read as a tuple is the parameters of a function type, so it is read again as such.
    private mutating func parseFunctionTypeExpression(_ operand: Opening) {
        rewind(to: operand)
        parseType(as: .type)
        close(operand, .typeExpr)
    }

    // MARK: Operands

    /// What an operator applies to: a postfix expression with the prefix operators and words before it.
    mutating func parseOperand() {
        switch current {
        case .otherOperator, .ampersand: parsePrefixOperator()
        case .keyword where keyword == .try: parseTry()
        case .keyword where keyword == .repeat: parsePrefixWord()
        case .identifier where isPrefixWord(at: position): parsePrefixWord()
        case .exclamation: parsePrefixOperator()
        default: parsePostfixExpression()
        }
    }

    private mutating func parsePrefixOperator() {
        switch peek() {
        case .rightParen, .comma, .rightBracket, .colon:
            // An operator as a value: `reduce(0, +)`.
            return leaf(.identifierExpr)
        default: break
        }
        let opening = open()
        let main = position
        let flags = tokens[position].flags
        if flags.contains(.leftBound) || !flags.contains(.rightBound) {
            report("expected an expression before the operator", from: currentStart, to: tokens[position].end)
        }
        guard enter() else { return }
        advance()
        parseOperand()
        depth -= 1
        builder.assign(.operand)
        close(opening, .prefixExpr, main: main)
    }

    /// `try` covers everything to its right, as the compiler has it.
    private mutating func parseTry() {
        let opening = open()
        let main = position
        advance()
        if at(.question) || at(.exclamation), touchesPrevious(at: position) { advance() }
        parseExpression()
        close(opening, .tryExpr, main: main)
    }

    /// Whether the identifier at `index` is `await`, `consume`, `any`, … before an operand.
    private func isPrefixWord(at index: Int) -> Bool {
        guard startsOperand(at: index + 1) else { return false }
        switch word(at: index) {
        case .await:
            return true
        case .unsafe, .yield:
            return !startsLine(at: index + 1)
                && ![.dot, .leftParen, .leftBracket, .leftBrace].contains(terminal(at: index + 1))
        case .consume, .copy, .discard, .each, .borrow, .any, .some:
            guard !startsLine(at: index + 1) else { return false }
            switch terminal(at: index + 1) {
            case .identifier: return true
            case .keyword: return [.self, .Self, .Any].contains(keyword(at: index + 1))
            default: return false
            }
        default: return false
        }
    }

    private func startsOperand(at index: Int) -> Bool {
        switch terminal(at: index) {
        case .identifier, .integer, .float, .string, .stringQuote, .placeholder, .leftParen, .leftBracket, .leftBrace,
            .pound, .ampersand, .backslash:
            return true
        case .dot:
            return !touchesPrevious(at: index)
        case .otherOperator, .exclamation:
            let flags = tokens[index].flags
            return !flags.contains(.leftBound) && flags.contains(.rightBound)
        case .keyword:
            switch keyword(at: index) {
            case .self, .Self, .super, .Any, .try, .`init`, .if, .switch, .underscore: return true
            default: return false
            }
        default:
            return false
        }
    }

    private mutating func parsePrefixWord() {
        let opening = open()
        let main = position
        switch word(at: position) {
        case .await, .unsafe, .yield:
            advance()
            parseExpression()
        case .some:
            parseType(as: .type)
            return close(opening, .typeExpr)
        default:
            advance()
            guard enter() else { return close(opening, .awaitExpr, main: main) }
            parseOperand()
            depth -= 1
        }
        builder.assign(.expression)
        close(opening, .awaitExpr, main: main)
    }
}
