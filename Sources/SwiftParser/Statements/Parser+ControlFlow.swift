import SwiftLexer

/// Statements with conditions and bodies.
extension Parser {
    /// `if … {} else if … {} else {}`, however long the chain: each `else if` is closed inside the one before it.
    mutating func parseIf() {
        var unfinished: [(opening: Opening, main: Int)] = []
        var continues = true
        while continues {
            unfinished.append((open(), position))
            advance()
            parseConditions()
            parseCodeBlock()
            continues = false
            if take(.else) {
                if at(.if) {
                    continues = true
                } else {
                    parseCodeBlock(as: .elseBody)
                }
            }
        }
        while let (opening, main) = unfinished.popLast() {
            close(opening, .ifExpr, main: main, role: unfinished.isEmpty ? .expression : .elseBody)
        }
    }

    mutating func parseGuard() {
        let opening = open()
        let main = position
        advance()
        parseConditions()
        if !take(.else) { report("expected 'else'", from: previousEnd, to: previousEnd) }
        parseCodeBlock()
        close(opening, .guardStmt, main: main)
    }

    mutating func parseWhile() {
        let opening = open()
        let main = position
        advance()
        parseConditions()
        parseCodeBlock()
        close(opening, .whileStmt, main: main)
    }

    mutating func parseRepeatWhile() {
        let opening = open()
        let main = position
        advance()
        parseCodeBlock()
        if take(.while) {
            parseExpression(as: .condition)
        } else {
            missing("'while' and a condition", role: .condition)
        }
        close(opening, .repeatWhileStmt, main: main)
    }

    mutating func parseForIn() {
        let opening = open()
        let main = position
        advance()
        while at(.try) || (word(at: position) == .await && !(peek() == .keyword && keyword(at: position + 1) == .in)) {
            advance()
        }
        let saved = mode
        mode = [.condition]
        if take(.case) {
            parseMatchingPattern()
        } else {
            parsePattern()
        }
        if take(.colon) { parseType() }
        if !take(.in) { report("expected 'in'", from: previousEnd, to: previousEnd) }
        parseExpression(as: .sequence)
        if take(.where) { parseExpression(as: .condition) }
        mode = saved
        parseCodeBlock()
        close(opening, .forInStmt, main: main)
    }

    mutating func parseDo() {
        let opening = open()
        let main = position
        advance()
        parseEffects()
        parseCodeBlock()
        while at(.catch) { parseCatch() }
        close(opening, .doStmt, main: main)
    }

    private mutating func parseCatch() {
        let opening = open()
        let main = position
        advance()
        let saved = mode
        mode = [.condition]
        var loop = Progress()
        while !at(.leftBrace), !at(.eof), loop.moves(self) {
            parseCaseItem()
            if !take(.comma) { break }
        }
        mode = saved
        parseCodeBlock()
        close(opening, .catchClause, main: main, role: .catchClause)
    }

    // MARK: Conditions

    private mutating func parseConditions() {
        let saved = mode
        mode = .condition
        var loop = Progress()
        var followsBinding = false
        repeat {
            guard !at(.leftBrace) || isClosureCondition else {
                missing("a condition", role: .condition)
                break
            }
            let isFurther = followsBinding && at(.identifier) && terminal(at: position + 1) == .equal
            followsBinding = isFurther || current == .keyword && (keyword == .let || keyword == .var)
            if isFurther { parseOptionalBinding() } else { parseCondition() }
            builder.assign(.condition)
            guard take(.comma) else { break }
            // A comma may end the list.
            if at(.leftBrace) || at(.else) { break }
        } while loop.moves(self)
        mode = saved
    }

    /// `if { true }() {`
    private var isClosureCondition: Bool {
        let partner = Int(partners[position])
        return partner > position && terminal(at: partner + 1) == .leftParen && !startsLine(at: partner + 1)
    }

    private mutating func parseCondition() {
        switch current {
        case .keyword where keyword == .let || keyword == .var:
            parseOptionalBinding()
        case .keyword where keyword == .case:
            let opening = open()
            let main = position
            advance()
            parseMatchingPattern()
            if take(.equal) {
                parseExpression(as: .value)
            } else {
                missing("'=' and a value to match", role: .value)
            }
            close(opening, .patternCondition, main: main)
        case .keyword where keyword == .else:
            missing("a condition")
        default:
            parseExpression()
        }
    }

    /// `let a = x`, or `b = y` after it, as Swift wrote a further one before version 3 (Swift Evolution, SE-0099).
    private mutating func parseOptionalBinding() {
        let opening = open()
        let main = position
        if current == .keyword { advance() }
        parsePattern()
        if take(.colon) { parseType() }
        if take(.equal) { parseExpression(as: .value) }
        close(opening, .optionalBinding, main: main)
    }
}
