import SourceText
import SwiftParser

/// A call that code put off until after the event.
struct DeferredCall {
    let run: (Evaluator) -> Void
    /// The handler that put it off; nil while the object is being set up.
    let handler: Int?
    /// Whether it waits for time to pass, not just for the running code to return.
    let takesTime: Bool
    /// Whether it waits for an animation to end.
    var isCompletion = false
    /// The number of notifications that had been posted when it was put off.
    let notifications: Int
}

/// When closures run: animations at once, since only what is seen takes time; completions once the animation is over, which is
/// after all that the handler does itself (Apple, documentation of `UIView.animate(withDuration:animations:completion:)`).
extension Evaluator {
    /// A call that changes no geometry by itself but runs the closures it is given.
    func runsClosures(_ invocation: Invocation) -> Value {
        let namesAnimations = invocation.labels.contains("animations")
        var result = Value.void
        for argument in invocation.arguments {
            guard case .function(let closure) = argument.value else { continue }
            let isCompletion = argument.label == "completion" || (argument.label == nil && argument.isTrailing && namesAnimations)
            if isCompletion {
                putOff(takesTime: true, isCompletion: true) { evaluator in evaluator.apply(closure, [.bool(true)]) }
            } else {
                result = apply(closure, [])
            }
        }
        return result
    }

    /// `UIView.animate(withDuration:…)` and its like. Inside a running animation such a one takes that one's duration and curve,
    /// unless its options say otherwise (Apple, documentation of `UIView.AnimationOptions.overrideInheritedDuration`).
    func viewAnimation(_ invocation: Invocation) -> Value {
        let isNested = path.moment.isInKeyboardAnimation && !invocation.overridesInheritedDuration
        noteAnimation(invocation, isInherited: isNested)
        return runsClosures(invocation)
    }

    private func noteAnimation(_ invocation: Invocation, isInherited: Bool) {
        if handler != nil { program.values.note(animation: invocation.node, isInherited: isInherited) }
    }

    func putOff(_ function: FunctionValue, _ arguments: [Value] = [], takesTime: Bool = false) {
        putOff(takesTime: takesTime) { evaluator in evaluator.apply(function, arguments) }
    }

    /// Puts off what a call is given to run: a closure, or a method of an object of UIKit's, as in
    /// `RunLoop.main.perform(animator.startAnimation)`. Any other argument is none of it.
    func putOff(_ argument: Invocation.Argument, _ scope: ScopeID, takesTime: Bool) {
        if case .function(let function) = argument.value { return putOff(function, takesTime: takesTime) }
        guard argument.node.kind == .memberExpr, let base = argument.node.child(.base),
            let object = evaluate(base, scope).object
        else { return }
        putOff(takesTime: takesTime) { evaluator in
            let call = Invocation(node: argument.node, arguments: [], scope: scope)
            _ = evaluator.uikitMethod(argument.node.name, of: object, call)
        }
    }

    func putOff(takesTime: Bool = false, isCompletion: Bool = false, _ run: @escaping (Evaluator) -> Void) {
        guard path.deferred.count < Limits.iterations else { return }
        path.effects.note()
        heap.scopes.keepOpen()
        let awaited = path.moment.awaited
        let resumed: (Evaluator) -> Void = { evaluator in
            let outer = evaluator.path.moment.awaited
            evaluator.path.moment.awaited = awaited
            run(evaluator)
            evaluator.path.moment.awaited = outer
        }
        let call = DeferredCall(
            run: awaited.isEmpty ? run : resumed, handler: handler, takesTime: takesTime, isCompletion: isCompletion,
            notifications: path.notifications.count)
        let position = takesTime ? path.deferred.endIndex : path.deferred.firstIndex { $0.takesTime } ?? path.deferred.endIndex
        path.deferred.insert(call, at: position)
    }

    /// Runs what was put off and what that puts off in turn.
    func runDeferred() {
        let running = handler
        let wasInAnimation = path.moment.isInKeyboardAnimation
        path.moment.isInKeyboardAnimation = false
        defer {
            handler = running
            path.moment.isInKeyboardAnimation = wasInAnimation
        }
        for _ in 0..<Limits.iterations {
            guard !path.deferred.isEmpty, !isStopped else { break }
            let call = path.deferred.removeFirst()
            handler = call.handler
            path.moment.isAfterAnimation = call.isCompletion
            call.run(self)
        }
        path.moment.isAfterAnimation = false
        path.deferred = []
    }

    // MARK: Property animators

    /// `UIViewPropertyAnimator(duration:curve:animations:)`: its animations run when it is started, and inherit nothing.
    func animator(_ invocation: Invocation) -> Value {
        noteAnimation(invocation, isInherited: false)
        let animator = make(.animator, name: "animator")
        heap[animator].properties["animations"] = .array(invocation.closures.map(Value.function))
        return .object(animator)
    }

    /// `UIViewPropertyAnimator.runningPropertyAnimator(…)` makes one that is started.
    func runningAnimator(_ invocation: Invocation) -> Value {
        noteAnimation(invocation, isInherited: false)
        let animator = make(.animator, name: "animator")
        for argument in invocation.arguments {
            guard case .function(let closure) = argument.value else { continue }
            if argument.label == "completion" || (argument.isTrailing && invocation.labels.contains("animations")) {
                heap[animator].append([closure], to: "completions")
            } else {
                apply(closure, [])
            }
        }
        finishLater(animator)
        return .object(animator)
    }

    /// Completions may be added until they run.
    private func finishLater(_ animator: ObjectID) {
        putOff(takesTime: true) { evaluator in
            for closure in evaluator.heap[animator].takeClosures("completions") { evaluator.apply(closure, [.symbol("end", [])]) }
        }
    }

    /// Nil for a method that animators do not have.
    func animatorMethod(_ name: String, of animator: ObjectID, _ invocation: Invocation) -> Value? {
        path.effects.note()
        switch name {
        case "addAnimations": heap[animator].append(invocation.closures, to: "animations")
        case "addCompletion": heap[animator].append(invocation.closures, to: "completions")
        case "startAnimation":
            for closure in heap[animator].takeClosures("animations") { apply(closure, []) }
            finishLater(animator)
        case "stopAnimation", "pauseAnimation", "finishAnimation": break
        default: return nil
        }
        return .void
    }
}

extension Invocation {
    /// Whether its options name `overrideInheritedDuration`, in the call itself or by what they came to.
    fileprivate var overridesInheritedDuration: Bool {
        let name = "overrideInheritedDuration"
        return arguments.contains { argument in
            argument.label == "options"
                && (argument.value.names(name) || argument.node.subtree.contains { $0.kind == .memberExpr && $0.name == name })
        }
    }
}

extension Value {
    /// Whether it is a symbol or an unknown constant of that name, or has one in it.
    fileprivate func names(_ name: String) -> Bool {
        switch self {
        case .symbol(let own, _): own == name
        case .unknown(let unknown): unknown.name.contains("." + name)
        case .array(let elements): elements.contains { $0.names(name) }
        default: false
        }
    }
}

extension Object {
    fileprivate mutating func append(_ closures: [FunctionValue], to name: String) {
        properties[name] = .array((takeClosures(name) + closures).map(Value.function))
    }

    fileprivate mutating func takeClosures(_ name: String) -> [FunctionValue] {
        guard case .array(let values)? = properties.removeValue(forKey: name) else { return [] }
        return values.compactMap { if case .function(let function) = $0 { function } else { nil } }
    }
}
