extension Syntax {
    /// The statement before a name, in the blocks around it, that declares the local variable that it means.
    package var localDeclaration: Syntax? {
        for ancestor in ancestors {
            if ancestor.kind.isTypeDeclaration { return nil }
            let before = ancestor.children(.statement).filter { $0.kind == .variableDecl && $0.range.end <= range.start }
            let own = before.last { $0.children(.binding).contains { $0.child(.pattern)?.name == name } }
            if let own { return own }
        }
        return nil
    }
}
