import SwiftParser

extension DeclarationIndex {
    /// The expression that makes the layout constraint kept in a property: its initial value, or what some method of the type
    /// assigns to it. Nil for an outlet, whose constraint stands in a storyboard.
    package func constraintCreation(of property: String, in type: String) -> Syntax? {
        for declaration in lineage(of: type) {
            if let value = declaration.properties[property]?.child(.value), value.makesConstraint { return value }
            for node in declaration.declarations {
                for assignment in node.subtree where assignment.kind == .assignExpr {
                    guard let left = assignment.child(.left), left.name == property,
                        let right = assignment.child(.right), right.makesConstraint
                    else { continue }
                    return right
                }
            }
        }
        return nil
    }
}

extension Syntax {
    /// `a.bottomAnchor.constraint(equalTo: …)` or `NSLayoutConstraint(item: …)`.
    fileprivate var makesConstraint: Bool {
        guard kind == .callExpr, let callee = child(.callee) else { return false }
        return callee.name == "constraint" || callee.name == "NSLayoutConstraint"
    }
}
