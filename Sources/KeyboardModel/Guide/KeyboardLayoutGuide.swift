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

    /// UIKeyboardLayoutGuide.h. (WWDC23 session 10281 lists `followsUndockedKeyboard` among what iOS 17 adds; the header has it
    /// in 15.)
    package static let introduced = SystemVersion(15)
    package static let bottomSafeAreaAndPaddingIntroduced = SystemVersion(17)

    /// The guide's `layoutFrame`, for the world's view.
    package func layoutFrame(in world: World) -> Rect<ViewSpace> {
        guard follows(world), !world.coveredFrame.isNull else { return restingFrame(in: world) }
        return isDocked(in: world) ? dockedFrame(in: world) : world.convert(world.coveredFrame)
    }

    /// Whether the guide goes where the keyboard is, should that be over the app's window. If not, or if it is not over the
    /// window, the keyboard counts as dismissed (WWDC21 session 10259).
    package func follows(_ world: World) -> Bool {
        switch world.keyboard.state {
        case .hidden: false
        case .miniToolbar: followsUndockedKeyboard || isDocked(in: world)
        default: followsUndockedKeyboard || world.keyboard.state.presence == .docked
        }
    }

    /// Whether the keyboard is one that layouts make room for at the bottom.
    private func isDocked(in world: World) -> Bool {
        if case .miniToolbar = world.keyboard.state {
            return world.window.arrangement == .stageManager
                && world.variants.miniToolbarInStageManager == .partOfTheKeyboard
        }
        return world.keyboard.state.presence == .docked
    }

    /// From the keyboard's top to the bottom of what it covers of the window, as wide as the window; never lower than where it
    /// rests, so that a keyboard pulled down by a finger stops at the safe area. That is the view's own
    /// (UIKeyboardLayoutGuide.h): a guide of a view that ends above the window's bottom stops where the view ends.
    private func dockedFrame(in world: World) -> Rect<ViewSpace> {
        let covered = world.coveredFrame
        let window = world.window.frame
        let bottom = min(window.maxY, world.keyboardScreen.bounds.maxY)
        let resting: Rect<ScreenSpace> = world.convert(restingFrame(in: world))
        let height = bottom - min(covered.minY, resting.minY)
        var frame = Rect<ScreenSpace>(x: window.minX, y: bottom - height, width: window.width, height: height)
        if followsUndockedKeyboard {
            // A shortcuts bar's sides are real for a guide that follows them (WWDC21 session 10259).
            frame.origin.x = covered.minX
            frame.size.width = covered.width
        }
        return world.convert(frame)
    }

    /// Where the guide lies while there is no keyboard to follow: a strip along the view's bottom edge, without height when the
    /// safe area is not to be used or reaches the edge.
    package func restingFrame(in world: World) -> Rect<ViewSpace> {
        let height = restingHeight(in: world.view)
        switch world.variants.restingPlace {
        case .viewSafeArea:
            let bounds = world.view.bounds
            return Rect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        case .windowBottom:
            let window = world.window.bounds
            return world.view.convert(
                Rect<WindowSpace>(x: 0, y: window.maxY - height, width: window.width, height: height))
        }
    }

    private func restingHeight(in view: View) -> Double {
        usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    }
}

extension KeyboardLayoutGuide {
    /// Where a drag has to arrive for an interactive dismissal to begin: on the keyboard, or in the padding above it; null while
    /// there is no docked keyboard to dismiss (WWDC23 session 10281).
    package func dismissalZone(in world: World) -> Rect<ViewSpace> {
        switch world.keyboard.state {
        case .docked, .dismissing: break
        default: return .null
        }
        guard !world.coveredFrame.isNull else { return .null }
        let keyboard: Rect<ViewSpace> = world.convert(world.coveredFrame)
        return keyboard.insetBy(EdgeInsets(top: -max(keyboardDismissPadding, 0)))
    }
}
