import SwiftLexer

extension Parser {
    /// A type, compositions and function types included.
    mutating func parseType(as role: SyntaxRole = .type) {
        guard enter() else { return builder.assign(role) }
        defer { depth -= 1 }
        let opening = open()
        if parseTypeSpecifiers(opening) {
            builder.assign(role)
            return
        }
        parseSimpleType()
        parseComposition(from: opening)
        if atFunctionArrow { parseFunctionType(from: opening) }
        builder.assign(role)
    }

    // MARK: Words before a type

    /// Whether the identifier at `index` is `some`, `any`, … followed by a type.
    func isTypeSpecifier(at index: Int) -> Bool {
        guard !startsLine(at: index + 1) else { return false }
        switch terminal(at: index + 1) {
        case .identifier, .leftParen, .leftBracket, .at: break
        case .keyword where [.Any, .Self, .inout].contains(keyword(at: index + 1)): break
        case .otherOperator where spells("~", at: index + 1): break
        default: return false
        }
        switch word(at: index) {
        case .any, .some, .each, .borrowing, .consuming, .sending, .isolated, .nonisolated, .__owned, .__shared, ._const:
            return true
        default:
            return false
        }
    }

    private var atTypeSpecifier: Bool {
        switch current {
        case .at: true
        case .identifier: isTypeSpecifier(at: position)
        case .keyword: keyword == .inout || keyword == .repeat
        case .otherOperator: spells("~", at: position)
        default: false
        }
    }

    /// `@escaping T`, `inout T`, `some T`: one node for all the words and the type.
    private mutating func parseTypeSpecifiers(_ opening: Opening) -> Bool {
        guard atTypeSpecifier else { return false }
        let main = at(.at) && peek() == .identifier ? position + 1 : position
        while atTypeSpecifier {
            if at(.at) {
                parseAttribute(beforeType: true)
            } else {
                advance()
                if word(at: position - 1) == .nonisolated, at(.leftParen) { skipBrackets() }
            }
        }
        parseType(as: .type)
        close(opening, .attributedType, main: main)
        return true
    }

    /// Consumes a bracket and all it holds, without nodes for it.
    mutating func skipBrackets() {
        let partner = Int(partners[position])
        guard partner > position else { return advance() }
        while position <= partner { advance() }
    }

    // MARK: Types without arrows

    private mutating func parseSimpleType() {
        let opening = open()
        switch current {
        case .identifier:
            parseTypeName(from: opening, .identifierType)
        case .placeholder:
            leaf(.identifierType)
        case .keyword where keyword == .Any || keyword == .Self || keyword == .underscore:
            parseTypeName(from: opening, .identifierType)
        case .keyword where keyword == .class:
            // `protocol P: class`
            leaf(.identifierType)
        case .leftParen:
            parseTupleType(opening)
        case .leftBracket:
            parseCollectionType(opening)
        default:
            return missing("a type")
        }
        parseTypeSuffixes(from: opening)
    }

    /// A name and its generic arguments.
    private mutating func parseTypeName(from opening: Opening, _ kind: SyntaxKind) {
        let main = position
        advance()
        if atOperator(startingWith: UInt8(ascii: "<")) { parseGenericArguments() }
        close(opening, kind, main: main)
    }

    private mutating func parseTypeSuffixes(from opening: Opening) {
        while true {
            switch current {
            case .dot where isLabel(at: position + 1):
                if startsLine(at: position + 1), peek() == .keyword { return }
                builder.assign(.base)
                advance()
                parseTypeName(from: opening, .memberType)
            case .dot:
                builder.assign(.base)
                advance()
                report("expected the name of a member type", from: previousEnd, to: previousEnd)
                close(opening, .memberType)
            case .question where consumedBytes > 0 || tokens[position].flags.contains(.leftBound):
                wrapType(opening, .optionalType)
            case .exclamation where consumedBytes > 0 || tokens[position].flags.contains(.leftBound):
                wrapType(opening, .implicitlyUnwrappedType)
            case .otherOperator where consumedBytes > 0 && currentByte == UInt8(ascii: "?"):
                wrapType(opening, .optionalType)
            default:
                return
            }
        }
    }

