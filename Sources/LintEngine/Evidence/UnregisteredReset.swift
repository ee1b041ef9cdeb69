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

    /// What a sink is at rest, and what it is once the keyboard is hidden, where that is as far apart as the content is from its
    /// place at rest; nil where one is not known. What was there before the first write may be another constraint's.
    ///
    /// - Parameter id: of the scenario; nil for the first that tells.
    func unrestored(_ sink: Int, in id: String?) -> (atRest: Double, after: Double)? {
        for scenario in scenarios where id == nil || scenario.id == id {
            guard let effect = scenario.effects.first(where: { $0.name == .notReset && $0.sink == sink }) else { continue }
            // The handlers of one place write to it by several expressions.
            let target = sinks[sink].expression.withoutSelf
            let writes = scenario.writes.filter { $0.sink.withoutSelf == target }
            // Before the first write of a handler that only hides, the value is that of the shown keyboard.
            guard let first = writes.first, first.event != effect.event, case .points(let atRest) = first.before,
                let last = writes.last(where: { $0.event == effect.event }) ?? writes.last, case .points(let after) = last.after,
                let points = effect.points, abs(abs(after - atRest) - points) < 0.5
            else { continue }
            return (atRest, after)
        }
        return nil
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
