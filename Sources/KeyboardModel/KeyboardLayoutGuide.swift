/// `UIKeyboardLayoutGuide`: the part of a view that the keyboard occupies, ready to be constrained to.
///
/// With its default properties the guide has two places. While the keyboard is docked it is where the keyboard covers the app's
/// window. At any other time it rests at the view's bottom, as high as the view's safe area is inset there. So a view that ends
/// at the guide's top edge ends above the keyboard or above the home indicator, whichever applies: the two are never added up.
/// (Apple, "Adjusting your layout with keyboard layout guide", UIKeyboardLayoutGuide.h; WWDC21 session 10259.)
package struct KeyboardLayoutGuide: Hashable, Sendable {
    /// Whether the guide also follows a keyboard that does not touch the screen's bottom (iOS 15).
    package var followsUndockedKeyboard = false
    /// Whether the resting place is the bottom of the view's safe area (the default) or of the view itself (iOS 17).
    package var usesBottomSafeArea = true
    /// Points above the keyboard in which a drag on a scroll view already begins to dismiss it (iOS 17). Moves nothing; a
    /// negative value counts as zero.
    package var keyboardDismissPadding = 0.0

    package init(
        followsUndockedKeyboard: Bool = false, usesBottomSafeArea: Bool = true, keyboardDismissPadding: Double = 0
    ) {
        self.followsUndockedKeyboard = followsUndockedKeyboard
        self.usesBottomSafeArea = usesBottomSafeArea
        self.keyboardDismissPadding = keyboardDismissPadding
    }

    /// The guide's `layoutFrame`, for the world's view.
    package func layoutFrame(in world: World) -> Rect<ViewSpace> {
        let window = world.window.frame
        let covered = world.keyboardFrame.intersection(window)
        guard !covered.isEmpty else { return restingFrame(in: world.view) }
        return world.convert(
            Rect(x: window.minX, y: covered.minY, width: window.width, height: covered.height))
    }

    /// Where the guide lies while there is no keyboard to follow: a strip along the view's bottom edge, without height when the
    /// safe area is not to be used or reaches the edge.
    package func restingFrame(in view: View) -> Rect<ViewSpace> {
        let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        return Rect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    }
}
