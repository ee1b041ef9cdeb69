import KeyboardModel
import Testing

/// On a screen of 1000 × 800 points with a home indicator of 34 and a keyboard of 300.
@Suite("Scroll views")
struct ScrollViewTests {
    let shown = Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(top: 20, bottom: 34)).after(.show(height: 300))

    func scrollView(bottomInset: Double = 0, behaviour: ScrollView.ContentInsetAdjustmentBehavior = .automatic) -> ScrollView {
        ScrollView(
            view: shown.view, contentInset: EdgeInsets(bottom: bottomInset), contentSize: Size(width: 1000, height: 2000),
            contentInsetAdjustmentBehavior: behaviour)
    }

    var guideTop: Double { KeyboardLayoutGuide().layoutFrame(in: shown).minY }

    /// square/Listable#100, BottleRocketStudios/iOS-KeyboardSupport#13: the classic bug, 300 and 34 again.
    @Test func theKeyboardsHeightAsInsetCountsTheHomeIndicatorTwice() {
        // 800 − 300 − 34 = 466, 34 above the guide's 500.
        #expect(scrollView(bottomInset: 300).contentBottom == 466)
        #expect(guideTop - scrollView(bottomInset: 300).contentBottom == 34)
    }

    /// BottleRocketStudios/iOS-KeyboardSupport#13 subtracts the safe area; Apple, documentation of
    /// UIScrollView.ContentInsetAdjustmentBehavior.never: nothing is added.
    @Test func theHeightLessTheSafeAreaOrAScrollViewThatIsNeverAdjustedEndsAtTheGuide() {
        #expect(scrollView(bottomInset: 300 - 34).contentBottom == guideTop)
        #expect(scrollView(bottomInset: 300, behaviour: .never).contentBottom == guideTop)
    }

    /// WWDC21 session 10259 ends the content at the guide's top; Apple, documentation of UIView.safeAreaInsets: a view that does
    /// not reach the edge has no inset there.
    @Test func aScrollViewThatEndsAtTheGuideNeedsNoInset() {
        let shorter = ScrollView(view: shown.view.subview(Rect(x: 0, y: 0, width: 1000, height: guideTop)))
        #expect(shorter.view.safeAreaInsets.bottom == 0, "it does not reach the safe area")
        #expect(shorter.contentBottom == 500)
    }

    /// Apple, documentation of UIScrollView.contentInset: from the scroll view's own edges, which the guide has already moved.
    @Test func theGuideAndAnInsetTogetherCountTheKeyboardTwice() {
        let both = ScrollView(
            view: shown.view.subview(Rect(x: 0, y: 0, width: 1000, height: guideTop)), contentInset: EdgeInsets(bottom: 300))
        #expect(both.contentBottom == 200)
    }

    /// Apple, documentation of UIScrollView.ContentInsetAdjustmentBehavior.
    @Test func theBehaviourChoosesWhatOfTheSafeAreaIsAdded() {
        var short = scrollView()
        short.contentSize = Size(width: 1000, height: 100)
        for (behaviour, bottom) in [
            (ScrollView.ContentInsetAdjustmentBehavior.automatic, 34.0), (.always, 34), (.scrollableAxes, 0), (.never, 0),
        ] {
            short.contentInsetAdjustmentBehavior = behaviour
            #expect(short.adjustedContentInset.bottom == bottom, "\(behaviour)")
        }
        #expect(scrollView(behaviour: .scrollableAxes).adjustedContentInset.bottom == 34, "it scrolls down")
    }

    /// Apple, documentation of UIScrollView.automaticallyAdjustsScrollIndicatorInsets: on by default, it adds the safe area.
    @Test func indicatorInsetsCountTheSafeAreaTwiceAsWell() {
        var view = scrollView()
        view.verticalScrollIndicatorInsets.bottom = 300
        #expect(view.indicatorBottomInset == 334)
        view.automaticallyAdjustsScrollIndicatorInsets = false
        #expect(view.indicatorBottomInset == 300)
    }

    /// Apple, documentation of UIScrollView.adjustedContentInset: insets and safe area together are the room around the content.
    @Test func scrolledToTheEndTheContentRestsAboveTheInset() {
        // 2000 high in 800, with 266 + 34 below: 2000 − 500.
        #expect(scrollView(bottomInset: 266).maximumContentOffsetY == 1500)
        var short = scrollView()
        short.contentSize.height = 100
        #expect(short.maximumContentOffsetY == -20, "short content stays below the status bar")
    }

    /// Apple, "Managing the Keyboard" (Text Programming Guide for iOS): table view controllers do it themselves, so an inset of
    /// one's own counts twice.
    @Test func aTableViewControllerEndsItsContentAtTheGuideAndAnInsetComesOnTop() {
        #expect(scrollView().avoidingKeyboard(in: shown).contentBottom == guideTop)
        #expect(scrollView(bottomInset: 266).avoidingKeyboard(in: shown).contentBottom == guideTop - 266)
        let hidden = shown.after(.hide)
        #expect(scrollView().avoidingKeyboard(in: hidden) == scrollView())
    }

    /// Apple, documentation of UIScrollView.KeyboardDismissMode.
    @Test func onlyTheInteractiveModesPullTheKeyboardDown() {
        let interactive = ScrollView.KeyboardDismissMode.allCases.filter(\.isInteractive)
        #expect(interactive == [.interactive, .interactiveWithAccessory])
    }
}

