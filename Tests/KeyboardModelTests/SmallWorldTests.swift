import KeyboardModel
import Testing

/// Every window, safe area and view of `Worlds`, through every short sequence of events.
@Suite("The small world, enumerated")
struct SmallWorldTests {
    static let dockedEvents: [KeyboardEvent] = [
        .show(height: 300), .show(height: 420), .changeHeight(to: 250), .changeHeight(to: 420), .hide,
    ]

    static let events: [KeyboardEvent] =
        dockedEvents + [
            .showInAnotherApp(height: 300), .undock(above: 100), .split(above: 100),
            .float(Rect(x: 340, y: 255, width: 320, height: 290)), .drag(to: Point(x: 20, y: 20)),
            .showShortcutsBar(Worlds.bar), .minimiseShortcutsBar(to: Rect(x: 10, y: 740, width: 60, height: 50)),
            .dragDown(visible: 120), .changeAccessory(height: 44),
        ]

    /// Calls `body` with the transitions of every sequence of exactly `length` events.
    func everySequence(
        of length: Int, events: [KeyboardEvent], from world: World, _ body: ([Transition]) -> Void
    ) {
        func extend(_ transitions: [Transition], _ world: World) {
            guard transitions.count < length else { return body(transitions) }
            for event in events {
                let transition = world.applying(event)
                extend(transitions + [transition], transition.after)
            }
        }
        extend([], world)
    }

    /// Apple, documentation of the keyboard notifications: "will" is posted before, "did" after. Our choice, the rest: begins
    /// where it was, ends where it is.
    @Test func everyTransitionIsSound() {
        for world in [Worlds.world(Worlds.fullScreen), Worlds.world(Worlds.slideOver)] {
            everySequence(of: 3, events: Self.events, from: world) { transitions in
                transitions.suffix(1).forEach { expectSound($0) }
            }
        }
    }

    /// Our choice: a change that is seen is announced, and nothing else, with the true frames.
    @Test func aDockedKeyboardAnnouncesExactlyWhatIsSeen() {
        for world in Worlds.all {
            everySequence(of: 3, events: Self.dockedEvents, from: world) { transitions in
                transitions.suffix(1).forEach { expectAnnounced($0) }
            }
        }
    }

    /// WWDC21 session 10259: never outside the window, never near opposite edges, hidden is dismissed. Every keyboard × window ×
    /// view × following × safe area × layout direction.
    @Test func everyGuideIsSoundInEveryWorld() {
        for world in Worlds.all {
            for direction in View.LayoutDirection.allCases {
                for state in Worlds.states {
                    for follows in [false, true] {
                        for usesSafeArea in [false, true] {
                            var world = world.with(state)
                            world.view.layoutDirection = direction
                            let guide = KeyboardLayoutGuide(
                                followsUndockedKeyboard: follows, usesBottomSafeArea: usesSafeArea)
                            expectSound(guide, in: world)
                        }
                    }
                }
            }
        }
    }

    /// Our choice: what is on screen depends on the last show alone, so a handler that remembers nothing can be right.
    @Test func theFrameOnScreenDependsOnNothingBeforeTheLastShow() {
        let events = Self.events.filter { if case .changeAccessory = $0 { false } else { true } }
        everySequence(of: 3, events: events, from: Worlds.world(Worlds.fullScreen)) { transitions in
            guard let last = transitions.last else { return }
            #expect(last.after.after(.show(height: 300)).keyboardFrame == Rect(x: 0, y: 500, width: 1000, height: 300))
        }
    }

    /// Our choice: events say where the keyboard goes, not by how much.
    @Test func doingAnythingTwiceIsDoingItOnce() {
        for world in Worlds.all {
            for state in Worlds.states {
                for event in Self.events {
                    let once = world.with(state).after(event)
                    #expect(once.after(event) == once, "\(event) twice in \(state)")
                }
            }
        }
    }

    /// WWDC23 session 10281 offers handler and guide for the same layout: in every window whose view fills it they agree about a
    /// docked keyboard, which makes a migration safe. The one exception is a keyboard that covers less than the safe area (of a
    /// tab bar, say) in a window high above the screen's bottom: the handlers then go below the safe area, the guide does not.
    @Test func bothOfApplesHandlersAgreeWithTheGuideInEveryWindowAfterEveryEvent() {
        for world in Worlds.all where world.view.frame == world.window.bounds {
            everySequence(of: 3, events: Self.dockedEvents, from: world) { transitions in
                guard let last = transitions.last, let notification = last.notifications.last else { return }
                let guide = last.after.view.bounds.maxY - KeyboardLayoutGuide().layoutFrame(in: last.after).minY
                for handler in RecommendedHandler.allCases {
                    let offset = handler.bottomOffset(for: notification, in: last.after)
                    #expect(max(offset, last.after.view.safeAreaInsets.bottom) == guide)
                }
            }
        }
    }
}
