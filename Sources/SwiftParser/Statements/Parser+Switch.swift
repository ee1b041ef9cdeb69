import SwiftLexer

extension Parser {
    mutating func parseSwitch() {
        let opening = open()
        let main = position
        advance()
        let saved = mode
        mode = [.condition]
        if at(.leftBrace), !(partners[position] > position && terminal(at: Int(partners[position]) + 1) == .leftBrace) {
            missing("a value to switch over", role: .subject)
        } else {
            parseExpression(as: .subject)
        }
        mode = saved
        if at(.leftBrace) || isSwitchCase(at: position) {
            parseBraces { $0.parseSwitchCases() }
        } else {
            report("expected '{'", from: previousEnd, to: previousEnd)
        }
        close(opening, .switchExpr, main: main)
    }

    mutating func parseSwitchCases() {
        var loop = Progress()
        while loop.moves(self) {
            switch current {
            case .eof: return
            case .rightBrace: return
            case .poundElse, .poundElseif, .poundEndif:
                if openDirectives > 0 { return }
                skipStrayCases()
            case .poundIf:
                parseIfConfig(.switchCases)
                builder.assign(.switchCase)
            case .keyword where keyword == .case || keyword == .default:
                parseSwitchCase()
            case .at where isSwitchCase(at: position):
                parseSwitchCase()
            case .semicolon:
                advance()
            default:
                if isBehindMissingBrace { return }
                skipStrayCases()
            }
        }
    }

    private mutating func skipStrayCases() {
        let start = currentStart
        skipLine()
        report("expected 'case' or 'default'", from: start, to: previousEnd)
    }

    /// Whether a `case`, `default` or `@unknown default` starts at `index`.
    func isSwitchCase(at index: Int) -> Bool {
        switch terminal(at: index) {
        case .at: spells("unknown", at: index + 1) && [.default, .case].contains(keyword(at: index + 2))
        case .keyword: keyword(at: index) == .case || keyword(at: index) == .default
        default: false
        }
    }

    private mutating func parseSwitchCase() {
        let opening = open()
        if at(.at) { parseAttribute(beforeType: false) }
        let main = position
        let isDefault = at(.default)
        advance()
        if !isDefault {
            var loop = Progress()
            while !at(.colon), !at(.eof), !at(.rightBrace), loop.moves(self) {
                parseCaseItem()
                if !take(.comma) { break }
            }
        }
        if !take(.colon) { report("expected ':'", from: previousEnd, to: previousEnd) }
        parseStatements(inSwitchCase: true)
        close(opening, .switchCase, main: main, role: .switchCase)
    }

    mutating func parseCaseItem() {
        let opening = open()
        parseMatchingPattern()
        if take(.where) { parseExpression(as: .condition) }
        close(opening, .caseItem, role: .caseItem)
    }
}
