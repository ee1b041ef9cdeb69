import KeyboardFacts
import SwiftParser

/// Values that running code pushes into relays, subjects and published properties.
extension Evaluator {
    /// Runs code up to where it pushes, and whatever is to become of the value there.
    func run(
        _ code: Syntax, on value: Value, awaiting push: Syntax, _ scope: ScopeID, then: @escaping (Evaluator, Value) -> Void
    ) {
        let outer = path.moment.awaited
        path.moment.awaited.append(AwaitedPush(node: push, then: then))
        heap.scopes.keepOpen()
        let target: Registration.Target =
            switch code.kind {
            case .closureExpr: .closure(code)
            case .forInStmt: .loop(code)
            default: .function(code)
            }
        if let type = strangeType(ofCodeAt: code) {
            withScope(receiver: .object(instance(of: type))) { end(value, at: target, $0) }
        } else {
            end(value, at: target, scope)
        }
        path.moment.awaited = outer
    }

    /// Called when code has pushed a value, or assigned one: hands it on to what awaits it, or keeps that nobody was found who
    /// does.
    func notePush(_ value: Value, at node: Syntax, _ invocation: Invocation?) {
        let awaited = path.moment.awaited
        if let push = awaited.last(where: { $0.node == node }) {
            path.moment.awaited = []
            push.then(self, value)
            path.moment.awaited = awaited
            return
        }
        guard let invocation, handler != nil, awaited.isEmpty, !path.moment.isQuiet, let push = StreamPush(node, in: index),
            program.handlerTable.isLost(push)
        else { return }
        noteUnfollowed(.noSubscriber(of: push.name), invocation)
    }
}

/// What goes on once running code pushes a value.
struct AwaitedPush {
    /// The `.callExpr` or `.assignExpr`.
    let node: Syntax
    let then: (Evaluator, Value) -> Void
}
