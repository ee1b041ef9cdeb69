import KeyboardModel

/// The constraints that are at work before the first keyboard, as the code and outlets that ran make them.
package struct RestingLayout {
    package let constraints: [ConstraintDescription]
    /// By view, the view that it was added to.
    private let superviews: [String: String]
    /// Pairs of views that a required constraint has as high as each other.
    private let equallyHigh: [[String]]

    /// A view in another one that is as high as it, whatever is in it: the content of a scroll view that has nothing to scroll
    /// once its frame is lower than what is in it.
    package func part(asHighAs view: String) -> String? {
        equallyHigh.lazy.filter { $0.contains(view) }.joined().first { $0 != view && isPart($0, of: view) }
    }

    /// Those that tie the lower edge of a view to the lower end of the root view or of its safe area.
    package func bottomTies(of view: String) -> [ConstraintDescription] {
        constraints.filter { constraint in
            constraint.ends.contains(AnchorValue(item: .other(view), attribute: "bottom"))
                && constraint.ends.contains(where: \.isContainerBottom)
        }
    }

    /// What ends a view that no constraint ties to the lower end of the root view: a line of another view, which is neither in
    /// it nor around it; nil where nothing does, or several lines do.
    package func neighbourLine(below view: String) -> (view: String, attribute: String)? {
        guard bottomTies(of: view).isEmpty else { return nil }
        let edge = AnchorValue(item: .other(view), attribute: "bottom")
        let lines = Set(constraints.filter { $0.ends.contains(edge) }.flatMap(\.ends)).filter { line in
            guard line != edge, line.isVertical, let other = line.item.view else { return false }
            return !isPart(other, of: view) && !isPart(view, of: other)
        }
        guard lines.count == 1, let line = lines.first, let other = line.item.view else { return nil }
        return (other, line.attribute)
    }

    /// The views that constraints put above, below or beside the upper, middle or lower line of another one, and that are not
    /// part of it: they go where it goes.
    package func views(tiedTo view: String) -> Set<String> {
        constraints.reduce(into: []) { views, constraint in
            let names = constraint.ends.filter(\.isVertical).compactMap(\.item.view)
            guard names.contains(view) else { return }
            views.formUnion(names.filter { $0 != view && !isPart($0, of: view) })
        }
    }

    private func isPart(_ view: String, of other: String) -> Bool {
        var seen: Set<String> = []
        var current = view
        while let next = superviews[current], seen.insert(current).inserted {
            if next == other { return true }
            current = next
        }
        return false
    }
}

extension RestingLayout {
    init(_ evaluator: Evaluator) {
        let heap = evaluator.heap
        constraints = evaluator.constraints.made.compactMap { object in
            guard evaluator.isAtWork(object, .now), case .constraint(let value) = heap[object].kind else { return nil }
            return value.description(root: "view")
        }
        equallyHigh = evaluator.constraints.made.compactMap { object in
            guard evaluator.isAtWork(object, .now), case .constraint(let value) = heap[object].kind, value.relation == .equal,
                heap[object].properties["priority"]?.priorityLevel ?? LayoutConstraint.required == LayoutConstraint.required
            else { return nil }
            let views = [value.first, value.second].compactMap { $0?.attribute == "height" ? $0?.item.view : nil }
            return views.count == 2 ? views : nil
        }
        superviews = heap.subviews.reduce(into: [:]) { superviews, object in
            if let superview = heap[object].properties["addedTo"]?.object { superviews[heap[object].name] = heap[superview].name }
        }
    }
}

extension ConstraintDescription {
    /// What it ties: one end or two.
    package var ends: [AnchorValue] { [first, second].compactMap(\.self) }
}

extension AnchorValue {
    /// Whether it is the lower end of the root view or of its safe area.
    package var isContainerBottom: Bool { (item == .rootView || item == .safeArea) && attribute == "bottom" }
}
