/// Controllers whose views a storyboard puts into a part of another controller's view.
extension InterfaceDocument {
    struct Segue {
        let owner: Int
        let kind: String
        let destination: String
        /// How it presents, where it says so.
        let presentationStyle: String?
    }

    /// The classes of controllers in container views that do not end with the whole view around them, and of those that such a
    /// controller shows first.
    var embeddedClasses: Set<String> {
        var found: Set<String> = []
        var next = segues.filter { $0.kind == "embed" && !endsWithWholeView($0.owner) }.map(\.destination)
        while let id = next.popLast() {
            guard found.insert(id).inserted else { continue }
            next += segues.filter { $0.kind == "relationship" && elements[$0.owner].id == id }.map(\.destination)
        }
        return Set(elements.filter { $0.isController && found.contains($0.id) }.compactMap(\.customClass))
    }

    /// By class of the program, how far above the lower end of the whole view of a controller its views are drawn, in points: the
    /// least. A class of which some view has no drawn place is left out.
    var drawnHeights: [String: Double] {
        let roots = Set(elements.compactMap(\.rootView))
        let inner = elements.indices.filter { position in
            elements[position].isView && elements[position].customClass != nil && !roots.contains(position)
        }
        let heights = Dictionary(grouping: inner) { elements[$0].customClass ?? "" }.mapValues { views in
            views.map { height(of: $0, in: roots) }
        }
        return heights.compactMapValues { all in all.contains(nil) ? nil : all.compactMap(\.self).min() }
    }

    /// Points; nil for what lies in no whole view, or in something without a frame.
    private func height(of view: Int, in roots: Set<Int>) -> Double? {
        guard let frame = elements[view].frame else { return nil }
        var end = frame.y + frame.height
        var around = elements[view].parent
        while let outer = around, elements[outer].isView, let frame = elements[outer].frame {
            if roots.contains(outer) { return frame.height - end }
            end += frame.y
            around = elements[outer].parent
        }
        return nil
    }

    /// Whether a constraint ends a view with the whole view of a controller that it lies in.
    private func endsWithWholeView(_ view: Int) -> Bool {
        guard let whole = elements[view].parent, elements.contains(where: { $0.rootView == whole }) else { return false }
        let ids = Set([view, whole].map { elements[$0].id })
        return constraints.contains { constraint in
            let first = constraint.firstItem ?? constraint.owner.map { elements[$0].id }
            return constraint.firstAttribute == .bottom && constraint.secondAttribute == .bottom
                && Set([first, constraint.secondItem].compactMap(\.self)) == ids && constraint.relation == .equal
                && constraint.constant == 0 && constraint.multiplier == 1
        }
    }
}
