import ProgramIndex
import SourceText
import SwiftParser

/// A function that makes a controller and returns it: `func makeChat() -> Chat { Chat(model: makeModel()) }`.
struct Factory: Hashable {
    /// The type that declares it; nil outside of types.
    let owner: String?
    let name: String
}

extension Linter {
    /// What is done with controllers where functions of the program are called that make and return them.
    ///
    /// - Parameters:
    ///   - factories: those functions, with the classes of the controllers.
    ///   - screens: the classes that are controllers.
    func makings(
        by factories: [(factory: Factory, made: String)], screens: Set<String>, from search: some SourceSearch
    ) -> [Making] {
        var found: [Making] = []
        var known: Set<Factory> = []
        var new = factories.reduce(into: [Factory: Set<String>]()) { $0[$1.factory, default: []].insert($1.made) }
        while !new.isEmpty {
            known.formUnion(new.keys)
            let names = Set(new.keys.map(\.name))
            let shared = sharedNames(among: names, new, from: search)
            let callees = search.files(declaring: [], mentioning: names).flatMap {
                parse($0).nodes(of: [.identifierExpr, .memberExpr], spelled: names)
            }
            let calls = callees.filter { $0.node.role == .callee }.compactMap(\.node.parent)
            var next: [Factory: Set<String>] = [:]
            for (factory, controllers) in new {
                for call in calls where call.calls(factory, byNameAlone: !shared.contains(factory.name)) {
                    if let outer = call.factory {
                        if !known.contains(outer) { next[outer, default: []].formUnion(controllers) }
                    } else {
                        found += controllers.flatMap { call.makings(of: $0, isScreen: screens.contains($0)) }
                    }
                }
            }
            new = next
        }
        return found
    }

    /// Those of the names by which functions of several types are called that make different things.
    private func sharedNames(
        among names: Set<String>, _ made: [Factory: Set<String>], from search: some SourceSearch
    ) -> Set<String> {
        var results: [String: Set<String>] = [:]
        for file in search.files(declaring: names, mentioning: []) {
            for (function, name) in parse(file).nodes(of: [.functionDecl], spelled: names) where function.child(.body) != nil {
                let factory = Factory(owner: function.enclosingTypeName?.lastComponent, name: name)
                results[name, default: []].formUnion(made[factory] ?? [""])
            }
        }
        return Set(results.filter { $0.value.count > 1 }.keys)
    }
}

extension Syntax {
    /// The function that returns what a node makes; nil where it keeps it, or does something else with it.
    var factory: Factory? {
        guard let function = enclosingFunction, function.kind == .functionDecl, isReturned(by: function, depth: 0) else {
            return nil
        }
        return Factory(owner: function.enclosingTypeName?.lastComponent, name: function.name)
    }

    private func isReturned(by function: Syntax, depth: Int) -> Bool {
        let value = outermost
        guard let parent = value.parent else { return false }
        switch parent.kind {
        case .returnStmt: return true
        // `func makeChat() -> Chat { Chat() }`
        case .codeBlock: return parent.parent == function && parent.children(.statement).count == 1
        case .patternBinding where depth == 0:
            guard let name = parent.child(.pattern)?.name, showings.isEmpty else { return false }
            return function.subtree.contains { node in
                node.kind == .identifierExpr && node.name == name && node.outermost.parent?.kind == .returnStmt
            }
        default: return false
        }
    }

    /// The expression that has the value of a node: `try Chat()`, `(board.instantiate() as! Chat)`.
    private var outermost: Syntax {
        var value = self
        while let parent = value.parent, Self.valueWrappers.contains(parent.kind) { value = parent }
        return value
    }

    private static let valueWrappers: Set<SyntaxKind> = [.castExpr, .tryExpr, .awaitExpr, .forceUnwrap, .parenExpr]

    /// Whether a call may be one of a factory.
    ///
    /// - Parameter isOnlyOne: whether no other function has its name.
    fileprivate func calls(_ factory: Factory, byNameAlone isOnlyOne: Bool) -> Bool {
        guard let callee = child(.callee), callee.name == factory.name else { return false }
        guard !isOnlyOne else { return true }
        guard let owner = factory.owner else { return callee.kind == .identifierExpr }
        switch callee.child(.base) {
        case nil: return enclosingTypeName?.lastComponent == owner
        case let base? where base.name == "self" || base.name == "Self": return enclosingTypeName?.lastComponent == owner
        // `Builder.make()`, `Builder(model).make()`
        case let base?: return base.name == owner || base.child(.callee)?.name == owner
        }
    }
}
