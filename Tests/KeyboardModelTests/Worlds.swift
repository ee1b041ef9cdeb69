import KeyboardModel

/// Worlds with round numbers that the tests share: a screen of 1000 × 800 points.
enum Worlds {
    static let screen = Screen(width: 1000, height: 800)

    static func world(
        _ window: Window, safeArea: EdgeInsets = .zero, view: View? = nil, keyboard: Keyboard = Keyboard(heightWhenHidden: 300),
        system: SystemVersion = .current
    ) -> World {
        World(
            screen: screen, window: window, view: view ?? View(filling: window, safeAreaInsets: safeArea),
            keyboard: keyboard, system: system)
    }

    static let fullScreen = Window(frame: screen.bounds, arrangement: .fullScreen)
    static let leftHalf = Window(frame: Rect(x: 0, y: 0, width: 495, height: 800), arrangement: .splitView)
    static let rightHalf = Window(frame: Rect(x: 505, y: 0, width: 495, height: 800), arrangement: .splitView)
    static let narrow = Window(frame: Rect(x: 0, y: 0, width: 320, height: 800), arrangement: .splitView)
    static let wide = Window(frame: Rect(x: 330, y: 0, width: 670, height: 800), arrangement: .splitView)
    static let slideOver = Window(frame: Rect(x: 660, y: 20, width: 320, height: 760), arrangement: .slideOver)
    /// Ends 100 points above the screen's bottom, begins 40 below its top.
    static let partlyCovered = Window(frame: Rect(x: 100, y: 40, width: 600, height: 660), arrangement: .stageManager)
    /// Ends above a keyboard of 300 points.
    static let aboveTheKeyboard = Window(frame: Rect(x: 100, y: 40, width: 600, height: 360), arrangement: .stageManager)
    static let atTheBottom = Window(frame: Rect(x: 200, y: 300, width: 600, height: 500), arrangement: .stageManager)

    static let windows = [
        fullScreen, leftHalf, rightHalf, narrow, wide, slideOver, partlyCovered, aboveTheKeyboard, atTheBottom,
    ]

    /// Every window with and without a safe area, with a view that fills it and one that does not.
    static let all: [World] = windows.flatMap { window in
        let inset = View(frame: window.bounds.insetBy(EdgeInsets(top: 50, left: 10, bottom: 80, right: 10)))
        return [
            world(window), world(window, safeArea: EdgeInsets(top: 20, bottom: 34)), world(window, view: inset),
        ]
    }

    static func floating(x: Double, y: Double) -> Keyboard.State {
        .floating(Rect(x: x, y: y, width: 320, height: 290))
    }

    static let bar = Keyboard.ShortcutsBar(height: 55, width: 700, keyboardHeight: 300)

    /// Every kind of keyboard, those that can move in several places.
    static let states: [Keyboard.State] = [
        .hidden, .docked(height: 300), .docked(height: 760), .dismissing(height: 300, visible: 120),
        .dismissing(height: 300, visible: 10), .undocked(height: 300, above: 100), .undocked(height: 300, above: 480),
        .split(height: 300, above: 100), .split(height: 300, above: 10), .shortcutsBar(bar),
        .miniToolbar(Rect(x: 10, y: 740, width: 60, height: 50)), .miniToolbar(Rect(x: 930, y: 740, width: 60, height: 50)),
        floating(x: 340, y: 255), floating(x: 10, y: 255), floating(x: 670, y: 255), floating(x: 340, y: 10),
        floating(x: 340, y: 500), floating(x: 10, y: 10), floating(x: 670, y: 500), floating(x: 240, y: 300),
    ]
}

extension World {
    /// The same world with the keyboard in another state.
    func with(_ state: Keyboard.State) -> World {
        var world = self
        world.keyboard.state = state
        return world
    }

    func after(_ events: KeyboardEvent...) -> World {
        events.reduce(self) { $0.applying($1).after }
    }
}
