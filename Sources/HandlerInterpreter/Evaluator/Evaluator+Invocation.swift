import KeyboardFacts
import KeyboardModel
import SwiftParser

extension Evaluator {
    /// Calls a handler as the notification center would, once for each registration that lets the notification through. Returns
    /// whether there was one.
    func invoke(_ call: HandlerCall, notification position: Int) -> Bool {
        if let function = call.function { return invoke(function, notification: position) }
        let handler = call.handler
        let scope = heap.scopes.open(receiver: call.receiver)
        defer { heap.scopes.close(scope) }
        let name = path.notifications[position].name.rawValue
        let registrations = made(
            handler.registrations.filter {
                $0.event.rawValue == name && !$0.stages.contains { $0.operation == .never }
                    && admits($0, path.notifications[position], scope)
            })
        replayUnseen(of: call, scope)
        for registration in registrations {
            deliver(.object(make(.notification(position), name: "notification")), along: registration, from: 0, .event, scope)
        }
        return !registrations.isEmpty
    }

    /// Of registrations by the method's name, those that the set-up came to, if it came to any: a second one in a function that it
    /// did not call makes nothing run twice.
    private func made(_ registrations: [Registration]) -> [Registration] {
        guard registrations.count > 1, registrations.allSatisfy({ $0.form == .selector }) else { return registrations }
        let made = registrations.filter { program.writers.setUpRan($0.reference.node) }
        return made.isEmpty ? registrations : made
    }

    /// Calls what running code registered.
    private func invoke(_ function: FunctionValue, notification position: Int) -> Bool {
        let notification = Value.object(make(.notification(position), name: "notification"))
        let declaration = function.declaration
        if declaration.kind == .closureExpr {
            apply(function, arguments(for: declaration, notification, function.receiver))
        } else {
            apply(function, [notification], labels: declaration.children(.parameter).prefix(1).map(\.argumentLabel))
        }
        path.thrown = nil
        return true
    }

    /// Whether a notification comes from what the observer asks for. Since iOS 16.1 the keyboard's come from the screen it
    /// appears on, before that from nothing (Apple, documentation of `keyboardWillShowNotification`).
    private func admits(_ registration: Registration, _ notification: KeyboardNotification, _ scope: ScopeID) -> Bool {
        guard let sender = registration.sender else { return true }
        let value = evaluate(sender, scope)
        switch value {
        case .nothing: return true
        case .object(let object):
            if case .screen(let isMain) = heap[object].kind {
                return notification.screen.map { ($0.id == .main) == isMain } ?? false
            }
            // A view is in no window before its screen appears, and nil stands for any sender.
            if case .window = heap[object].kind {
                return !SetUpMethods.appearing.contains(registration.reference.node.enclosingFunction?.name ?? "")
            }
            guard heap[object].name.lowercased().hasSuffix("screen") else { return false }
        case .unknown(let unknown):
            guard unknown.name.lowercased().contains("screen") else { return false }
        default: return false
        }
        note(.assumed(.isKeyboardsScreen(Unknown(sender).name)))
        return notification.screen != nil
    }

    func end(_ value: Value, at target: Registration.Target, _ scope: ScopeID) {
        let receiver = receiver(in: scope)
        switch target {
        case .function(let declaration):
            let parameters = declaration.children(.parameter)
            var arguments = parameters.enumerated().map { position, _ in
                position == 0 ? value : Value.unknown(Unknown("an argument"))
            }
            if case .tuple(let parts) = value, parts.count > 1, parts.count == parameters.count { arguments = parts.map(\.value) }
            apply(
                FunctionValue(declaration: declaration, receiver: receiver), arguments,
                labels: declaration.children(.parameter).map(\.argumentLabel))
        case .closure(let closure):
            // What the set-up made sees the variables around it, such as the parameters of the function that subscribes.
            let made = heap.surroundings[closure].flatMap { made in
                self.receiver(in: made)?.object == receiver?.object ? made : nil
            }
            apply(self.closure(closure, made ?? scope), arguments(for: closure, value, receiver))
        case .loop(let loop):
            let inner = heap.scopes.open(inside: scope)
            defer { heap.scopes.close(inner) }
            if let pattern = loop.child(.pattern) { bind(pattern, to: value, inner) }
            _ = run(block: loop.child(.body), inner)
        case .assignment(let assignment):
            write(value, by: assignment, scope)
        case .unknown:
            break
        }
        // What a handler throws nobody catches.
        path.thrown = nil
    }

    /// Home-made wrappers hand their closures more than the notification, in an order of their own; parameter names tell which is
    /// which.
    private func arguments(for closure: Syntax, _ value: Value, _ receiver: Value?) -> [Value] {
        let names = closure.children(.parameter).map { $0.name.lowercased() }
        if names.isEmpty, closure.usesSecondArgument, case .tuple(let parts) = value { return parts.map(\.value) }
        guard names.count > 1 else { return [value] }
        if case .tuple(let parts) = value, parts.count == names.count { return parts.map(\.value) }
        return names.enumerated().map { position, name in
            if let receiver, ["observer", "self", "owner", "target"].contains(where: { name.contains($0) }) { return receiver }
            if position == 0 || name.contains("notification") || name.contains("note") { return value }
            return .unknown(Unknown(name))
        }
    }

    // MARK: Assignments

    private func write(_ value: Value, by assignment: Registration.Assignment, _ scope: ScopeID) {
        let root = assignment.root.map { evaluate($0, scope) } ?? receiver(in: scope) ?? .unknown(Unknown("self"))
        if case .nothing = root { return }
        if let binder = assignment.binder(of: typeName(of: root), in: index) {
            withScope(receiver: root) { _ = apply(closure(binder, $0), [root, value]) }
            return
        }
        let before = assignment.path.reduce(root) { member($1, of: $0) }
        let value = coerced(value, like: before)
        guard let sink = write(value, to: assignment.path[...], of: root).sink else {
            // What UIKit has no such property for may be a binder of another file.
            if let name = assignment.nameInExtension { miss(name) }
            return
        }
        record(sink, target: assignment.node, value: assignment.node, written: value, before: before)
    }

    /// Writes along a path of members. A structure on the way is changed as a copy, which takes its place.
    func write(
        _ value: Value, to path: ArraySlice<String>, of base: Value
    ) -> (changed: Value?, sink: Sink?) {
        guard let name = path.first else { return (value, nil) }
        var value = value
        if path.count > 1 {
            let inner = write(value, to: path.dropFirst(), of: member(name, of: base))
            guard let changed = inner.changed else { return inner }
            value = changed
        }
        switch base {
        case .object(let object): return (nil, set(name, of: object, to: value))
        case .unknown(let unknown): return (nil, set(name, of: object(for: unknown), to: value))
        case .structure(var structure):
            structure.fields[name] = value
            return (.structure(structure), nil)
        default: return (base.replacing(name, with: value), nil)
        }
    }
}
