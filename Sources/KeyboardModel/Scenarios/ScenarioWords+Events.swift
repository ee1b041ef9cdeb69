/// What a step of a scenario file does.
extension ScenarioWords {
    mutating func event() throws(ScenarioFile.Issue) -> KeyboardEvent {
        let name = try word("what the step does")
        switch name {
        case "show": return .show(height: try size("the height"))
        case "showInAnotherApp": return .showInAnotherApp(height: try size("the height"))
        case "changeHeight": return .changeHeight(to: try size("the height"))
        case "hide": return .hide
        case "undock": return .undock(above: try size("the distance from the bottom"))
        case "split": return .split(above: try size("the distance from the bottom"))
        case "float": return .float(try rect("the keyboard"))
        case "drag": return .drag(to: Point(x: try length("the x"), y: try length("the y")))
        case "showShortcutsBar":
            return .showShortcutsBar(
                Keyboard.ShortcutsBar(
                    height: try size("the bar's height"), width: try size("the bar's width"),
                    keyboardHeight: try size("the keyboard's height")))
        case "minimiseShortcutsBar": return .minimiseShortcutsBar(to: try rect("the toolbar"))
        case "dragDown": return .dragDown(visible: try size("what is left on screen"))
        case "changeAccessory": return .changeAccessory(height: try size("the height"))
        case "arrange": return try arrangement()
        case "rotate": return try rotation()
        default:
            throw issue("a step cannot \"\(name)\"; it can \(Self.events.joined(separator: ", "))")
        }
    }

    static let events = [
        "show", "showInAnotherApp", "changeHeight", "hide", "undock", "split", "float", "drag", "showShortcutsBar",
        "minimiseShortcutsBar", "dragDown", "changeAccessory", "arrange", "rotate",
    ]

    /// `arrange X Y WIDTH HEIGHT ARRANGEMENT [INSETS]`: the window, and a view that fills it.
    private mutating func arrangement() throws(ScenarioFile.Issue) -> KeyboardEvent {
        let frame: Rect<ScreenSpace> = try rect("the window")
        let window = Window(frame: frame, arrangement: try choice("the window's arrangement"))
        return .arrange(window: window, view: View(filling: window, safeAreaInsets: isAtEnd ? .zero : try insets()))
    }

    /// `rotate WIDTH HEIGHT ORIENTATION KEYBOARD-HEIGHT [INSETS]`: the screen as it is now, filled by window and view.
    private mutating func rotation() throws(ScenarioFile.Issue) -> KeyboardEvent {
        let (width, height) = (try size("the screen's width"), try size("the screen's height"))
        let screen = Screen(width: width, height: height, orientation: try choice("the orientation"))
        let keyboard = Keyboard.State.docked(height: try size("the keyboard's height"))
        let window = Window(frame: screen.bounds, arrangement: .fullScreen)
        let view = View(filling: window, safeAreaInsets: isAtEnd ? .zero : try insets())
        return .rotate(.init(screen: screen, window: window, view: view, keyboard: keyboard))
    }
}
