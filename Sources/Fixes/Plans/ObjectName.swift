import SwiftParser

extension Syntax {
    /// How code at the node writes its object, with the dot: nothing in a method, `self.` in a closure. Nil where a closure holds
    /// the object weakly and has no other name for it.
    ///
    /// A closure that escapes has to name its object (The Swift Programming Language, Automatic Reference Counting), and every
    /// closure may.
    var objectName: String? {
        var closures: [Syntax] = []
        for ancestor in ancestors {
            if ancestor.kind == .functionDecl || ancestor.kind == .accessorBlock { break }
            if ancestor.kind == .closureExpr { closures.append(ancestor) }
        }
        guard let inner = closures.first else { return "" }
        let isWeak = closures.contains { closure in
            closure.children(.capture).contains { capture in
                let words = capture.text.split(separator: " ")
                return words.count > 1 && words[1] == "self" && ["weak", "unowned"].contains { words[0].hasPrefix($0) }
            }
        }
        if !isWeak { return "self." }
        // `guard let self = self else { return }`, and the same with another name; `if let me = self { ... }`.
        let guards = closures.flatMap { $0.children(.statement) }.filter { $0.kind == .guardStmt }
        let branches = ancestors.filter { branch in
            guard branch.kind == .ifExpr, inner.range.contains(branch.range) else { return false }
            return branch.child(.body)?.range.contains(range) ?? false
        }
        let bindings = (branches + guards).flatMap { $0.children(.condition) }
        for binding in bindings where binding.kind == .optionalBinding && binding.range.end <= inner.range.end {
            let names = binding.boundNames
            guard names.count == 1, binding.range.end <= range.start else { continue }
            let value = binding.child(.value)
            if value?.name == "self" || (value == nil && names[0] == "self") { return names[0] + "." }
        }
        return nil
    }

    /// A path of names that stands elsewhere in the function, as code at the node writes it: `self.view` in a closure for `view`.
    /// Nil where the object has no name there.
    ///
    /// - Parameter path: `self`, or names joined by dots.
    func written(_ path: String) -> String? {
        let names = path.split(separator: ".", maxSplits: 1)
        guard let root = names.first else { return nil }
        if root == "self" {
            guard let object = objectName else { return nil }
            if object.isEmpty { return path }
            return names.count == 1 ? String(object.dropLast()) : object + names[1]
        }
        // Without `?` and `!`.
        let name = String(root.prefix { $0 != "?" && $0 != "!" })
        return isLocal(name) ? path : objectName.map { $0 + path }
    }

    /// Whether a function around the node declares the name, as a variable or a parameter.
    func isLocal(_ name: String) -> Bool {
        ancestors.contains { ancestor in
            guard ancestor.kind == .functionDecl || ancestor.kind == .closureExpr || ancestor.kind == .accessorBlock else {
                return false
            }
            return ancestor.boundNames.contains(name)
                || ancestor.subtree.contains { $0.kind == .parameter && $0.name == name }
        }
    }
}
