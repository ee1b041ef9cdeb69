/// One instant: a keyboard, and the view that has to make room for it, in its window, on its screen.
package struct World: Hashable, Sendable {
    /// The device's own display.
    package var screen: Screen
    package var otherScreens: [Screen]
    package var window: Window
    package var view: View
    package var keyboard: Keyboard
    package var system: SystemVersion
    /// Settings › Accessibility › Motion: Reduce Motion with "Prefer Cross-Fade Transitions".
    package var prefersCrossFade = false
    package var variants = Variants()

    package init(
        screen: Screen, otherScreens: [Screen] = [], window: Window, view: View, keyboard: Keyboard,
        system: SystemVersion = .current
    ) {
        self.screen = screen
        self.otherScreens = otherScreens
        self.window = window
        self.view = view
        self.keyboard = keyboard
        self.system = system
    }

    /// Every connected display, the device's own first.
    package var screens: [Screen] { [screen] + otherScreens }

    package var keyboardScreen: Screen { screen(keyboard.screen) }
    package var windowScreen: Screen { screen(window.screen) }

    /// The device's own display stands in for one that is not connected.
    private func screen(_ id: Screen.ID) -> Screen {
        screen.id == id ? screen : otherScreens.first { $0.id == id } ?? screen
    }

    /// The keyboard's frame, in the coordinates of the screen it is on.
    package var keyboardFrame: Rect<ScreenSpace> { keyboard.frame(on: keyboardScreen) }

    /// The part of the window that the keyboard covers; null if it covers none.
    package var coveredFrame: Rect<ScreenSpace> {
        guard keyboard.screen == window.screen else { return .null }
        let covered = keyboard.visibleFrame(on: keyboardScreen).intersection(window.frame)
        return covered.isEmpty ? .null : covered
    }
}

extension World {
    /// From the screen's coordinates to the view's, the way `screen.coordinateSpace.convert(_:to: view)` goes.
    package func convert(_ rect: Rect<ScreenSpace>) -> Rect<ViewSpace> {
        view.convert(window.convert(rect))
    }

    package func convert(_ rect: Rect<ViewSpace>) -> Rect<ScreenSpace> {
        window.convert(view.convert(rect))
    }
}
