import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SwiftParser
import Vocabulary

/// A registration that code made while the object was set up.
struct LiveRegistration {
    let event: KeyboardNotificationName
    /// In the session.
    let position: Int
    let function: FunctionValue
    /// Who observes.
    let observer: Value?
    /// What has to hold for it to be made.
    let preconditions: [Precondition]
}

/// Observing, as it is done by running the code that does it: names, methods and closures may come through any number of
/// parameters.
extension Evaluator {
    /// `addObserver` in both of its forms; only what happens before the first keyboard counts.
    func register(_ invocation: Invocation) -> Value {
        if handler != nil, invocation[0]?.object == controller, case .notificationName(let event, _)? = invocation["name"] {
            heap.unobserved.remove(event)
        }
        guard program.follows, handler == nil, heap.registrations.count < Limits.registrations,
            case .notificationName(let event, let place)? = invocation["name"] ?? invocation["forName"],
            let (function, observer) = registered(invocation)
        else { return .void }
        let target: Registration.Target =
            function.declaration.kind == .closureExpr
            ? .closure(function.declaration) : .function(function.declaration)
        let registration = Registration(
            reference: NotificationReference(event: event, node: place ?? invocation.node, isMessage: false), form: .wrapper,
            target: target)
        let owner = typeName(of: observer) ?? function.declaration.enclosingTypeName
        if let position = program.handlerTable.registered(registration, owner: owner) {
            heap.registrations.append(
                LiveRegistration(
                    event: event, position: position, function: function, observer: observer,
                    preconditions: path.moment.engagedOn))
        }
        return .void
    }

    /// `removeObserver` in a handler, for its own object: what it names runs no handler of the object until that is registered
    /// again (Apple, documentation of `NotificationCenter.removeObserver(_:name:object:)`).
    func unregister(_ invocation: Invocation) {
        guard handler != nil, controller != nil, invocation[0]?.object == controller else { return }
        switch invocation["name"] {
        case .notificationName(let event, _)?: heap.unobserved.insert(event)
        case nil, .nothing?: heap.unobserved.formUnion(KeyboardNotificationName.allCases)
        default: break
        }
    }

    private func registered(_ invocation: Invocation) -> (FunctionValue, Value?)? {
        if let selector = invocation["selector"] {
            guard let observer = invocation[0] else { return nil }
            return method(named: selector, of: observer).map { ($0, observer) }
        }
        return invocation.closures.last.map { ($0, $0.receiver) }
    }

    /// The method that a selector names in an object's class, or in an extension of a class that the object may be of.
    func method(named selector: Value, of observer: Value) -> FunctionValue? {
        var selector = selector
        if case .symbol(let name, _) = selector, let constant = selectorConstant(name) { selector = constant }
        guard case .selector(let literal) = selector, let name = literal.selectorName else { return nil }
        let labels = literal.selectorLabels
        let methods = types(withMembersOf: observer).lazy.compactMap { self.index.method(name, labels: labels, in: $0) }
            .filter { !$0.isMissed(bySelector: literal) }
        return methods.first.map { FunctionValue(declaration: $0, receiver: observer) }
    }

    /// `.keyboardWillShow` where a selector is asked for: a constant in an extension of Selector.
    private func selectorConstant(_ name: String) -> Value? {
        guard let value = index.property(name, in: "Selector")?.child(.value), value.selectorName != nil else { return nil }
        return .selector(value)
    }

    // MARK: Posting

