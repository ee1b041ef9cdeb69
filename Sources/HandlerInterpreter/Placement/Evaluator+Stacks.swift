import ProgramIndex

/// What stack views do with the views that they stack (Apple, documentation of `UIStackView`).
extension Evaluator {
    /// What a stack view that code fills does with a view, or with those in it.
    func arrangement(of view: String) -> [Tie] {
        guard let object = viewObject(named: view) else { return [] }
        let stack = heap.arranged[object] != nil ? object : heap[object].properties["arrangedIn"]?.object
        guard let stack, let arranged = heap.arranged[stack], !arranged.isEmpty, !arranged.contains(where: mayBeHidden),
            !hasMargins(stack)
        else { return [] }
        let isVertical = caseName("axis", of: stack, or: "horizontal") == "vertical"
        let ties = isVertical ? stacked(arranged, in: stack) : linedUp(arranged, in: stack)
        return object == stack ? ties : ties.filter { $0.views.contains(view) }
    }

    private func stacked(_ views: [ObjectID], in stack: ObjectID) -> [Tie] {
        guard let first = views.first, let last = views.last else { return [] }
        var ties = [same(first, .top, stack), same(last, .bottom, stack)]
        let distribution = caseName("distribution", of: stack, or: "fill")
        let neighbours = zip(views, views.dropFirst())
        if ["fill", "fillEqually", "fillProportionally"].contains(distribution) {
            ties += neighbours.compactMap { upper, lower in
                spacing(below: upper, in: stack).map { gap(from: upper, to: lower, $0) }
            }
        }
        if distribution == "fillEqually" {
            ties += neighbours.map { upper, lower in same(lower, .height, upper) }
        }
        return ties
    }

    /// Nil where code sets it to something unknown, or another one below this view.
    private func spacing(below view: ObjectID, in stack: ObjectID) -> Affine? {
        guard heap[view].properties["customSpacing"] == nil else { return nil }
        guard let spacing = heap[stack].properties["spacing"] else { return Affine(0) }
        return spacing.quantity?.amount
    }

    private func gap(from upper: ObjectID, to lower: ObjectID, _ points: Affine) -> Tie {
        let names = [heap[lower].name, heap[upper].name]
        return Tie(
            views: names,
            sum: VerticalSystem.Sum(terms: [.top(names[0]): 1, .bottom(names[1]): -1], known: EdgePlace(offset: -points)))
    }

    private func linedUp(_ views: [ObjectID], in stack: ObjectID) -> [Tie] {
        guard caseName("axis", of: stack, or: "horizontal") == "horizontal" else { return [] }
        let sides: [Side] =
            switch caseName("alignment", of: stack, or: "fill") {
            case "fill": [.top, .bottom]
            case "center": [.centerY]
            case "top": [.top]
            case "bottom": [.bottom]
            default: []
            }
        return views.flatMap { view in sides.map { same(view, $0, stack) } }
    }

    private enum Side {
        case top, bottom, centerY, height

        func terms(of view: String, times factor: Double) -> EdgeTerms {
            switch self {
            case .top: [.top(view): factor]
            case .bottom: [.bottom(view): factor]
            case .centerY: [.top(view): factor, .bottom(view): factor]
            case .height: [.bottom(view): factor, .top(view): -factor]
            }
        }
    }

    private func same(_ first: ObjectID, _ side: Side, _ second: ObjectID) -> Tie {
        let names = [heap[first].name, heap[second].name]
        var terms = side.terms(of: names[0], times: 1)
        terms.add(side.terms(of: names[1], times: -1), times: 1)
        return Tie(views: names, sum: VerticalSystem.Sum(terms: terms))
    }

    /// Empty for one that code sets to something that is no case.
    private func caseName(_ member: String, of stack: ObjectID, or standard: String) -> String {
        guard let value = heap[stack].properties[member] else { return standard }
        return if case .symbol(let name, _) = value { name } else { "" }
    }

    /// Whether a stack view stacks inside its margins, of which nothing is known.
    private func hasMargins(_ stack: ObjectID) -> Bool {
        if case .bool(false)? = heap[stack].properties["isLayoutMarginsRelativeArrangement"] { return false }
        return heap[stack].properties["isLayoutMarginsRelativeArrangement"] != nil
    }

    private func mayBeHidden(_ view: ObjectID) -> Bool {
        if case .bool(false)? = heap[view].properties["isHidden"] { return false }
        return heap[view].properties["isHidden"] != nil
    }

    /// Whether code leaves a stack view and the views in it as an interface file has them; what stacks nothing is.
    func leavesAsDrawn(_ drawing: InterfaceLayout.Constraint) -> Bool {
        guard let name = drawing.stack else { return true }
        let views = [AnchorValue(drawing.first), drawing.second.map(AnchorValue.init)].compactMap { $0?.layoutView }
        guard !views.compactMap(viewObject).contains(where: mayBeHidden) else { return false }
        guard let stack = viewObject(named: name) else { return true }
        let properties = heap[stack].properties
        return heap.arranged[stack] == nil && !hasMargins(stack)
            && ["axis", "alignment", "distribution", "spacing"].allSatisfy { properties[$0] == nil }
    }
}
