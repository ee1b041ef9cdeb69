import KeyboardModel

/// Where an edge is, in points downwards from the root view's upper end: so much of the root view's height and of its safe area's
/// insets, and a number.
struct EdgePlace: Hashable {
    var height = 0.0
    var topInset = 0.0
    var bottomInset = 0.0
    var offset = Affine(0)

    static func + (left: EdgePlace, right: EdgePlace) -> EdgePlace {
        EdgePlace(
            height: left.height + right.height, topInset: left.topInset + right.topInset,
            bottomInset: left.bottomInset + right.bottomInset, offset: left.offset + right.offset)
    }

    static func * (left: EdgePlace, factor: Double) -> EdgePlace {
        EdgePlace(
            height: left.height * factor, topInset: left.topInset * factor, bottomInset: left.bottomInset * factor,
            offset: left.offset * factor)
    }

    /// Nil where a number is not known.
    func points(in root: VerticalSystem.Root) -> Double? {
        offset.known.map { height * root.height + topInset * root.topInset + bottomInset * root.bottomInset + $0 }
    }

    /// What is taken for granted of where it is: a navigation bar lowers what the safe area's upper inset places.
    func assumptions(in root: VerticalSystem.Root) -> [OpenPoint] {
        guard topInset != 0 else { return [] }
        return [.assumed(root.navigationBar.map(NavigationBar.assumption) ?? .hasNoNavigationBar)]
    }

    /// What the edge rests on; nil for one that does not go with the lower end of the view or of the safe area.
    var rest: ContentState.Rest? {
        func equals(_ number: Double, _ other: Double) -> Bool { abs(number - other) < 1e-6 }
        guard equals(height, 1), equals(topInset, 0) else { return nil }
        if equals(bottomInset, 0) { return .viewBottom }
        return equals(bottomInset, -1) ? .safeArea : nil
    }
}
