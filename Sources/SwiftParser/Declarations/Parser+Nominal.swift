import SwiftLexer

/// Types and their members.
extension Parser {
    mutating func parseNominalType(_ opening: Opening, _ kind: SyntaxKind) {
        advance()
        let main = parseName("type")
        parseGenericParameters()
        parseInheritance()
        parseWhereClause()
        parseMemberBlock()
        close(opening, kind, main: main)
    }

    mutating func parseExtension(_ opening: Opening) {
        advance()
        let type = open()
        parseType()
        let main = nameOfExtendedType(from: type.position)
        parseInheritance()
        parseWhereClause()
        parseMemberBlock()
        close(opening, .extensionDecl, main: main)
    }

    /// The last name outside brackets: `Name` in `NSNotification.Name`, `Array` in `Array<Int>`.
    private func nameOfExtendedType(from start: Int) -> Int {
        var main = -1
        var index = start
        while index < position {
            guard isLabel(at: index) else { break }
            main = index
            index += 1
            guard index < position, terminals[index] == .dot else { break }
            index += 1
        }
        return main
    }

    /// `: A, B & C`
    mutating func parseInheritance() {
        guard take(.colon) else { return }
        repeat {
            parseType(as: .inheritedType)
        } while take(.comma)
    }

    private mutating func parseMemberBlock() {
        guard findBlock() else {
            return report("expected '{'", from: previousEnd, to: previousEnd)
        }
        guard enter() else { return }
        defer { depth -= 1 }
        parseBraces { $0.parseMembers() }
    }

    /// Members up to `}`, the end of the file or of a `#if` clause.
    mutating func parseMembers() {
        var loop = Progress()
        while loop.moves(self) {
            switch current {
            case .eof: return
            case .rightBrace:
                if openBraces > 0 { return }
                skipStrayMembers()
            case .poundElse, .poundElseif, .poundEndif:
                if openDirectives > 0 { return }
                skipStrayMembers()
            case .semicolon:
                advance()
            default:
                if isMemberBehindMissingBrace { return }
                parseMember()
                builder.assign(toListElement: .member)
                if !startsLine { checkMemberSeparation() }
            }
        }
    }

    /// A type ends before a declaration that is indented no more than itself, where a `}` is missing.
    private var isMemberBehindMissingBrace: Bool {
        brackets.lacksClosingBrace && openBraces > 0 && startsLine && startsDeclaration(at: position)
            && indentation(at: position) <= blockIndentation
    }

    private mutating func checkMemberSeparation() {
        switch current {
        case .eof, .rightBrace, .semicolon, .poundElse, .poundElseif, .poundEndif, .poundIf: return
        default: report("expected a line break or ';' between members", from: currentStart, to: tokens[position].end)
        }
    }

    private mutating func parseMember() {
        guard enter() else { return }
        defer { depth -= 1 }
        switch current {
        case .poundIf: parseIfConfig(.members)
        case .pound: parsePound()
        default:
            if startsDeclaration(at: position) {
                parseDeclaration(isMember: true)
            } else {
                skipStrayMembers()
            }
        }
    }

    private mutating func skipStrayMembers() {
        let start = currentStart
        skipLine()
        report("expected a declaration", from: start, to: previousEnd)
    }

    // MARK: Enumeration cases

    mutating func parseEnumCase(_ opening: Opening) {
        let main = position
        advance()
        repeat {
            parseEnumElement()
        } while take(.comma)
        close(opening, .enumCaseDecl, main: main)
    }

    private mutating func parseEnumElement() {
        let opening = open()
        let main = parseName("case")
        if at(.leftParen), !startsLine { parseParameterClause(requiresType: true) }
        if take(.equal) { parseFreeExpression(as: .value) }
        close(opening, .enumElement, main: main, role: .enumElement)
    }
}