    private mutating func wrapType(_ opening: Opening, _ kind: SyntaxKind) {
        builder.assign(.wrapped)
        advanceByte()
        close(opening, kind)
    }

    private mutating func parseCollectionType(_ opening: Opening) {
        let bracket = position
        advance()
        parseType(as: .element)
        if take(.colon) {
            builder.assign(.key)
            parseType(as: .value)
            expectClosing(bracket)
            close(opening, .dictionaryType)
        } else {
            if at(.identifier), spells("of", at: position) {
                // `[3 of Int]` and `[n of Int]`
                advance()
                parseType(as: .element)
            }
            expectClosing(bracket)
            close(opening, .arrayType)
        }
    }

    /// `(T, label: U)`; a labelled element is a `.parameter`.
    private mutating func parseTupleType(_ opening: Opening) {
        let bracket = position
        advance()
        var loop = Progress()
        while !at(.rightParen), !at(.eof), loop.moves(self) {
            parseTupleTypeElement()
            if !take(.comma) { break }
        }
        expectClosing(bracket)
        close(opening, .tupleType)
    }

    private mutating func parseTupleTypeElement() {
        let opening = open()
        var main = -1
        if isLabel(at: position), peek() == .colon {
            main = position
            advance()
            advance()
        } else if isLabel(at: position), isLabel(at: position + 1), peek(2) == .colon {
            main = position + 1
            advance()
            advance()
            advance()
        }
        parseType(as: main < 0 ? .element : .type)
        if at(.otherOperator), spells("...", at: position) { advance() }
        if take(.equal) { parseExpression(as: .defaultValue) }
        if main >= 0 { close(opening, .parameter, main: main, role: .element) }
    }

    // MARK: Compositions and functions

    private mutating func parseComposition(from opening: Opening) {
        guard at(.ampersand) else { return }
        builder.assign(.element)
        while take(.ampersand) {
            let element = open()
            if !parseTypeSpecifiers(element) { parseSimpleType() }
            builder.assign(.element)
        }
        close(opening, .compositionType)
    }

    var atFunctionArrow: Bool {
        switch current {
        case .arrow:
            return true
        case .identifier:
            return word(at: position) == .async
                && (peek() == .arrow || keyword(at: position + 1) == .throws || keyword(at: position + 1) == .rethrows)
        case .keyword where keyword == .throws || keyword == .rethrows:
            if peek() == .arrow { return true }
            let partner = peek() == .leftParen ? Int(partners[position + 1]) : -1
            return partner > 0 && terminal(at: partner + 1) == .arrow
        default:
            return false
        }
    }

    private mutating func parseFunctionType(from opening: Opening) {
        unwrapParameters(from: opening)
        parseEffects()
        if !take(.arrow) { report("expected '->'", from: previousEnd, to: previousEnd) }
        parseType(as: .returnType)
        close(opening, .functionType)
    }

    /// The elements of the tuple type just read become the parameters of the function type around it.
    private mutating func unwrapParameters(from opening: Opening) {
        if builder.lastKind == .tupleType {
            builder.dissolveLast()
            builder.replace(.element, with: .parameter, from: opening.pendingCount)
        } else {
            builder.assign(.parameter)
        }
    }

    // MARK: Generic arguments

    func atOperator(startingWith byte: UInt8) -> Bool { current == .otherOperator && currentByte == byte }

    /// `<A, B>`; the nodes stay pending as `.genericArgument`.
    mutating func parseGenericArguments() {
        advanceByte()
        var loop = Progress()
        while !atOperator(startingWith: UInt8(ascii: ">")), !at(.eof), loop.moves(self) {
            if at(.integer) {
                leaf(.identifierType, role: .genericArgument)
            } else {
                parseType(as: .genericArgument)
            }
            if !take(.comma) { break }
        }
        if atOperator(startingWith: UInt8(ascii: ">")) {
            advanceByte()
        } else {
            report("expected '>'", from: previousEnd, to: previousEnd)
        }
    }

    /// Whether generic arguments start here in an expression, and not a comparison.
    var atGenericArguments: Bool {
        guard atOperator(startingWith: UInt8(ascii: "<")) else { return false }
        var lookahead = TypeLookahead(self, from: position)
        return lookahead.skipDisambiguatedGenericArguments()
    }
}