    /// Everything that runs when a notification is posted; or what editing starts as it begins before the keyboard shows, or ends
    /// before it hides.
    func calls(for name: KeyboardNotificationName, ofEditing: Bool = false) -> [HandlerCall] {
        var calls: [HandlerCall] = []
        for (position, handler) in program.handlerTable.handlers.enumerated()
        where program.handlerTable.origins[position] == .fact && handler.observes(name) && handler.isOfEditing == ofEditing
            && !heap.registrations.contains(where: { $0.position == position })
            && (!program.handlerTable.companions.contains(position) || isSeenRegistering(handler, for: name))
        {
            let preconditions = preconditions(of: handler)
            let observing = receivers(of: handler).filter { receiver in
                !heap.unobserved.contains(name) || receiver?.object != controller
            }
            calls += observing.map {
                HandlerCall(position: position, handler: handler, receiver: $0, preconditions: preconditions)
            }
        }
        for registration in heap.registrations where registration.event == name && !ofEditing {
            if heap.unobserved.contains(name), registration.observer?.object == controller { continue }
            let handler = program.handlerTable.handlers[registration.position]
            calls.append(
                HandlerCall(
                    position: registration.position, handler: handler, receiver: registration.observer,
                    function: registration.function, preconditions: registration.preconditions))
        }
        return calls
    }

    /// Whether code that ran came to a place that registers a handler for a notification, or nothing leads to the place.
    private func isSeenRegistering(_ handler: KeyboardHandler, for name: KeyboardNotificationName) -> Bool {
        handler.registrations.contains { registration in
            guard registration.event == name else { return false }
            return registration.reference.node.enclosingFunction.map(program.values.entered.contains) ?? true
        }
    }

    /// The objects on which a handler that facts tell of runs.
    private func receivers(of handler: KeyboardHandler) -> [Value?] {
        guard !handler.registrations.allSatisfy({ isLeftOut($0.reference.node) || isMadeOnLeaving($0.reference.node) }) else {
            return []
        }
        if isOverriddenAway(handler) { return [] }
        guard program.follows, let owner = handler.owner else { return [controller.map(Value.object)] }
        if program.handlerTable.isOfActor(owner) {
            return isRegistered(handler) ? [controller.map(Value.object)] : []
        }
        guard !program.handlerTable.isLent(handler) else { return [] }
        return heap.instances.filter { object in heap[object].typeName.map { index.inherits($0, from: owner) } ?? false }.map(
            Value.object)
    }

    /// Whether a place is in code that does not run on this device, or in a function of the screen's own that only such code
    /// calls.
    private func isLeftOut(_ place: Syntax) -> Bool {
        if isRuledOutByDevice(place) { return true }
        guard !heap.leftOut.isEmpty else { return false }
        if standsInLeftOutCode(place) { return true }
        guard let type = place.enclosingTypeName, let function = place.enclosingFunction, function.kind == .functionDecl,
            !heap.entered.contains(function)
        else { return false }
        let calls = index.lineage(of: type).flatMap(\.declarations).flatMap { declaration in
            declaration.subtree.filter { $0.kind == .callExpr && $0.child(.callee)?.name == function.name }
        }
        return !calls.isEmpty && calls.allSatisfy(standsInLeftOutCode)
    }

    /// Whether a place is in code that the set-up did not come to, under a condition that asks only for the device and does not
    /// hold on this one: `if UIScreen.main.bounds.height <= 570 { … }`.
    private func isRuledOutByDevice(_ place: Syntax) -> Bool {
        guard let function = place.enclosingFunction, !heap.entered.contains(function) else { return false }
        return place.ancestors.prefix { $0 != function }.contains { branch in
            guard branch.kind == .ifExpr, branch.child(.body)?.range.contains(place.range) ?? false else { return false }
            return branch.children(.condition).contains { condition in
                guard condition.asksOnlyForDevice else { return false }
                let scope = heap.scopes.open(receiver: nil)
                defer { heap.scopes.close(scope) }
                return if case .bool(false) = evaluate(condition, scope) { true } else { false }
            }
        }
    }

    /// Whether the set-up left the code out in which a place stands, because of the device.
    func standsInLeftOutCode(_ place: Syntax) -> Bool {
        heap.leftOut.contains { node in
            guard node.tree === place.tree else { return false }
            if node.kind != .guardStmt { return node.range.contains(place.range) }
            return place.range.start > node.range.end && node.parent?.range.contains(place.range) ?? false
        }
    }