@Suite("Safe areas of subviews")
struct SafeAreaTests {
    let root = View(frame: Rect(x: 0, y: 0, width: 1000, height: 800), safeAreaInsets: EdgeInsets(top: 59, bottom: 34))

    /// Apple, documentation of UIView.safeAreaInsets; csl.cool, "iOS Layout Adaptation": 59 at the root, 39 in a view 20 points
    /// below its top.
    @Test func aSubviewHasWhatIsLeftOfTheSafeArea() {
        #expect(root.subview(Rect(x: 0, y: 20, width: 1000, height: 780)).safeAreaInsets == EdgeInsets(top: 39, bottom: 34))
        #expect(root.subview(Rect(x: 0, y: 100, width: 1000, height: 600)).safeAreaInsets == .zero)
        #expect(root.subview(Rect(x: 0, y: 0, width: 1000, height: 790)).safeAreaInsets.bottom == 24)
    }

    /// Apple, documentation of UIViewController.additionalSafeAreaInsets.
    @Test func whatItsControllerAddsIsAdded() {
        let child = root.subview(root.bounds, additionalSafeAreaInsets: EdgeInsets(bottom: 50))
        #expect(child.safeAreaInsets == EdgeInsets(top: 59, bottom: 84))
    }

    /// Apple, documentation of UIView.frame: in the superview's coordinates. The model keeps it in the window's.
    @Test func aSubviewsFrameIsInItsParentsCoordinates() {
        let child = root.subview(Rect(x: 10, y: 100, width: 500, height: 500)).subview(Rect(x: 5, y: 7, width: 100, height: 100))
        #expect(child.frame == Rect(x: 15, y: 107, width: 100, height: 100))
    }

    /// UIKeyboardLayoutGuide.h: the guide follows the view's safe area, so raising that by the keyboard's height raises the
    /// resting guide as well. The old trick and the guide must not be combined.
    @Test func additionalInsetsLiftTheRestingGuide() {
        var world = Worlds.world(Worlds.fullScreen)
        world.view = root.subview(root.bounds, additionalSafeAreaInsets: EdgeInsets(bottom: 266))
        #expect(KeyboardLayoutGuide().layoutFrame(in: world).minY == 500)
    }
}

/// On a screen of 1000 × 800 points with a home indicator of 34 and a keyboard of 300.
@Suite("SwiftUI content")
struct HostedContentTests {
    let hidden = Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(bottom: 34))
    var shown: World { hidden.after(.show(height: 300)) }

    /// WWDC23 session 10281; Apple, documentation of SafeAreaRegions.keyboard: the keyboard is part of the safe area.
    @Test func itAvoidsTheKeyboardByItself() {
        #expect(HostedContent().bottom(in: shown) == 500)
        #expect(HostedContent().bottom(in: hidden) == 766)
    }

    /// SwiftUIX/SwiftUIX#165: the safe area's bottom inset is the keyboard's height already, so padding comes on top.
    @Test func paddingByTheKeyboardsHeightLiftsItTwice() {
        #expect(HostedContent(bottomPadding: 300).bottom(in: shown) == 200)
    }

    /// Apple, documentation of SafeAreaRegions and UIHostingController.safeAreaRegions (iOS 16.4).
    @Test func itOptsOutByIgnoringTheKeyboardOrByTheHostsRegions() {
        #expect(HostedContent(ignoresKeyboard: true).bottom(in: shown) == 766)
        #expect(HostedContent(safeAreaRegions: .container).bottom(in: shown) == 766)
        #expect(HostedContent(safeAreaRegions: .container, bottomPadding: 266).bottom(in: shown) == 500)
    }

    /// WWDC23 session 10281: SwiftUI handles the common cases by itself. Our choice: the keyboard's region is what the default
    /// guide covers.
    @Test func inAPartlyCoveredWindowItAvoidsWhatIsCovered() {
        #expect(HostedContent().bottom(in: Worlds.world(Worlds.partlyCovered).after(.show(height: 300))) == 460)
    }
}
