/// The on-screen keyboard.
package struct Keyboard: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        case hidden
        /// On screen and touching its bottom edge (WWDC23 session 10281: that is what "docked" means). The height is in points
        /// and includes the strip that the home indicator occupies.
        case docked(height: Double)
    }

    package var state: State
    /// The height a hidden keyboard had, or will have first: UIKit gives its frame in notifications with a size.
    package var heightWhenHidden: Double

    package init(state: State = .hidden, heightWhenHidden: Double = 0) {
        self.state = state
        self.heightWhenHidden = heightWhenHidden
    }

    /// The height of the keyboard's frame, in points, whether it is on screen or not.
    package var height: Double {
        switch state {
        case .hidden: heightWhenHidden
        case .docked(let height): height
        }
    }

    /// Where the keyboard is. A hidden one has kept its size and lies below the screen's bottom edge, which is why a hide
    /// notification's end frame has a height: only its origin tells that the keyboard is gone (observed in public logs,
    /// for example {{0, 479}, {375, 333}} → {{0, 812}, {375, 333}}).
    package func frame(on screen: Screen) -> Rect<ScreenSpace> {
        let top =
            switch state {
            case .hidden: screen.bounds.maxY
            case .docked(let height): screen.bounds.maxY - height
            }
        return Rect(x: screen.bounds.minX, y: top, width: screen.bounds.width, height: height)
    }
}

extension Keyboard {
    func applying(_ event: KeyboardEvent) -> Keyboard {
        switch (state, event) {
        case (_, .show(let height)), (.docked, .changeHeight(let height)):
            Keyboard(state: .docked(height: height), heightWhenHidden: height)
        case (.hidden, .changeHeight(let height)):
            Keyboard(state: .hidden, heightWhenHidden: height)
        case (_, .hide):
            Keyboard(state: .hidden, heightWhenHidden: height)
        }
    }
}
