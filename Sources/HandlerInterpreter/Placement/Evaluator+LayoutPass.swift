import SwiftParser
import Vocabulary

/// What UIKit runs when it lays a screen out again: code asks for it with `setNeedsLayout`, and gets it at once with
/// `layoutIfNeeded` or else when the event is over (Apple, documentation of `UIView.setNeedsLayout()`). Constraints are updated
/// before, where code has asked for it with `setNeedsUpdateConstraints` (documentation of
/// `UIViewController.updateViewConstraints()`). Handlers that only note how high the keyboard is leave the rest to it.
extension Evaluator {
    /// Nil for another method, and for a view whose layout the handlers' own object has no say in.
    func layoutMethod(_ name: String, of object: ObjectID) -> Value? {
        guard handler != nil, standsForRootView(object) else { return nil }
        switch name {
        case "setNeedsLayout":
            path.moment.awaitsLayout = handler
            path.moment.isLayoutUnasked = false
            path.effects.note()
        case "setNeedsUpdateConstraints":
            path.moment.awaitsLayout = handler
            path.moment.isLayoutUnasked = false
            path.moment.awaitsConstraints = true
            path.effects.note()
        case "layoutIfNeeded", "layoutSubviewsIfNeeded": layOutIfAwaited()
        case "updateConstraintsIfNeeded": updateConstraintsIfAwaited()
        default: return nil
        }
        return .void
    }

    /// Notes that a handler has changed what views are laid out by, which asks for a layout pass by itself.
    func noteChange(ofConstraint constraint: ObjectID, by handler: Int) {
        path.tiedByHandlers.formUnion(heap[constraint].tiedViews)
        guard path.moment.awaitsLayout == nil, !path.moment.isLayingOut, mayMoveRootSubviews(constraint) else { return }
        path.moment.awaitsLayout = handler
        path.moment.isLayoutUnasked = true
    }

    /// Whether a constraint may move what lies right in the root view. Of other views it is their own superview that lays them
    /// out again.
    private func mayMoveRootSubviews(_ constraint: ObjectID) -> Bool {
        let views = heap[constraint].tiedViews
        return views.isEmpty
            || views.contains { view in
                if let drawnLayout, !drawnTies(of: view).isEmpty { return drawnLayout.rootSubviews.contains(view) }
                return superviewName(of: view).map { $0 == heap[rootView].name } ?? true
            }
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

    /// The first layout pass of the screen. A view that constraints lay out is where they have it, whatever frame it was given
    /// before (Apple, documentation of `UIView.translatesAutoresizingMaskIntoConstraints`).
    func layOutFirst() {
        for view in heap.objects where heap[view].properties["frame"] != nil && isLeftToConstraints(view) {
            for kind in [SinkKind.frame, .bounds, .center] { heap[view].properties[kind.rawValue] = nil }
        }
    }

    /// An interface file has a view follow its mask, or else constraints.
    private func isLeftToConstraints(_ view: ObjectID) -> Bool {
        guard !standsForRootView(view), heap[view].properties["transform"] == nil else { return false }
        let drawn = drawnTies(of: heap[view].name).compactMap { drawnLayout?.constraints[$0] }
        if !drawn.isEmpty { return drawn.contains { !$0.isImplied } }
        guard case .bool(false)? = heap[view].properties["translatesAutoresizingMaskIntoConstraints"] else { return false }
        return constraints.tying(heap[view].name).contains { isAtWork($0, .now) }
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
            guard let method = index.methodCalledBySystem(name, in: type) else { continue }
            apply(FunctionValue(declaration: method, receiver: .object(object)), [])
        }
    }

    /// Of a view controller and of a view.
    static let constraintPass = ["updateViewConstraints", "updateConstraints"]

    /// Of a view controller, a view and a presentation controller.
    static let layoutPass = [
        "viewWillLayoutSubviews", "containerViewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
        "containerViewDidLayoutSubviews",
    ]
}

extension Evaluator {
    /// Whether what a layout pass writes that no code asked for is what it writes in each pass: nothing of the keyboard's, and no
    /// constraint of a view that a handler laid out, unless the same is there.
    func isNothingNew(_ sink: Sink, _ written: Value) -> Bool {
        if isOfKeyboard(written) { return false }
        let views = heap[sink.object].tiedViews.filter { $0 != heap[rootView].name }
        guard sink.kind == .constraintActivation, heap[sink.object].isActivated,
            views.contains(where: path.tiedByHandlers.contains)
        else { return true }
        let constraint = heap[sink.object].constraint
        let constant = uikitMember("constant", of: sink.object).quantity?.known
        return constraints.made.contains { other in
            guard other != sink.object, heap[other].isActivated, let known = heap[other].constraint else { return false }
            return known.first == constraint?.first && known.second == constraint?.second
                && known.relation == constraint?.relation
                && uikitMember("constant", of: other).quantity?.known == constant
        }
    }
}
