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
        ("step a: hide", "line 1: \"step\" comes before the first scenario"),
        ("scenario", "line 1: the scenario's id is missing"),
        ("scenario Mine", "line 1: the id \"Mine\" has characters other than a–z, 0–9 and hyphens"),
        ("scenario a b", "line 1: \"b\" is one word too many"),
        ("scenario a\nstep x: hide", "line 1: the scenario \"a\" has no screen"),
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
        ("scenario a\nstep x hide", "line 2: the step's name \"x\" has no colon after it"),
        ("scenario a\nscreen 10 10\nstep x: hide\nstep x: hide", "line 4: there is another step \"x\""),
        ("scenario a\nsystem 17.x", "line 2: the system's version \"17.x\" is not like 17 or 16.1"),
        ("scenario a\nvariant repeatedShow often", "line 2: repeatedShow cannot be \"often\"; it can be silent, postedAgain"),
        ("scenario a\nnumber 4 derived height", "line 2: a number has a name, a semicolon and a source"),
        (
            "scenario a\nscreen 10 10\nkeyboard 5 external\nstep x: hide",
            "line 1: the scenario \"a\" speaks of an external screen and has none"
        ),
    ])
    func whatIsWrongIsSaidWithItsLine(text: String, issue: String) {
        #expect(issues(text) == [issue])
        #expect(ScenarioFile.parse(text).scenarios.isEmpty)
    }

    @Test func unknownKeywordsAndVariantsAreNamedWithTheKnownOnes() {
        #expect(issues("scenario a\nscren 10 10")[0].hasPrefix("line 2: \"scren\" is unknown; there are scenario, title, "))
        #expect(
            issues("scenario a\nvariant x y")[0].hasPrefix("line 2: the variant \"x\" is unknown; there are slideOverFrame, "))
    }

    @Test func aBrokenScenarioDoesNotTakeTheNextOneWithIt() {
        let file = ScenarioFile.parse(
            "scenario a\nscreen ?\nscenario b\nscreen 10 10\nstep x: hide\nscenario b\nscreen 9 9\nstep x: hide")
        #expect(file.scenarios.map(\.id) == ["b"])
        #expect(
            file.issues.map(\.description) == [
                "line 2: the screen's width is not a number of points: \"?\"", "line 6: there is another scenario \"b\"",
            ])
    }

    @Test func anyTextEndsInScenariosAndAFewIssues() {
        let hostile = [
            "", "\u{0}", "\r\n\r\n", String(repeating: "scenario a\n", count: 10_000), String(repeating: "x", count: 2_000_000),
            "scenario a\nscreen 1 1\n" + (0..<200).map { "step s\($0): hide\n" }.joined(), "scenario 🙂\n",
            "scenario a\rscreen 1 1",
        ]
        for text in hostile {
            #expect(ScenarioFile.parse(text).issues.count <= 20)
        }
    }

    /// CRLF and lone CR end lines as LF does.
    @Test func linesEndAsTheyDoOnAnySystem() {
        for newline in ["\n", "\r\n", "\r"] {
            let text = ["scenario a", "screen 10 10", "step x: hide"].joined(separator: newline)
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
