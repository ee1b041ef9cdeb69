/// One instant: a keyboard, and the view that has to make room for it, in its window, on its screen.
package struct World: Hashable, Sendable {
    /// Every connected display, the device's own first.
    package var screens: [Screen]
    package var window: Window
    package var view: View
    package var keyboard: Keyboard
    package var system: SystemVersion
    package var variants = Variants()

    package init(
        screen: Screen, otherScreens: [Screen] = [], window: Window, view: View, keyboard: Keyboard,
        system: SystemVersion = .current
    ) {
        screens = [screen] + otherScreens
        self.window = window
        self.view = view
        self.keyboard = keyboard
        self.system = system
    }

    /// The device's own display.
    package var screen: Screen { screens[0] }

    /// Where the keyboard is.
    package var keyboardFrame: Rect<ScreenSpace> { keyboard.frame(on: screen) }

    /// Where notifications say it is.
    package var reportedKeyboardFrame: Rect<ScreenSpace> {
        let frame = keyboardFrame
        switch (window.arrangement, variants.slideOverFrame, keyboard.state) {
        case (.slideOver, .endsWithTheWindow, .docked): return frame.intersection(window.frame)
        default: return frame
        }
    }

    /// From the screen's coordinates to the view's, the way `screen.coordinateSpace.convert(_:to: view)` goes.
    package func convert(_ rect: Rect<ScreenSpace>) -> Rect<ViewSpace> {
        view.convert(window.convert(rect))
    }

    package func convert(_ rect: Rect<ViewSpace>) -> Rect<ScreenSpace> {
        window.convert(view.convert(rect))
    }
}
