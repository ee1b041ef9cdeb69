import KeyboardModel
import Testing

/// Undocked, split and floating keyboards, on a screen of 1000 × 800 points in a full-screen window.
@Suite("A detached keyboard's notifications")
struct DetachedKeyboardTests {
    let docked = Worlds.world(Worlds.fullScreen).after(.show(height: 300))
    static let floating = Rect<ScreenSpace>(x: 340, y: 255, width: 320, height: 290)
    static let detaching: [KeyboardEvent] = [.undock(above: 100), .split(above: 100), .float(floating)]

    /// react/react-native#48131, flutter-team-archive/engine#37719, Avi0n/MeshCoreOne#139 and Qt: as if it were gone.
    @Test(arguments: detaching)
    func aDockedKeyboardThatIsDetachedPostsAHide(event: KeyboardEvent) {
        let names = docked.applying(event).notifications.map(\.name)
        #expect(names == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    }

    /// flutter-team-archive/engine#37719: perhaps no hide. MisterJimson/flutter_keyboard_visibility#162: only didChangeFrame.
    /// lionheart/openradar-mirror#12171: nothing.
    @Test(arguments: [
        (Variants.Detaching.changeFrameOnly, [Name.willChangeFrame, .didChangeFrame]),
        (.didChangeFrameOnly, [.didChangeFrame]), (.nothing, []),
    ])
    func otherSourcesHaveItPostLess(variant: Variants.Detaching, names: [Name]) {
        var world = docked
        world.variants.detaching = variant
        for event in Self.detaching {
            #expect(world.applying(event).notifications.map(\.name) == names)
        }
    }

    /// Observed by Flutter's engine (flutter-team-archive/engine#37719): the end frame can still be on screen, and a handler that
    /// reads it makes room for a keyboard.
    @Test func theHideOfAnUndockedKeyboardEndsWhereTheKeyboardIs() {
        // 800 − 100 − 300 = 400.
        let ends = docked.applying(.undock(above: 100)).notifications.map(\.endFrame)
        #expect(Set(ends) == [Rect(x: 0, y: 400, width: 1000, height: 300)])
    }

    /// flutter-team-archive/engine#37719: from undocked or floating to docked posts a show.
    @Test(arguments: detaching)
    func aDetachedKeyboardThatIsDockedPostsAShow(event: KeyboardEvent) {
        let names = docked.after(event).applying(.show(height: 300)).notifications.map(\.name)
        #expect(names == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    }

    /// lionheart/openradar-mirror#7727, word for word.
    @Test func onIOS9ADockedOnePostsNine() {
        var world = docked.after(.undock(above: 100))
        world.variants.docking = .repeatedly
        let notifications = world.applying(.show(height: 300)).notifications
        #expect(
            notifications.map(\.name) == [
                .willChangeFrame, .didChangeFrame, .willShow, .willChangeFrame, .willShow, .didChangeFrame, .didShow,
                .didChangeFrame, .didShow,
            ])
        #expect(Set(notifications.map(\.endFrame)) == [Rect(x: 0, y: 500, width: 1000, height: 300)])
    }

    /// Chromium's iOS code: an undocked keyboard that appears or disappears sends neither show nor hide.
    @Test(arguments: detaching)
    func aDetachedKeyboardThatDisappearsPostsOnlyTheChangeOfFrame(event: KeyboardEvent) {
        let names = docked.after(event).applying(.hide).notifications.map(\.name)
        #expect(names == [.willChangeFrame, .didChangeFrame])
    }

    /// Observed by Flutter's engine (flutter-team-archive/engine#37719); react-native-community/hooks tests for a frame without
    /// width.
    @Test(arguments: detaching)
    func whileItIsDraggedTheFrameIsAnnouncedAsZero(event: KeyboardEvent) throws {
        let transition = docked.after(event).applying(.drag(to: Point(x: 0, y: 50)))
        #expect(transition.notifications.map(\.name) == [.willChangeFrame, .didChangeFrame])
        #expect(transition.notifications.first?.endFrame == .zero)
        #expect(transition.notifications.last?.endFrame == transition.after.keyboardFrame)
        #expect(transition.after.keyboardFrame.y == 50)
    }

    /// Apple, documentation of keyboardWillChangeFrameNotification, which is posted when the frame changes;
    /// lionheart/openradar-mirror#7731: nothing while undocked.
    @Test func aNewHeightWhileDetachedIsAChangeOfFrameOrByAnOldRadarNothing() {
        var world = docked.after(.undock(above: 100))
        #expect(world.applying(.changeHeight(to: 250)).notifications.map(\.name) == [.willChangeFrame, .didChangeFrame])
        // Its bottom stays: 800 − 100 − 250 = 450.
        #expect(world.after(.changeHeight(to: 250)).keyboardFrame == Rect(x: 0, y: 450, width: 1000, height: 250))
        world.variants.detachedHeightChange = .nothing
        #expect(world.applying(.changeHeight(to: 250)).notifications.isEmpty)
    }

    /// Our choice: an impossible event leaves the world unchanged.
    @Test func aHiddenKeyboardCannotBeDetachedNorADockedOneDragged() {
        let hidden = Worlds.world(Worlds.fullScreen)
        for event in Self.detaching {
            #expect(hidden.applying(event) == Transition(before: hidden, after: hidden, notifications: []))
        }
        #expect(docked.applying(.drag(to: .init(x: 0, y: 0))).after == docked)
    }

    /// Neither handler (WWDC23 session 10281; Apple, documentation of keyboardFrameEndUserInfoKey) asks whether the keyboard is
    /// docked, so both follow it up the screen; UIKeyboardLayoutGuide.h has the default guide rest.
    @Test func appleHandlersFollowADetachedKeyboardWhereTheDefaultGuideRests() throws {
        let transition = docked.applying(.undock(above: 100))
        let didHide = try #require(transition.notifications.last)
        #expect(RecommendedHandler.intersectionHeight.bottomOffset(for: didHide, in: transition.after) == 300)
        #expect(RecommendedHandler.distanceToBottom.bottomOffset(for: didHide, in: transition.after) == 400)
        #expect(KeyboardLayoutGuide().layoutFrame(in: transition.after).minY == 800)
    }
}

/// Beside a hardware keyboard.
@Suite("The shortcuts bar of a hardware keyboard")
struct ShortcutsBarTests {
    let hidden = Worlds.world(Worlds.fullScreen)
    var bar: World { hidden.after(.showShortcutsBar(Worlds.bar)) }
    let mini = Rect<ScreenSpace>(x: 10, y: 740, width: 60, height: 50)

