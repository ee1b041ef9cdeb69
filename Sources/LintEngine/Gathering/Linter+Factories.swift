import ProgramIndex
import SourceText
import SwiftParser

/// A function that makes a controller and returns it: `func makeChat() -> Chat { Chat(model: makeModel()) }`.
struct Factory: Hashable {
    /// The type that declares it; nil outside of types.
    let owner: String?
    let name: String
}

/// What a file does with the controllers that it makes, or gets from functions.
struct MadeControllers: Sendable {
    var own: [Making] = []
    /// The functions that return them, with the classes.
    var returned: [Factory: Set<String>] = [:]
    /// By class, the styles that its own code gives it.
    var styles: [String: Set<String>] = [:]

    init() {}

    /// The same of several files.
    init(of files: [MadeControllers]) {
        for file in files {
            own += file.own
            returned.merge(file.returned) { $0.union($1) }
            styles.merge(file.styles) { $0.union($1) }
        }
    }
}

extension Linter {
    /// What is done with controllers where functions of the program are called that make and return them.
    ///
    /// - Parameters:
    ///   - factories: those functions, with the classes of the controllers.
    ///   - screens: the classes that are controllers.
    ///   - functions: those of the program that hide the tab bar of who calls them.
    func makings(
        by factories: [Factory: Set<String>], screens: Set<String>, hidingBars functions: Set<String>,
        from search: some SourceSearch, with workers: inout some WorkerPool
    ) -> [Making] {
        var found: [Making] = []
        var known: Set<Factory> = []
        var new = factories
        while !new.isEmpty {
            known.formUnion(new.keys)
            let names = Set(new.keys.map(\.name))
            let shared = sharedNames(among: names, new, from: search, with: &workers)
            let perFile = workers.map(search.files(declaring: [], mentioning: names)) { [new] files, file in
                file.mayUse(anyOf: names)
                    ? files.tree(of: file).uses(of: new, sharing: shared, screens: screens, hidingBars: functions)
                    : MadeControllers()
            }
            let uses = MadeControllers(of: perFile)
            found += uses.own
            new = uses.returned.filter { !known.contains($0.key) }
        }
        return found
    }

    /// The functions of some names that have a body, by the types that declare them.
    func declaredFunctions(
        named names: Set<String>, from search: some SourceSearch, with workers: inout some WorkerPool
    ) -> Set<Factory> {
        let declared = workers.map(search.files(declaring: names, mentioning: [])) { files, file in
            files.tree(of: file).nodes(of: [.functionDecl], spelled: names).filter { $0.node.child(.body) != nil }.map {
                Factory(owner: $0.node.enclosingTypeName?.lastComponent, name: $0.name)
            }
        }
        return Set(declared.joined())
    }

    /// Those of the names by which functions of several types are called that make different things.
    private func sharedNames(
        among names: Set<String>, _ made: [Factory: Set<String>], from search: some SourceSearch,
        with workers: inout some WorkerPool
    ) -> Set<String> {
        var results: [String: Set<String>] = [:]
        for factory in declaredFunctions(named: names, from: search, with: &workers) {
            results[factory.name, default: []].formUnion(made[factory] ?? [""])
        }
        return Set(results.filter { $0.value.count > 1 }.keys)
    }
}

extension SyntaxTree {
    /// Where code calls functions that return controllers: what it does with those, and what returns them in turn.
    ///
    /// - Parameter shared: the names by which functions of several types are called that make different things.
    fileprivate func uses(
        of factories: [Factory: Set<String>], sharing shared: Set<String>, screens: Set<String>,
        hidingBars functions: Set<String>
    ) -> MadeControllers {
        var uses = MadeControllers()
        let names = Set(factories.keys.map(\.name))
        let callees = nodes(of: [.identifierExpr, .memberExpr], spelled: names).filter { $0.node.role == .callee }
        for call in callees.compactMap(\.node.parent) {
            for (factory, made) in factories where call.calls(factory, byNameAlone: !shared.contains(factory.name)) {
                if let outer = call.factory {
                    uses.returned[outer, default: []].formUnion(made)
                } else {
                    uses.own += made.flatMap { call.makings(of: $0, isScreen: screens.contains($0), hidingBars: functions) }
                }
            }
        }
        return uses
    }
}

extension Syntax {
    /// The function around a node; nil in closures and initialisers, which nobody calls by a name.
    var namedFunction: Syntax? { enclosingFunction.flatMap { $0.kind == .functionDecl ? $0 : nil } }

    /// The function that returns what a node makes; nil where it keeps it, or does something else with it.
    var factory: Factory? {
        guard let function = namedFunction, isReturned(by: function, depth: 0) else { return nil }
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
