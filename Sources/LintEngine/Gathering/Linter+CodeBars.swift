import HandlerInterpreter
import ProgramIndex
import SwiftParser

/// Code that has the views of all controllers end at their bars.
extension Linter {
    /// By file, the classes of bars of which code says that all are opaque: `UINavigationBar.appearance().isTranslucent = false`
    /// (Apple, documentation of `UIAppearance` and of `isTranslucent` of both bars).
    func opaqueBars(from search: some SourceSearch) -> [String: Set<String>] {
        search.files(declaring: [], mentioning: BarStyle.members).reduce(into: [:]) { bars, file in
            let tree = parse(file)
            let named = tree.nodes(of: [.memberExpr], spelled: BarStyle.members).map(\.node)
            let opaque = named.filter(\.isSetToFalse).compactMap { $0.child(.base)?.barOfAppearance }
            if !opaque.isEmpty { bars[file.path] = Set(opaque) }
        }
    }
}

extension Syntax {
    /// The class whose appearance it is: `UINavigationBar.appearance()`, or a constant of the function that is that.
    fileprivate var barOfAppearance: String? {
        if kind == .callExpr, let callee = child(.callee), callee.name == "appearance", children(.argument).isEmpty {
            return callee.child(.base)?.name
        }
        guard kind == .identifierExpr else { return nil }
        let constants = enclosingFunction?.subtree.filter { $0.kind == .patternBinding && $0.child(.pattern)?.name == name }
        return constants?.first?.child(.value)?.barOfAppearance
    }
}
