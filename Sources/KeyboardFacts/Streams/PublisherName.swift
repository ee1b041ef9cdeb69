import ProgramIndex
import SwiftParser

/// A variable, property, function or parameter that holds or gives a publisher, and where it is mentioned.
///
/// There is no type checker: a member of another type's object is taken to be meant where the source says the type, in the
/// expression before the dot or in the declaration of what stands there.
struct PublisherName {
    let name: String
    /// The type whose member it is; nil for a local or global name.
    private let owner: String?
    /// The outermost type around that, which the owner of an object of it has to name: `Model` of `Model.Output`.
    private let root: String?
    /// The block that a local name belongs to.
    private let block: Syntax?
    private let file: SyntaxTree
    /// Whether other files can use the name.
    private let isVisible: Bool

    /// - Parameter declaration: a `.patternBinding`, `.functionDecl` or `.parameter`.
    init?(_ declaration: Syntax) {
        let named = declaration.kind == .patternBinding ? declaration.child(.pattern) : declaration
        guard let named, !named.name.isEmpty else { return nil }
        name = named.name
        file = declaration.tree
        isVisible = !(declaration.kind == .patternBinding ? declaration.parent ?? declaration : declaration).isPrivate
        let around = declaration.ancestors.first { $0.kind.holdsLocals || $0.kind.isTypeDeclaration }
        if declaration.kind == .parameter {
            block = declaration.parent?.child(.body)
            owner = nil
            root = nil
            if block == nil { return nil }
        } else if let around, around.kind.holdsLocals {
            block = around
            owner = nil
            root = nil
        } else {
            block = nil
            owner = around?.name
            root = declaration.outermostTypeName
        }
    }

    /// - Parameter property: the `.patternBinding` of a property with the wrapper that publishes it.
    init?(publishing property: Syntax) {
        guard let pattern = property.child(.pattern), !pattern.name.isEmpty else { return nil }
        name = "$" + pattern.name
        file = property.tree
        isVisible = !(property.parent ?? property).isPrivate
        block = nil
        owner = property.enclosingTypeName
        root = property.outermostTypeName
    }

    /// The left-hand side of an assignment.
    init(_ left: Syntax, assignedIn assignment: Syntax, _ index: DeclarationIndex) {
        name = left.name
        file = left.tree
        isVisible = true
        // `output.heights` is a member of the output's type.
        let type = left.child(.base).flatMap { ExpressionTypes(index: index).type(of: $0) }
        owner = type ?? assignment.enclosingTypeName
        root = type.map { index.types[$0]?.declarations.first?.outermostTypeName ?? $0 } ?? assignment.outermostTypeName
        let blocks = assignment.ancestors.filter { $0.kind.holdsLocals }
        block = left.kind == .identifierExpr ? blocks.first { $0.declares(left.name) } : nil
    }

    /// What a file that subscribes under this name says: the type whose member it is, or the name where it belongs to a type of a
    /// framework; nil if no other file can, or where the word is that of too much else.
    func wordElsewhere(_ index: DeclarationIndex) -> String? {
        guard block == nil, isVisible else { return nil }
        let type = owner.flatMap { index.types[$0]?.kind == nil ? nil : root ?? $0 }
        return [type, name].compactMap(\.self).first { $0.utf8.count >= Self.shortestWord }
    }

    private static let shortestWord = 8

    func mentions(in trees: [SyntaxTree], _ index: DeclarationIndex) -> [Syntax] {
        if let block { return block.subtree.filter { $0.kind == .identifierExpr && $0.name == name } }
        return trees.flatMap { tree in
            tree.root.subtree.filter { node in
                guard node.kind == .identifierExpr || node.kind == .memberExpr, node.name == name else { return false }
                // A call of a function is the publisher it gives; a mention of it is one only in its file.
                return tree === file || isMeant(by: node, index)
            }
        }
    }

    private func isMeant(by mention: Syntax, _ index: DeclarationIndex) -> Bool {
        guard let owner else { return mention.kind == .identifierExpr }
        guard let base = mention.child(.base), base.name != "self" else {
            let type = mention.enclosingTypeName
            return type.map { $0 == owner || index.ancestorNames(of: $0).contains(owner) } ?? false
        }
        if ExpressionTypes(index: index).type(of: base) == owner { return true }
        return ([base] + base.subtree).contains { part in
            guard part.kind == .identifierExpr || part.kind == .memberExpr else { return false }
            if part.name == owner { return true }
            let property =
                part.enclosingTypeName.flatMap { index.property(part.name, in: $0) } ?? index.globalVariable(part.name, at: part)
            guard let property else { return false }
            let type = property.child(.type)?.subtree.contains { $0.name == owner } ?? false
            return type || property.child(.value)?.child(.callee)?.name == owner
        }
    }
}

extension SyntaxKind {
    /// Whether names declared directly in such a node end with it.
    fileprivate var holdsLocals: Bool {
        switch self {
        case .codeBlock, .closureExpr, .accessorBlock, .switchCase: true
        default: false
        }
    }
}

extension Syntax {
    /// Whether a declaration is for its file alone; one that only its file may set is not.
    fileprivate var isPrivate: Bool {
        children(.modifier).contains { $0.text == "private" || $0.text == "fileprivate" }
    }

    fileprivate var outermostTypeName: String? { Array(ancestors).last { $0.kind.isTypeDeclaration }?.name }

    fileprivate func declares(_ name: String) -> Bool {
        children(.statement).contains { statement in
            statement.kind == .variableDecl && statement.children(.binding).contains { $0.child(.pattern)?.name == name }
        }
    }
}
