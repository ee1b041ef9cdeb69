/// What a point or a rectangle is measured in: the origin and axes of one kind of container.
///
/// Spaces exist only as type parameters. All are in points, with y growing downwards.
package protocol CoordinateSpace: Sendable {
    /// As a report names it.
    static var name: String { get }
}

/// A screen's coordinates in the current interface orientation: `UIScreen.coordinateSpace`. Keyboard notifications speak it.
package enum ScreenSpace: CoordinateSpace {
    package static let name = "screen"
}

/// A screen's coordinates with the device held upright: `UIScreen.fixedCoordinateSpace`.
package enum FixedScreenSpace: CoordinateSpace {
    package static let name = "fixed screen"
}

/// A window's base coordinates: (0, 0) is the window's top left corner, wherever on the screen that is.
package enum WindowSpace: CoordinateSpace {
    package static let name = "window"
}

/// A view's own coordinates, those of its `bounds`.
package enum ViewSpace: CoordinateSpace {
    package static let name = "view"
}
