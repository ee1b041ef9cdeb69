/// What a step of a scenario file does.
extension ScenarioWords {
    /// `NAME: EVENT [posting BEGIN END]`
    mutating func step() throws(ScenarioFile.Issue) -> ScenarioStepDraft {
        let label = try word("the step's name")
        guard label.hasSuffix(":"), label.count > 1 else { throw issue("the step's name \"\(label)\" has no colon after it") }
        var draft = ScenarioStepDraft(name: String(label.dropLast()), line: number, event: .hide)
        (draft.event, draft.kept) = try event()
        if takes("posting") {
            draft.frames = Scenario.PostedFrames(begin: try rect("the first frame"), end: try rect("the last frame"))
        }
        return draft
    }

    private mutating func event() throws(ScenarioFile.Issue) -> (KeyboardEvent, ScenarioStepDraft.Kept) {
        let name = try word("what the step does")
        switch name {
        case "arrange": return try arrangement()
        case "rotate": return try rotation()
        default: return (try event(String(name)), [])
        }
    }

    private mutating func event(_ name: String) throws(ScenarioFile.Issue) -> KeyboardEvent {
        switch name {
        case "show": return .show(height: try size("the height"))
        case "showInAnotherApp": return .showInAnotherApp(height: try size("the height"))
        case "changeHeight": return .changeHeight(to: try size("the height"))
        case "hide": return .hide
        case "undock": return .undock(above: try size("the distance from the bottom"))
        case "split": return .split(above: try size("the distance from the bottom"))
        case "float": return .float(try rect("the keyboard"))
        case "drag": return .drag(to: Point(x: try length("the x"), y: try length("the y")))
        case "showShortcutsBar": return .showShortcutsBar(try shortcutsBar())
        case "minimiseShortcutsBar": return .minimiseShortcutsBar(to: try rect("the toolbar"))
        case "dragDown": return .dragDown(visible: try size("what is left on screen"))
        case "changeAccessory": return .changeAccessory(height: try size("the height"))
        default: throw issue("a step cannot \"\(name)\"; it can \(Self.events.joined(separator: ", "))")
        }
    }

    static let events = [
        "show", "showInAnotherApp", "changeHeight", "hide", "undock", "split", "float", "drag", "showShortcutsBar",
        "minimiseShortcutsBar", "dragDown", "changeAccessory", "arrange", "rotate",
    ]

    private mutating func shortcutsBar() throws(ScenarioFile.Issue) -> Keyboard.ShortcutsBar {
        Keyboard.ShortcutsBar(
            height: try size("the bar's height"), width: try size("the bar's width"),
            keyboardHeight: try size("the keyboard's height"))
    }

    /// `arrange X Y WIDTH HEIGHT ARRANGEMENT [SCREEN] [INSETS] [view X Y WIDTH HEIGHT]`: the window, and the view in it.
    private mutating func arrangement() throws(ScenarioFile.Issue) -> (KeyboardEvent, ScenarioStepDraft.Kept) {
        var kept: ScenarioStepDraft.Kept = []
        var window = Window(frame: try rect("the window"), arrangement: try choice("the window's arrangement"))
        if let screen = next(among: Screen.ID.self) { window.screen = screen } else { kept.insert(.screen) }
        return (.arrange(window: window, view: try view(in: window, &kept)), kept)
    }

    /// `rotate WIDTH HEIGHT ORIENTATION KEYBOARD-HEIGHT [INSETS] [view X Y WIDTH HEIGHT]`: the screen as it is now, filled by the
    /// window, and the view in it.
    private mutating func rotation() throws(ScenarioFile.Issue) -> (KeyboardEvent, ScenarioStepDraft.Kept) {
        var kept: ScenarioStepDraft.Kept = []
        let (width, height) = (try size("the screen's width"), try size("the screen's height"))
        let screen = Screen(width: width, height: height, orientation: try choice("the orientation"))
        let keyboard = Keyboard.State.docked(height: try size("the keyboard's height"))
        let window = Window(frame: screen.bounds, arrangement: .fullScreen)
        let view = try view(in: window, &kept)
        return (.rotate(.init(screen: screen, window: window, view: view, keyboard: keyboard)), kept)
    }

    private mutating func view(
        in window: Window, _ kept: inout ScenarioStepDraft.Kept
    ) throws(ScenarioFile.Issue) -> View {
        var view = View(filling: window)
        if isAtNumber { view.safeAreaInsets = try insets() } else { kept.insert(.insets) }
        if takes("view") { view.frame = try rect("the view") } else { kept.insert(.viewFrame) }
        return view
    }
}

extension ScenarioWords {
    /// `STATE [NUMBERS]`: where the keyboard is before the first event.
    mutating func keyboardState() throws(ScenarioFile.Issue) -> Keyboard.State {
        let name = try word("the keyboard's state")
        switch name {
        case "hidden": return .hidden
        case "docked": return .docked(height: try size("the height"))
        case "undocked": return .undocked(height: try size("the height"), above: try size("the distance from the bottom"))
        case "split": return .split(height: try size("the height"), above: try size("the distance from the bottom"))
        case "floating": return .floating(try rect("the keyboard"))
        case "shortcutsBar": return .shortcutsBar(try shortcutsBar())
        case "miniToolbar": return .miniToolbar(try rect("the toolbar"))
        default: throw issue("the keyboard cannot be \"\(name)\"; it can be \(Self.states.joined(separator: ", "))")
        }
    }

    static let states = ["hidden", "docked", "undocked", "split", "floating", "shortcutsBar", "miniToolbar"]
}
