import KeyboardFacts
import ProgramIndex
import SwiftParser

/// Calls by which an object registers itself, and which its set-up passed by.
///
/// A flag that is off by default and that others set, such as `isKeyboardHandlingEnabled`, keeps the object itself from
/// registering. The handlers are those of the objects for which it is set: they run, and the report says on what.
extension Evaluator {
    /// Runs a call that registers the object, if a condition kept the set-up from it.
    func engage(at place: Syntax, for object: ObjectID, _ type: String) {
        guard place.role == .callee, let call = place.parent, place.isOwnMember,
            let function = index.method(place.name, in: type),
            function.child(.body) != nil, !heap.entered.contains(function)
        else { return }
        let conditions = call.conditionsOfReaching
        guard !conditions.isEmpty else { return }
        // A condition on the device has its answer.
        if standsInLeftOutCode(call) {
            heap.ruledOut.insert(function)
            return
        }
        resume()
        path.moment.engagedOn = conditions
        withScope(receiver: .object(object)) { scope in
            declareLocals(around: call, scope)
            _ = evaluate(call, scope)
        }
        path.moment.engagedOn = []
        heap.engagedOn[function] = conditions
        heap.ruledOut.remove(function)
    }

    /// Keeps what has to hold for the running handler to be registered.
    func notePreconditions() {
        guard let handler else { return }
        for precondition in path.moment.engagedOn { path.trace.note(precondition, of: handler) }
    }
}

extension Syntax {
    /// `register` or `self.register`.
    fileprivate var isOwnMember: Bool {
        kind == .identifierExpr || (kind == .memberExpr && child(.base)?.kind == .identifierExpr && child(.base)?.name == "self")
    }

    /// The conditions around a node in its function, and of the `guard`s before it; outermost last.
    fileprivate var conditionsOfReaching: [Precondition] {
        var result: [Precondition] = []
        var inner = self
        for ancestor in ancestors {
            if ancestor.kind.isTypeDeclaration || ancestor.kind == .functionDecl { break }
            switch ancestor.kind {
            case .ifExpr where inner.role == .body || inner.role == .elseBody:
                result += ancestor.children(.condition).map { Precondition(Unknown($0).name, holds: inner.role == .body) }
            case .ternaryExpr where inner.role == .thenValue || inner.role == .elseValue:
                if let condition = ancestor.child(.condition) {
                    result.append(Precondition(Unknown(condition).name, holds: inner.role == .thenValue))
                }
            default: break
            }
            for statement in ancestor.children(.statement) where statement.kind == .guardStmt {
                guard statement.range.end <= range.start else { break }
                result += statement.children(.condition).map { Precondition(Unknown($0).name, holds: true) }
            }
            inner = ancestor
        }
        return result
    }
}
