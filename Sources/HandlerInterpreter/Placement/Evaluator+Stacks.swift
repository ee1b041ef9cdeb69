import ProgramIndex

/// What stack views do with the views that they stack (Apple, documentation of `UIStackView`).
extension Evaluator {
    /// What a stack view that code fills does with a view, or with those in it.
    func arrangement(of view: String) -> [Tie] {
        guard let object = viewObject(named: view) else { return [] }
        let stack = heap.arranged[object] != nil ? object : heap[object].properties["arrangedIn"]?.object
        guard let stack, let arranged = heap.arranged[stack], !arranged.contains(where: mayBeHidden), !hasMargins(stack) else {
            return []
        }
        let axis = stackAxis(of: stack)
        // Constraints go by the names of views: what an array holds goes by the name of its class, and several by the same.
        let names = Set((arranged + [stack]).map { heap[$0].name })
        guard ["vertical", "horizontal"].contains(axis), names.count == arranged.count + 1 else { return [] }
        let arrangement = StackArrangement(
            isVertical: axis == "vertical", alignment: caseName("alignment", of: stack, or: "fill"),
            distribution: caseName("distribution", of: stack, or: "fill"))
        func member(_ member: StackArrangement.Member) -> ObjectID {
            if case .view(let place) = member { arranged[place] } else { stack }
        }
        let ties = arrangement.equalities(of: arranged.count).compactMap { equality in
            tie(equality, member(equality.first), member(equality.second), in: stack)
        }
        return object == stack ? ties : ties.filter { $0.views.contains(view) }
    }

    /// Nil where the spacing is not known.
    private func tie(
        _ equality: StackArrangement.Equality, _ first: ObjectID, _ second: ObjectID, in stack: ObjectID
    ) -> Tie? {
        func sum(_ object: ObjectID, _ attribute: InterfaceAttribute) -> VerticalSystem.Sum? {
            AnchorValue(item: .other(heap[object].name), attribute: attribute.rawValue).sum
        }
        guard let spacing = equality.isSpaced ? spacing(below: second, in: stack) : Affine(0),
            let lower = sum(first, equality.attribute), let upper = sum(second, equality.other)
        else { return nil }
        return Tie(
            views: [heap[first].name, heap[second].name],
            sum: lower - upper + VerticalSystem.Sum(known: EdgePlace(offset: -spacing)), isImplied: true)
    }

    /// Nil where code sets it to something unknown, or another one below this view.
    private func spacing(below view: ObjectID, in stack: ObjectID) -> Affine? {
        guard heap[view].properties["customSpacing"] == nil else { return nil }
        guard let spacing = heap[stack].properties["spacing"] else { return Affine(0) }
        return spacing.quantity?.amount
    }

    /// The state of what a stack view stacks, whose spacing code changes. Which of it has to stay visible, and which of its ends
    /// goes, its other constraints and what it holds decide.
    func spacingState(_ entry: WriteLog.Entry) -> ContentState? {
        let name = heap[entry.object].name
        let before = entry.before.quantity ?? Quantity(unknown: name + ".spacing")
        let after = uikitMember("spacing", of: entry.object).quantity ?? Quantity(unknown: name + ".spacing")
        // What is as it was moves nothing.
        let open: [OpenPoint] = (after - before).known == 0 ? [] : [.unknown(.contentInStack(name))]
        return make(
            entry, after - before, rests: [], spacing: nil, assumptions: open, subject: .view(name), manner: .changes)
    }

    /// Whether something is a stack view: code stacks views in it, or says that it is of UIKit's class. Other things have a
    /// spacing, too.
    func isStackView(_ object: ObjectID) -> Bool {
        heap.arranged[object] != nil
            || [className(of: object), heap[object].madeClass].contains { name in
                name.map { $0 == Self.stackView || index.ancestorNames(of: $0).contains(Self.stackView) } ?? false
            }
    }

    private static let stackView = "UIStackView"

    /// Empty for one that code sets to something that is no case.
    private func caseName(_ member: String, of stack: ObjectID, or standard: String) -> String {
        guard let value = heap[stack].properties[member] else { return standard }
        return if case .symbol(let name, _) = value { name } else { "" }
    }

    /// Whether a stack view stacks inside its margins, of which nothing is known.
    private func hasMargins(_ stack: ObjectID) -> Bool { mayBeSet("isLayoutMarginsRelativeArrangement", on: stack) }

    func mayBeHidden(_ view: ObjectID) -> Bool { mayBeSet("isHidden", on: view) }

    /// Whether code has a stack view end its content at its lower margin: it does where it stacks inside its margins, unless it
    /// stacks side by side what need not reach down there.
    func insetsByMargins(_ stack: ObjectID) -> Bool {
        guard case .bool(true)? = heap[stack].properties["isLayoutMarginsRelativeArrangement"] else { return false }
        return switch stackAxis(of: stack) {
        case "vertical": true
        case "horizontal": ["fill", "bottom"].contains(caseName("alignment", of: stack, or: "fill"))
        default: false
        }
    }

    /// Empty where code sets it to something that is not known.
    func stackAxis(of stack: ObjectID) -> String { caseName("axis", of: stack, or: "horizontal") }

    /// Whether code sets a flag to anything but false.
    private func mayBeSet(_ flag: String, on object: ObjectID) -> Bool {
        if case .bool(false)? = heap[object].properties[flag] { return false }
        return heap[object].properties[flag] != nil
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
