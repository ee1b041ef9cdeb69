import KeyboardFacts
import ProgramIndex
import SwiftParser

@testable import Behaviour
@testable import HandlerInterpreter
@testable import LintEngine

/// A type whose handlers are run: what the interpreter runs, and the class that the compiled program makes for it.
struct Actor {
    /// The type that registers.
    let type: String
    /// The view controller or view to make: the type itself, or the one that makes a helper object of it.
    let stage: String
    let interpreter: HandlerInterpreter

    /// Every type of a file that has a session of its own in the linter.
    static func all(in tree: SyntaxTree) -> [Actor] {
        let facts = FileFacts(tree)
        let engaged = Set(facts.clients.flatMap { $0.observers(in: facts.index) })
        return facts.sessions.flatMap { session -> [Actor] in
            let interpreter = session.interpreter(.empty)
            if let client = session.client {
                let types = client.observers(in: facts.index)
                return (types.isEmpty ? [client.type] : types).map {
                    Actor(type: $0, stage: client.type, interpreter: interpreter)
                }
            }
            guard let type = session.handlers.first?.owner, !engaged.contains(type), let stage = stage(for: type, facts) else {
                return []
            }
            return [Actor(type: type, stage: stage, interpreter: interpreter)]
        }
    }

    /// What registers for itself has the stage to itself; what observes for others is run as they make it.
    private static func stage(for type: String, _ facts: FileFacts) -> String? {
        let isResponder = facts.index.lineage(of: type).flatMap(\.inherited).contains { $0.hasPrefix("UI") }
        if isResponder { return type }
        return facts.tree.root.subtree.first { $0.kind == .callExpr && $0.child(.callee)?.name == type }?.enclosingTypeName
    }
}

extension DelegatingType {
    /// The classes that the client makes an object of.
    fileprivate func observers(in index: DeclarationIndex) -> [String] {
        useSites.map(\.name).filter { index.types[$0]?.kind == .classDecl }
    }
}
