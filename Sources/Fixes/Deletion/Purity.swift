import ProgramIndex
import SwiftParser
import Vocabulary

/// Whether evaluating an expression does anything but give a value.
///
/// An effect that nobody has a word for must not be deleted, so that what is not known to be free of effects counts as having
/// one.
struct Purity {
    let index: DeclarationIndex
    /// The type around the code.
    let type: String?

    /// Functions of UIKit, Foundation and Swift that give a value and do nothing else, by their documentation.
    private static let harmless: Set<String> = [
        "convert", "intersection", "intersects", "contains", "union", "insetBy", "offsetBy", "inset", "max", "min", "abs",
        "value", "object", "first", "map", "flatMap", "compactMap", "filter", "isEqual", "rounded", "applying", "standardized",
        "keyWindow",
    ]
    private static let depth = 4

    func isPure(_ expression: Syntax, depth: Int = Self.depth) -> Bool {
        !expression.subtree.contains { node in
            switch node.kind {
            case .assignExpr, .awaitExpr: true
            case .callExpr: !isPure(call: node, depth: depth)
            case .poundExpr: !node.isNamed("#keyPath") && !node.isNamed("#selector")
            default: false
            }
        }
    }

    private func isPure(call: Syntax, depth: Int) -> Bool {
        guard let callee = call.child(.callee) else { return false }
        let name = callee.name
        // An initialiser: of a value, or of an object that nobody keeps.
        if name.startsUppercase || name == "init" { return true }
        if let method = ownMethod(callee, call) { return depth > 0 && isPure(function: method, depth: depth - 1) }
        return Self.harmless.contains(name)
    }

    /// The program's own function that a call means, if that is plain.
    func ownMethod(_ callee: Syntax, _ call: Syntax) -> Syntax? {
        let labels = call.children(.argument).map(\.label)
        switch callee.kind {
        case .identifierExpr:
            return localFunction(callee, labels) ?? type.flatMap { index.method(callee.name, labels: labels, in: $0) }
                ?? index.globalFunction(callee.name, labels: labels, at: callee)
        case .memberExpr:
            guard let base = callee.child(.base)?.unwrapped, base.kind == .identifierExpr, base.name == "self" else { return nil }
            return type.flatMap { index.method(callee.name, labels: labels, in: $0) }
        default: return nil
        }
    }

    /// The function that is declared in one around a call, and that the call means.
    private func localFunction(_ callee: Syntax, _ labels: [String?]) -> Syntax? {
        for block in callee.ancestors where block.kind == .codeBlock || block.kind == .closureExpr {
            let functions = block.children(.statement).filter { $0.kind == .functionDecl && $0.name == callee.name }
            if let meant = functions.first(where: { $0.children(.parameter).map(\.argumentLabel) == labels }) { return meant }
        }
        return nil
    }

    private func isPure(function: Syntax, depth: Int) -> Bool {
        guard let body = function.child(.body) else { return false }
        return !body.subtree.contains { node in
            switch node.kind {
            case .assignExpr: !isLocalVariable(node.child(.left))
            case .awaitExpr, .poundExpr: true
            case .callExpr: !isPure(call: node, depth: depth)
            default: false
            }
        }
    }

    /// The variable of the function around it that an assignment changes, and nothing besides: itself, or a part of the geometry
    /// that it holds a copy of, as in `var insets = list.contentInset; insets.bottom = 0`.
    func localVariable(assignedBy left: Syntax) -> Syntax? {
        if isLocalVariable(left) { return left }
        var root = left
        while root.kind == .memberExpr, let base = root.child(.base)?.unwrapped { root = base }
        guard isLocalVariable(root), let value = index.variable(root.name, at: root)?.child(.value)?.unwrapped else { return nil }
        let isGeometry =
            value.kind == .memberExpr
            ? SinkKind(member: value.name)?.isGeometry ?? false
            : value.kind == .callExpr && Self.geometry.contains(value.child(.callee)?.name ?? "")
        return isGeometry ? root : nil
    }

    /// What makes a rectangle, a part of one, or insets: values (Apple, documentation of Core Graphics and UIKit).
    private static let geometry: Set<String> = [
        "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIEdgeInsetsMake", "CGRectMake",
    ]

    /// Whether an expression is nothing but a variable of the function around it.
    func isLocalVariable(_ expression: Syntax?) -> Bool {
        guard let name = expression?.unwrapped, name.kind == .identifierExpr, let binding = index.variable(name.name, at: name)
        else {
            return false
        }
        return binding.parent?.role == .statement && binding.parent?.parent?.kind != .sourceFile
    }
}
