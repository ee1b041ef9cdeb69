import SwiftParser

extension DeclarationIndex {
    /// The expressions that may make the layout constraint kept in a property: its initial value, and what methods of the type
    /// assign to it. Empty for an outlet, whose constraint stands in a storyboard.
    package func constraintCreations(of property: String, in type: String) -> [Syntax] {
        for type in lineage(of: type) {
            if let value = type.properties[property]?.child(.value) { return [value] }
            if let made = constraints[type.name]?[property] { return made }
        }
        return []
    }

    /// The properties of a type and its superclasses that interface files connect to constraints.
    package func constraintOutlets(of type: String) -> [String] {
        lineage(of: type).flatMap { $0.constraintProperties.sorted() }.filter { isOutlet($0, in: type) }
    }

    /// Whether the type activates the constraint it keeps in a property, in code that no notification leads to: what a function
    /// that is handed a notification, or is named after the keyboard, switches on was off before.
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

    /// The calls in a type's functions that make constraints of the upper or lower end or the height of a view, which nothing
    /// keeps.
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
                if let (type, property, value) = node.keptConstraint(where: {
                    types[$0]?.properties[$1]?.holdsConstraint ?? false
                }) {
                    assigned[type, default: [:]][property, default: []].append(value)
                }
                for (type, view) in node.looseConstraints { loose[type, default: [:]][view, default: []].append(node) }
            }
        }
    }

    /// By type, its properties that are declared to hold constraints.
    package var constraintProperties: [String: Set<String>] {
        types.compactMapValues { type in
            let names = type.constraintProperties
            return names.isEmpty ? nil : names
        }
    }

    /// The expressions of a tree by which constraints of types are found, whether they run or not: what is assigned to properties
    /// that hold constraints, calls that make others, and what switches constraints on.
    package static func constraintCode(in tree: SyntaxTree, heldBy properties: [String: Set<String>]) -> [Syntax] {
        tree.nodes(of: [.assignExpr, .callExpr]).compactMap { node in
            if let kept = node.keptConstraint(where: { properties[$0]?.contains($1) ?? false }) { return kept.value }
            return !node.looseConstraints.isEmpty || node.activatesConstraints ? node : nil
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

    /// What an assignment puts into a property of the type around it that holds a constraint: one that is declared so, or one
    /// that is assigned what makes a constraint.
    fileprivate func keptConstraint(
        where isDeclaredSo: (_ type: String, _ property: String) -> Bool
    ) -> (type: String, property: String, value: Syntax)? {
        guard kind == .assignExpr, isNamed("="), let right = child(.right), right.kind != .nilLiteral,
            let property = child(.left)?.ownProperty, let type = enclosingTypeName,
            right.makesConstraint || isDeclaredSo(type, property)
        else { return nil }
        return (type, property, right)
    }

    /// The views of the type around a call that it ties from top to bottom by a constraint which nothing keeps.
    fileprivate var looseConstraints: [(type: String, view: String)] {
        guard kind == .callExpr, let callee = child(.callee), callee.isNamed("constraint"), parent?.kind != .assignExpr,
            let type = enclosingTypeName
        else { return [] }
        let ends = [callee.child(.base), child(.argument)?.child(.value)].compactMap(\.self)
        return ends.filter { ["bottomAnchor", "topAnchor", "heightAnchor"].contains($0.name) }
            .compactMap { $0.child(.base)?.ownProperty.map { (type, $0) } }
    }

    /// Whether it is `x.isActive = true`, `NSLayoutConstraint.activate([…, x])` or `view.addConstraint(x)`.
    fileprivate func activates(_ property: String) -> Bool {
        guard activatesConstraints else { return false }
        if kind == .assignExpr { return child(.left)?.child(.base)?.ownProperty == property }
        return children(.argument).contains { argument in
            argument.subtree.contains { $0.kind == .identifierExpr && $0.name == property }
        }
    }

    /// The same for any property.
    fileprivate var activatesConstraints: Bool {
        switch kind {
        case .assignExpr:
            guard let left = child(.left), left.kind == .memberExpr, left.name == "isActive" else { return false }
            return child(.right)?.text == "true"
        case .callExpr: return ["activate", "addConstraint", "addConstraints"].contains(child(.callee)?.name ?? "")
        default: return false
        }
    }

    /// The property that `x`, `self.x` or `self?.x` means.
    package var ownProperty: String? {
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

extension TypeDeclaration {
    /// The names of the properties that hold constraints.
    fileprivate var constraintProperties: Set<String> { Set(properties.lazy.filter(\.value.holdsConstraint).map(\.key)) }
}
