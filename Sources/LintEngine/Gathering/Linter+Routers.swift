import ProgramIndex
import SourceText
import SwiftParser

/// What objects that are no controllers push, such as routers: over the screens that ask them to.
extension Linter {
    /// The same places, where a function of such an object pushes something, by the controllers whose code calls the function.
    ///
    /// A function that nothing calls, or whose name other types have as well, is left as it is: so is a controller's, which pushes
    /// over itself.
    ///
    /// - Parameters:
    ///   - views: the classes that are views, which push over the screen that they are in.
    ///   - functions: those of the program that hide the tab bar of who calls them.
    ///   - makers: knows which classes are controllers.
    func askedFor(
        _ makings: [Making], besides views: Set<String>, hidingBars functions: Set<String>, _ makers: inout ControllerSearch,
        from search: some SourceSearch,
        with workers: inout some WorkerPool
    ) -> [Making] {
        var found: [Making] = []
        var known: Set<Making> = []
        var open = makings
        while !open.isEmpty {
            let routed = open.filter { making in
                guard making.manner == .pushed, making.routing != nil, let maker = making.maker else { return false }
                return !makers.controllers.contains(maker) && !views.contains(maker) && known.insert(making).inserted
            }
            let asked = Set(routed)
            found += open.filter { !asked.contains($0) }
            let names = Set(routed.compactMap(\.routing))
            let calls = names.isEmpty ? [:] : self.calls(of: names, hidingBars: functions, from: search, with: &workers)
            open = routed.flatMap { making -> [Making] in
                guard let function = making.routing, let callers = calls[function], !callers.isEmpty else {
                    found.append(making)
                    return []
                }
                return callers.map { making.asked(by: $0) }
            }
            makers.look(for: Set(open.compactMap(\.maker)), in: search, with: &workers)
        }
        return found
    }

    /// Where code uses functions of some names, of which only one type has each; nothing for other names.
    private func calls(
        of names: Set<String>, hidingBars functions: Set<String>, from search: some SourceSearch,
        with workers: inout some WorkerPool
    ) -> [String: Set<FunctionUse>] {
        let owners = Dictionary(grouping: declaredFunctions(named: names, from: search, with: &workers), by: \.name)
        let own = names.filter { owners[$0]?.count == 1 }
        guard !own.isEmpty else { return [:] }
        let uses = workers.map(search.files(declaring: [], mentioning: own)) { files, file in
            file.importsTests ? [] : files.tree(of: file).uses(of: own, hidingBars: functions)
        }
        return Dictionary(grouping: uses.joined(), by: \.name).mapValues(Set.init)
    }
}

/// A place where code calls a function by its name, or hands it on.
private struct FunctionUse: Hashable {
    let name: String
    let path: String
    /// The type and the function whose code it is.
    let type, function: String?
    let keepsBar: Bool
}

extension Making {
    /// The same, by the code that has a router do it.
    fileprivate func asked(by use: FunctionUse) -> Making {
        Making(
            path: path, made: made, maker: use.type, routing: use.function, manner: manner,
            keepsBar: keepsBar && use.keepsBar)
    }
}

extension SyntaxTree {
    fileprivate func uses(of names: Set<String>, hidingBars functions: Set<String>) -> [FunctionUse] {
        nodes(of: [.identifierExpr, .memberExpr], spelled: names).filter { node, _ in
            // A name by itself may be a variable's.
            node.kind == .memberExpr || node.role == .callee || node.nearestAncestor { $0 == .poundExpr } != nil
        }.map { node, name in
            FunctionUse(
                name: name, path: file.path, type: node.enclosingTypeName?.lastComponent,
                function: node.namedFunction?.name,
                keepsBar: node.keepsOwnBar(besides: functions))
        }
    }
}
