import KeyboardFacts
import KeyboardModel
import SwiftParser

extension Machine {
    /// Calls a handler as the notification center would.
    func invoke(_ handler: KeyboardHandler, notification position: Int) {
        let receiver = controller.map(Value.object)
        let notification = Value.object(Object(.notification(position), name: "notification"))
        let scope = Scope(parent: nil, receiver: receiver)
        switch handler.target {
        case .function(let declaration):
            let arguments = declaration.children(.parameter).enumerated().map { position, _ in
                position == 0 ? notification : Value.unknown(Unknown("an argument"))
            }
            apply(
                FunctionValue(declaration: declaration, scope: scope, receiver: receiver), arguments,
                labels: declaration.children(.parameter).map(\.argumentLabel))
        case .closure(let closure, let stages):
            let stages = handler.stages(for: notifications[position].name) ?? stages
            guard let value = pass(notification, through: stages, scope) else { return }
            let arguments = arguments(for: closure, value, receiver)
            apply(FunctionValue(declaration: closure, scope: scope, receiver: receiver), arguments)
        case .loop(let loop):
            let inner = Scope(inside: scope)
            if let pattern = loop.child(.pattern) { bind(pattern, to: notification, inner) }
            _ = run(block: loop.child(.body), inner)
        case .unknown:
            break
        }
        // What a handler throws nobody catches.
        thrown = nil
    }

    /// What reaches the end of a reactive chain; nil if the chain lets this notification drop.
    private func pass(_ value: Value, through stages: [Registration.Stage], _ scope: Scope) -> Value? {
        var value = value
        for stage in stages {
            let result: Value
            if stage.transform.kind == .closureExpr {
                result = apply(FunctionValue(declaration: stage.transform, scope: scope, receiver: scope.receiver), [value])
            } else if stage.transform.kind == .keyPathExpr {
                result = stage.transform.text.dropFirst().split(separator: ".").reduce(value) { member(String($1), of: $0) }
            } else {
                result = .unknown(Unknown(stage.transform))
            }
            switch stage.operation {
            case "filter":
                guard truth(of: result, text: stage.transform.text) else { return nil }
            case "compactMap", "filterMap":
                if case .nothing = result { return nil }
                value = result
            case "handleEvents", "do": break
            default: value = result
            }
        }
        return value
    }

    /// Home-made wrappers hand their closures more than the notification, in an order of their own; parameter names tell which is which.
    private func arguments(for closure: Syntax, _ value: Value, _ receiver: Value?) -> [Value] {
        let names = closure.children(.parameter).map { $0.name.lowercased() }
        guard names.count > 1 else { return [value] }
        return names.enumerated().map { position, name in
            if let receiver, ["observer", "self", "owner", "target"].contains(where: { name.contains($0) }) { return receiver }
            if position == 0 || name.contains("notification") || name.contains("note") { return value }
            return .unknown(Unknown(name))
        }
    }
}

extension KeyboardHandler {
    /// What a notification goes through before it reaches the handler: chains that are merged have different beginnings.
    fileprivate func stages(for name: KeyboardNotification.Name) -> [Registration.Stage]? {
        for registration in registrations where registration.event.rawValue == name.rawValue {
            if case .closure(_, let stages) = registration.target { return stages }
        }
        return nil
    }
}
