/// What a stack view does with the views that it stacks, from top to bottom (Apple, documentation of `UIStackView`).
///
/// The names of its cases are those of code and of interface files: `vertical`, `fillEqually`, `center`.
package struct StackArrangement {
    package let isVertical: Bool
    package let alignment, distribution: String

    package init(isVertical: Bool, alignment: String, distribution: String) {
        self.isVertical = isVertical
        self.alignment = alignment
        self.distribution = distribution
    }

    /// The stack view, or a view in it by its place.
    package enum Member: Equatable, Sendable {
        case stack
        case view(Int)
    }

    /// The first member's attribute is that of the second, with the spacing below the second between them if there is any.
    package struct Equality: Sendable {
        package let first: Member
        package let attribute: InterfaceAttribute
        package let second: Member
        package let other: InterfaceAttribute
        package var isSpaced: Bool { attribute != other }

        fileprivate init(_ first: Int, _ attribute: InterfaceAttribute, _ second: Member, _ other: InterfaceAttribute? = nil) {
            self.first = .view(first)
            self.attribute = attribute
            self.second = second
            self.other = other ?? attribute
        }
    }

    /// What follows for so many views, of which none is hidden.
    package func equalities(of count: Int) -> [Equality] {
        guard count > 0 else { return [] }
        return isVertical ? stacked(count) : linedUp(count)
    }

    private func stacked(_ count: Int) -> [Equality] {
        var made = [Equality(0, .top, .stack), Equality(count - 1, .bottom, .stack)]
        if ["fill", "fillEqually", "fillProportionally"].contains(distribution) {
            made += (1..<count).map { Equality($0, .top, .view($0 - 1), .bottom) }
        }
        if distribution == "fillEqually" { made += (1..<count).map { Equality($0, .height, .view($0 - 1)) } }
        return made
    }

    private func linedUp(_ count: Int) -> [Equality] {
        let sides: [InterfaceAttribute] =
            switch alignment {
            case "fill": [.top, .bottom]
            case "center": [.centerY]
            case "top": [.top]
            case "bottom": [.bottom]
            default: []
            }
        return (0..<count).flatMap { view in sides.map { Equality(view, $0, .stack) } }
    }
}
