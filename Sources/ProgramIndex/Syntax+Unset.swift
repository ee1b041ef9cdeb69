import SwiftParser

extension Syntax {
    /// Whether it is a stored optional property of an object that begins as nil, and that no interface file sets.
    package var isUnsetOptional: Bool {
        guard kind == .patternBinding, let declaration = parent, declaration.children(.attribute).isEmpty,
            child(.accessors) == nil, !["lazy", "static", "class"].contains(where: declaration.hasModifier),
            !declaration.isNamed("let"), [.optionalType, .implicitlyUnwrappedType].contains(child(.type)?.kind)
        else { return false }
        return child(.value).map { $0.kind == .nilLiteral } ?? true
    }
}

extension SyntaxTree {
    /// Whether code of the file may give something of a name a value: by an assignment, as an argument that a function may
    /// change, by a key path; or whether a part of the file cannot be read.
    package func mayAssign(_ name: String) -> Bool {
        guard issues.isEmpty else { return true }
        let mentions = nodes(of: [.identifierExpr, .memberExpr], spelled: [name]).map(\.node)
        return mentions.contains { node in
            let whole = node.ancestors.prefix { [.tupleExpr, .parenExpr].contains($0.kind) }.last ?? node
            return whole.role == .left || whole.parent?.isNamed("&") ?? false
        } || nodes(of: [.keyPathExpr, .poundExpr]).contains { $0.text.contains(name) }
    }
}
