import KeyboardModel
import Testing

/// The default guide beside a docked and a hidden keyboard, on a screen of 1000 × 800 points with a keyboard of 300.
@Suite("The layout guide with its default properties")
struct KeyboardLayoutGuideTests {
    let guide = KeyboardLayoutGuide()
    let homeIndicator = EdgeInsets(top: 20, bottom: 34)

    func shown(_ world: World, height: Double = 300) -> World {
        world.applying(.show(height: height)).after
    }

    /// UIKeyboardLayoutGuide.h: follow no undocked keyboard, use the safe area, no padding.
    @Test func itsPropertiesBeginAsTheHeaderSays() {
        #expect(!guide.followsUndockedKeyboard)
        #expect(guide.usesBottomSafeArea)
        #expect(guide.keyboardDismissPadding == 0)
    }

    /// Apple, "Adjusting your layout with keyboard layout guide": while docked, the guide matches the keyboard.
    @Test func dockedItIsWhereTheKeyboardIs() {
        let world = shown(Worlds.world(Worlds.fullScreen, safeArea: homeIndicator))
        // 800 − 300 = 500: the home indicator's 34 points are part of the keyboard's height.
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 500, width: 1000, height: 300))
    }

    /// WWDC23 session 10281: docked is on screen and touching the screen's bottom.
    @Test func aKeyboardHalfAPointAboveTheScreensBottomIsNoLongerDocked() {
        let world = Worlds.world(Worlds.fullScreen)
        #expect(guide.layoutFrame(in: world.with(.undocked(height: 300, above: 0.5))).minY == 800)
        #expect(guide.layoutFrame(in: world.with(.docked(height: 300))).minY == 500)
    }

    /// WWDC21 session 10259: the camera that scans text counts as a docked keyboard, and can nearly fill the screen.
    @Test func aCameraThatScansTextIsADockedKeyboardThatNearlyFillsTheScreen() {
        let world = shown(Worlds.world(Worlds.fullScreen, safeArea: homeIndicator), height: 760)
        // 800 − 760 = 40.
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 40, width: 1000, height: 760))
        let following = KeyboardLayoutGuide(followsUndockedKeyboard: true)
        #expect(following.layoutFrame(in: world) == guide.layoutFrame(in: world))
        #expect(following.nearEdges(in: world) == .bottom, "although its top is near the screen's")
    }

    /// UIKeyboardLayoutGuide.h: off screen its top is the view's safe area's bottom; WWDC21 session 10259: as wide as the window.
    @Test func hiddenItLiesBelowTheSafeAreaAsHighAsItsInset() {
        let world = Worlds.world(Worlds.fullScreen, safeArea: homeIndicator)
        // 800 − 34 = 766.
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 766, width: 1000, height: 34))
    }

    /// Apple, "Adjusting your layout with keyboard layout guide": hidden, it is as high as the bottom safe area inset, here 0.
    @Test func hiddenOnAHomeButtonDeviceItHasNoHeight() {
        let world = Worlds.world(Worlds.fullScreen)
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 800, width: 1000, height: 0))
    }

    /// UIKeyboardLayoutGuide.h speaks of the view's safe area, and a tab bar of 49 points counts (Apple, documentation of
    /// UIView.safeAreaInsets): 34 + 49 = 83.
    @Test func hiddenAboveATabBarItIsAsHighAsBarAndHomeIndicator() {
        let world = Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(bottom: 83))
        #expect(guide.layoutFrame(in: world).minY == 717)
    }

    /// UIKeyboardLayoutGuide.h, usesBottomSafeArea (iOS 17); WWDC23 session 10281.
    @Test func hiddenWithoutTheSafeAreaItHasNoHeightAtTheViewsBottom() {
        var guide = guide
        guide.usesBottomSafeArea = false
        let world = Worlds.world(Worlds.fullScreen, safeArea: homeIndicator)
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 800, width: 1000, height: 0))
        #expect(guide.layoutFrame(in: shown(world)).minY == 500, "the docked place does not change")
    }

    /// WWDC23 session 10281: the padding only widens the strip in which a drag dismisses.
    @Test func dismissPaddingMovesNothing() {
        let padded = KeyboardLayoutGuide(keyboardDismissPadding: 60)
        for world in Worlds.all {
            #expect(padded.layoutFrame(in: world) == guide.layoutFrame(in: world))
            #expect(padded.layoutFrame(in: shown(world)) == guide.layoutFrame(in: shown(world)))
        }
    }

    /// WWDC21 session 10259: the guide follows the keyboard's height, as for emoji.
    @Test func aNewHeightMovesItsTop() {
        let world = shown(Worlds.world(Worlds.fullScreen)).applying(.changeHeight(to: 250)).after
        #expect(guide.layoutFrame(in: world).minY == 550)
    }

    /// WWDC23 session 10281: what matters is the part of the keyboard over the window, Y′, not its height;
    /// react/react-native#48131: in Stage Manager it can be wider than the window.
    @Test func inAWindowAboveTheScreensBottomItIsOnlyThePartThatCoversTheWindow() {
        let world = shown(Worlds.world(Worlds.partlyCovered))
        // The keyboard's top is at 500 on the screen, 500 − 40 = 460 in the window, which is 660 high: 200 are covered.
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 460, width: 600, height: 200))
    }

    /// WWDC21 session 10259 says so of a floating keyboard that is not over the app. Our choice: a docked one as well.
    @Test func inAWindowTheKeyboardDoesNotReachItRestsAsIfHidden() {
        let hidden = Worlds.world(Worlds.aboveTheKeyboard)
        #expect(guide.layoutFrame(in: shown(hidden)) == guide.layoutFrame(in: hidden))
        #expect(guide.layoutFrame(in: hidden) == Rect(x: 0, y: 360, width: 600, height: 0))
    }

    /// WWDC21 session 10259: with several apps visible it has the width of the window.
    @Test func inSplitViewItIsAsWideAsTheWindow() {
        // The keyboard spans 0 … 1000 on the screen, the window 505 … 1000.
        let world = shown(Worlds.world(Worlds.rightHalf, safeArea: EdgeInsets(bottom: 20)))
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 500, width: 495, height: 300))
    }

    /// WWDC21 session 10259: with several apps visible, a guide that does not follow is at the bottom, as wide as the window.
    @Test func inSplitViewADetachedKeyboardLeavesItAtTheBottomAsWideAsTheWindow() {
        // The keyboard spans 600 … 920, over the right half, which begins at 505.
        let world = Worlds.world(Worlds.rightHalf, safeArea: EdgeInsets(bottom: 20)).with(Worlds.floating(x: 600, y: 255))
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 780, width: 495, height: 20))
    }

    /// WWDC21 session 10259: in Slide Over, too, only the part of the keyboard over the app's window.
    @Test func inSlideOverItEndsWithTheWindow() {
        // 500 − 20 = 480 in a window that is 760 high: 280 of the keyboard's 300 points.
        let world = shown(Worlds.world(Worlds.slideOver))
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 480, width: 320, height: 280))
    }

    /// Apple, documentation of UIView.keyboardLayoutGuide: each view has its own. C. Hockenberry, KeyboardAvoider, logs one that
    /// reaches below its view.
    @Test func ofASubviewItIsInTheSubviewsCoordinatesAndReachesBelowIt() {
        let view = View(frame: Rect(x: 10, y: 50, width: 980, height: 670))
        let world = shown(Worlds.world(Worlds.fullScreen, view: view))
        // 500 − 50 = 450; as wide as the window, whose left edge is at −10; down to 800 − 50 = 750, below the view's 670.
        #expect(guide.layoutFrame(in: world) == Rect(x: -10, y: 450, width: 1000, height: 300))
    }

    /// UIKeyboardLayoutGuide.h speaks of the view's safe area, not the window's.
    @Test func ofASubviewAboveTheHomeIndicatorItRestsAtTheSubviewsBottom() {
        let view = View(frame: Rect(x: 10, y: 50, width: 980, height: 670))
        #expect(guide.layoutFrame(in: Worlds.world(Worlds.fullScreen, view: view)).minY == 670)
    }

    /// UIKeyboardLayoutGuide.h: the resting place is the safe area of the view, which ends 80 points above the window: at 720 of
    /// 800, 670 of its own. Under a keyboard of which 10 or 60 points are to be seen, all below the view, the guide has not left
    /// it.
    @Test(arguments: [10, 60, 80.0])
    func ofASubviewAKeyboardBelowItLeavesTheGuideWhereItRests(visible: Double) {
        let view = View(frame: Rect(x: 10, y: 50, width: 980, height: 670))
        let resting = Worlds.world(Worlds.fullScreen, view: view)
        let world = resting.with(.dismissing(height: 300, visible: visible))
        #expect(guide.layoutFrame(in: world).minY == guide.layoutFrame(in: resting).minY)
        // Of 100 points, 20 are above its end.
        #expect(guide.layoutFrame(in: resting.with(.dismissing(height: 300, visible: 100))).minY == 650)
    }

    /// UIKeyboardLayoutGuide.h: the same of a safe area inside the view, above a bar of 30 points at its bottom.
    @Test func ofASubviewAPulledKeyboardStopsAtTheViewsOwnSafeArea() {
        let view = View(frame: Rect(x: 10, y: 50, width: 980, height: 670), safeAreaInsets: EdgeInsets(bottom: 30))
        let world = Worlds.world(Worlds.fullScreen, view: view)
        #expect(guide.layoutFrame(in: world.with(.dismissing(height: 300, visible: 100))).minY == 640)
        #expect(guide.layoutFrame(in: world.with(.dismissing(height: 300, visible: 120))).minY == 630)
    }

    /// UIKeyboardLayoutGuide.h, against a slide of WWDC23 session 10281 that has three properties new in iOS 17.
    @Test func itIsThereSinceIOS15AndTwoOfItsPropertiesSince17() {
        #expect(KeyboardLayoutGuide.introduced == SystemVersion(15))
        #expect(KeyboardLayoutGuide.bottomSafeAreaAndPaddingIntroduced == SystemVersion(17))
    }

    /// UIKeyboardLayoutGuide.h: at the view's safe area. WWDC21 session 10259 and Apple, "Adjusting your layout with keyboard
    /// layout guide": at the window's bottom.
    @Test func ofASubviewItRestsInTheViewOrByTheTalkAtTheWindowsBottom() {
        let view = View(frame: Rect(x: 10, y: 50, width: 980, height: 670), safeAreaInsets: EdgeInsets(bottom: 5))
        var world = Worlds.world(Worlds.fullScreen, view: view)
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 665, width: 980, height: 5))
        world.variants.restingPlace = .windowBottom
        // 800 − 50 − 5, from the window's left edge.
        #expect(guide.layoutFrame(in: world) == Rect(x: -10, y: 745, width: 1000, height: 5))
    }
}