    /// Whether only a screen that goes makes a registration: while it is there for the first time, nobody has.
    private func isMadeOnLeaving(_ place: Syntax) -> Bool {
        guard let type = place.enclosingTypeName, let function = place.enclosingFunction, !heap.entered.contains(function) else {
            return false
        }
        return program.lookups.isReachedOnLeavingOnly(function.name, in: type)
    }

    /// Whether the object's class overrides what registers a handler, or what leads there, and leaves the superclass's out.
    private func isOverriddenAway(_ handler: KeyboardHandler) -> Bool {
        guard let type = typeName(of: controller) else { return false }
        func isAway(_ place: Syntax) -> Bool {
            guard let function = place.enclosingFunction, !heap.entered.contains(function) else { return false }
            return program.lookups.isOverriddenAway(function, for: type)
        }
        if handler.node.kind == .closureExpr, isAway(handler.node) { return true }
        return !handler.registrations.isEmpty && handler.registrations.allSatisfy { isAway($0.reference.node) }
    }

    /// What has to hold for a handler to be registered.
    private func preconditions(of handler: KeyboardHandler) -> [Precondition] {
        guard program.follows, !heap.engagedOn.isEmpty else { return [] }
        let functions = handler.registrations.map(\.reference.node.enclosingFunction)
        let known = functions.map { function in function.flatMap { heap.engagedOn[$0] } ?? [] }
        return known.contains([]) ? [] : known.first ?? []
    }

    /// What a protocol or an extension of one of UIKit's classes registers concerns only those that call the function that does.
    private func isRegistered(_ handler: KeyboardHandler) -> Bool {
        func isReached(_ place: Syntax) -> Bool {
            guard let type = place.enclosingTypeName, index.types[type]?.kind != .classDecl,
                DeclarationIndex.isFramework(type) || index.types[type]?.kind == .protocolDecl,
                let function = place.enclosingFunction, !ObserverSeeds.entryPoints.contains(function.name)
            else { return true }
            return heap.entered.contains(function)
        }
        // A closure subscribes where it stands, wherever the publisher is.
        guard handler.node.kind != .closureExpr || isReached(handler.node) else { return false }
        return handler.registrations.contains { isReached($0.reference.node) }
    }

    // MARK: Callbacks

    /// Called when code of a function is entered: if an observer's handler got to code of the actor, this is what the report is
    /// about.
    func noteCallback(_ function: FunctionValue) {
        guard program.follows, !path.moment.isQuiet else { return }
        guard let position = handler else {
            if heap.entered.count < Limits.registrations { heap.entered.insert(function.declaration) }
            return
        }
        guard let notification = path.notifications.last, function.receiver?.object == controller, controller != nil else {
            return
        }
        let rank = program.handlerTable.rank(of: function.declaration)
        guard rank < program.handlerTable.rank(ofHandler: position) else { return }
        let callback = program.handlerTable.callback(function.declaration, from: position, event: notification.name)
        handler = callback
        notePreconditions()
        if path.moment.invoked.insert(callback).inserted { path.effects.note() }
    }
}

/// One run of a handler.
struct HandlerCall {
    let position: Int
    let handler: KeyboardHandler
    let receiver: Value?
    /// What to run, where running code registered it.
    var function: FunctionValue?
    /// What has to hold for it to be registered.
    var preconditions: [Precondition] = []
}

extension DeclarationIndex {
    func inherits(_ type: String, from ancestor: String) -> Bool {
        type == ancestor || lineage(of: type).contains { $0.name == ancestor }
    }
}

extension Syntax {
    /// Whether all that it names is of the device or of its screen.
    fileprivate var asksOnlyForDevice: Bool {
        let named = subtree.filter { $0.kind == .identifierExpr }
        return !named.isEmpty && named.allSatisfy { $0.name == "UIScreen" || $0.name == "UIDevice" }
    }
}
