import HandlerInterpreter
import KeyboardFacts
import ProgramIndex
import SwiftParser

/// Handlers that a client calls others to register, on devices that none of the scenarios has.
extension Session {
    /// A handler that would be the client's if the device let it register: listed as the client's, it is not executed. Nil for
    /// any other.
    func ruledOut(_ position: Int, of result: ExecutionResult) -> KeyboardHandler? {
        guard let client, !companions.contains(position), result.origins[position] == .fact else { return nil }
        let functions = result.ruledOut
        let handler = result.handlers[position]
        let places = handler.registrations.map(\.reference.node.enclosingFunction)
        guard !functions.isEmpty, !places.isEmpty, !result.runs(position),
            places.allSatisfy({ place in
                guard let place else { return false }
                return functions.contains { function in
                    function == place || index.namesReached(from: function, in: client.type).contains(place.name)
                }
            })
        else { return nil }
        return KeyboardHandler(
            node: handler.node, target: handler.target, owner: client.type, registrations: handler.registrations,
            through: useSite(of: handler, by: client))
    }
}

extension ExecutionResult {
    /// The functions that the device rules out in all scenarios.
    fileprivate var ruledOut: Set<Syntax> {
        let paths = runs.lazy.flatMap(\.paths)
        return paths.dropFirst().reduce(paths.first?.ruledOut ?? []) { $0.intersection($1.ruledOut) }
    }

    fileprivate func runs(_ position: Int) -> Bool {
        runs.contains { $0.paths.contains { $0.steps.contains { $0.runs(position) } } }
    }
}
