import KeyboardModel
import Testing

/// Which edges a following guide is near: what WWDC21 session 10259 and Apple's "Adjusting your layout with keyboard layout
/// guide" say, as a table. The screen is 1000 × 800 points, a floating keyboard 320 × 290.
@Suite("Near and away")
struct TrackingTests {
    let guide = KeyboardLayoutGuide(followsUndockedKeyboard: true)

    func near(_ state: Keyboard.State, in window: Window, direction: View.LayoutDirection = .leftToRight) -> DirectionalEdges {
        var world = Worlds.world(window).with(state)
        world.view.layoutDirection = direction
        return guide.nearEdges(in: world)
    }

    /// Apple, "Adjusting your layout with keyboard layout guide"; off screen, UIKeyboardLayoutGuide.h.
    @Test(arguments: Worlds.windows)
    func dockedAndHiddenAreNearTheBottomAndAwayFromTheRest(window: Window) {
        for state in [Keyboard.State.hidden, .docked(height: 300), .docked(height: 760), .shortcutsBar(Worlds.bar)] {
            #expect(near(state, in: window) == .bottom)
        }
    }

    /// WWDC21 session 10259.
    @Test func undockedAndSplitAreAwayFromAllUntilNearTheTop() {
        for state in [Keyboard.State.undocked(height: 300, above: 100), .split(height: 300, above: 100)] {
            #expect(near(state, in: Worlds.fullScreen) == [])
        }
        // 800 − 480 − 300 = 20 points below the top.
        #expect(near(.undocked(height: 300, above: 480), in: Worlds.fullScreen) == .top)
    }

    /// Apple, "Adjusting your layout with keyboard layout guide": always away from the bottom. UIKeyboardLayoutGuide.h: can be
    /// near.
    @Test func undockedNearTheBottomIsAwayFromItOrByTheHeaderNear() {
        var world = Worlds.world(Worlds.fullScreen).with(.undocked(height: 300, above: 10))
        #expect(guide.nearEdges(in: world) == [])
        world.variants.undockedBottomEdge = .canBeNear
        #expect(guide.nearEdges(in: world) == .bottom)
    }

    static let floating: [(x: Double, y: Double, edges: DirectionalEdges)] = [
        (340, 255, []), (10, 255, .leading), (670, 255, .trailing), (340, 10, .top), (340, 500, .bottom),
        (10, 10, [.top, .leading]), (670, 500, [.bottom, .trailing]),
    ]

    /// WWDC21 session 10259; Apple, "Adjusting your layout with keyboard layout guide". Our choice: within 50 points is near.
    @Test(arguments: floating)
    func floatingIsNearOneEdgeOrTwoThatMeetOrNone(x: Double, y: Double, edges: DirectionalEdges) {
        #expect(near(Worlds.floating(x: x, y: y), in: Worlds.fullScreen) == edges)
    }

    /// Apple, documentation of NSDirectionalRectEdge: leading and trailing go by the layout direction.
    @Test func fromRightToLeftLeadingIsTheRightSide() {
        #expect(near(Worlds.floating(x: 10, y: 255), in: Worlds.fullScreen, direction: .rightToLeft) == .trailing)
        #expect(near(Worlds.floating(x: 670, y: 255), in: Worlds.fullScreen, direction: .rightToLeft) == .leading)
    }

    /// WWDC21 session 10259: whether the keyboard is over the app or not; the top can be near.
    @Test(arguments: [Worlds.narrow, Worlds.slideOver])
    func inANarrowAppTheSidesAreAlwaysAway(window: Window) {
        for state in Worlds.states {
            #expect(near(state, in: window).isDisjoint(with: [.leading, .trailing]))
        }
        #expect(near(Worlds.floating(x: window.frame.x, y: window.frame.y + 5), in: window) == .top)
    }

    /// WWDC21 session 10259: with half the screen each and the keyboard in the middle, each guide is clipped to its app, and near
    /// the edge the keyboard crosses.
    @Test func aKeyboardOverTheBorderOfTwoHalvesIsNearThatBorderInBoth() {
        let centred = Worlds.floating(x: 340, y: 255)
        #expect(near(centred, in: Worlds.leftHalf) == .trailing)
        #expect(near(centred, in: Worlds.rightHalf) == .leading)
        // 340 … 495 of the left app, 505 … 660 of the right one.
        let left = guide.layoutFrame(in: Worlds.world(Worlds.leftHalf).with(centred))
        #expect(left == Rect(x: 340, y: 255, width: 155, height: 290))
        let right = guide.layoutFrame(in: Worlds.world(Worlds.rightHalf).with(centred))
        #expect(right == Rect(x: 0, y: 255, width: 155, height: 290))
    }

    /// WWDC21 session 10259: in an app of two thirds or more, as on a full screen.
    @Test func inAWideAppAFloatingKeyboardCanBeAwayFromAll() {
        // The app spans 330 … 1000; 500 is 170 points from its left edge, 820 is 180 from its right.
        #expect(near(Worlds.floating(x: 500, y: 255), in: Worlds.wide) == [])
        #expect(near(Worlds.floating(x: 340, y: 255), in: Worlds.wide) == .leading)
    }

    /// WWDC21 session 10259; Apple, "Adjusting your layout with keyboard layout guide".
    @Test func aKeyboardThatLeavesTheAppIsDismissed() {
        let world = Worlds.world(Worlds.leftHalf, safeArea: EdgeInsets(bottom: 20)).with(Worlds.floating(x: 600, y: 255))
        #expect(guide.layoutFrame(in: world) == Rect(x: 0, y: 780, width: 495, height: 20))
        #expect(guide.nearEdges(in: world) == .bottom)
    }

