import ProgramIndex
import SwiftParser

/// Which objects code makes the delegates of its fields.
extension DeclarationIndex {
    /// Whether code at hand makes a class's objects the delegate of a field, as far as it tells what the delegate is of: a table
    /// view has one, too.
    ///
    /// - Parameter field: UIKit's class of fields: `UITextField`, `UITextView` or `UISearchBar`.
    package func setsItselfAsDelegate(_ type: String, ofFieldsOfClass field: String) -> Bool {
        lineage(of: type).flatMap(\.declarations).flatMap(\.subtree).contains { node in
            guard node.kind == .assignExpr, node.child(.right)?.isNamed("self") ?? false, let left = node.child(.left),
                left.kind == .memberExpr, left.name == "delegate", let base = left.child(.base)
            else { return false }
            return viewClass(of: base, in: type).map { mayBe($0, field) } ?? true
        }
    }

    /// The class that a property of a type or a variable of a function is declared or made with; nil where that is not at hand.
    private func viewClass(of expression: Syntax, in type: String) -> String? {
        if let binding = expression.ownProperty.flatMap({ property($0, in: type) }) { return binding.statedClass }
        guard expression.kind == .identifierExpr, let function = expression.ancestors.first(where: { $0.kind == .functionDecl })
        else { return nil }
        let bindings = function.subtree.filter {
            $0.kind == .patternBinding && $0.child(.pattern)?.name == expression.name
        }
        return bindings.count == 1 ? bindings[0].statedClass : nil
    }

    /// Whether an object of a class may be of a class of UIKit's: only what no file at hand declares, and is none of UIKit's own
    /// names, may be anything.
    private func mayBe(_ name: String, _ field: String) -> Bool {
        if types[name] == nil { return name == field || !Self.isFramework(name) }
        return missingSuperclass(of: name) != nil || ancestorNames(of: name).contains(field)
    }
}

extension Syntax {
    /// The class that a variable is declared with, or with whose initialiser it is made.
    fileprivate var statedClass: String? {
        if let type = child(.type) { return (type.child(.wrapped) ?? type).name }
        guard let callee = child(.value)?.child(.callee), callee.kind == .identifierExpr, callee.name.startsUppercase else {
            return nil
        }
        return callee.name
    }
}