/// `followsUndockedKeyboard`, on a screen of 1000 × 800 points.
@Suite("The layout guide that follows an undocked keyboard")
struct FollowingGuideTests {
    let guide = KeyboardLayoutGuide(followsUndockedKeyboard: true)

    static let places: [(state: Keyboard.State, frame: Rect<ViewSpace>)] = [
        // 800 − 34 = 766.
        (.hidden, Rect(x: 0, y: 766, width: 1000, height: 34)),
        (.docked(height: 300), Rect(x: 0, y: 500, width: 1000, height: 300)),
        // 800 − 100 − 300 = 400.
        (.undocked(height: 300, above: 100), Rect(x: 0, y: 400, width: 1000, height: 300)),
        (.split(height: 300, above: 100), Rect(x: 0, y: 400, width: 1000, height: 300)),
        (Worlds.floating(x: 340, y: 255), Rect(x: 340, y: 255, width: 320, height: 290)),
        (.miniToolbar(Rect(x: 10, y: 740, width: 60, height: 50)), Rect(x: 10, y: 740, width: 60, height: 50)),
    ]

    /// WWDC21 session 10259: the layout guide is where the keyboard is; WWDC23 session 10281: so it is with a mini toolbar.
    @Test(arguments: places)
    func itIsWhereTheKeyboardIsInEveryState(state: Keyboard.State, frame: Rect<ViewSpace>) {
        let world = Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(bottom: 34)).with(state)
        #expect(guide.layoutFrame(in: world) == frame)
    }

    static let parts: [(window: Window, state: Keyboard.State, frame: Rect<ViewSpace>)] = [
        (Worlds.leftHalf, .docked(height: 300), Rect(x: 0, y: 500, width: 495, height: 300)),
        (Worlds.rightHalf, .docked(height: 300), Rect(x: 0, y: 500, width: 495, height: 300)),
        // From 500 − 20 = 480 to the window's bottom at 760.
        (Worlds.slideOver, .docked(height: 300), Rect(x: 0, y: 480, width: 320, height: 280)),
        (Worlds.narrow, .undocked(height: 300, above: 100), Rect(x: 0, y: 400, width: 320, height: 300)),
        // The keyboard spans 200 … 520, the app 330 … 1000: 190 points of it.
        (Worlds.wide, Worlds.floating(x: 200, y: 255), Rect(x: 0, y: 255, width: 190, height: 290)),
    ]

    /// WWDC21 session 10259: the guide is sized to only the part of the keyboard over the app's window, docked or not.
    @Test(arguments: parts)
    func withSeveralAppsVisibleItIsThePartOverItsOwnWindow(window: Window, state: Keyboard.State, frame: Rect<ViewSpace>) {
        #expect(guide.layoutFrame(in: Worlds.world(window).with(state)) == frame)
    }
}
