import KeyboardModel
import Vocabulary

/// What views and guides tell of the safe area.
extension Evaluator {
    /// Of the root view's insets, what reaches into a view (Apple, documentation of `UIView.safeAreaInsets`). Of a subview whose
    /// place is not known, all: those that ask do reach the bottom.
    func safeAreaInsets(of object: ObjectID) -> InsetsValue {
        var insets = safeAreaInsets()
        guard !standsForRootView(object), let end = laidOutEnd(of: object)?.points(in: layoutRoot) else { return insets }
        let room = layoutRoot.height - end
        guard room > 0, let whole = insets.bottom.known else { return insets }
        var part = Quantity(max(0, whole - room))
        part.origins = insets.bottom.origins
        insets.bottom = part
        return insets
    }

    /// Whether a view is in no window yet, where its safe area has no insets (Apple, documentation of `UIView.safeAreaInsets`).
    func isOutsideOfWindow(_ object: ObjectID) -> Bool {
        heap.beingMade.contains(object) || heap.isLoading && object != window
    }

    /// The insets of the root view.
    func safeAreaInsets() -> InsetsValue {
        let insets = world.view.safeAreaInsets
        func part(_ number: Double) -> Quantity {
            var quantity = Quantity(number)
            quantity.origins = [ValueOrigin(.safeArea)]
            return quantity
        }
        return InsetsValue(
            top: part(insets.top + navigationBarHeight), left: part(insets.left),
            bottom: part(insets.bottom) + additionalSafeAreaBottom,
            right: part(insets.right))
    }

    /// What the controller added to the safe area, which UIKit folds into `safeAreaInsets`.
    private var additionalSafeAreaBottom: Quantity {
        guard case .insets(let insets)? = controller.flatMap({ heap[$0].properties["additionalSafeAreaInsets"] }) else {
            return Quantity(0)
        }
        // What the set-up added is part of the scenario's.
        return handler == nil ? insets.bottom : insets.bottom - Quantity(heap.safeAreaAddedAtRest)
    }

    func safeAreaRect() -> RectValue {
        let bounds = bounds(of: rootView)
        let insets = safeAreaInsets()
        return RectValue(
            x: bounds.x + insets.left, y: bounds.y + insets.top, width: bounds.width - insets.left - insets.right,
            height: bounds.height - insets.top - insets.bottom)
    }

    /// The frame or bounds of the handlers' own object where that is a control, a label or a cell; nil of any other.
    func partRect(_ object: ObjectID, _ name: String) -> RectValue? {
        heap.partClass == nil || object == heap.superview ? nil : RectValue(unknown: "self." + name, in: .view)
    }
}
