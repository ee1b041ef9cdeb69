import ProgramIndex
import SwiftParser

/// Properties of the program's own that a chain can be bound to: their closure is given an object and each value, as in
/// `extension Reactive where Base: Screen { var lift: Binder<CGFloat> { Binder(base) { screen, height in … } } }` (source of
/// RxSwift, `Binder.swift`).
extension Registration.Assignment {
    /// The closure that is given the object whose property it is, and the value; nil for a property of another kind.
    ///
    /// - Parameter owner: the type of the object that subscribes.
    package func binder(of owner: String?, in index: DeclarationIndex) -> Syntax? {
        guard path.count == 1 else { return nil }
        if let host { return index.types[host]?.properties[path[0]]?.binder }
        return owner.flatMap { index.property(path[0], in: $0) }?.binder
    }

    /// What it is called where it may be declared in an extension of the library's type; nil for another property.
    package var nameInExtension: String? { host.map { _ in path[0] } }

    /// The library's type whose extensions may declare it.
    private var host: String? { path.count == 1 ? StreamLibraries.hosts[node.child(.base)?.name ?? ""] : nil }

    /// What an argument names that is a property of the own object with such a closure.
    init?(toBinder expression: Syntax, _ operation: String, _ index: DeclarationIndex) {
        guard let name = expression.ownProperty, let type = expression.enclosingTypeName,
            index.property(name, in: type)?.binder != nil
        else { return nil }
        self.init(node: expression, root: nil, path: [name], operation: operation)
    }
}

extension Syntax {
    /// The closure with which a property makes a binder; nil for any other property.
    fileprivate var binder: Syntax? {
        let call = subtree.first { $0.kind == .callExpr && StreamLibraries.binders.contains($0.child(.callee)?.name ?? "") }
        return call?.subtree.first { $0.kind == .closureExpr && $0.nearestAncestor { $0 == .callExpr } == call }
    }
}
