/// The on-screen keyboard, or what stands in for it beside a hardware keyboard.
package struct Keyboard: Hashable, Sendable {
    package var state: State
    /// The height a hidden keyboard's frame had, or will have first: UIKit gives it a size in notifications, below the screen.
    package var heightWhenHidden: Double
    /// Of the first responder's `inputAccessoryView`. It sits on top of a docked keyboard and is part of the frame that
    /// notifications report (slackhq/SlackTextViewController#41, MessageKit/MessageKit#977); so the guide follows it as well.
    package var accessoryHeight: Double
    /// The screen it is on.
    package var screen: Screen.ID
    package var owner: Owner

    package init(
        state: State = .hidden, heightWhenHidden: Double = 0, accessoryHeight: Double = 0, screen: Screen.ID = .main,
        owner: Owner = .thisApp
    ) {
        self.state = state
        self.heightWhenHidden = heightWhenHidden
        self.accessoryHeight = accessoryHeight
        self.screen = screen
        self.owner = owner
    }

    /// The app whose text field the keyboard belongs to.
    package enum Owner: String, Hashable, Sendable, CaseIterable {
        case thisApp, anotherApp
    }

    /// Heights are in points and include the strip that the home indicator occupies, but not an accessory view.
    package enum State: Hashable, Sendable {
        case hidden
        /// On screen and touching its bottom edge: that is what "docked" means (WWDC23 session 10281). A camera that scans text
        /// into the field counts as a docked keyboard that nearly fills the screen (WWDC21 session 10259).
        case docked(height: Double)
        /// Dragged down by a finger on a scroll view that dismisses interactively; `visible` points of it are still on screen.
        case dismissing(height: Double, visible: Double)
        /// In one piece as wide as the screen, its bottom edge `above` points above the screen's.
        case undocked(height: Double, above: Double)
        /// In two halves at the screen's sides. Its frame is that of an undocked one. iPads up to 10.9 inches only.
        case split(height: Double, above: Double)
        /// Small and anywhere on the screen.
        case floating(Rect<ScreenSpace>)
        /// The bar a hardware keyboard leaves on an iPad's screen, at the bottom.
        case shortcutsBar(ShortcutsBar)
        /// The same bar, flicked down or to a side. Outside Stage Manager it lies over the app and is no part of the keyboard
        /// (WWDC23 session 10281).
        case miniToolbar(Rect<ScreenSpace>)
    }

    /// Beside a hardware keyboard only the uppermost part of the keyboard's frame is on screen: the bar with the shortcuts.
    ///
    /// Notifications still carry the full keyboard's size, so a handler that reads the height leaves a gap of several hundred
    /// points (observed: ionic-team/ionic-plugin-keyboard#273, mozilla-mobile/firefox-ios#739).
    package struct ShortcutsBar: Hashable, Sendable {
        /// What is seen, 55 points on an iPad with home button.
        package var height: Double
        /// Depends on the language and the number of buttons (WWDC21 session 10259); the bar is centred.
        package var width: Double
        /// What notifications report as the height.
        package var keyboardHeight: Double

        package init(height: Double, width: Double, keyboardHeight: Double) {
            self.height = height
            self.width = width
            self.keyboardHeight = keyboardHeight
        }
    }
}

/// The three ways a keyboard can be there, which decide what is posted and whether the default guide follows.
extension Keyboard.State {
    package enum Presence: String, Hashable, Sendable, CaseIterable {
        case absent, docked, detached
    }

    package var presence: Presence {
        switch self {
        case .hidden, .miniToolbar: .absent
        case .docked, .dismissing, .shortcutsBar: .docked
        case .undocked, .split, .floating: .detached
        }
    }
}

extension Keyboard {
    /// The keyboard's frame as UIKit speaks of it.
    ///
    /// A hidden keyboard has kept its size and lies below the screen's bottom edge, which is why a hide notification's end frame
    /// has a height: only its origin tells that the keyboard is gone (observed in public logs, for example {{0, 479}, {375, 333}}
    /// → {{0, 812}, {375, 333}}).
    package func frame(on screen: Screen) -> Rect<ScreenSpace> {
        let bounds = screen.bounds
        func acrossTheScreen(top: Double, height: Double) -> Rect<ScreenSpace> {
            Rect(x: bounds.minX, y: top - accessoryHeight, width: bounds.width, height: height + accessoryHeight)
        }
        switch state {
        case .hidden:
            return Rect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: heightWhenHidden)
        case .docked(let height):
            return acrossTheScreen(top: bounds.maxY - height, height: height)
        case .dismissing(let height, let visible):
            return acrossTheScreen(top: bounds.maxY - visible, height: height)
        case .shortcutsBar(let bar):
            return acrossTheScreen(top: bounds.maxY - bar.height, height: bar.keyboardHeight)
        case .undocked(let height, let above), .split(let height, let above):
            return Rect(x: bounds.minX, y: bounds.maxY - above - height, width: bounds.width, height: height)
        case .floating(let frame), .miniToolbar(let frame):
            return frame
        }
    }

    /// What is really on screen: the frame, except for a shortcuts bar, which may be narrower and whose keyboard is not there.
    package func visibleFrame(on screen: Screen) -> Rect<ScreenSpace> {
        let frame = frame(on: screen).intersection(screen.bounds)
        guard case .shortcutsBar(let bar) = state else { return frame }
        return Rect(x: screen.bounds.midX - bar.width / 2, y: frame.minY, width: bar.width, height: frame.height)
    }
}
