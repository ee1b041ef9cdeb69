import KeyboardModel
import Vocabulary

/// Room that a scroll view leaves below what it scrolls because a constraint ends the content above the end of the scrolled area:
/// `content.bottom = scrollView.bottom - height`. It is the same as an inset of that many points (Apple, Technical Note TN2154:
/// constraints between a scroll view and a view in it are about the scroll view's content area).
extension Evaluator {
    /// Nil for a constraint of another edge, one that is not at work any more, and where several say how much room there is.
    func scrolledEndState(_ entry: WriteLog.Entry, of view: String, in scrollView: String?) -> ContentState? {
        guard let scrollView, isAtWork(entry.object, .now), scrolledEnd(entry.object, of: view, in: scrollView) != nil else {
            return nil
        }
        let ends = constraints.tying(view).filter { scrolledEnd($0, of: view, in: scrollView) != nil }
        guard let before = roomBelow(view, in: scrollView, ends, .atRest), let after = roomBelow(view, in: scrollView, ends, .now)
        else { return nil }
        let object = object(named: scrollView) { Object(.other, name: scrollView) }
        return insetState(entry, of: object, from: before, to: after)
    }

    /// Points that the only constraint at work leaves.
    private func roomBelow(
        _ view: String, in scrollView: String, _ ends: [ObjectID], _ time: LayoutTime
    ) -> Quantity? {
        let active = ends.filter { isAtWork($0, time) }
        guard active.count == 1, let raisesWithConstant = scrolledEnd(active[0], of: view, in: scrollView),
            let constant = constraintValue("constant", of: active[0], time)?.quantity
        else { return nil }
        rely(on: active[0])
        return raisesWithConstant ? constant : -constant
    }

    /// Whether a constraint ends what is scrolled with a view, and if so, whether the room below grows with its constant:
    /// `scrollView.bottom = content.bottom + constant`. Nil for any other constraint.
    private func scrolledEnd(_ constraint: ObjectID, of view: String, in scrollView: String) -> Bool? {
        guard let value = heap[constraint].constraint, value.obscurity == nil, value.relation == .equal, value.multiplier == 1,
            let first = value.first, let second = value.second, first.attribute == "bottom", second.attribute == "bottom"
        else { return nil }
        func isEnd(_ item: AnchorValue.Item) -> Bool {
            item.isDrawnContentGuide || [scrollView, Self.content(of: scrollView)].contains(item.view)
        }
        if first.item.view == view, isEnd(second.item) { return false }
        return second.item.view == view && isEnd(first.item) ? true : nil
    }
}
