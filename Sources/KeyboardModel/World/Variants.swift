/// Where public sources contradict each other, which of them a world follows. The first case of each is the default: what Apple
/// documents, or else what most sources say.
package struct Variants: Hashable, Sendable {
    package var slideOverFrame = SlideOverFrame.wholeKeyboard
    package var detaching = Detaching.hide
    package var docking = Docking.once
    package var detachedHeightChange = DetachedHeightChange.changeFrame
    package var repeatedShow = RepeatedShow.silent
    package var crossFadeShow = CrossFadeShow.trueFrame
    package var rearranging = Rearranging.silent
    package var accessoryFrameSpace = AccessoryFrameSpace.screen
    package var restingPlace = RestingPlace.viewSafeArea
    package var undockedBottomEdge = UndockedBottomEdge.alwaysAway
    package var miniToolbarInStageManager = MiniToolbarInStageManager.offScreen
    package var trackingWithoutFollowing = TrackingWithoutFollowing.inactive
    package var willNotifications = WillNotifications.insideAnimation

    package init() {}

    /// Which frame notifications carry in a Slide Over window.
    package enum SlideOverFrame: String, Hashable, Sendable, CaseIterable {
        /// The whole keyboard's, in the screen's coordinates (Apple, documentation of `keyboardFrameEndUserInfoKey`).
        case wholeKeyboard
        /// The part above the window's bottom edge, as wide as the window (observed by Flutter,
        /// flutter-team-archive/engine#37719).
        case endsWithTheWindow
    }

    /// What is posted when a docked keyboard is undocked, split or made to float.
    package enum Detaching: String, Hashable, Sendable, CaseIterable {
        /// A hide, as if it were gone (react/react-native#48131, flutter-team-archive/engine#37719, Avi0n/MeshCoreOne#139, Qt).
        case hide
        /// Only the change of frame (Flutter's engine guards against it).
        case changeFrameOnly
        /// Only that the frame has changed (MisterJimson/flutter_keyboard_visibility#162).
        case didChangeFrameOnly
        /// Nothing (lionheart/openradar-mirror#12171; Chromium on iOS 10 and 11).
        case nothing
    }

    /// What is posted when a detached keyboard is docked.
    package enum Docking: String, Hashable, Sendable, CaseIterable {
        case once
        /// Nine notifications, two of them willShow (iOS 9: lionheart/openradar-mirror#7727). Handlers must bear being called
        /// again.
        case repeatedly
    }

    /// What is posted when a detached keyboard changes its height.
    package enum DetachedHeightChange: String, Hashable, Sendable, CaseIterable {
        /// The change of frame, which is what the notification is documented for.
        case changeFrame
        /// Nothing (lionheart/openradar-mirror#7731).
        case nothing
    }

    /// Whether showing a keyboard that is already there is announced again.
    package enum RepeatedShow: String, Hashable, Sendable, CaseIterable {
        /// No, since iOS 11 (lionheart/openradar-mirror#18382).
        case silent
        /// Yes, on every change of focus (Netguru, "Working With Keyboard on iOS": between fields with accessory views).
        case postedAgain
    }

    /// Which frame a show carries under Reduce Motion with "Prefer Cross-Fade Transitions". A hide carries none in any case.
    package enum CrossFadeShow: String, Hashable, Sendable, CaseIterable {
        case trueFrame
        /// `CGRect.zero` (software-mansion/react-native-reanimated#6440).
        case zeroFrame
    }

    /// What is posted when the multitasking mode changes under a docked keyboard.
    package enum Rearranging: String, Hashable, Sendable, CaseIterable {
        case silent
        /// A change to a frame without height at the screen's origin (observed by Flutter's engine).
        case frameWithoutHeight
    }

    /// The coordinates of a notification's frames while there is an accessory view.
    package enum AccessoryFrameSpace: String, Hashable, Sendable, CaseIterable {
        /// The screen's, as documented.
        case screen
        /// The window's (observed in iOS 26 betas: C. Hockenberry, KeyboardAvoider; FB18129544).
        case window
    }

    /// Where the guide lies while there is no keyboard to follow. The two differ for a view that does not fill its window.
    package enum RestingPlace: String, Hashable, Sendable, CaseIterable {
        /// At the bottom of the view's safe area (UIKeyboardLayoutGuide.h).
        case viewSafeArea
        /// At the bottom of the window, as wide as the window and as high as the view's inset (WWDC21 session 10259; Apple,
        /// "Adjusting your layout with keyboard layout guide").
        case windowBottom
    }

    /// Whether an undocked or split keyboard can be near the bottom edge.
    package enum UndockedBottomEdge: String, Hashable, Sendable, CaseIterable {
        /// No (Apple, "Adjusting your layout with keyboard layout guide"; WWDC21 session 10259).
        case alwaysAway
        /// Yes (UIKeyboardLayoutGuide.h).
        case canBeNear
    }

    /// What the default guide makes of a mini toolbar in Stage Manager. WWDC23 session 10281 says both.
    package enum MiniToolbarInStageManager: String, Hashable, Sendable, CaseIterable {
        /// The same as everywhere: the keyboard is off screen.
        case offScreen
        /// It is part of the keyboard, and layouts move.
        case partOfTheKeyboard
    }

    /// Whether tracked constraints are switched while the guide does not follow undocked keyboards.
    package enum TrackingWithoutFollowing: String, Hashable, Sendable, CaseIterable {
        /// No: they apply only to a guide that follows (Apple, "Adjusting your layout with keyboard layout guide"; WWDC21).
        case inactive
        /// Yes: UIKeyboardLayoutGuide.h describes a docked and an off-screen keyboard as near the bottom without that condition.
        case evaluated
    }

    /// Where code runs that a will-notification calls.
    package enum WillNotifications: String, Hashable, Sendable, CaseIterable {
        /// Inside the keyboard's own animation: what a handler lays out moves along, and an animation of `UIView` in it inherits
        /// duration and curve (observed: an animation of 15 seconds begun in a handler for willShow ended with the keyboard, the
        /// same in one for didShow took 15 seconds).
        case insideAnimation
        /// Beside it. Since iOS 17 the notifications arrive asynchronously (WWDC23 session 10281); whether the animation is still
        /// around them then is not documented.
        case besideAnimation
    }
}
