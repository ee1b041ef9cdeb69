import KeyboardModel
import Testing

/// What happens around a docked keyboard: other apps, other screens, accessibility settings, accessory views, rotation, windows.
@Suite("Circumstances")
struct CircumstanceTests {
    let hidden = Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(bottom: 34))
    var shown: World { hidden.after(.show(height: 300)) }
    let show: [Name] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
    let hide: [Name] = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]

    // MARK: Another app's keyboard

    /// Apple, documentation of keyboardIsLocalUserInfoKey: every visible app gets it, and the keyboard belongs to one of them.
    @Test func anotherAppsKeyboardIsAnnouncedAsNotLocal() {
        let world = Worlds.world(Worlds.rightHalf)
        let showing = world.applying(.showInAnotherApp(height: 300))
        #expect(showing.notifications.map(\.name) == show)
        #expect(showing.notifications.allSatisfy { !$0.isLocal })
        // Flutter: the hide may arrive non-local as well, and must still clear the inset.
        #expect(showing.after.applying(.hide).notifications.allSatisfy { !$0.isLocal })
    }

    /// WWDC21 session 10259: with several apps visible, each one's guide is the part of the keyboard over its own window.
    @Test func anotherAppsKeyboardMovesTheGuide() {
        let world = Worlds.world(Worlds.rightHalf).after(.showInAnotherApp(height: 300))
        #expect(KeyboardLayoutGuide().layoutFrame(in: world).minY == 500)
    }

    // MARK: Another screen

    var externalKeyboard: World {
        var world = hidden
        world.otherScreens = [Screen(id: .external, width: 1920, height: 1080)]
        world.keyboard.screen = .external
        return world
    }

    /// WWDC23 session 10281: the notification's object is the screen the keyboard appears on, and its frame is in that screen's
    /// space.
    @Test func aKeyboardOnAnotherScreenIsAnnouncedWithThatScreen() {
        let transition = externalKeyboard.applying(.show(height: 300))
        #expect(Set(transition.notifications.map(\.screen?.id)) == [.external])
        #expect(transition.notifications.last?.endFrame == Rect(x: 0, y: 780, width: 1920, height: 300))
        #expect(KeyboardLayoutGuide().layoutFrame(in: transition.after).minY == 766, "the guide rests")
        for handler in RecommendedHandler.allCases {
            for notification in transition.notifications {
                #expect(handler.bottomOffset(for: notification, in: transition.after) == 34)
            }
        }
    }

    // MARK: Reduce Motion with cross-fade

    /// finn-no/FinniversKit#1208, zulip/zulip-mobile#5163, RxSwiftCommunity/RxKeyboard#107: the end frame is zero.
    @Test func withCrossFadeTransitionsAHideEndsAtZero() {
        var world = shown
        world.prefersCrossFade = true
        let notifications = world.applying(.hide).notifications
        #expect(notifications.map(\.name) == hide)
        #expect(Set(notifications.map(\.endFrame)) == [.zero])
        #expect(world.applying(.hide).after == with(hidden) { $0.prefersCrossFade = true }, "and the keyboard is gone")
    }

    /// software-mansion/react-native-reanimated#6440 saw the zero frame on show as well; the others saw it on hide alone.
    @Test func withCrossFadeTransitionsAShowEndsAtTheFrameOrByOneReportAtZero() {
        var world = hidden
        world.prefersCrossFade = true
        #expect(world.applying(.show(height: 300)).notifications.last?.endFrame.height == 300)
        world.variants.crossFadeShow = .zeroFrame
        #expect(world.applying(.show(height: 300)).notifications.last?.endFrame == .zero)
        #expect(KeyboardLayoutGuide().layoutFrame(in: world.after(.show(height: 300))).minY == 500, "the guide is right")
    }

    // MARK: Accessory view

    /// slackhq/SlackTextViewController#41, MessageKit/MessageKit#977: the reported frame includes the accessory view. Our choice:
    /// the guide follows the same frame.
    @Test func anAccessoryViewIsPartOfTheKeyboardsFrame() {
        let transition = shown.applying(.changeAccessory(height: 44))
        #expect(transition.notifications.map(\.name) == show)
        // 500 − 44 = 456.
        #expect(transition.notifications.last?.endFrame == Rect(x: 0, y: 456, width: 1000, height: 344))
        #expect(KeyboardLayoutGuide().layoutFrame(in: transition.after).minY == 456)
        #expect(transition.after.applying(.hide).notifications.last?.endFrame == Rect(x: 0, y: 800, width: 1000, height: 344))
    }

    /// MessageKit/MessageKit#977: a bar alone is announced by a show. Our choice of its frame: the bar stands above the home
    /// indicator, 44 + 34.
    @Test func anAccessoryAloneIsAKeyboardOfTheBarAndTheSafeArea() {
        let world = hidden.after(.changeAccessory(height: 44), .show(height: 34))
        #expect(world.keyboardFrame == Rect(x: 0, y: 722, width: 1000, height: 78))
    }

    /// C. Hockenberry, KeyboardAvoider (FB18129544): in iOS 26 betas the frame was in the window's coordinates.
    @Test func inTheIOS26BetaVariantAnAccessorysFrameIsInTheWindowsCoordinates() {
        var world = Worlds.world(Worlds.rightHalf).after(.show(height: 300))
        world.variants.accessoryFrameSpace = .window
        // The window begins at 505.
        #expect(world.applying(.changeAccessory(height: 44)).notifications.last?.endFrame.x == -505)
    }

    // MARK: Interactive dismissal

    /// WWDC23 session 10281: the guide follows the finger. Our choice: nothing is posted until it lets go, because no source
    /// reports a stream; AlexLittlejohn/ALTextInputBar#36 observes the view's frame itself.
    @Test func aKeyboardPulledDownMovesTheGuideAndPostsNothingUntilItIsReleased() {
        let pulled = shown.applying(.dragDown(visible: 120))
        #expect(pulled.notifications.isEmpty)
        #expect(KeyboardLayoutGuide().layoutFrame(in: pulled.after).minY == 680)
        let released = pulled.after.applying(.hide)
        #expect(released.notifications.map(\.name) == hide)
        #expect(released.notifications.first?.beginFrame == Rect(x: 0, y: 680, width: 1000, height: 300))
    }

    /// UIKeyboardLayoutGuide.h says where the guide rests, with and without the safe area. Our choice: it stops there while the
    /// keyboard is pulled on.
    @Test func aKeyboardPulledBelowTheSafeAreaLeavesTheGuideThereUnlessItIsNotUsed() {
        let pulled = shown.after(.dragDown(visible: 10))
        #expect(KeyboardLayoutGuide().layoutFrame(in: pulled).minY == 766)
        #expect(KeyboardLayoutGuide(usesBottomSafeArea: false).layoutFrame(in: pulled).minY == 790)
    }

    /// WWDC23 session 10281: with the height of the bar above the keyboard as padding, a drag on the bar already dismisses.
    @Test func paddingMakesTheDismissalBeginEarlier() {
        let guide = KeyboardLayoutGuide(keyboardDismissPadding: 60)
        #expect(guide.dismissalZone(in: shown) == Rect(x: 0, y: 440, width: 1000, height: 360))
        #expect(KeyboardLayoutGuide().dismissalZone(in: shown).minY == 500)
        // UIKeyboardLayoutGuide.h: negative values count as zero.
        #expect(KeyboardLayoutGuide(keyboardDismissPadding: -60).dismissalZone(in: shown).minY == 500)
        #expect(guide.dismissalZone(in: hidden).isNull)
    }

    // MARK: Windows and rotation

    /// WWDC21 session 10259: the guide is the part of the keyboard over the window. Our choice: nothing is posted, because no
    /// source reports a notification.
    @Test func aWindowMovedUnderTheKeyboardMovesTheGuideAndPostsNothing() {
        let before = Worlds.world(Worlds.partlyCovered).after(.show(height: 300))
        let window = Window(frame: Rect(x: 100, y: 140, width: 600, height: 660), arrangement: .stageManager)
        let transition = before.applying(.arrange(window: window, view: View(filling: window)))
        #expect(transition.notifications.isEmpty)
        // The keyboard's top is at 500 on the screen: 500 − 40 before, 500 − 140 after.
        #expect(KeyboardLayoutGuide().layoutFrame(in: before).minY == 460)
        #expect(KeyboardLayoutGuide().layoutFrame(in: transition.after).minY == 360)
    }

    /// Observed by Flutter's engine (flutter-team-archive/engine#37719): (0, 0, W, 0) when the multitasking mode changes.
    @Test func inTheFlutterVariantANewArrangementPostsAFrameWithoutHeight() {
        var before = shown
        before.variants.rearranging = .frameWithoutHeight
        let window = Worlds.leftHalf
        let transition = before.applying(.arrange(window: window, view: View(filling: window)))
        #expect(Set(transition.notifications.map(\.endFrame)) == [Rect(x: 0, y: 0, width: 1000, height: 0)])
    }

    /// Apple developer forums thread 5706: a hide and a show around the turn. Apple, documentation of
    /// keyboardFrameEndUserInfoKey: each frame in its own orientation.
    @Test func rotationHidesInTheOldOrientationAndShowsInTheNew() {
        let screen = Screen(width: 800, height: 1000, orientation: .landscapeLeft)
        let window = Window(frame: screen.bounds, arrangement: .fullScreen)
        let turn = KeyboardEvent.Rotation(
            screen: screen, window: window, view: View(filling: window), keyboard: .docked(height: 220))
        let transition = shown.applying(.rotate(turn))
        #expect(transition.notifications.map(\.name) == hide + show)
        #expect(transition.notifications[1].endFrame == Rect(x: 0, y: 800, width: 1000, height: 300))
        #expect(transition.notifications[5].beginFrame == Rect(x: 0, y: 1000, width: 800, height: 220))
        #expect(transition.notifications[5].endFrame == Rect(x: 0, y: 780, width: 800, height: 220))
        #expect(KeyboardLayoutGuide().layoutFrame(in: transition.after).minY == 780)
        #expect(hidden.applying(.rotate(turn)).notifications.isEmpty)
        // The view keeps its old bounds while the keyboard hides.
        #expect(transition.stages.map(\.after.view.bounds.height) == [800, 1000, 1000])
        #expect(transition.stages.map(\.notifications.count) == [4, 0, 4])
        expectSound(transition)
    }

    /// Apple, documentation of UIScreen.fixedCoordinateSpace: it stays upright with the device, while the keyboard's frame turns
    /// with the interface.
    @Test func inLandscapeTheFixedSpaceIsNotTheKeyboardsSpace() {
        // Interface 1000 × 800 on a device that is 800 × 1000 upright.
        let keyboard = Rect<ScreenSpace>(x: 0, y: 500, width: 1000, height: 300)
        let right = Screen(width: 1000, height: 800, orientation: .landscapeRight)
        #expect(right.convertToFixed(keyboard) == Rect(x: 0, y: 0, width: 300, height: 1000))
        let left = Screen(width: 1000, height: 800, orientation: .landscapeLeft)
        #expect(left.convertToFixed(keyboard) == Rect(x: 500, y: 0, width: 300, height: 1000))
    }

    /// Apple, documentation of UICoordinateSpace: a rectangle converts to another space and from it.
    @Test(arguments: Screen.Orientation.allCases)
    func toTheFixedSpaceAndBackIsTheIdentity(orientation: Screen.Orientation) {
        let screen = Screen(width: 1000, height: 800, orientation: orientation)
        for rect in GeometryTests.rects where !rect.isNull {
            #expect(screen.convertFromFixed(screen.convertToFixed(rect)) == rect.standardized)
        }
        #expect(screen.fixedBounds.origin == .zero)
    }

    // MARK: Versions and repeats

    /// kirillzyusko/react-native-keyboard-controller#1242: about 0.383 seconds.
    @Test(arguments: [(SystemVersion(18), 0.25), (SystemVersion(26), 0.383), (SystemVersion(26, 1), 0.383), (.current, 0.25)])
    func theAnimationTakesLongerOnIOS26_0And26_1(system: SystemVersion, duration: Double) {
        let world = Worlds.world(Worlds.fullScreen, system: system)
        #expect(world.applying(.show(height: 300)).notifications.allSatisfy { $0.animationDuration == duration })
    }

    /// lionheart/openradar-mirror#18382: silent since iOS 11. Netguru, "Working With Keyboard on iOS": posted for every field
    /// with an accessory view.
    @Test func aRepeatedShowIsSilentOrByPublicCodePostedAgain() {
        var world = shown
        world.variants.repeatedShow = .postedAgain
        let notifications = world.applying(.show(height: 300)).notifications
        #expect(notifications.map(\.name) == show)
        #expect(notifications.allSatisfy { $0.beginFrame == $0.endFrame })
    }

    /// Observed by developers: an animation of 15 seconds that a handler for willShow begins ends with the keyboard, and one that
    /// a handler for didShow begins does not. WWDC23 session 10281: since iOS 17 notifications are posted asynchronously.
    @Test func willNotificationsArePostedInsideTheKeyboardsAnimationAndDidNotificationsAfterIt() {
        let world = Worlds.world(Worlds.fullScreen)
        let posted = world.applying(.show(height: 300)).notifications
        #expect(posted.filter { $0.isPostedInsideAnimation(by: world.variants) }.map(\.name) == [.willChangeFrame, .willShow])
        var variants = world.variants
        variants.willNotifications = .besideAnimation
        #expect(!posted.contains { $0.isPostedInsideAnimation(by: variants) })
    }

    func with(_ world: World, _ change: (inout World) -> Void) -> World {
        var world = world
        change(&world)
        return world
    }
}
