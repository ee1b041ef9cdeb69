import SwiftLexer

/// Operands without what precedes and follows them.
extension Parser {
    /// Adds exactly one node, a `.missing` one where no expression starts here.
    mutating func parsePrimary() {
        switch current {
        case .identifier: parseIdentifier()
        case .keyword: parseKeywordExpression()
        case .integer: leaf(.integerLiteral)
        case .float: leaf(.floatLiteral)
        case .string: leaf(.stringLiteral)
        case .stringQuote: parseInterpolatedString()
        case .regex: leaf(.regexLiteral)
        case .placeholder: leaf(.placeholderExpr)
        case .leftParen: parseParentheses()
        case .leftBracket: parseCollection()
        case .leftBrace: parseClosure()
        case .dot: parseMember(from: open())
        case .backslash: parseKeyPath()
        case .pound: parsePound()
        case .at: parseTypeExpression()
        default: missing("an expression")
        }
    }

    private mutating func parseKeywordExpression() {
        switch keyword {
        case .self, .Self, .super, .`init`:
            parseIdentifier()
        case .Any:
            leaf(.identifierExpr)
        case .true, .false:
            leaf(.booleanLiteral)
        case .nil:
            leaf(.nilLiteral)
        case .underscore:
            leaf(mode.contains(.pattern) ? .wildcardPattern : .wildcardExpr)
        case .if:
            parseFreely { $0.parseIf() }
        case .switch:
            parseFreely { $0.parseSwitch() }
        case .do:
            parseFreely { $0.parseDo() }
        case .try:
            parseOperand()
        case .let, .var:
            if mode.contains(.pattern) { parseValueBinding() } else { missing("an expression") }
        case .is:
            if mode.contains(.pattern) { parseIsPattern() } else { missing("an expression") }
        case .inout:
            parseTypeExpression()
        default:
            missing("an expression")
        }
    }

    private mutating func parseFreely(_ body: (inout Parser) -> Void) {
        let saved = mode
        mode = []
        body(&self)
        mode = saved
    }

    private mutating func parseTypeExpression() {
        let opening = open()
        parseType(as: .type)
        close(opening, .typeExpr)
    }

    private mutating func parseIdentifier() {
        let opening = open()
        let main = position
        if mode.contains(.binding), at(.identifier), bindsName(at: position) {
            return leaf(.identifierPattern)
        }
        advance()
        if atGenericArguments { parseGenericArguments() }
        skipArgumentNames()
        close(opening, .identifierExpr, main: main)
    }

    /// Under `let` a name is bound, unless what follows makes it the start of an expression, as in `case let Shape.circle(r)`.
    private func bindsName(at index: Int) -> Bool {
        switch terminal(at: index + 1) {
        case .dot, .leftParen, .leftBracket: startsLine(at: index + 1)
        case .otherOperator: !(spells("<", at: index + 1) && tokens[index + 1].flags.contains(.leftBound))
        default: true
        }
    }

    // MARK: Parentheses and brackets

    private mutating func parseParentheses() {
        if mode.contains(.pattern) { return parseTuplePattern(elementsArePatterns: false) }
        let opening = open()
        let bracket = position
        let saved = mode
        mode = []
        advance()
        var count = 0
        var isLabelled = false
        var loop = Progress()
        while !at(.rightParen), !at(.eof), loop.moves(self) {
            isLabelled = parseArgument(as: .element) || isLabelled
            count += 1
            if !take(.comma) { break }
        }
        if count == 1, !isLabelled {
            builder.dissolveLast()
            builder.assign(.expression)
            expectClosing(bracket)
            close(opening, .parenExpr)
        } else {
            expectClosing(bracket)
            close(opening, .tupleExpr)
        }
        mode = saved
    }

    private mutating func parseCollection() {
        let opening = open()
        let bracket = position
        let saved = mode
        mode.formIntersection([.pattern, .binding])
        advance()
        if at(.colon), peek() == .rightBracket {
            advance()
            advance()
            close(opening, .dictionaryLiteral)
        } else {
            let isDictionary = parseCollectionElements()
            expectClosing(bracket)
            close(opening, isDictionary ? .dictionaryLiteral : .arrayLiteral)
        }
        mode = saved
    }

