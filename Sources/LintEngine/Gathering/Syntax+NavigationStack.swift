import ProgramIndex
import SwiftParser

/// Which stack a controller is pushed on: that of the code's own screen, or one that is made for it and shown by itself.
extension Syntax {
    /// How what a call pushes is shown; empty where nothing tells.
    func pushShowings(depth: Int) -> Set<Showing> {
        guard let base = child(.callee)?.child(.base)?.withoutWrappers else { return [.pushed] }
        return base.stackShowings(depth: depth)
    }

    /// How the stack is shown that a call hands on to what it makes: `ChatCoordinator(navigationController: navigation)`. Nil
    /// where it hands none on.
    var stackHandedOn: Set<Showing>? {
        let stacks = children(.argument).compactMap { $0.child(.value)?.withoutWrappers }.filter(\.isNavigationStack)
        return stacks.isEmpty ? nil : stacks.reduce(into: []) { $0.formUnion($1.stackShowings(depth: 0)) }
    }

    /// How what is pushed on the stack that an expression names is shown. One that is called for is made there, and shown as it is.
    private func stackShowings(depth: Int) -> Set<Showing> {
        guard depth < Self.handsFollowed else { return [] }
        if kind == .callExpr { return showings(depth: depth) }
        if kind == .identifierExpr, let local = localDeclaration {
            let binding = local.children(.binding).first { $0.child(.pattern)?.name == name }
            guard let value = binding?.child(.value)?.withoutWrappers else { return [] }
            return value.name == name ? [.pushed] : value.stackShowings(depth: depth + 1)
        }
        guard let made = ownStackMade else { return [.pushed] }
        return made.showings(depth: depth).union(showingsOfProperty(depth: depth + 1))
    }

    /// What makes the stack that a property of the code's own type holds; nil where it is given one.
    private var ownStackMade: Syntax? {
        guard isOwnMember, let type = nearestAncestor(where: \.isTypeDeclaration) else { return nil }
        return type.subtree.lazy.compactMap { node -> Syntax? in
            switch node.kind {
            case .patternBinding: node.child(.pattern)?.name == name ? node.child(.value) : nil
            case .assignExpr: node.child(.left).map { $0.isOwnMember && $0.name == name } ?? false ? node.child(.right) : nil
            default: nil
            }
        }.map(\.withoutWrappers).first { $0.kind == .callExpr }
    }

    /// How the code of the type around shows what a property of its holds.
    private func showingsOfProperty(depth: Int) -> Set<Showing> {
        guard let type = nearestAncestor(where: \.isTypeDeclaration) else { return [] }
        let uses = type.subtree.filter { $0.isOwnMember && $0.name == name && $0.role != .left && $0.role != .base }
        return uses.reduce(into: []) { $0.formUnion($1.showings(depth: depth)) }
    }

    /// `root` or `self.root`.
    private var isOwnMember: Bool {
        kind == .identifierExpr || kind == .memberExpr && (child(.base).map { $0.name == "self" } ?? false)
    }

    private var makesNavigationStack: Bool { kind == .callExpr && (madeController.map(Self.isNavigationStack) ?? false) }

    /// Whether an expression is told to be a navigation controller: as what UIKit gives a controller, what a declaration says, or
    /// what is made.
    private var isNavigationStack: Bool {
        if name == "navigationController" || makesNavigationStack { return true }
        guard isOwnMember else { return false }
        let declarations = [enclosingFunction, nearestAncestor(where: \.isTypeDeclaration)].compactMap(\.self)
        return declarations.lazy.flatMap(\.subtree).contains { node in
            switch node.kind {
            case .parameter: node.name == name && Self.isNavigationStack(node.child(.type)?.baseTypeName ?? "")
            case .patternBinding:
                node.child(.pattern)?.name == name
                    && (Self.isNavigationStack(node.child(.type)?.baseTypeName ?? "")
                        || node.child(.value)?.makesNavigationStack ?? false)
            default: false
            }
        }
    }

    /// UIKit's navigation controller, or a class named as one.
    private static func isNavigationStack(_ type: String) -> Bool { type.hasSuffix("NavigationController") }

    /// `navigation` of `navigation!` and `(navigation as? Stack)?`.
    private var withoutWrappers: Syntax {
        var value = self
        while Self.wrapped.contains(value.kind), let inner = value.child(.expression) { value = inner }
        return value
    }

    private static let wrapped: Set<SyntaxKind> = [.optionalChain, .forceUnwrap, .parenExpr, .castExpr]
}
