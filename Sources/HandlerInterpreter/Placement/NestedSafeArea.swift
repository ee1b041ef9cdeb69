/// The safe area of a view in the root view.
///
/// At its lower end it is that of the root view, as far as the view ends with that (Apple, documentation of
/// `UIView.safeAreaInsets`); a view that ends above it has no inset there.
extension Evaluator {
    /// Takes the lower end of such a safe area for the root view's, where constraints have the view end with the root view.
    ///
    /// Which of them hold it is known once all of them are made.
    func settleNestedSafeAreas() {
        for constraint in constraints.made {
            guard let value = heap[constraint].constraint else { continue }
            let (first, second) = (value.first.map(settled), value.second.map(settled))
            guard first != value.first || second != value.second else { continue }
            heap[constraint].tie(first, second)
            heap.layoutReading.forget()
        }
    }

    /// A lower end of a view's own safe area as the root view's, where the view ends with that; any other as it is.
    func settled(_ anchor: AnchorValue) -> AnchorValue {
        var seen: Set<String> = []
        guard anchor.isOfOwnSafeArea, anchor.attribute == "bottom", let view = anchor.item.view, endsWithRootView(view, &seen)
        else { return anchor }
        return AnchorValue(item: .safeArea, attribute: anchor.attribute)
    }

    private func endsWithRootView(_ view: String, _ seen: inout Set<String>) -> Bool {
        guard seen.insert(view).inserted else { return false }
        for constraint in constraints.tying(view) {
            guard let value = heap[constraint].constraint, value.relation == .equal, value.multiplier == 1,
                isAtWork(constraint, .now), constraintValue("constant", of: constraint, .now)?.quantity?.known == 0,
                let first = value.first, let second = value.second,
                [first, second].allSatisfy({ $0.attribute == "bottom" && !$0.isOfOwnSafeArea })
            else { continue }
            switch first.item.view == view ? second.item : first.item {
            case .rootView: return true
            case .other(let outer): if endsWithRootView(outer, &seen) { return true }
            case .safeArea, .keyboardGuide: continue
            }
        }
        return false
    }
}
