/// Where a number comes from.
package struct ValueOrigin: Hashable, Sendable {
    package var source: Source
    /// Which part of the source's rectangle, where the source is a rectangle.
    package var component: Component?

    package init(_ source: Source, _ component: Component? = nil) {
        self.source = source
        self.component = component
    }

    package enum Source: String, Sendable, CaseIterable {
        case keyboardEndFrame, keyboardBeginFrame
        /// The handler's own view: its bounds or frame.
        case viewBounds
        case safeArea
        /// `UIScreen.main`; any other screen is `screen`.
        case mainScreen, screen, window
        /// The frame or bounds of a view other than the handler's own.
        case otherView
        case literal
        case scrollViewInset, constraintConstant
        case animation
    }

    package enum Component: String, Sendable, CaseIterable {
        case minX, minY, maxX, maxY, width, height
    }
}
