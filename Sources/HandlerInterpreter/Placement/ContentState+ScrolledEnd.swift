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
        let ends = constraints.tying(view).compactMap { scrolledEnd($0, of: view, in: scrollView) }
        guard let before = room(left: ends, .atRest), let after = room(left: ends, .now) else { return nil }
        let object = object(named: scrollView) { Object(.other, name: scrollView) }
        var state = insetState(entry, of: object, from: before, to: after)
        state.isScrolledEnd = true
        return state
    }

    /// Points that the only constraint at work leaves.
    private func room(left ends: [ScrolledEnd], _ time: LayoutTime) -> Quantity? {
        let active = ends.filter { isAtWork($0.constraint, time) }
        guard active.count == 1, let constant = constraintValue("constant", of: active[0].constraint, time)?.quantity else {
            return nil
        }
        rely(on: active[0].constraint)
        return active[0].raisesWithConstant ? constant : -constant
    }

    /// The constraint as one that ends what is scrolled with a view; nil for any other.
    private func scrolledEnd(_ constraint: ObjectID, of view: String, in scrollView: String) -> ScrolledEnd? {
        guard let value = heap[constraint].constraint, value.obscurity == nil, value.relation == .equal, value.multiplier == 1,
            let first = value.first, let second = value.second, first.attribute == "bottom", second.attribute == "bottom"
        else { return nil }
        func isEnd(_ item: AnchorValue.Item) -> Bool {
            item.isDrawnContentGuide || [scrollView, Self.content(of: scrollView)].contains(item.view)
                || item.view.map { fillsScrolled($0, of: scrollView) && hangs(view, in: $0) } ?? false
        }
        if first.item.view == view, isEnd(second.item) {
            return ScrolledEnd(constraint: constraint, raisesWithConstant: false)
        }
        guard second.item.view == view, isEnd(first.item) else { return nil }
        return ScrolledEnd(constraint: constraint, raisesWithConstant: true)
    }

    /// Whether a view ends where what a scroll view scrolls ends, by a constraint that nothing changes: one around all content.
    private func fillsScrolled(_ view: String, of scrollView: String) -> Bool {
        let end = AnchorValue(item: .other(Self.content(of: scrollView)), attribute: "bottom")
        let own = AnchorValue(item: .other(view), attribute: "bottom")
        return constraints.tying(view).contains { object in
            guard let value = heap[object].constraint, value.obscurity == nil, value.relation == .equal, value.multiplier == 1,
                let first = value.first, let second = value.second, isAtWork(object, .now),
                constraintValue("constant", of: object, .now)?.quantity?.known == 0
            else { return false }
            let ends = seenFromInside(first, second)
            return ends == (own, end) || ends == (end, own)
        }
    }

    /// Whether it is the view that makes its surrounding view as high as it is: held from above, and nothing else says how high
    /// that is to be.
    private func hangs(_ view: String, in surrounding: String) -> Bool {
        func ties(_ name: String, _ attribute: String) -> Bool {
            let edge = AnchorValue(item: .other(name), attribute: attribute)
            return constraints.tying(name).contains { object in
                heap[object].constraint.map { $0.first == edge || $0.second == edge } ?? false && isAtWork(object, .now)
            }
        }
        return ties(view, "top") && !ties(surrounding, "height")
    }
}

/// A constraint that ends what a scroll view scrolls.
private struct ScrolledEnd {
    let constraint: ObjectID
    /// Whether the room below grows with the constant: `scrollView.bottom = content.bottom + constant`.
    let raisesWithConstant: Bool
}
