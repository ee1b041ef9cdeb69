import Behaviour
import KeyboardFacts
import ProgramIndex
import SwiftParser

/// A method that puts back what a handler moves, and that nothing calls: it was written for the keyboard's hiding, and its
/// registration was forgotten.
extension HandlerBehaviour {
    /// Its name with argument labels; nil where the type has none.
    func unregisteredReset(in index: DeclarationIndex, writing sinks: [Handler.Sink]) -> String? {
        guard let owner = handler.owner else { return nil }
        let parts = index.lineage(of: owner).flatMap(\.declarations).flatMap(\.subtree)
        let moved = Set(sinks.map { $0.expression.withoutSelf })
        let methods = parts.filter { $0.kind == .functionDecl && $0.isNamedForHiding && $0.takesNotificationAtMost }
        return methods.first { method in
            let isUsed = parts.contains { part in
                part.kind == .callExpr && part.child(.callee)?.name == method.name
                    || [.poundExpr, .stringLiteral].contains(part.kind) && part.selectorName == method.name
            }
            return !isUsed
                && method.subtree.contains { part in
                    part.kind == .assignExpr && part.child(.left).map { moved.contains($0.text.withoutSelf) } ?? false
                }
        }?.signatureName
    }
}

extension Handler {
    /// The writes to one of its sinks, in all scenarios.
    func writes(to sink: Int) -> [Write] { scenarios.flatMap { writes(to: sink, in: $0) } }

    func writes(to sink: Int, in scenario: ScenarioResult) -> [Write] {
        scenario.writes.filter { $0.sink == sinks[sink].expression && $0.line == sinks[sink].line }
    }
}

extension Syntax {
    fileprivate var isNamedForHiding: Bool {
        let name = name.lowercased()
        return name.contains("keyboard") && ["hide", "hidden", "hiding", "dismiss", "disappear"].contains { name.contains($0) }
    }

    fileprivate var takesNotificationAtMost: Bool {
        let parameters = children(.parameter)
        return parameters.count <= 1 && parameters.allSatisfy { $0.child(.type)?.text.contains("Notification") ?? false }
    }
}
