import KeyboardModel
import Testing

@Suite("Scenario files")
struct ScenarioFileTests {
    func issues(_ text: String) -> [String] {
        ScenarioFile.parse(text).issues.map(\.description)
    }

    @Test func aScenarioIsReadAsItIsWritten() throws {
        let file = ScenarioFile.parse(
            """
            # our iPad
            scenario ipad-our-window
              title Our window
              summary It is half covered.
              screen 1080 810 landscapeRight
              window 90 44 760 646 stageManager
              view 0 100 760 546
              safe-area 20 0 5 0
              right-to-left
              keyboard 398
              system 16.1
              variant detaching nothing

              step show: show 398
              step hide: hide
              number 398 observed keyboard height; measured; on our iPad
            """)
        #expect(file.issues.isEmpty)
        let scenario = try #require(file.scenarios.first)
        #expect(scenario.id == "ipad-our-window" && scenario.title == "Our window" && scenario.summary == "It is half covered.")
        let world = scenario.world
        #expect(world.screen == Screen(width: 1080, height: 810, orientation: .landscapeRight))
        #expect(world.window == Window(frame: Rect(x: 90, y: 44, width: 760, height: 646), arrangement: .stageManager))
        #expect(
            world.view
                == View(
                    frame: Rect(x: 0, y: 100, width: 760, height: 546), safeAreaInsets: EdgeInsets(top: 20, bottom: 5),
                    layoutDirection: .rightToLeft))
        #expect(world.keyboard == Keyboard(heightWhenHidden: 398))
        #expect(world.system == SystemVersion(16, 1))
        #expect(world.variants.detaching == .nothing)
        #expect(scenario.steps == [.init("show", .show(height: 398)), .init("hide", .hide)])
        #expect(scenario.numbers == [.observed("keyboard height", 398, "measured; on our iPad")])
    }

    @Test func aScreenAndAStepAreEnough() throws {
        let file = ScenarioFile.parse("scenario mine\nscreen 390 844\nstep show: show 336\n")
        let scenario = try #require(file.scenarios.first)
        #expect(file.issues.isEmpty)
        #expect(scenario.title == "mine")
        #expect(scenario.world.window == Window(frame: Rect(x: 0, y: 0, width: 390, height: 844), arrangement: .fullScreen))
        #expect(scenario.world.view == View(filling: scenario.world.window))
        #expect(scenario.world.system == .current)
    }

    /// Ours are where users begin, and the format must be able to say all that they say.
    @Test func everyScenarioOfTheLibraryCanBeWrittenAndReadAgain() {
        let file = ScenarioFile.parse(ScenarioLibrary.all.map(\.text).joined(separator: "\n"))
        #expect(file.issues.isEmpty)
        #expect(file.scenarios == ScenarioLibrary.all)
    }

    @Test(arguments: [
        ("step a: show 5", "line 1: \"step\" comes before the first scenario"),
        ("scenario", "line 1: the scenario's id is missing"),
        ("scenario Mine", "line 1: the id \"Mine\" has characters other than a–z, 0–9 and hyphens"),
        ("scenario a b", "line 1: \"b\" is one word too many"),
        ("scenario a\nstep x: show 5", "line 1: the scenario \"a\" has no screen"),
        ("scenario a\nscreen 10 10", "line 1: the scenario \"a\" has no step"),
        ("scenario a\nscreen 0 10", "line 2: the screen is empty"),
        ("scenario a\nscreen 10", "line 2: the screen's height is missing"),
        ("scenario a\nscreen wide 10", "line 2: the screen's width is not a number of points: \"wide\""),
        ("scenario a\nscreen nan 10", "line 2: the screen's width is not a number of points: \"nan\""),
        ("scenario a\nscreen 1e9 10", "line 2: the screen's width is not a number of points: \"1e9\""),
        ("scenario a\n\nscreen 10 -5", "line 3: the screen's height is negative"),
        (
            "scenario a\nscreen 10 10 sideways",
            "line 2: the orientation \"sideways\" is unknown; there are portrait, portraitUpsideDown, landscapeLeft, "
                + "landscapeRight"
        ),
        (
            "scenario a\nscreen 10 10\nstep x: jump",
            "line 3: a step cannot \"jump\"; it can show, showInAnotherApp, changeHeight, hide, undock, split, float, drag, "
                + "showShortcutsBar, minimiseShortcutsBar, dragDown, changeAccessory, arrange, rotate"
        ),
        ("scenario a\nstep x show 5", "line 2: the step's name \"x\" has no colon after it"),
        ("scenario a\nscreen 10 10\nstep x: show 5\nstep x: show 5", "line 4: there is another step \"x\""),
        ("scenario a\nsystem 17.x", "line 2: the system's version \"17.x\" is not like 17 or 16.1"),
        ("scenario a\nvariant repeatedShow often", "line 2: repeatedShow cannot be \"often\"; it can be silent, postedAgain"),
        ("scenario a\nnumber 4 derived height", "line 2: a number has a name, a semicolon and a source"),
        (
            "scenario a\nscreen 10 10\nkeyboard 5 external\nstep x: show 5",
            "line 1: the scenario \"a\" speaks of an external screen and has none"
        ),
    ])
    func whatIsWrongIsSaidWithItsLine(text: String, issue: String) {
        #expect(issues(text) == [issue])
        #expect(ScenarioFile.parse(text).scenarios.isEmpty)
    }

    private func steps(_ lines: String) throws -> Scenario {
        let file = ScenarioFile.parse("scenario mine\nscreen 1000 800\nkeyboard 300\n\(lines)\n")
        #expect(file.issues == [])
        let scenario = try #require(file.scenarios.first)
        #expect(ScenarioFile.parse(scenario.text).scenarios == [scenario])
        return scenario
    }

    /// The floating keyboard's lower edge is 800 − 300 − 250 = 250 points above the screen's bottom.
    @Test(arguments: [
        ("docked 300", Keyboard.State.docked(height: 300)), ("undocked 300 100", .undocked(height: 300, above: 100)),
        ("split 300 100", .split(height: 300, above: 100)),
        ("floating 600 300 320 250", .floating(Rect(x: 600, y: 300, width: 320, height: 250))),
        ("shortcutsBar 55 400 300", .shortcutsBar(.init(height: 55, width: 400, keyboardHeight: 300))),
        ("miniToolbar 400 700 80 40", .miniToolbar(Rect(x: 400, y: 700, width: 80, height: 40))),
    ])
    func aScenarioBeginsWithAnyKeyboard(text: String, state: Keyboard.State) throws {
        let scenario = try steps("keyboard-state \(text)\nstep dock: show 300\nstep up: changeHeight 350")
        #expect(scenario.world.keyboard.state == state)
        #expect(scenario.transitions[0].after.keyboard.state == .docked(height: 300))
    }

    /// 100 points from the left and 50 from the right, 200 from the top and 60 from the bottom: of a window of 1000 × 800, and of
    /// half of it. Turned, the window is 800 × 1000.
    @Test func aChildViewKeepsItsDistances() throws {
        let scenario = try steps(
            """
            view 100 200 850 540
            safe-area 0 0 20 0
            right-to-left
            step half: arrange 0 0 500 800 splitView
            step inner: arrange 0 0 1000 800 fullScreen 0 0 0 0 view 10 20 30 40
            step back: arrange 0 0 1000 800 fullScreen 1 2 3 4 view 100 200 850 540
            step show: show 300
            step turn: rotate 800 1000 portrait 320
            """)
        let views = scenario.transitions.map(\.after.view)
        func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ insets: EdgeInsets) -> View {
            View(frame: Rect(x: x, y: y, width: width, height: height), safeAreaInsets: insets, layoutDirection: .rightToLeft)
        }
        let last = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            views == [
                view(100, 200, 350, 540, EdgeInsets(bottom: 20)), view(10, 20, 30, 40, .zero), view(100, 200, 850, 540, last),
                view(100, 200, 850, 540, last), view(100, 200, 650, 740, last),
            ])
    }

    @Test func aStepPostsTheFramesThatALogHas() throws {
        let scenario = try steps("step odd: show 300 posting 0 0 0 0 0 490 1000 310\nstep hide: hide")
        let frames = scenario.transitions.map { $0.notifications.map(\.endFrame) }
        #expect(Set(frames[0]) == [Rect(x: 0, y: 490, width: 1000, height: 310)])
        #expect(Set(scenario.transitions[0].notifications.map(\.beginFrame)) == [.zero])
        // The keyboard itself is where the event puts it.
        #expect(scenario.transitions[0].after.keyboardFrame == Rect(x: 0, y: 500, width: 1000, height: 300))
        #expect(Set(frames[1]) == [Rect(x: 0, y: 800, width: 1000, height: 300)])
    }

    @Test func aSecondExternalScreenIsOneOfItsOwn() throws {
        let scenario = try steps(
            """
            external-screen 1920 1080
            external-screen 1280 720
            window 0 0 600 700 stageManager external2
            step show: show 300
            step over: arrange 0 0 600 700 stageManager external
            step wider: arrange 0 0 700 700 stageManager
            """)
        #expect(scenario.world.otherScreens.map(\.id) == [.external, .secondExternal])
        #expect(scenario.world.windowScreen.bounds.width == 1280)
        #expect(scenario.transitions.map(\.after.window.screen) == [.secondExternal, .external, .external])
    }

    /// What is accepted does something.
    @Test(arguments: [
        ("step a: hide", "line 4: the step \"a\" changes nothing: the keyboard's state is hidden"),
        ("step a: show 300\nstep b: drag 0 0", "line 5: the step \"b\" changes nothing: the keyboard's state is docked"),
        ("step a: undock 100", "line 4: the step \"a\" changes nothing: the keyboard's state is hidden"),
        (
            "step a: arrange 0 0 1000 800 fullScreen",
            "line 4: the step \"a\" changes nothing: the keyboard's state is hidden"
        ),
        (
            "step a: changeHeight 200 posting 0 0 1 1 0 0 1 1",
            "line 4: the step \"a\" posts nothing, so it has no frames to post"
        ),
        (
            "step a: show 300\nstep b: rotate 800 1000 portrait 320 posting 0 0 1 1 0 0 1 1",
            "line 5: the step \"b\" hides the keyboard and shows it: it cannot post the same frames for both"
        ),
        ("system 17\nsystem 16\nstep a: show 1", "line 5: the scenario has another line \"system\""),
        (
            "variant docking once\nvariant docking once\nstep a: show 1",
            "line 5: the scenario has another line \"variant docking\""
        ),
        (
            "external-screen 9 9\nexternal-screen 9 9\nexternal-screen 9 9\nstep a: show 1",
            "line 6: the scenario has more than 2 external screens"
        ),
        (
            "external-screen 9 9\nwindow 0 0 9 9 fullScreen external2\nstep a: show 1",
            "line 1: the scenario \"mine\" speaks of a second external screen and has one"
        ),
        (
            "view 0 0 400 800\nstep a: arrange 0 0 500 800 splitView",
            "line 5: the view does not fit into the window; name its frame: view X Y WIDTH HEIGHT"
        ),
        (
            "keyboard-state gone\nstep a: show 1",
            "line 4: the keyboard cannot be \"gone\"; it can be hidden, docked, undocked, split, floating, shortcutsBar, miniToolbar"
        ),
    ])
    func whatWouldDoNothingIsRefused(lines: String, issue: String) {
        #expect(issues("scenario mine\nscreen 1000 800\nkeyboard 300\n\(lines)\n") == [issue])
    }

    @Test func unknownKeywordsAndVariantsAreNamedWithTheKnownOnes() {
        #expect(issues("scenario a\nscren 10 10")[0].hasPrefix("line 2: \"scren\" is unknown; there are scenario, title, "))
        #expect(
            issues("scenario a\nvariant x y")[0].hasPrefix("line 2: the variant \"x\" is unknown; there are slideOverFrame, "))
    }

    @Test func aBrokenScenarioDoesNotTakeTheNextOneWithIt() {
        let file = ScenarioFile.parse(
            "scenario a\nscreen ?\nscenario b\nscreen 10 10\nstep x: show 5\nscenario b\nscreen 9 9\nstep x: show 5")
        #expect(file.scenarios.map(\.id) == ["b"])
        #expect(
            file.issues.map(\.description) == [
                "line 2: the screen's width is not a number of points: \"?\"", "line 6: there is another scenario \"b\"",
            ])
    }

    @Test func anyTextEndsInScenariosAndAFewIssues() {
        let hostile = [
            "", "\u{0}", "\r\n\r\n", String(repeating: "scenario a\n", count: 10_000), String(repeating: "x", count: 2_000_000),
            "scenario a\nscreen 1 1\n" + (0..<200).map { "step s\($0): show 5\n" }.joined(), "scenario 🙂\n",
            "scenario a\rscreen 1 1",
        ]
        for text in hostile {
            #expect(ScenarioFile.parse(text).issues.count <= 20)
        }
    }

    /// CRLF and lone CR end lines as LF does.
    @Test func linesEndAsTheyDoOnAnySystem() {
        for newline in ["\n", "\r\n", "\r"] {
            let text = ["scenario a", "screen 10 10", "step x: show 5"].joined(separator: newline)
            #expect(ScenarioFile.parse(text).scenarios.count == 1)
        }
    }

    @Test func everyVariantCanBeNamedAndTheFirstValueIsTheDefault() {
        for choice in Variants.choices {
            #expect(choice.get(Variants()) == choice.values.first)
            for value in choice.values {
                var variants = Variants()
                #expect(choice.set(&variants, value))
                #expect(choice.get(variants) == value)
                #expect((variants == Variants()) == (value == choice.values.first))
            }
            var variants = Variants()
            #expect(!choice.set(&variants, "no such value"))
        }
        #expect(Mirror(reflecting: Variants()).children.count == Variants.choices.count, "none is forgotten")
    }
}
