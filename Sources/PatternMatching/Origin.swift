/// Where a value comes from: a place, and which part of it. Written `keyboard-end-frame` or `keyboard-end-frame.min-y`.
package struct Origin: Hashable, Sendable {
    package let place: Place
    /// Nil asks for any part.
    package let component: Component?

    package init(_ place: Place, _ component: Component? = nil) {
        self.place = place
        self.component = component
    }

    package enum Place: String, Sendable, CaseIterable {
        case keyboardEndFrame = "keyboard-end-frame"
        case keyboardBeginFrame = "keyboard-begin-frame"
        case viewBounds = "view-bounds"
        /// The frame or bounds of a view other than the handler's own.
        case otherView = "other-view"
        case safeArea = "safe-area"
        /// `UIScreen.main`.
        case mainScreen = "main-screen"
        /// A screen reached through the window, the scene or the notification.
        case screen
        case window
        /// What the inset of a scroll view, or the constant of a constraint, was before.
        case scrollViewInset = "scroll-view-inset"
        case constraintConstant = "constraint-constant"
        /// The duration or the curve of the keyboard's animation.
        case animation
        /// A number written in the source.
        case literal
    }

    /// A part of a rectangle.
    package enum Component: String, Sendable, CaseIterable {
        case width, height
        case minX = "min-x"
        case maxX = "max-x"
        case minY = "min-y"
        case maxY = "max-y"
    }

    /// Nil where the place or the part is unknown.
    package init?(spelling: some StringProtocol) {
        let parts = spelling.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = parts.first, let place = Place(rawValue: String(first)), parts.count <= 2 else { return nil }
        guard parts.count == 2 else {
            self.init(place)
            return
        }
        guard let component = Component(rawValue: String(parts[1])) else { return nil }
        self.init(place, component)
    }

    package var spelling: String {
        component.map { "\(place.rawValue).\($0.rawValue)" } ?? place.rawValue
    }
}
