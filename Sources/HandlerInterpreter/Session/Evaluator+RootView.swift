import ProgramIndex
import SwiftParser

/// The view that a view controller makes for itself (Apple, documentation of `UIViewController.loadView()`).
extension Evaluator {
    /// `view = ChatView()`: the object becomes the view that the scenario's world describes.
    func becomeRootView(_ value: Value) {
        guard let made = value.object, made != rootView else { return }
        heap.becomeRootView(made)
        path.effects.noteWrite()
    }
}

extension DeclarationIndex {
    /// The class of the program that `loadView` of a view controller makes its view of; nil where it does not say so.
    func classLoaded(by type: String) -> String? {
        guard let loading = method("loadView", in: type) else { return nil }
        for node in loading.subtree where node.kind == .assignExpr && node.child(.left)?.isOwnView == true {
            guard let made = node.child(.right), let name = className(of: made, in: loading, type) else { continue }
            // A base class may leave it to those that inherit from it: `class Screen<V: UIView>`.
            let meant = loading.enclosingTypeName.flatMap { typeArgument(name, of: $0, in: type) } ?? name
            return types[meant]?.kind == .classDecl ? meant : nil
        }
        return nil
    }

    /// Whether some view controller makes its view of a class of the program.
    func isLoadedByController(_ type: String) -> Bool {
        types.values.contains { controller in
            let mayLoad =
                controller.functions["loadView"] != nil
                || controller.declarations.lazy.flatMap { $0.children(.inheritedType) }.contains { parent in
                    parent.subtree.contains { $0.name == type }
                }
            return mayLoad && classLoaded(by: controller.name) == type
        }
    }

    /// `ChatView` of `ChatView()`, and of a local variable or a property that holds one.
    private func className(of value: Syntax, in function: Syntax, _ type: String) -> String? {
        if value.kind == .callExpr { return value.child(.callee)?.name }
        let name = value.name
        let local = function.subtree.first { $0.kind == .patternBinding && $0.child(.pattern)?.name == name }
        guard let declared = local ?? property(name, in: type) else { return nil }
        return declared.child(.type)?.baseTypeName ?? declared.child(.value)?.child(.callee)?.name
    }
}

extension Syntax {
    /// `view` or `self.view`.
    fileprivate var isOwnView: Bool {
        guard name == "view" else { return false }
        return kind == .identifierExpr || (kind == .memberExpr && child(.base)?.name == "self")
    }
}
