import SourceText

extension Syntax {
    /// Where the name itself stands: the last component of `UIResponder.keyboardWillShowNotification`.
    package var nameLocation: SourceLocation { file.location(at: nameRange.start) }

    /// The types around the node, outermost first, joined by dots; nil at the top level.
    package var qualifiedTypeName: String? {
        let names = ancestors.filter(\.kind.isTypeDeclaration).map(\.spelledName)
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }

    /// A function's name with its argument labels, as `#selector` and diagnostics write it.
    package var signatureName: String {
        let labels = children(.parameter).map { ($0.argumentLabel ?? "_") + ":" }
        return name + "(" + labels.joined() + ")"
    }

    /// The name of the nearest type around the node, an extension's being that of the type it extends.
    package var enclosingTypeName: String? {
        nearestAncestor { $0.isTypeDeclaration }?.name
    }

    /// The module before a type's name, `Forms` of `Forms.Field`, where the file imports it: then the type is one of that
    /// module's.
    package var importedModule: String? {
        guard kind == .memberType, let base = child(.base), base.kind == .identifierType else { return nil }
        let module = base.spelledName
        let imports = tree.root.children(.statement).contains { $0.kind == .importDecl && $0.spelledName == module }
        return imports ? module : nil
    }

    /// The type declaration that the node is, or the nearest around it.
    package var nearestType: Syntax? {
        kind.isTypeDeclaration ? self : nearestAncestor { $0.isTypeDeclaration }
    }
}

extension Syntax {
    /// An expression without `?`, `!`, `try` and parentheses around it.
    package var unwrapped: Syntax {
        switch kind {
        case .optionalChain, .forceUnwrap, .parenExpr, .tryExpr: child(.expression)?.unwrapped ?? self
        default: self
        }
    }
}
