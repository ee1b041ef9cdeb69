/// What a stack view does with the views that it stacks (Apple, documentation of `UIStackView`).
extension InterfaceDrawing {
    /// Where a stack view has its arranged subviews. One that is hidden is left out of the stack, and code may show it.
    func arrangement(of stack: Int) -> [InterfaceLayout.Constraint] {
        let element = document.elements[stack]
        let arranged = resolver.elements(inside: stack).filter {
            document.elements[$0].parent == stack && document.elements[$0].isView
        }
        guard !arranged.contains(where: { document.elements[$0].isHidden }) else { return [] }
        let arrangement = StackArrangement(
            isVertical: element.axis == "vertical", alignment: element.alignment ?? "fill",
            distribution: element.distribution ?? "fill")
        func position(_ member: StackArrangement.Member) -> Int {
            if case .view(let place) = member { arranged[place] } else { stack }
        }
        return arrangement.equalities(of: arranged.count).map { equality in
            var constraint = equal(
                position(equality.first), equality.attribute, .view(name(position(equality.second))), equality.other,
                constant: equality.isSpaced ? element.spacing ?? 0 : 0)
            constraint.stack = name(stack)
            return constraint
        }
    }
}
