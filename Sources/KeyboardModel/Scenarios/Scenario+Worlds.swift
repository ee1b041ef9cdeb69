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

    package var isOnPad: Bool { world.screen.isPad }

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
