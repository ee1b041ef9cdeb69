extension SyntaxKind {
    /// A class, structure, enumeration, actor, protocol or extension.
    package var isTypeDeclaration: Bool {
        switch self {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
        default: false
        }
    }
}

extension Syntax {
    /// How a `.castExpr` or `.tryExpr` treats failure.
    package enum CastKind: Sendable {
        /// `as`, `try`
        case plain
        /// `as?`, `try?`
        case optional
        /// `as!`, `try!`
        case forced
    }

    package var castKind: CastKind {
        guard let index = mainToken, index + 1 < tree.tokens.count else { return .plain }
        if tree.tokens.matches(index + 1, "?") { return .optional }
        if tree.tokens.matches(index + 1, "!") { return .forced }
        return .plain
    }

    /// The label a caller writes for this `.parameter`, or nil for `_`.
    ///
    /// A closure's parameter has no label; ask only for parameters of declarations.
    package var argumentLabel: String? {
        guard kind == .parameter, let main = mainToken else { return nil }
        let names = children(.attribute).last?.range.end ?? range.start
        guard main > 0, tree.tokens[main - 1].start >= names else { return name }
        if tree.tokens.matches(main - 1, "_") { return nil }
        switch tree.tokens[main - 1].kind {
        case .identifier, .keyword: return tree.tokens.text(main - 1)
        default: return name
        }
    }

    /// The label of an `.argument` or `.trailingClosure`, or nil.
    package var label: String? { mainToken == nil ? nil : name }

    /// Whether a modifier of this name stands before the declaration.
    package func hasModifier(_ word: String) -> Bool {
        children.contains { $0.role == .modifier && $0.name == word }
    }

    /// Whether only code of its file can name what it declares.
    package var isPrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }

    /// Whether code of other modules can name what it declares.
    package var isPublic: Bool { hasModifier("public") || hasModifier("open") }
}
