import KeyboardModel
import Testing

/// What showing, growing and hiding a docked keyboard posts. All in a full-screen window of 1000 × 800 points.
@Suite("A docked keyboard's notifications")
struct DockedKeyboardTests {
    let hidden = Worlds.world(Worlds.fullScreen)
    var shown: World { hidden.applying(.show(height: 300)).after }

    /// Netguru, "Working With Keyboard on iOS", lists the four in this order; PSPDFKit's KeyboardTracker the "will" pair.
    @Test func showPostsChangeFrameBeforeShowAndWillBeforeDid() {
        let names = hidden.applying(.show(height: 300)).notifications.map(\.name)
        #expect(names == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    }

    /// Netguru, "Working With Keyboard on iOS", has the same order for losing focus; flutter-team-archive/engine#3684:
    /// didChangeFrame comes after willHide.
    @Test func hidePostsChangeFrameBeforeHideAndWillBeforeDid() {
        let names = shown.applying(.hide).notifications.map(\.name)
        #expect(names == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    }

    /// stackoverflow.com/questions/25946121 logs it: switching the suggestion bar on posts the same four, from 225 to 258 points,
    /// without a hide.
    @Test func aNewHeightIsAnnouncedByAnotherShowWithoutAHide() throws {
        let transition = shown.applying(.changeHeight(to: 250))
        #expect(transition.notifications.map(\.name) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
        let willShow = try #require(transition.notifications.first { $0.name == .willShow })
        // 800 − 300 = 500 before, 800 − 250 = 550 after.
        #expect(willShow.beginFrame == Rect(x: 0, y: 500, width: 1000, height: 300))
        #expect(willShow.endFrame == Rect(x: 0, y: 550, width: 1000, height: 250))
    }

    /// As in public logs: {{0, 479}, {375, 333}} → {{0, 812}, {375, 333}}. RxSwiftCommunity/RxKeyboard#8 took it for an error.
    @Test func aHideEndsWithTheSameSizeBelowTheScreenSoOnlyTheOriginTells() throws {
        let willHide = try #require(shown.applying(.hide).notifications.first { $0.name == .willHide })
        #expect(willHide.beginFrame == Rect(x: 0, y: 500, width: 1000, height: 300))
        #expect(willHide.endFrame == Rect(x: 0, y: 800, width: 1000, height: 300))
    }

    /// cjwirth/RichEditorView#102 logs {{0, 667}, {375, 216}} → {{0, 451}, {375, 216}}.
    @Test func aShowBeginsBelowTheScreenWithTheSizeTheKeyboardHadThere() throws {
        let willShow = try #require(hidden.applying(.show(height: 300)).notifications.first { $0.name == .willShow })
        #expect(willShow.beginFrame == Rect(x: 0, y: 800, width: 1000, height: 300))
        #expect(willShow.endFrame == Rect(x: 0, y: 500, width: 1000, height: 300))
    }

    /// Public logs of an iPad begin the first show with {{0, 768}, {1024, 0}}; AlphaWallet/alpha-wallet-ios#1254 meets begin
    /// frames without height, too.
    @Test func theFirstShowMayBeginWithoutHeight() throws {
        let first = Worlds.world(Worlds.fullScreen, keyboard: Keyboard())
        let willShow = try #require(first.applying(.show(height: 300)).notifications.first { $0.name == .willShow })
        #expect(willShow.beginFrame == Rect(x: 0, y: 800, width: 1000, height: 0))
        #expect(willShow.endFrame == Rect(x: 0, y: 500, width: 1000, height: 300))
    }

    /// Since iOS 11, lionheart/openradar-mirror#18382: moving to another field with the same keyboard posts nothing.
    @Test func showingTheSameKeyboardAgainIsSilent() {
        #expect(shown.applying(.show(height: 300)).notifications.isEmpty)
        #expect(shown.applying(.show(height: 300)).after == shown)
    }

    /// Apple, documentation of keyboardWillHideNotification: posted prior to dismissing the keyboard; here none is dismissed.
    @Test func hidingAHiddenKeyboardIsSilent() {
        #expect(hidden.applying(.hide).notifications.isEmpty)
    }

    /// Our choice: an invisible change is not announced.
    @Test func aHiddenKeyboardThatChangesItsHeightIsSilentAndHasItWhenShown() {
        let transition = hidden.applying(.changeHeight(to: 250))
        #expect(transition.notifications.isEmpty)
        #expect(transition.after.keyboardFrame == Rect(x: 0, y: 800, width: 1000, height: 250))
    }

    /// cjwirth/RichEditorView#102 prints a whole userInfo: duration 0.25, curve 7, local.
    @Test func theAnimationTakesAQuarterOfASecondOnCurve7AndIsTheAppsOwn() {
        for notification in hidden.applying(.show(height: 300)).notifications {
            #expect(notification.animationDuration == 0.25)
            #expect(notification.animationCurve == 7)
            #expect(notification.isLocal)
        }
    }

    /// Apple, documentation of keyboardWillHideNotification; WWDC23 session 10281.
    @Test(arguments: [(SystemVersion(15), false), (SystemVersion(16), false), (SystemVersion(16, 1), true), (.current, true)])
    func theObjectIsTheScreenSinceIOS16_1AndNilBefore(system: SystemVersion, hasScreen: Bool) {
        let world = Worlds.world(Worlds.fullScreen, system: system)
        for notification in world.applying(.show(height: 300)).notifications {
            #expect(notification.screen == (hasScreen ? Worlds.screen : nil))
        }
    }

    /// Apple, documentation of keyboardFrameEndUserInfoKey: the frame is in the screen's coordinates.
    @Test func theFrameIsTheSameOnTheScreenWhateverTheWindow() {
        for window in Worlds.windows {
            let ends = Worlds.world(window).applying(.show(height: 300)).notifications.map(\.endFrame)
            #expect(Set(ends) == [Rect(x: 0, y: 500, width: 1000, height: 300)])
        }
    }

    /// Observed by Flutter in Slide Over (flutter-team-archive/engine#37719): with the window 20 points above the screen's
    /// bottom, the frame ends there as well.
    @Test func inTheFlutterVariantASlideOverFrameEndsWithTheWindow() throws {
        var world = Worlds.world(Worlds.slideOver)
        world.variants.slideOverFrame = .endsWithTheWindow
        let willShow = try #require(world.applying(.show(height: 300)).notifications.first { $0.name == .willShow })
        // From 500 to the window's bottom at 780, as wide as the window.
        #expect(willShow.endFrame == Rect(x: 660, y: 500, width: 320, height: 280))
        let hidden = world.applying(.show(height: 300)).after.applying(.hide).notifications.map(\.endFrame)
        #expect(Set(hidden) == [Rect(x: 0, y: 800, width: 1000, height: 300)])
    }

    /// Apple, documentation of UIResponder: keyboardDidHideNotification, KeyboardWillShowMessage (iOS 26) and their siblings.
    @Test func everyNotificationHasItsNamesInSwiftAndItsMessage() {
        #expect(Name.willChangeFrame.rawName == "UIKeyboardWillChangeFrameNotification")
        #expect(Name.didHide.constant == "keyboardDidHideNotification")
        #expect(Name.willShow.messageType == "KeyboardWillShowMessage")
    }
}
