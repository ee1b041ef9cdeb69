import SwiftParser

/// What UIKit runs when it lays a screen out again: code asks for it with `setNeedsLayout`, and gets it at once with `layoutIfNeeded` or else
/// when the event is over (Apple, documentation of `UIView.setNeedsLayout()`). Handlers that only note how high the keyboard is leave the
/// rest to it.
extension Evaluator {
    /// Nil for another method, and for a view whose layout the handlers' own object has no say in.
    func layoutMethod(_ name: String, of object: ObjectID) -> Value? {
        guard handler != nil, standsForRootView(object) else { return nil }
        switch name {
        case "setNeedsLayout":
            path.moment.awaitsLayout = handler
            path.effects.note()
        case "layoutIfNeeded", "layoutSubviewsIfNeeded": layOutIfAwaited()
        default: return nil
        }
        return .void
    }

    /// Runs what the handlers' own object overrides of a layout pass, if code has asked for one.
    func layOutIfAwaited() {
        guard let asker = path.moment.awaitsLayout, let controller, let type = heap[controller].typeName, !isStopped else {
            return
        }
        path.moment.awaitsLayout = nil
        path.effects.note()
        let running = handler
        handler = asker
        defer { handler = running }
        for name in Self.layoutPass {
            guard let method = index.method(name, labels: nil, in: type) else { continue }
            let receiver = Value.object(controller)
            apply(FunctionValue(declaration: method, receiver: receiver), [])
        }
        // Asking again while being laid out is for the next event.
        path.moment.awaitsLayout = nil
    }

    /// Of a view controller, a view and a presentation controller.
    private static let layoutPass = [
        "viewWillLayoutSubviews", "containerViewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
        "containerViewDidLayoutSubviews",
    ]
}
