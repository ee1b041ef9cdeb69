import SwiftParser

extension DeclarationIndex {
    /// The expressions that may make the layout constraint kept in a property: its initial value, and what methods of the type assign to
    /// it. Empty for an outlet, whose constraint stands in a storyboard.
    package func constraintCreations(of property: String, in type: String) -> [Syntax] {
        for type in lineage(of: type) {
            if let value = type.properties[property]?.child(.value) { return [value] }
            if let made = constraints[type.name]?[property] { return made }
        }
        return []
    }

    /// Whether the type activates the constraint it keeps in a property, in code that no notification leads to: what a function that is
    /// handed a notification, or is named after the keyboard, switches on was off before.
    package func activatesOutsideHandlers(_ property: String, in type: String) -> Bool {
        lineage(of: type).flatMap(\.declarations).contains { declaration in
            declaration.subtree.contains { node in
                guard node.activates(property), let function = node.nearestAncestor(where: { $0 == .functionDecl }) else {
                    return node.activates(property)
                }
                let takesNotification = function.children(.parameter).contains {
                    $0.child(.type)?.name.hasSuffix("Notification") == true
                }
                return !takesNotification && !function.name.lowercased().contains("keyboard")
            }
        }
    }

    /// The calls in a type's functions that make constraints of the upper or lower end or the height of a view, which nothing keeps.
    package func constraintCreations(ofView view: String, in type: String) -> [Syntax] {
        lineage(of: type).flatMap { loose[$0.name]?[view] ?? [] }
    }

    /// What code makes of constraints, by type.
    struct ConstraintCreations {
        /// What is assigned to the constraints that types keep, by property, in source order.
        var assigned: [String: [String: [Syntax]]] = [:]
        /// The others that tie a view from top to bottom, by the view.
        var loose: [String: [String: [Syntax]]] = [:]

        init(in trees: [SyntaxTree], to types: [String: TypeDeclaration]) {
            for node in trees.lazy.flatMap({ $0.nodes(of: [.assignExpr, .callExpr]) }) {
                switch node.kind {
                case .assignExpr where node.isNamed("="): addAssigned(node, to: types)
                case .callExpr where node.child(.callee)?.isNamed("constraint") == true: addLoose(node)
                default: continue
                }
            }
        }

        private mutating func addAssigned(_ node: Syntax, to types: [String: TypeDeclaration]) {
            guard let right = node.child(.right), right.kind != .nilLiteral, let left = node.child(.left),
                let property = left.ownProperty,
                let type = node.enclosingTypeName,
                right.makesConstraint || types[type]?.properties[property]?.holdsConstraint == true
            else { return }
            assigned[type, default: [:]][property, default: []].append(right)
        }

        private mutating func addLoose(_ node: Syntax) {
            guard node.parent?.kind != .assignExpr, let type = node.enclosingTypeName else { return }
            let ends = [node.child(.callee)?.child(.base), node.child(.argument)?.child(.value)].compactMap(\.self)
            for end in ends where ["bottomAnchor", "topAnchor", "heightAnchor"].contains(end.name) {
                guard let view = end.child(.base)?.ownProperty else { continue }
                loose[type, default: [:]][view, default: []].append(node)
            }
        }
    }
}

extension Syntax {
    /// `a.bottomAnchor.constraint(equalTo: …)` or `NSLayoutConstraint(item: …)`.
    fileprivate var makesConstraint: Bool {
        guard kind == .callExpr, let callee = child(.callee) else { return false }
        return callee.isNamed("constraint") || callee.isNamed("NSLayoutConstraint")
    }

    /// Whether a `.patternBinding` declares a layout constraint, by UIKit's name or by the one that layout libraries give to it.
    package var holdsConstraint: Bool {
        var type = child(.type)
        while let wrapped = type?.child(.wrapped) ?? type?.child(.type) { type = wrapped }
        return ["NSLayoutConstraint", "Constraint"].contains(type?.name ?? "")
    }

    /// Whether it is `x.isActive = true`, `NSLayoutConstraint.activate([…, x])` or `view.addConstraint(x)`.
    fileprivate func activates(_ property: String) -> Bool {
        switch kind {
        case .assignExpr:
            guard let left = child(.left), left.kind == .memberExpr, left.name == "isActive", child(.right)?.text == "true" else {
                return false
            }
            return left.child(.base)?.ownProperty == property
        case .callExpr:
            guard let callee = child(.callee)?.name, ["activate", "addConstraint", "addConstraints"].contains(callee) else {
                return false
            }
            return children(.argument).contains { argument in
                argument.subtree.contains { $0.kind == .identifierExpr && $0.name == property }
            }
        default: return false
        }
    }

    /// The property that `x`, `self.x` or `self?.x` means.
    fileprivate var ownProperty: String? {
        switch kind {
        case .identifierExpr: return name
        case .optionalChain, .forceUnwrap: return child(.expression)?.ownProperty
        case .memberExpr:
            var base = child(.base)
            while let inner = base, inner.kind == .optionalChain || inner.kind == .forceUnwrap { base = inner.child(.expression) }
            return base?.kind == .identifierExpr && base?.name == "self" ? name : nil
        default: return nil
        }
    }
}
