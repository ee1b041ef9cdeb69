/// What a stack view does with the views that it stacks (Apple, documentation of `UIStackView`).
extension InterfaceDrawing {
    /// Where a stack view has its arranged subviews. One that is hidden is left out of the stack, and code may show it.
    func arrangement(of stack: Int) -> [InterfaceLayout.Constraint] {
        let element = document.elements[stack]
        let arranged = resolver.elements(inside: stack).filter {
            document.elements[$0].parent == stack && document.elements[$0].isView
        }
        guard !arranged.isEmpty, !arranged.contains(where: { document.elements[$0].isHidden }) else { return [] }
        let made = element.axis == "vertical" ? stacked(arranged, in: stack) : lined(up: arranged, in: stack)
        return made.map { constraint in
            var constraint = constraint
            constraint.stack = name(stack)
            return constraint
        }
    }

    private func stacked(_ views: [Int], in stack: Int) -> [InterfaceLayout.Constraint] {
        let own = InterfaceLayout.Item.view(name(stack))
        var made = [equal(views[0], .top, own, .top), equal(views[views.count - 1], .bottom, own, .bottom)]
        let distribution = document.elements[stack].distribution ?? "fill"
        let neighbours = zip(views, views.dropFirst())
        if ["fill", "fillEqually", "fillProportionally"].contains(distribution) {
            let spacing = document.elements[stack].spacing ?? 0
            made += neighbours.map { equal($1, .top, .view(name($0)), .bottom, constant: spacing) }
        }
        if distribution == "fillEqually" { made += neighbours.map { equal($1, .height, .view(name($0)), .height) } }
        return made
    }

    private func lined(up views: [Int], in stack: Int) -> [InterfaceLayout.Constraint] {
        let own = InterfaceLayout.Item.view(name(stack))
        let sides: [InterfaceAttribute] =
            switch document.elements[stack].alignment ?? "fill" {
            case "fill": [.top, .bottom]
            case "center": [.centerY]
            case "top": [.top]
            case "bottom": [.bottom]
            default: []
            }
        return views.flatMap { view in sides.map { equal(view, $0, own, $0) } }
    }
}