    /// Returns whether the elements have keys.
    private mutating func parseCollectionElements() -> Bool {
        var isDictionary = false
        var loop = Progress()
        while !at(.rightBracket), !at(.eof), loop.moves(self) {
            let element = open()
            parseExpression(as: .element)
            if take(.colon) {
                isDictionary = true
                builder.assign(.key)
                parseExpression(as: .value)
                close(element, .dictionaryElement, role: .element)
            }
            if !take(.comma) { break }
        }
        return isDictionary
    }

    // MARK: Strings

    private mutating func parseInterpolatedString() {
        let opening = open()
        let main = position
        advance()
        while true {
            switch current {
            case .stringText:
                advance()
            case .stringInterpolation:
                advance()
                if at(.leftParen) { parseInterpolation() }
            case .stringQuote where isClosingQuote:
                advance()
                return close(opening, .stringLiteral, main: main)
            default:
                report("expected the end of the string", from: opening.start, to: previousEnd)
                return close(opening, .stringLiteral, main: main)
            }
        }
    }

    private var isClosingQuote: Bool { !startsLine && touchesPrevious(at: position) }

    private mutating func parseInterpolation() {
        let saved = mode
        mode = []
        let bracket = position
        advance()
        var loop = Progress()
        while !at(.rightParen), !at(.eof), loop.moves(self) {
            if isLabel(at: position), peek() == .colon {
                advance()
                advance()
            }
            parseExpression(as: .interpolation)
            if !take(.comma) { break }
        }
        expectClosing(bracket)
        mode = saved
    }

    // MARK: Key paths and macros

    private mutating func parseKeyPath() {
        let opening = open()
        advance()
        let saved = mode
        mode = mode.union(.keyPath).subtracting([.pattern, .binding])
        let base = open()
        switch current {
        case .dot where isLabel(at: position + 1) || peek() == .integer || peek() == .float:
            parseMember(from: base)
        case .dot:
            // `\.?.name`, `\.[0]`: the root is implied, and so is the member.
            advance()
            close(base, .memberExpr)
        case .otherOperator where currentByte == UInt8(ascii: "."):
            parseOptionalRoot(base)
        case .identifier, .leftParen, .leftBracket:
            parsePrimary()
        case .keyword where keyword == .Self || keyword == .Any:
            parsePrimary()
        default:
            missing("the root of a key path")
        }
        parseSuffixes(from: base)
        builder.assign(.base)
        mode = saved
        close(opening, .keyPathExpr)
    }

    /// `\.?.name`, where the dots and the question mark are one operator to the lexer.
    private mutating func parseOptionalRoot(_ opening: Opening) {
        while at(.otherOperator) || at(.question) || at(.exclamation) { advanceByte() }
        close(opening, .memberExpr)
        guard at(.identifier), bytes[Int(previousEnd) - 1] == UInt8(ascii: ".") else { return }
        builder.assign(.base)
        advance()
        close(opening, .memberExpr, main: position - 1)
    }

    /// `#selector(…)`, `#file`, `#Preview { … }`
    mutating func parsePound() {
        parsePound(from: open())
    }

    /// - Parameter opening: where the attributes of a declaring macro start.
    mutating func parsePound(from opening: Opening) {
        let main = position
        if spells("#available", at: position) || spells("#unavailable", at: position) {
            advance()
            if at(.leftParen) { parseVerbatimArguments() }
            return close(opening, .availabilityCondition, main: main)
        }
        advance()
        if at(.identifier), tokens[position - 1].end - tokens[position - 1].start == 1 {
            report("expected the name of a macro to touch its '#'", from: previousEnd, to: previousEnd)
        }
        if atGenericArguments { parseGenericArguments() }
        if at(.leftParen), !startsLine { parseArguments(closing: .rightParen) }
        parseTrailingClosures()
        close(opening, .poundExpr, main: main)
    }
}
