import KeyboardModel
import Testing

/// Every window, safe area and view of `Worlds`, through every sequence of up to four events.
@Suite("The small world, enumerated")
struct SmallWorldTests {
    static let events: [KeyboardEvent] = [
        .show(height: 300), .show(height: 420), .changeHeight(to: 250), .changeHeight(to: 420), .hide,
    ]

    /// Calls `body` with the transitions of every sequence of exactly `length` events.
    func everySequence(of length: Int, from world: World, _ body: ([Transition]) -> Void) {
        func extend(_ transitions: [Transition], _ world: World) {
            guard transitions.count < length else { return body(transitions) }
            for event in Self.events {
                let transition = world.applying(event)
                extend(transitions + [transition], transition.after)
            }
        }
        extend([], world)
    }

    @Test func everyTransitionIsSound() {
        for world in Worlds.all {
            everySequence(of: 3, from: world) { transitions in
                transitions.forEach { expectSound($0) }
            }
        }
    }

    @Test func theGuideIsSoundAfterEveryEvent() {
        for world in Worlds.all {
            for guide in [KeyboardLayoutGuide(), KeyboardLayoutGuide(usesBottomSafeArea: false)] {
                everySequence(of: 3, from: world) { transitions in
                    transitions.forEach { expectSound(guide, in: $0.after) }
                }
            }
        }
    }

    /// What is on screen depends on the last event alone, so a handler that remembers nothing can be right.
    @Test func theFrameOnScreenDependsOnNothingBeforeTheLastShow() {
        let world = Worlds.world(Worlds.fullScreen)
        everySequence(of: 4, from: world) { transitions in
            guard let last = transitions.last else { return }
            #expect(last.after.applying(.show(height: 300)).after.keyboardFrame == Rect(x: 0, y: 500, width: 1000, height: 300))
        }
    }

    @Test func doingAnythingTwiceIsDoingItOnce() {
        for world in Worlds.all {
            for event in Self.events {
                let once = world.applying(event).after
                #expect(once.applying(event).after == once)
                #expect(once.applying(event).notifications.isEmpty)
            }
        }
    }

    /// In every world of a docked keyboard whose view fills the window, Apple's handlers and the guide agree: this is what makes
    /// a migration safe.
    @Test func bothOfApplesHandlersAgreeWithTheGuideInEveryWindowAfterEveryEvent() {
        for world in Worlds.all where world.view.frame == world.window.bounds {
            everySequence(of: 3, from: world) { transitions in
                guard let last = transitions.last, let notification = last.notifications.last else { return }
                let guide = last.after.view.bounds.maxY - KeyboardLayoutGuide().layoutFrame(in: last.after).minY
                for handler in RecommendedHandler.allCases {
                    #expect(handler.bottomOffset(for: notification, in: last.after) == guide)
                }
            }
        }
    }
}
