import Vocabulary

/// A notification the keyboard posts, with the contents of its `userInfo` and its object.
package struct KeyboardNotification: Hashable, Sendable {
    package var name: KeyboardNotificationName
    /// In the screen's coordinates, whatever the window (Apple, documentation of `keyboardFrameEndUserInfoKey`).
    package var beginFrame: Rect<ScreenSpace>
    package var endFrame: Rect<ScreenSpace>
    /// In seconds.
    package var animationDuration: Double
    /// A raw `UIView.AnimationCurve`. In practice 7, which no public case has; code shifts it by 16 bits to make animation
    /// options of it (observed in public logs, for example cjwirth/RichEditorView#102).
    package var animationCurve: Int
    /// Whether the keyboard belongs to the app that receives the notification. With several apps visible all of them are told
    /// (Apple, documentation of `keyboardIsLocalUserInfoKey`).
    package var isLocal: Bool
    /// The notification's object: the screen the keyboard appears on since iOS 16.1, nil before (WWDC23 session 10281).
    package var screen: Screen?

    package init(
        name: KeyboardNotificationName, beginFrame: Rect<ScreenSpace>, endFrame: Rect<ScreenSpace>,
        animationDuration: Double = 0.25,
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

    /// Whether the code that it calls runs inside the keyboard's own animation, unless it is put off.
    package func isPostedInsideAnimation(by variants: Variants) -> Bool {
        name.rawValue.hasPrefix("will") && variants.willNotifications == .insideAnimation
    }
}
