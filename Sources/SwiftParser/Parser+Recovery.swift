import SwiftLexer

/// What the parser does where the grammar does not fit: it says so in an issue, and keeps the tokens in the tree.
extension Parser {
    /// Stands for something the grammar wants here, and says what.
    mutating func missing(_ expected: String, role: SyntaxRole = .expression) {
        report("expected \(expected)", from: previousEnd, to: previousEnd)
        builder.close(
            .missing, from: builder.pending.count, start: previousEnd, end: previousEnd, main: -1, role: role)
    }

    /// Puts the tokens before `end` in an `.unexpected` node.
    mutating func skip(to end: Int) {
        guard position < end else { return }
        let opening = open()
        while position < end, current != .eof { advance() }
        close(opening, .unexpected, role: .unexpected)
    }

    /// Puts what stands here in an `.unexpected` node: to the end of its line, or to what closes or separates the list it is
    /// in; brackets are skipped whole.
    ///
    /// - Parameter stopsAtBlock: leaves a `{` for whoever comes next, so that what its block holds is read.
    mutating func skipLine(stopsAtBlock: Bool = false) {
        let opening = open()
        var loop = Progress()
        repeat {
            let partner = Int(partners[position])
            if partner > position {
                while position < partner { advance() }
            }
            advance()
        } while loop.moves(self) && !startsLine && !atLineStopper && !(stopsAtBlock && at(.leftBrace))
        close(opening, .unexpected, role: .unexpected)
    }

    private var atLineStopper: Bool {
        switch current {
        case .eof, .semicolon, .poundIf: true
        case .rightBrace: openBraces > 0
        case .poundElse, .poundElseif, .poundEndif: openDirectives > 0
        default: false
        }
    }

    /// Consumes the `)` or `]` that closes the bracket at `opener`; what stands before it is unexpected.
    ///
    /// Where the bracket is missing nothing is skipped: the rest of the file is likelier to be fine than to belong here.
    mutating func expectClosing(_ opener: Int) {
        let (expected, name): (Terminal, String) =
            terminals[opener] == .leftParen ? (.rightParen, "')'") : (.rightBracket, "']'")
        if take(expected) { return }
        let partner = Int(partners[opener])
        if partner >= position, !(startsLine && startsDeclaration(at: position)) {
            report("expected ',' or \(name)", from: currentStart, to: tokens[position].end)
            skip(to: partner)
            advance()
        } else {
            report("expected \(name)", from: previousEnd, to: previousEnd)
        }
    }

    // MARK: Missing braces

    /// Where a `}` is missing, its body seems to go on to the end of the file. It ends before a declaration that no body can
    /// hold, and before one that is indented no more than the line on which the body starts.
    var isBehindMissingBrace: Bool {
        guard brackets.lacksClosingBrace, startsLine, openBraces > 0 else { return false }
        if isMemberOnlyDeclaration { return true }
        return startsDeclaration(at: position) && indentation(at: position) <= blockIndentation
    }

    private var isMemberOnlyDeclaration: Bool {
        switch current {
        case .keyword:
            switch keyword {
            case .private, .fileprivate, .public, .internal: return true
            case .static, .`init`, .deinit, .import, .extension: return peek() != .dot
            default: return false
            }
        case .at:
            return spells("objc", at: position + 1) || spells("IBAction", at: position + 1)
                || spells("IBOutlet", at: position + 1)
        case .identifier:
            guard peek() == .keyword || peek() == .identifier else { return false }
            switch word(at: position) {
            case .override, .required, .convenience: return startsDeclaration(at: position)
            default: return false
            }
        default:
            return false
        }
    }

    /// Whether a block starts here, after some tokens without a place on the same line, or without its brace.
    mutating func findBlock() -> Bool {
        if at(.leftBrace) { return true }
        var index = position
        let end = position + Limits.layoutLookback
        while index < end, !startsLine(at: index) {
            switch terminal(at: index) {
            case .leftBrace:
                report("expected '{'", from: currentStart, to: tokens[position].end)
                skip(to: index)
                return true
            case .leftParen, .leftBracket:
                guard partners[index] > index else { return false }
                index = Int(partners[index])
            case .rightParen, .rightBracket, .rightBrace, .semicolon, .eof:
                return false
            default:
                break
            }
            index += 1
        }
        return isBodyWithoutBrace
    }

    /// Whether statements follow as if a `{` stood here: one is missing in the file, and they are indented like a body.
    private var isBodyWithoutBrace: Bool {
        brackets.lacksOpeningBrace && startsLine && !at(.rightBrace) && !at(.eof)
            && indentation(at: position) > indentation(at: position - 1)
    }

    /// The indentation of the line on which the token at `index` stands, in bytes; -1 where it starts too far away for the
    /// layout to say anything.
    func indentation(at index: Int) -> Int {
        var first = index
        while first > 0, !startsLine(at: first) {
            first -= 1
            if index - first > Limits.layoutLookback { return -1 }
        }
        let start = Int(tokens[first].start)
        var offset = start
        while offset > 0, bytes[offset - 1] == UInt8(ascii: " ") || bytes[offset - 1] == UInt8(ascii: "\t") {
            offset -= 1
            if start - offset > Limits.layoutLookback { return -1 }
        }
        return start - offset
    }

    /// Counts one level of nesting; where there are too many, skips the part nested too deep and returns false.
    mutating func enter() -> Bool {
        guard depth < Limits.nesting else {
            skipTooDeep()
            return false
        }
        depth += 1
        return true
    }

    /// Everything to the end of the innermost bracket that is open here, brackets inside it included.
    private mutating func skipTooDeep() {
        let opening = open()
        var end = position
        scan: while end < terminals.count - 1 {
            switch terminals[end] {
            case .leftParen, .leftBracket, .leftBrace:
                end = partners[end] < 0 ? terminals.count - 1 : Int(partners[end]) + 1
            case .rightParen, .rightBracket, .rightBrace:
                break scan
            default:
                end += 1
            }
        }
        while position < end { advance() }
        // Where nothing is left out, what is missing stands right behind the token before, ahead of the blanks.
        let start = position == opening.position ? previousEnd : opening.start
        if position == opening.position {
            builder.close(.missing, from: opening.pendingCount, start: start, end: start, main: -1, role: .expression)
        } else {
            close(opening, .unexpected, role: .unexpected)
        }
        report("nesting deeper than \(Limits.nesting) levels is not analysed", from: start, to: previousEnd, hidesCode: true)
    }
}
