import ProgramIndex
import SwiftParser

/// The program's type that an expression is of, as far as declarations say it in words.
///
/// There is no type checker. What is read are declared types, results of functions and calls of initialisers; a name without any
/// of them has no type.
struct ExpressionTypes {
    let index: DeclarationIndex

    func type(of expression: Syntax) -> String? { type(of: expression, hops: 0) }

    /// The type whose initialiser a call is; nil for another call.
    func type(madeBy call: Syntax) -> String? {
        guard let callee = call.child(.callee) else { return nil }
        if callee.name == "init" {
            // `return .init(heights: heights)`
            guard let base = callee.child(.base) else {
                return call.ancestors.first { $0.kind == .functionDecl }?.child(.returnType).flatMap(named)
            }
            return named(base.name)
        }
        return callee.name.startsUppercase ? named(callee.name) : nil
    }

    /// Declarations that a type is looked for through.
    private static let hops = 5

    private func type(of node: Syntax, hops: Int) -> String? {
        guard hops < Self.hops else { return nil }
        switch node.kind {
        case .parenExpr, .optionalChain, .forceUnwrap, .tryExpr, .awaitExpr:
            return node.child(.expression).flatMap { type(of: $0, hops: hops) }
        case .identifierExpr:
            if node.name == "self" { return node.enclosingTypeName }
            if let type = named(node.name) { return type }
            return parameter(node.name, at: node) ?? index.variable(node.name, at: node).flatMap { declared($0, hops: hops) }
        case .memberExpr:
            guard let base = node.child(.base) else { return nil }
            let owner = type(of: base, hops: hops + 1)
            return owner.flatMap { index.property(node.name, in: $0) }.flatMap { declared($0, hops: hops) }
        case .callExpr: return type(madeBy: node) ?? result(of: node, hops: hops)
        default: return nil
        }
    }

    private func result(of call: Syntax, hops: Int) -> String? {
        guard let callee = call.child(.callee) else { return nil }
        let owner = callee.child(.base).map { type(of: $0, hops: hops + 1) } ?? call.enclosingTypeName
        let labels = call.children(.argument).map(\.label)
        let method = owner.flatMap { index.method(callee.name, labels: labels, in: $0) }
        let function =
            method ?? (callee.child(.base) == nil ? index.globalFunction(callee.name, labels: labels, at: callee) : nil)
        return function?.child(.returnType).flatMap(named)
    }

    private func declared(_ binding: Syntax, hops: Int) -> String? {
        if let type = binding.child(.type) { return named(type) }
        return binding.child(.value).flatMap { type(of: $0, hops: hops + 1) }
    }

    /// A parameter of a function around a place.
    private func parameter(_ name: String, at node: Syntax) -> String? {
        for ancestor in node.ancestors {
            if ancestor.kind.isTypeDeclaration { return nil }
            guard let found = ancestor.children(.parameter).first(where: { $0.name == name }) else { continue }
            return found.child(.type).flatMap(named)
        }
        return nil
    }

    /// The type that a `Model?` or a `Model!` holds.
    private func named(_ type: Syntax) -> String? {
        switch type.kind {
        case .optionalType, .implicitlyUnwrappedType: type.child(.wrapped).flatMap(named)
        case .attributedType: type.child(.type).flatMap(named)
        default: named(type.name)
        }
    }

    private func named(_ name: String) -> String? { index.types[name]?.kind == nil ? nil : name }
}
