/// Where public sources contradict each other, which of them a world follows. The first case of each is the default: what Apple
/// documents, or else what most sources say.
package struct Variants: Hashable, Sendable {
    /// Which frame notifications carry in a Slide Over window.
    package enum SlideOverFrame: String, Hashable, Sendable, CaseIterable {
        /// The whole keyboard's, in the screen's coordinates (Apple, documentation of `keyboardFrameEndUserInfoKey`).
        case wholeKeyboard
        /// The part above the window's bottom edge, as wide as the window (observed by Flutter, flutter-team-archive/engine#37719).
        case endsWithTheWindow
    }

    package var slideOverFrame = SlideOverFrame.wholeKeyboard

    package init() {}
}
