import SwiftParser

extension NotificationUse {
    /// The same, unless a later statement beside it removes the observer again: its handler never runs.
    func unlessUndone() -> NotificationUse {
        guard case .registration(let registration) = self, registration.form == .selector else { return self }
        let name = registration.reference.node
        guard let call = name.ancestors.first(where: { $0.kind == .callExpr && $0.child(.callee)?.name == "addObserver" }),
            call.role == .statement, call.children(.argument).first?.child(.value)?.isNamed("self") ?? false,
            let later = call.parent?.children(.statement).drop(while: { $0 != call }).dropFirst(),
            let removal = later.first(where: { $0.removesObserver(of: name) })
        else { return self }
        let reason = "line \(removal.location.line) removes the observer again"
        return .registration(registration.ending(in: .unknown(reason: reason, at: name)))
    }
}

extension Syntax {
    /// Whether it is a call that no longer has `self` told of a notification, or of any.
    fileprivate func removesObserver(of notification: Syntax) -> Bool {
        guard kind == .callExpr, child(.callee)?.name == "removeObserver",
            children(.argument).first?.child(.value)?.isNamed("self") ?? false
        else { return false }
        let name = children(.argument).first { $0.label == "name" }
        return name.map { $0.child(.value)?.name == notification.name } ?? true
    }
}
