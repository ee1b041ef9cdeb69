import SwiftParser

/// A subscription to what UIKit tells a screen: `rx.viewDidLayoutSubviews.take(1).bind(with: self) { … }`.
///
/// Extensions of RxCocoa and the like give each method that UIKit calls a stream with its name, made of `methodInvoked(_:)`
/// (RxCocoa, `NSObject+Rx.swift`).
package struct ScreenSubscription {
    /// The method whose calls are the stream.
    package let method: String
    /// What the stream is of; nil for the object whose code subscribes.
    package let root: Syntax?
    /// What the subscriber gets beside the event, as of `withUnretained(self)`; nil for nothing.
    package let companion: Syntax?
    /// Whether an operator made one value of both.
    package let isOneValue: Bool

    /// Nil for a call that subscribes to anything else, or to what only some of the events come to.
    package init?(_ call: Syntax) {
        guard call.kind == .callExpr, let callee = call.child(.callee), StreamLibraries.subscribers.contains(callee.name),
            var part = callee.child(.base)
        else { return nil }
        var companion = StreamLibraries.givenObject(of: call)
        var isOneValue = false
        while part.kind == .callExpr, let callee = part.child(.callee), let operation = StreamLibraries.operators[callee.name] {
            switch operation {
            case .pass, .prefix, .hop, .delay: break
            case .withObject where companion == nil:
                companion = part.children(.argument).first?.child(.value)
                isOneValue = true
            default: return nil
            }
            guard let base = callee.child(.base) else { return nil }
            part = base
        }
        self.companion = companion
        self.isOneValue = isOneValue
        if part.kind == .callExpr {
            guard let selector = part.children(.argument).first?.child(.value)?.selectorName,
                ["methodInvoked", "sentMessage"].contains(part.child(.callee)?.name ?? ""),
                let base = part.child(.callee)?.child(.base)
            else { return nil }
            method = selector
            part = base
        } else {
            method = part.name
            guard part.kind == .memberExpr, let base = part.child(.base) else { return nil }
            part = base
        }
        guard StreamLibraries.bindings.contains(part.name) else { return nil }
        root = part.child(.base)
    }
}
