import ProgramIndex

/// Views that grow from below: a spacer lifts what stands on it, a sheet only begins higher.
extension Evaluator {
    /// Whether a view has views in it, and nothing known stands on its upper edge: then that edge is no content's lower one, and
    /// what is in the view goes with its height in ways of its own.
    ///
    /// - Parameter constraint: the one that gives it its height. A view without any at rest shows nothing of what is in it.
    func onlyContains(_ view: String, highBy constraint: ObjectID) -> Bool {
        constraintValue("constant", of: constraint, .atRest)?.quantity?.known != 0 && holdsViews(view)
            && !bearsViews(view, where: \.isVertical)
    }

    /// Whether a view has views in it, and nothing known ends on its upper edge.
    func bearsNothing(_ view: String) -> Bool { holdsViews(view) && !bearsViews(view, where: \.isBottom) }

    private func holdsViews(_ view: String) -> Bool {
        if let drawnLayout, drawnLayout.superviews.values.contains(view) { return true }
        return viewObject(named: view).map(isFilled) ?? false
    }

    /// Whether a constraint ties such an edge of another view, which is not in it, to its upper edge, or a stack view puts some
    /// there.
    private func bearsViews(_ view: String, where isMeant: (AnchorValue) -> Bool) -> Bool {
        if !arrangement(of: view).isEmpty { return true }
        let made = constraints.tying(view).compactMap { object -> (AnchorValue, AnchorValue)? in
            guard let value = heap[object].constraint, let first = value.first, let second = value.second else { return nil }
            return (first, second)
        }
        let drawn = drawnTies(of: view).compactMap { position -> (AnchorValue, AnchorValue)? in
            guard let drawing = drawnLayout?.constraints[position], let second = drawing.second else { return nil }
            return (AnchorValue(drawing.first), AnchorValue(second))
        }
        return (made + drawn).contains { first, second in
            isMeant(first) && stands(first, on: second, of: view) || isMeant(second) && stands(second, on: first, of: view)
        }
    }

    private func stands(_ other: AnchorValue, on edge: AnchorValue, of view: String) -> Bool {
        guard edge.item.view == view, edge.attribute == "top", let name = other.item.view, name != view else {
            return false
        }
        return !isInside(name, view)
    }

    private func isInside(_ inner: String, _ outer: String) -> Bool {
        var inner = inner
        for _ in 0..<Limits.nestedViews {
            guard let next = drawnLayout?.superviews[inner] ?? superviewName(of: inner) else { return false }
            if next == outer { return true }
            inner = next
        }
        return false
    }
}
