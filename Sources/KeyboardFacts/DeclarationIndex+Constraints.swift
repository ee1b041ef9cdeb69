import SwiftParser

extension DeclarationIndex {
    /// The expression that makes the layout constraint kept in a property: its initial value, or what some method of the type
    /// assigns to it. Nil for an outlet, whose constraint stands in a storyboard.
    package func constraintCreation(of property: String, in type: String) -> Syntax? {
        for type in lineages[type] ?? [] {
            if let value = types[type]?.properties[property]?.child(.value), value.makesConstraint { return value }
            if let made = constraints[type]?[property] { return made }
        }
        return nil
    }

    /// The first constraint that is assigned to each name in each type.
    static func assignedConstraints(in trees: [SyntaxTree]) -> [String: [String: Syntax]] {
        var found: [String: [String: Syntax]] = [:]
        for node in trees.lazy.flatMap(\.root.subtree) where node.kind == .assignExpr {
            guard let right = node.child(.right), right.makesConstraint, let left = node.child(.left),
                let type = node.enclosingTypeName, found[type]?[left.name] == nil
            else { continue }
            found[type, default: [:]][left.name] = right
        }
        return found
    }
}

extension Syntax {
    /// `a.bottomAnchor.constraint(equalTo: …)` or `NSLayoutConstraint(item: …)`.
    fileprivate var makesConstraint: Bool {
        guard kind == .callExpr, let callee = child(.callee) else { return false }
        return callee.name == "constraint" || callee.name == "NSLayoutConstraint"
    }
}
