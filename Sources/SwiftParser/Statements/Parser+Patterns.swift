import SwiftLexer

/// Patterns.
///
/// What stands in a `case` is read as an expression in which `let`, `is` and `_` are allowed too, the way the compiler does
/// it: only its end tells whether `.shown(let height)` matches or calls.
extension Parser {
    // MARK: Where something is declared

    /// A pattern that only binds: a name, `_`, a tuple of them.
    mutating func parsePattern(as role: SyntaxRole = .pattern) {
        switch current {
        case .identifier, .placeholder:
            leaf(.identifierPattern)
        case .keyword where keyword == .underscore:
            leaf(.wildcardPattern)
        case .keyword where keyword == .self:
            leaf(.identifierPattern)
        case .keyword where keyword == .let || keyword == .var:
            let opening = open()
            let main = position
            advance()
            guard enter() else { return builder.assign(role) }
            parsePattern()
            depth -= 1
            close(opening, .valueBindingPattern, main: main)
        case .leftParen:
            guard enter() else { return builder.assign(role) }
            parseTuplePattern(elementsArePatterns: true)
            depth -= 1
        default:
            missing("a name or pattern")
        }
        builder.assign(role)
    }

    /// `(a, label: b)`; labels are dropped.
    mutating func parseTuplePattern(elementsArePatterns: Bool) {
        let opening = open()
        let bracket = position
        advance()
        var loop = Progress()
        while !at(.rightParen), !at(.eof), loop.moves(self) {
            if isLabel(at: position), peek() == .colon {
                advance()
                advance()
            }
            if elementsArePatterns {
                parsePattern(as: .element)
            } else {
                parseMatchingPattern(as: .element)
            }
            if !take(.comma) { break }
        }
        expectClosing(bracket)
        close(opening, .tuplePattern)
    }

    // MARK: Where something is matched

    /// The pattern of a `case` or `catch`.
    mutating func parseMatchingPattern(as role: SyntaxRole = .pattern) {
        let saved = mode
        mode.insert(.pattern)
        let opening = open()
        parseExpression()
        wrapAsPattern(opening)
        builder.assign(role)
        mode = saved
    }

    /// Makes the node finished last a pattern, if it is an expression.
    mutating func wrapAsPattern(_ opening: Opening) {
        switch builder.lastKind {
        case .identifierPattern, .wildcardPattern, .tuplePattern, .valueBindingPattern, .optionalPattern, .isPattern,
            .expressionPattern, .missing, .unexpected:
            break
        default:
            builder.assign(.expression)
            close(opening, .expressionPattern)
        }
    }

    /// `let` or `var` and the pattern it governs, to the right as far as it goes.
    mutating func parseValueBinding() {
        let opening = open()
        let main = position
        advance()
        let saved = mode
        mode.insert(.binding)
        parseMatchingPattern()
        mode = saved
        close(opening, .valueBindingPattern, main: main)
    }

    mutating func parseIsPattern() {
        let opening = open()
        advance()
        parseType()
        close(opening, .isPattern)
    }
}
