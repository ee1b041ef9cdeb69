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

    /// UIKeyboardLayoutGuide.h.
    @Test func itsPropertiesBeginAsTheHeaderSays() {
        #expect(!guide.followsUndockedKeyboard)
        #expect(guide.usesBottomSafeArea)
        #expect(guide.keyboardDismissPadding == 0)
    }

    /// Apple, "Adjusting your layout with keyboard layout guide".
    @Test func dockedItIsWhereTheKeyboardIs() {
        let world = shown(Worlds.world(Worlds.fullScreen, safeArea: homeIndicator))
        // 800 − 300 = 500: the home indicator's 34 points are part of the keyboard's height.
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 500, width: 1000, height: 300))
    }

    /// UIKeyboardLayoutGuide.h: off screen its top is the view's safe area's bottom; WWDC21 session 10259: as wide as the window.
    @Test func hiddenItLiesBelowTheSafeAreaAsHighAsItsInset() {
        let world = Worlds.world(Worlds.fullScreen, safeArea: homeIndicator)
        // 800 − 34 = 766.
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 766, width: 1000, height: 34))
    }

    @Test func hiddenOnAHomeButtonDeviceItHasNoHeight() {
        let world = Worlds.world(Worlds.fullScreen)
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 800, width: 1000, height: 0))
    }

    /// The inset is the view's own, so a tab bar of 49 points counts: 34 + 49 = 83.
    @Test func hiddenAboveATabBarItIsAsHighAsBarAndHomeIndicator() {
        let world = Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(bottom: 83))
        #expect(guide.layoutFrame(in: world).minY == 717)
    }

    /// UIKeyboardLayoutGuide.h, usesBottomSafeArea (iOS 17).
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

    @Test func aNewHeightMovesItsTop() {
        let world = shown(Worlds.world(Worlds.fullScreen)).applying(.changeHeight(to: 250)).after
        #expect(guide.layoutFrame(in: world).minY == 550)
    }

    /// WWDC23 session 10281: what matters is the part of the keyboard over the window, Y′, not its height.
    @Test func inAWindowAboveTheScreensBottomItIsOnlyThePartThatCoversTheWindow() {
        let world = shown(Worlds.world(Worlds.partlyCovered))
        // The keyboard's top is at 500 on the screen, 500 − 40 = 460 in the window, which is 660 high: 200 are covered.
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 460, width: 600, height: 200))
    }

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

    @Test func inSlideOverItEndsWithTheWindow() {
        // 500 − 20 = 480 in a window that is 760 high: 280 of the keyboard's 300 points.
        let world = shown(Worlds.world(Worlds.slideOver))
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 480, width: 320, height: 280))
    }

    /// A guide belongs to one view and speaks its coordinates.
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

    /// UIKeyboardLayoutGuide.h, against a slide of WWDC23 session 10281.
    @Test func itIsThereSinceIOS15AndTwoOfItsPropertiesSince17() {
        #expect(KeyboardLayoutGuide.introduced == SystemVersion(15))
        #expect(KeyboardLayoutGuide.bottomSafeAreaAndPaddingIntroduced == SystemVersion(17))
    }

    /// The two wordings, for a view that ends above its window's bottom.
    @Test func ofASubviewItRestsInTheViewOrByTheTalkAtTheWindowsBottom() {
        let view = View(frame: Rect(x: 10, y: 50, width: 980, height: 670), safeAreaInsets: EdgeInsets(bottom: 5))
        var world = Worlds.world(Worlds.fullScreen, view: view)
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 665, width: 980, height: 5))
        world.variants.restingPlace = .windowBottom
        // 800 − 50 − 5, from the window's left edge.
        #expect(guide.layoutFrame(in: world) == Rect(x: -10, y: 745, width: 1000, height: 5))
    }
}
