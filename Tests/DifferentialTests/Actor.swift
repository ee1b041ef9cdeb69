import KeyboardFacts
import SwiftParser

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
        return Linter().sessions(of: facts).compactMap { session in
            guard let type = session.handlers.first?.owner, let stage = stage(for: type, facts) else { return nil }
            return Actor(
                type: type, stage: stage,
                interpreter: HandlerInterpreter(index: session.index, handlers: session.handlers))
        }
    }

    private static func stage(for type: String, _ facts: FileFacts) -> String? {
        let isResponder = facts.index.lineage(of: type).flatMap(\.inherited).contains { $0.hasPrefix("UI") }
        if isResponder { return type }
        return facts.tree.root.subtree.first { $0.kind == .callExpr && $0.child(.callee)?.name == type }?.enclosingTypeName
    }
}
