/// A notification the keyboard posts, with the contents of its `userInfo`.
package struct KeyboardNotification: Hashable, Sendable {
    package enum Name: String, Hashable, Sendable, CaseIterable {
        case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame
    }

    package var name: Name
    /// In the screen's coordinates, whatever the window (Apple, documentation of `keyboardFrameEndUserInfoKey`).
    package var beginFrame: Rect<ScreenSpace>
    package var endFrame: Rect<ScreenSpace>
    /// Seconds.
    package var animationDuration: Double
    /// A raw `UIView.AnimationCurve` value.
    package var animationCurve: Int
    /// Whether the keyboard belongs to the app that receives the notification.
    package var isLocal: Bool
    /// The notification's object: the screen the keyboard appears on. Nil before iOS 16.1.
    package var screen: Screen?

    package init(
        name: Name, beginFrame: Rect<ScreenSpace>, endFrame: Rect<ScreenSpace>, animationDuration: Double = 0.25,
        animationCurve: Int = 7, isLocal: Bool = true, screen: Screen?
    ) {
        self.name = name
        self.beginFrame = beginFrame
        self.endFrame = endFrame
        self.animationDuration = animationDuration
        self.animationCurve = animationCurve
        self.isLocal = isLocal
        self.screen = screen
    }

    init(name: Name, from before: World, to after: World) {
        self.init(
            name: name, beginFrame: before.keyboardFrame, endFrame: after.keyboardFrame,
            screen: after.system >= SystemVersion(16, 1) ? after.screen : nil)
    }
}
