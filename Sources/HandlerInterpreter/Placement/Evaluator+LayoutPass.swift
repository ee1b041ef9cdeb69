import SwiftParser

/// What UIKit runs when it lays a screen out again: code asks for it with `setNeedsLayout`, and gets it at once with `layoutIfNeeded` or else
/// when the event is over (Apple, documentation of `UIView.setNeedsLayout()`). Constraints are updated before, where code has
/// asked for it with `setNeedsUpdateConstraints` (documentation of `UIViewController.updateViewConstraints()`). Handlers that
/// only note how high the keyboard is leave the rest to it.
extension Evaluator {
    /// Nil for another method, and for a view whose layout the handlers' own object has no say in.
    func layoutMethod(_ name: String, of object: ObjectID) -> Value? {
        guard handler != nil, standsForRootView(object) else { return nil }
        switch name {
        case "setNeedsLayout":
            path.moment.awaitsLayout = handler
            path.effects.note()
        case "setNeedsUpdateConstraints":
            path.moment.awaitsLayout = handler
            path.moment.awaitsConstraints = true
            path.effects.note()
        case "layoutIfNeeded", "layoutSubviewsIfNeeded": layOutIfAwaited()
        case "updateConstraintsIfNeeded": updateConstraintsIfAwaited()
        default: return nil
        }
        return .void
    }

    /// Runs what the handlers' own object overrides of a layout pass, if code has asked for one.
    func layOutIfAwaited() {
        guard let asker = path.moment.awaitsLayout, let controller, let type = heap[controller].typeName, !isStopped,
            !path.moment.isLayingOut
        else { return }
        updateConstraintsIfAwaited()
        path.moment.awaitsLayout = nil
        run(Self.layoutPass, of: controller, type, for: asker)
        // Asking again while being laid out is for the next event.
        path.moment.awaitsLayout = nil
        path.moment.awaitsConstraints = false
    }

    private func updateConstraintsIfAwaited() {
        guard path.moment.awaitsConstraints, let asker = path.moment.awaitsLayout, let controller,
            let type = heap[controller].typeName, !isStopped, !path.moment.isLayingOut
        else { return }
        path.moment.awaitsConstraints = false
        run(Self.constraintPass, of: controller, type, for: asker)
    }

    private func run(_ names: [String], of object: ObjectID, _ type: String, for asker: Int) {
        path.effects.note()
        let running = handler
        handler = asker
        path.moment.isLayingOut = true
        defer {
            handler = running
            path.moment.isLayingOut = false
        }
        for name in names {
            guard let method = index.method(name, labels: nil, in: type) else { continue }
            apply(FunctionValue(declaration: method, receiver: .object(object)), [])
        }
    }

    /// Of a view controller and of a view.
    static let constraintPass = ["updateViewConstraints", "updateConstraints"]

    /// Of a view controller, a view and a presentation controller.
    private static let layoutPass = [
        "viewWillLayoutSubviews", "containerViewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
        "containerViewDidLayoutSubviews",
    ]
}
