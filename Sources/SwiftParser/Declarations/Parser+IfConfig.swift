import SwiftLexer

extension Parser {
    /// What stands between `#if` and `#endif`.
    enum IfConfigContent {
        case statements(inSwitchCase: Bool)
        case members
        case switchCases
    }

    /// `#if … #endif`. All clauses are parsed: which of them is compiled depends on things a file does not say.
    mutating func parseIfConfig(_ content: IfConfigContent) {
        guard enter() else { return }
        defer { depth -= 1 }
        let opening = open()
        openDirectives += 1
        repeat {
            parseIfConfigClause(content)
        } while at(.poundElse) || at(.poundElseif)
        openDirectives -= 1
        if !take(.poundEndif) { report("expected '#endif'", from: previousEnd, to: previousEnd) }
        close(opening, .ifConfigDecl)
    }

    private mutating func parseIfConfigClause(_ content: IfConfigContent) {
        let opening = open()
        let main = position
        let hasCondition = !at(.poundElse)
        advance()
        if hasCondition {
            let saved = mode
            mode = .directive
            if startsLine {
                missing("a condition", role: .condition)
            } else {
                parseExpression(as: .condition)
            }
            mode = saved
        }
        if !startsLine, !at(.eof) {
            report("expected a line break behind the directive", from: currentStart, to: tokens[position].end)
            skipLine()
        }
        switch content {
        case .statements(let inSwitchCase): parseStatements(inSwitchCase: inSwitchCase)
        case .members: parseMembers()
        case .switchCases: parseSwitchCases()
        }
        close(opening, .ifConfigClause, main: main, role: .clause)
    }

    /// The index of the first token behind the `#if` lines that start at `index`.
    func indexAfterDirectives(_ index: Int) -> Int {
        var index = index
        while terminal(at: index) == .poundIf {
            repeat { index += 1 } while !startsLine(at: index)
        }
        return index
    }
}