    /// ionic-team/ionic-plugin-keyboard#273, mozilla-mobile/firefox-ios#739: the full height, mostly off screen.
    @Test func itsFrameHasTheFullKeyboardsHeightButOnly55PointsOnScreen() throws {
        let transition = hidden.applying(.showShortcutsBar(Worlds.bar))
        let willShow = try #require(transition.notifications.first { $0.name == .willShow })
        // 800 − 55 = 745, and 300 high: 245 of it below the screen.
        #expect(willShow.endFrame == Rect(x: 0, y: 745, width: 1000, height: 300))
        #expect(KeyboardLayoutGuide().layoutFrame(in: transition.after) == Rect(x: 0, y: 745, width: 1000, height: 55))
        for handler in RecommendedHandler.allCases {
            #expect(handler.bottomOffset(for: willShow, in: transition.after) == 55)
        }
    }

    /// WWDC21 session 10259: the bar's sides are real for a guide that follows. Our choice: to the default one the bar is a
    /// docked keyboard, as wide as the window.
    @Test func aFollowingGuideHasTheBarsSidesTheDefaultOneTheWindows() {
        // 700 wide in the middle of 1000.
        let following = KeyboardLayoutGuide(followsUndockedKeyboard: true)
        #expect(following.layoutFrame(in: bar) == Rect(x: 150, y: 745, width: 700, height: 55))
    }

