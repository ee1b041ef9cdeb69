import KeyboardModel
import Testing

/// Apple's two handlers, on a screen of 1000 × 800 points with a keyboard of 300.
@Suite("Apple's recommended handler")
struct RecommendedHandlerTests {
    func offset(_ handler: RecommendedHandler, after event: KeyboardEvent, in world: World) throws -> Double {
        let transition = world.applying(event)
        let notification = try #require(transition.notifications.last)
        return handler.bottomOffset(for: notification, in: transition.after)
    }

    /// WWDC23 session 10281: on a full screen the part that covers the view is the whole keyboard.
    @Test(arguments: RecommendedHandler.allCases)
    func onAFullScreenItIsTheKeyboardsHeight(handler: RecommendedHandler) throws {
        let world = Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(bottom: 34))
        #expect(try offset(handler, after: .show(height: 300), in: world) == 300)
    }

    /// WWDC23 session 10281: the offset begins as the safe area's, and only a keyboard that covers something replaces it.
    @Test(arguments: RecommendedHandler.allCases)
    func afterAHideItIsTheSafeArea(handler: RecommendedHandler) throws {
        let world = Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(bottom: 34)).applying(.show(height: 300)).after
        #expect(try offset(handler, after: .hide, in: world) == 34)
    }

    /// WWDC23 session 10281: Y′, the intersection, not Y, the keyboard's height.
    @Test(arguments: RecommendedHandler.allCases)
    func inAPartlyCoveredWindowItIsTheCoveredHeight(handler: RecommendedHandler) throws {
        // The window ends 100 points above the screen's bottom: 300 − 100.
        #expect(try offset(handler, after: .show(height: 300), in: Worlds.world(Worlds.partlyCovered)) == 200)
    }

    /// WWDC23 session 10281: an empty intersection leaves the safe area's offset.
    @Test(arguments: RecommendedHandler.allCases)
    func inAWindowTheKeyboardDoesNotReachItIsTheSafeArea(handler: RecommendedHandler) throws {
        let world = Worlds.world(Worlds.aboveTheKeyboard, safeArea: EdgeInsets(bottom: 5))
        #expect(try offset(handler, after: .show(height: 300), in: world) == 5)
    }

    /// WWDC23 session 10281 takes the height of what is covered; Apple, documentation of keyboardFrameEndUserInfoKey, the
    /// distance from its top to the view's bottom.
    @Test func aKeyboardThatEndsAboveTheViewsBottomTellsTheTwoApart() {
        let world = Worlds.world(Worlds.fullScreen)
        let end = Rect<ScreenSpace>(x: 0, y: 480, width: 1000, height: 300)
        let notification = KeyboardNotification(name: .didChangeFrame, beginFrame: end, endFrame: end, screen: Worlds.screen)
        // From 480 to 780, in a view of 800 points.
        #expect(RecommendedHandler.intersectionHeight.bottomOffset(for: notification, in: world) == 300)
        #expect(RecommendedHandler.distanceToBottom.bottomOffset(for: notification, in: world) == 320)
    }

    /// WWDC23 session 10281: compare the notification's screen with the view's.
    @Test(arguments: RecommendedHandler.allCases)
    func aKeyboardOnAnotherScreenChangesNothing(handler: RecommendedHandler) {
        let world = Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(bottom: 34))
        let end = Rect<ScreenSpace>(x: 0, y: 500, width: 1000, height: 300)
        let external = Screen(id: .external, width: 1920, height: 1080)
        let notification = KeyboardNotification(name: .willShow, beginFrame: end, endFrame: end, screen: external)
        #expect(handler.bottomOffset(for: notification, in: world) == 34)
    }

    /// WWDC23 session 10281: an empty intersection leaves the safe area's offset, and so does the zero frame of
    /// finn-no/FinniversKit#1208 in any window.
    @Test(arguments: RecommendedHandler.allCases)
    func aZeroFrameCoversNothing(handler: RecommendedHandler) {
        for window in Worlds.windows {
            let world = Worlds.world(window, safeArea: EdgeInsets(bottom: 20))
            let notification = KeyboardNotification(name: .willHide, beginFrame: .zero, endFrame: .zero, screen: nil)
            #expect(handler.bottomOffset(for: notification, in: world) == 20)
        }
    }
}

/// What the guide replaces, according to WWDC21 session 10259.
@Suite("The handler of old")
struct LegacyHandlerTests {
    func offset(after event: KeyboardEvent, in world: World) throws -> Double {
        let transition = world.applying(event)
        return LegacyHandler.bottomOffset(for: try #require(transition.notifications.last), in: transition.after)
    }

    /// WWDC21 session 10259 shows it: the view's height less the end frame's y, and the safe area where that is 0.
    @Test func onAFullScreenItIsRight() throws {
        let world = Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(bottom: 34))
        #expect(try offset(after: .show(height: 300), in: world) == 300)
        #expect(try offset(after: .hide, in: world.after(.show(height: 300))) == 34)
    }

    /// Apple, documentation of keyboardFrameEndUserInfoKey: the frame must be converted, which the handler of WWDC21 session
    /// 10259 does not do.
    @Test func inAnyOtherWindowItIsWrong() throws {
        // 660 − 500 = 160; 200 points are covered.
        #expect(try offset(after: .show(height: 300), in: Worlds.world(Worlds.partlyCovered)) == 160)
    }

    /// finn-no/FinniversKit#1208: the end frame is zero, so a height less its y is the whole height.
    @Test func withCrossFadeTransitionsAHideLiftsTheContentByTheWholeView() throws {
        var world = Worlds.world(Worlds.fullScreen).after(.show(height: 300))
        world.prefersCrossFade = true
        #expect(try offset(after: .hide, in: world) == 800)
    }
}
