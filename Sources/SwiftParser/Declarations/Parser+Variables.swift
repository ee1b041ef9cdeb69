import SwiftLexer

/// Variables and their accessors.
extension Parser {
    mutating func parseVariable(_ opening: Opening) {
        let main = position
        advance()
        repeat {
            parseBinding()
        } while take(.comma)
        close(opening, .variableDecl, main: main)
    }

    private mutating func parseBinding() {
        let opening = open()
        parsePattern()
        if take(.colon) { parseType() }
        if take(.equal) { parseFreeExpression(as: .value) }
        if at(.leftBrace), !startsLine || isAccessorBlock(at: position) || builder.lastRole == .type {
            parseAccessorBlock()
        }
        close(opening, .patternBinding, role: .binding)
    }

    // MARK: Accessors

    /// Whether the `{` at `index` is followed by an accessor: a closure cannot start with `didSet {`.
    func isAccessorBlock(at index: Int) -> Bool {
        startsAccessor(at: index + 1)
    }

    private func startsAccessor(at start: Int) -> Bool {
        var index = start
        while true {
            switch terminal(at: index) {
            case .at:
                guard isLabel(at: index + 1) else { return false }
                index += 2
                if terminal(at: index) == .leftParen {
                    guard partners[index] > index else { return false }
                    index = Int(partners[index]) + 1
                }
            case .identifier:
                let word = word(at: index)
                if word.isAccessor { return isAccessorEnd(at: index + 1) }
                guard word.isModifier else { return false }
                index += 1
            case .keyword:
                return keyword(at: index) == .`init` && isAccessorEnd(at: index + 1)
            default:
                return false
            }
        }
    }

    /// What follows the word of an accessor.
    private func isAccessorEnd(at index: Int) -> Bool {
        switch terminal(at: index) {
        case .leftBrace, .rightBrace, .semicolon:
            return true
        case .leftParen:
            return terminal(at: index + 1) == .identifier && terminal(at: index + 2) == .rightParen
                && terminal(at: index + 3) == .leftBrace
        case .identifier:
            let word = word(at: index)
            return word.isAccessor || word.isModifier
        case .keyword:
            return keyword(at: index) == .throws
        case .at:
            return true
        default:
            return false
        }
    }

    /// `{ get { … } set { … } }`, or the getter's statements.
    mutating func parseAccessorBlock() {
        let opening = open()
        guard enter() else { return builder.assign(.accessors) }
        defer { depth -= 1 }
        parseBraces {
            $0.parseAccessors()
            $0.parseStatements()
        }
        close(opening, .accessorBlock, role: .accessors)
    }

    private mutating func parseAccessors() {
        guard startsAccessor(at: position) else { return }
        var loop = Progress()
        while startsAccessor(at: position), loop.moves(self) {
            parseAccessor()
            _ = take(.semicolon)
        }
        if !at(.rightBrace), !at(.eof) {
            report("expected an accessor or '}'", from: currentStart, to: tokens[position].end)
        }
    }

    private mutating func parseAccessor() {
        let opening = open()
        while true {
            if at(.at) {
                parseAttribute(beforeType: false)
            } else if word(at: position).isModifier {
                leaf(.modifier, role: .modifier)
            } else {
                break
            }
        }
        let main = position
        advance()
        if at(.leftParen), peek() == .identifier, peek(2) == .rightParen {
            advance()
            leaf(.parameter, role: .parameter)
            advance()
        }
        parseEffects()
        if at(.leftBrace) { parseCodeBlock() }
        close(opening, .accessorDecl, main: main, role: .accessor)
    }
}
