/// A scenario while its lines are read.
struct ScenarioDraft {
    let id: String
    /// Where it begins.
    let line: Int
    /// Whether a line of it was wrong.
    var isBroken = false

    private var title: String?
    private var summary: String?
    private var screen: Screen?
    private var otherScreens: [Screen] = []
    private var window: Window?
    private var viewFrame: Rect<WindowSpace>?
    private var safeArea = EdgeInsets.zero
    private var direction = View.LayoutDirection.leftToRight
    private var keyboard = Keyboard()
    private var system = SystemVersion.current
    private var prefersCrossFade = false
    private var variants = Variants()
    private var steps: [ScenarioStepDraft] = []
    private var numbers: [Scenario.Number] = []
    /// What had a line of its own: a second one would undo it.
    private var stated: Set<String> = []

    init(id: String, line: Int) {
        self.id = id
        self.line = line
    }

    mutating func read(_ keyword: String, _ words: inout ScenarioWords) throws(ScenarioFile.Issue) {
        if Self.unique.contains(keyword), !stated.insert(keyword).inserted {
            throw words.issue("the scenario has another line \"\(keyword)\"")
        }
        switch keyword {
        case "title": title = words.rest()
        case "summary": summary = words.rest()
        case "screen": screen = try words.screen(.main)
        case "external-screen": try readExternalScreen(&words)
        case "window": window = try words.window()
        case "view": viewFrame = try words.rect("the view")
        case "safe-area": safeArea = try words.insets()
        case "right-to-left": direction = .rightToLeft
        case "keyboard": try readKeyboard(&words)
        case "keyboard-state": keyboard.state = try words.keyboardState()
        case "system": system = try words.system()
        case "cross-fade": prefersCrossFade = true
        case "variant": try readVariant(&words)
        case "step": try readStep(&words)
        case "number": numbers.append(try words.sourcedNumber())
        default: throw words.issue("\"\(keyword)\" is unknown; there are \(Self.keywords.joined(separator: ", "))")
        }
        try words.end()
    }

    static let keywords = [
        "scenario", "title", "summary", "screen", "external-screen", "window", "view", "safe-area", "right-to-left", "keyboard",
        "keyboard-state", "system", "cross-fade", "variant", "step", "number",
    ]
    private static let unique = Set(keywords).subtracting(["external-screen", "variant", "step", "number"])

    private mutating func readExternalScreen(_ words: inout ScenarioWords) throws(ScenarioFile.Issue) {
        let ids = Screen.ID.allCases.filter { $0 != .main }
        guard otherScreens.count < ids.count else {
            throw words.issue("the scenario has more than \(ids.count) external screens")
        }
        otherScreens.append(try words.screen(ids[otherScreens.count]))
    }

    private mutating func readKeyboard(_ words: inout ScenarioWords) throws(ScenarioFile.Issue) {
        keyboard.heightWhenHidden = try words.size("the keyboard's height")
        if !words.isAtEnd { keyboard.screen = try words.choice("the keyboard's screen") }
    }

    private mutating func readVariant(_ words: inout ScenarioWords) throws(ScenarioFile.Issue) {
        let name = try words.word("the variant's name")
        guard let choice = Variants.choices.first(where: { $0.name == name }) else {
            let known = Variants.choices.map(\.name).joined(separator: ", ")
            throw words.issue("the variant \"\(name)\" is unknown; there are \(known)")
        }
        guard stated.insert("variant \(name)").inserted else {
            throw words.issue("the scenario has another line \"variant \(name)\"")
        }
        let value = try words.word("what the variant is")
        guard choice.set(&variants, String(value)) else {
            throw words.issue("\(name) cannot be \"\(value)\"; it can be \(choice.values.joined(separator: ", "))")
        }
    }

    private mutating func readStep(_ words: inout ScenarioWords) throws(ScenarioFile.Issue) {
        let step = try words.step()
        guard !steps.contains(where: { $0.name == step.name }) else {
            throw words.issue("there is another step \"\(step.name)\"")
        }
        guard steps.count < ScenarioFile.maximumSteps else {
            throw words.issue("the scenario has more than \(ScenarioFile.maximumSteps) steps")
        }
        steps.append(step)
    }

    func scenario() throws(ScenarioFile.Issue) -> Scenario {
        guard let screen else { throw ScenarioFile.Issue(line: line, message: "the scenario \"\(id)\" has no screen") }
        guard !steps.isEmpty else { throw ScenarioFile.Issue(line: line, message: "the scenario \"\(id)\" has no step") }
        let window = window ?? Window(frame: screen.bounds, arrangement: .fullScreen)
        for place in [window.screen, keyboard.screen] { try check(place, line) }
        var world = World(
            screen: screen, otherScreens: otherScreens, window: window,
            view: View(frame: viewFrame ?? window.bounds, safeAreaInsets: safeArea, layoutDirection: direction),
            keyboard: keyboard, system: system)
        world.prefersCrossFade = prefersCrossFade
        world.variants = variants
        if !stated.contains("keyboard") { world.keyboard.heightWhenHidden = world.keyboardFrame.height }
        var scenario = Scenario(
            id: id, title: title ?? id, summary: summary ?? "", world: world, steps: [], numbers: numbers)
        for draft in steps {
            let (step, after) = try draft.step(after: world)
            if case .arrange(let window, _) = step.event { try check(window.screen, draft.line) }
            scenario.steps.append(step)
            world = after
        }
        return scenario
    }

    private func check(_ screen: Screen.ID, _ line: Int) throws(ScenarioFile.Issue) {
        guard screen != .main, !otherScreens.contains(where: { $0.id == screen }) else { return }
        let what = otherScreens.isEmpty ? "an external screen and has none" : "a second external screen and has one"
        throw ScenarioFile.Issue(line: line, message: "the scenario \"\(id)\" speaks of \(what)")
    }
}

extension ScenarioWords {
    mutating func screen(_ id: Screen.ID) throws(ScenarioFile.Issue) -> Screen {
        let (width, height) = (try size("the screen's width"), try size("the screen's height"))
        guard width > 0, height > 0 else { throw issue("the screen is empty") }
        let orientation: Screen.Orientation = isAtEnd ? .portrait : try choice("the orientation")
        return Screen(id: id, width: width, height: height, orientation: orientation)
    }

    mutating func window() throws(ScenarioFile.Issue) -> Window {
        let frame: Rect<ScreenSpace> = try rect("the window")
        let arrangement: Window.Arrangement = try choice("the window's arrangement")
        return Window(frame: frame, arrangement: arrangement, screen: isAtEnd ? .main : try choice("the window's screen"))
    }

    mutating func system() throws(ScenarioFile.Issue) -> SystemVersion {
        let word = try word("the system's version")
        let parts = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), let major = parts[0], let minor = parts.count == 2 ? parts[1] : 0 else {
            throw issue("the system's version \"\(word)\" is not like 17 or 16.1")
        }
        return SystemVersion(major, minor)
    }

    /// `VALUE PROVENANCE NAME; SOURCE`
    mutating func sourcedNumber() throws(ScenarioFile.Issue) -> Scenario.Number {
        let value = try length("the number")
        let provenance: Scenario.Provenance = try choice("the provenance")
        let parts = rest().split(separator: ";", maxSplits: 1).map { $0.drop(while: \.isWhitespace) }
        guard parts.count == 2 else { throw issue("a number has a name, a semicolon and a source") }
        return Scenario.Number(name: String(parts[0]), value: value, provenance: provenance, source: String(parts[1]))
    }
}