    /// Apple, "Adjusting your layout with keyboard layout guide": a collapsed shortcuts bar can be near leading or trailing.
    @Test func aMinimisedBarCanBeNearASide() {
        #expect(near(.miniToolbar(Rect(x: 10, y: 740, width: 60, height: 50)), in: Worlds.fullScreen) == [.bottom, .leading])
        #expect(near(.miniToolbar(Rect(x: 930, y: 740, width: 60, height: 50)), in: Worlds.fullScreen) == [.bottom, .trailing])
    }

    /// Apple, documentation of UIKeyboardLayoutGuide.followsUndockedKeyboard.
    @Test func withoutFollowingADetachedKeyboardIsAsGoodAsHidden() {
        for state in Worlds.states where state.presence == .detached {
            let world = Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(bottom: 20)).with(state)
            #expect(KeyboardLayoutGuide().layoutFrame(in: world).minY == 780)
        }
    }
}

/// What `setConstraints(_:activeWhenNearEdge:)` and its siblings switch.
@Suite("Tracked constraints")
struct TrackedConstraintsTests {
    let guide = KeyboardLayoutGuide(followsUndockedKeyboard: true)
    let world = Worlds.world(Worlds.fullScreen)

    /// The sample of WWDC21 session 10259: centred while away from both sides, else beside the keyboard.
    var sample: TrackedConstraints<String> {
        var tracked = TrackedConstraints<String>()
        tracked.setConstraints(["above the keyboard"], activeWhenAwayFrom: .top)
        tracked.setConstraints(["below the keyboard"], activeWhenNearEdge: .top)
        tracked.setConstraints(["centred"], activeWhenAwayFrom: [.leading, .trailing])
        tracked.setConstraints(["right of the keyboard"], activeWhenNearEdge: .leading)
        tracked.setConstraints(["left of the keyboard"], activeWhenNearEdge: .trailing)
        return tracked
    }

    /// WWDC21 session 10259; useyourloaf.com, "Keyboard Layout Guide", has the same sets.
    @Test(arguments: [
        (Keyboard.State.hidden, ["above the keyboard", "centred"]), (.docked(height: 300), ["above the keyboard", "centred"]),
        (Worlds.floating(x: 340, y: 255), ["above the keyboard", "centred"]),
        (Worlds.floating(x: 10, y: 255), ["above the keyboard", "right of the keyboard"]),
        (Worlds.floating(x: 670, y: 10), ["below the keyboard", "left of the keyboard"]),
        (.undocked(height: 300, above: 480), ["below the keyboard", "centred"]),
    ])
    func theTalksSampleIsSwitchedAsItSays(state: Keyboard.State, active: [String]) {
        #expect(sample.active(for: guide, in: world.with(state)) == Set(active))
    }

    /// Apple, "Adjusting your layout with keyboard layout guide", "Handle edge combinations".
    @Test func aSetOfEdgesMeansAllOfThem() {
        var tracked = TrackedConstraints<String>()
        tracked.setConstraints(["free"], activeWhenAwayFrom: [.leading, .trailing, .bottom])
        tracked.setConstraints(["in the corner"], activeWhenNearEdge: [.top, .leading])
        #expect(tracked.active(for: guide, in: world.with(.docked(height: 300))) == [], "docked is near the bottom")
        #expect(tracked.active(for: guide, in: world.with(Worlds.floating(x: 340, y: 255))) == ["free"])
        #expect(tracked.active(for: guide, in: world.with(Worlds.floating(x: 10, y: 255))) == [], "one of two is not enough")
        #expect(tracked.active(for: guide, in: world.with(Worlds.floating(x: 10, y: 10))) == ["in the corner"])
    }

    /// UITrackingLayoutGuide.h: one array for each set of edges, and one call that ends all tracking. Our choice: an empty array
    /// does what nil does in Objective-C.
    @Test func settingAgainReplacesAndAnEmptyArrayEndsTracking() {
        var tracked = sample
        tracked.setConstraints(["replaced"], activeWhenNearEdge: .top)
        #expect(tracked.constraints(activeWhenNearEdge: .top) == ["replaced"])
        #expect(tracked.constraints(activeWhenAwayFrom: .top) == ["above the keyboard"], "near and away are kept apart")
        tracked.setConstraints([], activeWhenNearEdge: .top)
        #expect(tracked.constraints(activeWhenNearEdge: .top) == [])
        tracked.removeAllTrackedConstraints()
        for state in Worlds.states { #expect(tracked.active(for: guide, in: world.with(state)) == []) }
    }

    /// Apple, "Adjusting your layout with keyboard layout guide": tracking applies to a guide that follows.
    /// UIKeyboardLayoutGuide.h describes docked and hidden without that condition.
    @Test func aGuideThatDoesNotFollowSwitchesNothingOrByTheHeaderAsIfDocked() {
        var world = world.with(.docked(height: 300))
        #expect(sample.active(for: KeyboardLayoutGuide(), in: world) == [])
        world.variants.trackingWithoutFollowing = .evaluated
        #expect(sample.active(for: KeyboardLayoutGuide(), in: world) == ["above the keyboard", "centred"])
    }

    /// UITrackingLayoutGuide.h: a guide that never comes to an edge never activates that edge's constraints.
    @Test func aDockedKeyboardNeverActivatesTheSides() {
        for state in Worlds.states where state.presence == .docked {
            let active = sample.active(for: guide, in: world.with(state))
            #expect(active.isDisjoint(with: ["right of the keyboard", "left of the keyboard"]))
        }
    }
}
