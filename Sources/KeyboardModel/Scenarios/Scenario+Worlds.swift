import Vocabulary

extension Screen {
    /// Whether it is an iPad's own display.
    ///
    /// No iPhone is 600 points wide in both directions (440 at most), and each iPad is (744 at least): Apple, Human Interface
    /// Guidelines, Layout, "Device screen dimensions".
    package var isPad: Bool { min(bounds.width, bounds.height) >= 600 }

    package var isLandscape: Bool { bounds.width > bounds.height }
}

extension Scenario {
    /// The instants that it goes through, the first event's among them.
    private var worlds: [World] { [world] + transitions.map(\.after) }

    /// Those at which one of these is posted.
    private func worlds(after notifications: Set<KeyboardNotificationName>) -> some Sequence<World> {
        transitions.lazy.filter { $0.notifications.contains { notifications.contains($0.name) } }.map(\.after)
    }

    /// Whether the keyboard covers less of the view than its height, whenever one of these is posted.
    ///
    /// - Parameters:
    ///   - events: the names of those that count; nil for all.
    ///   - leavesOutHiding: whether events after which there is no keyboard do not count.
    package func hasPartialCover(
        at notifications: Set<KeyboardNotificationName>, in events: Set<String>?, leavesOutHiding: Bool
    ) -> Bool {
        zip(steps, transitions).contains { step, transition in
            guard events?.contains(step.name) ?? true,
                !leavesOutHiding || transition.after.keyboard.state.presence != .absent
            else { return false }
            return transition.notifications.contains { posted in
                guard notifications.contains(posted.name), posted.endFrame.height > 0 else { return false }
                let world = transition.after
                let isHere = world.keyboard.screen == world.window.screen
                let covered = isHere ? world.convert(posted.endFrame).intersection(world.view.bounds) : .null
                return (covered.isEmpty ? 0 : covered.height) < posted.endFrame.height
            }
        }
    }

    /// Whether the view's coordinates are not those of the keyboard's screen, whenever one of these is posted.
    package func hasOffsetView(at notifications: Set<KeyboardNotificationName>) -> Bool {
        worlds(after: notifications).contains { world in
            world.keyboard.screen != world.window.screen || world.convert(world.view.bounds).origin != .zero
        }
    }

    /// Whether the window ends above the end of its screen, or the keyboard is on another one, whenever one of these is posted.
    package func hasSmallWindow(at notifications: Set<KeyboardNotificationName>) -> Bool {
        worlds(after: notifications).contains { world in
            world.keyboard.screen != world.window.screen || world.window.frame.maxY < world.screen.bounds.maxY
        }
    }

    package var isOnPad: Bool { world.screen.isPad }

    /// Whether the scenario of an id needs windows; false for one that somebody else wrote.
    package static func needsWindows(_ id: String) -> Bool { ScenarioLibrary.scenario(id: id)?.needsWindows ?? false }

    /// Whether the window is smaller than its screen, or on another one, at any instant: an app that requires full screen has no
    /// such window.
    package var needsWindows: Bool {
        isOnPad && worlds.contains { $0.window.arrangement != .fullScreen || $0.window.screen != $0.screen.id }
    }

    /// Whether windows that fill the screen are upright, and lie on their side. A smaller window is what it is in either.
    package var orientations: (isPortrait: Bool, isLandscape: Bool) {
        let screens = needsWindows ? [] : worlds.map(\.screen)
        return (screens.contains { !$0.isLandscape }, screens.contains(where: \.isLandscape))
    }
}