    /// software-mansion/react-native-reanimated#6755: a quick hide, then the show.
    @Test func whenTheKeyboardTakesItsPlaceItIsHiddenFirst() throws {
        let notifications = bar.applying(.show(height: 300)).notifications
        #expect(notifications.map(\.name) == hide + show)
        #expect(notifications[3].endFrame == Rect(x: 0, y: 800, width: 1000, height: 300))
        #expect(notifications[5].beginFrame == Rect(x: 0, y: 800, width: 1000, height: 300))
        #expect(notifications[5].endFrame == Rect(x: 0, y: 500, width: 1000, height: 300))
    }

    /// WWDC23 session 10281: outside Stage Manager the mini toolbar overlays the app, and is no part of the keyboard.
    @Test func minimisedItIsNoPartOfTheKeyboard() {
        let transition = bar.applying(.minimiseShortcutsBar(to: mini))
        #expect(transition.notifications.map(\.name) == hide)
        #expect(transition.notifications.last?.endFrame == Rect(x: 0, y: 800, width: 1000, height: 300))
        #expect(KeyboardLayoutGuide().layoutFrame(in: transition.after).minY == 800)
    }

    /// WWDC23 session 10281 says that the toolbar is part of the keyboard in Stage Manager, and that the default guide treats
    /// it as off screen, as UIKeyboardLayoutGuide.h does with all that is not docked.
    @Test(arguments: [(Variants.MiniToolbarInStageManager.offScreen, 500.0), (.partOfTheKeyboard, 440)])
    func inStageManagerTheTalkSaysBoth(variant: Variants.MiniToolbarInStageManager, top: Double) {
        // In a window from 300 to 800 the toolbar's top is at 740 − 300.
        var world = Worlds.world(Worlds.atTheBottom).with(.miniToolbar(Rect(x: 300, y: 740, width: 60, height: 50)))
        world.variants.miniToolbarInStageManager = variant
        #expect(KeyboardLayoutGuide().layoutFrame(in: world).minY == top)
        world.window.arrangement = .splitView
        #expect(KeyboardLayoutGuide().layoutFrame(in: world).minY == 500, "only in Stage Manager")
    }

    /// Observed by Flutter's engine (flutter-team-archive/engine#37719).
    @Test func aMiniToolbarDroppedAfterADragShowsAZeroFrame() {
        let transition = bar.after(.minimiseShortcutsBar(to: mini)).applying(.drag(to: Point(x: 930, y: 740)))
        #expect(transition.notifications.map(\.name) == show)
        #expect(Set(transition.notifications.map(\.endFrame)) == [.zero])
    }

    /// Observed by Flutter's engine (flutter-team-archive/engine#37719): opened by a click, the bar is docked again.
    @Test func aMiniToolbarThatIsOpenedIsADockedBarAgain() {
        let transition = bar.after(.minimiseShortcutsBar(to: mini)).applying(.showShortcutsBar(Worlds.bar))
        #expect(transition.notifications.map(\.name) == show)
        #expect(transition.notifications.last?.endFrame == Rect(x: 0, y: 745, width: 1000, height: 300))
        #expect(KeyboardLayoutGuide().layoutFrame(in: transition.after).minY == 745)
    }

    /// On an iPhone there is no bar: {{0, 667}, {375, 0}} begin and end in public logs; AlphaWallet/alpha-wallet-ios#1254 has
    /// frames without height, too, though in a hide. Our choice: the show.
    @Test func onAPhoneAHardwareKeyboardShowsAFrameWithoutHeight() {
        let world = Worlds.world(Worlds.fullScreen, keyboard: Keyboard())
        let transition = world.applying(.show(height: 0))
        #expect(transition.notifications.map(\.name) == show)
        #expect(Set(transition.notifications.map(\.endFrame)) == [Rect(x: 0, y: 800, width: 1000, height: 0)])
        #expect(KeyboardLayoutGuide().layoutFrame(in: transition.after).height == 0)
    }

    let show: [Name] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
    let hide: [Name] = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
}
