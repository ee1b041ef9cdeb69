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
    static let slideOver = Window(frame: Rect(x: 660, y: 20, width: 320, height: 760), arrangement: .slideOver)
    /// Ends 100 points above the screen's bottom, begins 40 below its top.
    static let partlyCovered = Window(frame: Rect(x: 100, y: 40, width: 600, height: 660), arrangement: .stageManager)
    /// Ends above a keyboard of 300 points.
    static let aboveTheKeyboard = Window(frame: Rect(x: 100, y: 40, width: 600, height: 360), arrangement: .stageManager)
    static let atTheBottom = Window(frame: Rect(x: 200, y: 300, width: 600, height: 500), arrangement: .stageManager)

    static let windows = [fullScreen, leftHalf, rightHalf, slideOver, partlyCovered, aboveTheKeyboard, atTheBottom]

    /// Every window with and without a safe area, with a view that fills it and one that does not.
    static let all: [World] = windows.flatMap { window in
        [EdgeInsets.zero, EdgeInsets(top: 20, bottom: 34)].flatMap { safeArea in
            let inset = View(
                frame: window.bounds.insetBy(EdgeInsets(top: 50, left: 10, bottom: 80, right: 10)))
            return [world(window, safeArea: safeArea), world(window, view: inset)]
        }
    }
}
