import SwiftLexer

/// Attributes and modifiers.
extension Parser {
    /// `@name`, `@name(…)`.
    ///
    /// - Parameter beforeType: before a type, parentheses that do not touch the name are the type's: `@Sendable (Int) -> Void`.
    mutating func parseAttribute(beforeType: Bool) {
        let opening = open()
        advance()
        var main = -1
        if isLabel(at: position), !startsLine {
            main = position
            advance()
        } else {
            report("expected the name of an attribute", from: previousEnd, to: previousEnd)
        }
        while at(.dot), isLabel(at: position + 1), touchesPrevious(at: position) {
            advance()
            main = position
            advance()
        }
        if main >= 0, atOperator(startingWith: UInt8(ascii: "<")) {
            let arguments = open()
            parseGenericArguments()
            builder.discard(toNodeCount: arguments.nodeCount, pendingCount: arguments.pendingCount)
        }
        if main >= 0, at(.leftParen), !startsLine, !(beforeType && neverTakesArguments(at: main)) {
            let isVerbatim = takesVerbatimArguments(at: main)
            if touchesPrevious(at: position) || (isVerbatim && !beforeType) {
                if isVerbatim { parseVerbatimArguments() } else { parseAttributeArguments() }
            }
        }
        close(opening, .attribute, main: main, role: .attribute)
    }

    /// `@escaping(Int) -> Void` is a type with an attribute, although the parenthesis touches it.
    private func neverTakesArguments(at index: Int) -> Bool {
        spells("escaping", at: index) || spells("autoclosure", at: index) || spells("Sendable", at: index)
            || spells("noescape", at: index)
    }

    private mutating func parseAttributeArguments() {
        let saved = mode
        mode = []
        parseArguments(closing: .rightParen)
        mode = saved
    }

    /// Whether the attribute's arguments are not expressions.
    private func takesVerbatimArguments(at index: Int) -> Bool {
        for name: StaticString in [
            "available", "objc", "backDeployed", "_originallyDefinedIn", "convention", "_specialize", "specialize",
            "_implements", "differentiable", "derivative", "transpose", "_dynamicReplacement", "abi",
            "storageRestrictions", "_spi", "_documentation", "inline", "lifetime", "_lifetime", "_silgen_name", "isolated",
            "execution",
        ] where spells(name, at: index) {
            return true
        }
        return false
    }

    /// Arguments kept as the bytes between commas: `(iOS 15, *)`, `(scroll:to:)`.
    mutating func parseVerbatimArguments() {
        let bracket = position
        let end = Int(partners[bracket])
        advance()
        guard end > bracket else {
            report("expected ')'", from: previousEnd, to: previousEnd)
            return
        }
        while position < end {
            let opening = open()
            while position < end, !at(.comma) {
                let partner = Int(partners[position])
                while position < partner { advance() }
                advance()
            }
            close(opening, .argument, role: .argument)
            _ = take(.comma)
        }
        advance()
    }

    // MARK: Modifiers

    /// All attributes and modifiers that stand here; they stay pending.
    mutating func parseAttributesAndModifiers() {
        while true {
            if at(.at) {
                parseAttribute(beforeType: false)
            } else if atModifier {
                let opening = open()
                let main = position
                advance()
                if at(.leftParen), touchesPrevious(at: position) || peek(2) == .rightParen { skipBrackets() }
                close(opening, .modifier, main: main, role: .modifier)
            } else {
                return
            }
        }
    }

    private var atModifier: Bool {
        switch current {
        case .keyword:
            switch keyword {
            case .static, .public, .private, .fileprivate, .internal: return true
            case .class:
                // `class func`, `class override var`: a class has a name.
                guard peek() == .keyword || word(at: position + 1).isModifier else { return false }
                return startsDeclaration(at: position + 1)
            default: return false
            }
        case .identifier:
            return word(at: position).isModifier && startsDeclaration(at: position)
        default:
            return false
        }
    }

    /// Whether a declaration starts at `index`. A word that is a modifier only sometimes must lead to a declaration.
    func startsDeclaration(at start: Int) -> Bool {
        var index = start
        for _ in 0..<Limits.modifiers {
            switch terminal(at: index) {
            case .at:
                return index == start || isLabel(at: index + 1)
            case .keyword:
                return Self.isDeclarationKeyword(keyword(at: index))
            case .identifier:
                switch terminal(at: index + 1) {
                case .keyword, .identifier, .at, .leftParen: break
                default: return false
                }
                let word = word(at: index)
                if word == .actor || word == .macro {
                    return terminal(at: index + 1) == .identifier && !startsLine(at: index + 1)
                }
                guard word.isModifier else { return false }
                if word == .async, ![.let, .var].contains(keyword(at: index + 1)) { return false }
                index += 1
                if terminal(at: index) == .leftParen {
                    guard partners[index] > index else { return false }
                    index = Int(partners[index]) + 1
                }
            default:
                return false
            }
        }
        return false
    }

    private static func isDeclarationKeyword(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .import, .class, .struct, .enum, .protocol, .extension, .func, .`init`, .deinit, .subscript, .let, .var,
            .typealias, .associatedtype, .operator, .precedencegroup, .static, .public, .private, .fileprivate, .internal,
            .case:
            true
        default:
            false
        }
    }
}
