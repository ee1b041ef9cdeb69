/// `UIKeyboardLayoutGuide`: the rectangle of a view that the keyboard occupies.
package struct KeyboardLayoutGuide: Hashable, Sendable {
    package var followsUndockedKeyboard = false
    package var usesBottomSafeArea = true
    /// Points above the keyboard in which a drag already dismisses it interactively; moves nothing.
    package var keyboardDismissPadding = 0.0

    package init() {}

    /// The guide's `layoutFrame`, for the world's view.
    package func layoutFrame(in world: World) -> Rect<ViewSpace> {
        let covered = world.keyboardFrame.intersection(world.window.frame)
        guard !covered.isEmpty else { return restingFrame(in: world.view) }
        return world.convert(covered)
    }

    /// Where the guide lies while there is no keyboard to follow: a strip at the view's bottom, as high as its safe area's inset.
    func restingFrame(in view: View) -> Rect<ViewSpace> {
        let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        return Rect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    }
}
