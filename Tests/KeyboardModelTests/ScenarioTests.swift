import KeyboardModel
import Testing

@Suite("The standard scenarios")
struct ScenarioTests {
    @Test func thereIsOneForEveryKindOfWindowUnderItsOwnName() {
        let ids = ScenarioLibrary.standard.map(\.id)
        #expect(
            ids == [
                "iphone-home-indicator", "iphone-home-button", "ipad-full-screen", "ipad-split-view-half", "ipad-slide-over",
                "ipad-stage-manager-partly-covered",
            ])
        #expect(Set(ScenarioLibrary.standard.map(\.world.window.arrangement)) == Set(Window.Arrangement.allCases))
        #expect(Set(ScenarioLibrary.all.map(\.id)).count == ScenarioLibrary.all.count, "ids are unique")
        for scenario in ScenarioLibrary.all {
            #expect(ScenarioLibrary.scenario(id: scenario.id) == scenario)
        }
        #expect(ScenarioLibrary.scenario(id: "no-such-scenario") == nil)
    }

    @Test(arguments: ScenarioLibrary.standard)
    func eachShowsChangesAndHidesTheKeyboard(scenario: Scenario) {
        #expect(scenario.steps.map(\.name) == ["show", "heightChange", "hide"])
        #expect(scenario.world.keyboard.state == .hidden)
        #expect(scenario.transitions.map(\.notifications.count) == [4, 4, 4])
        for transition in scenario.transitions {
            expectSound(transition)
            expectAnnounced(transition)
            expectSound(KeyboardLayoutGuide(), in: transition.after)
        }
    }

    /// A report says where every number comes from; one without a source would be a guess.
    @Test(arguments: ScenarioLibrary.all)
    func everyNumberThatLayoutDependsOnHasASource(scenario: Scenario) {
        let world = scenario.world
        var used = [world.screen.bounds.width, world.screen.bounds.height]
        used += [world.view.safeAreaInsets.top, world.view.safeAreaInsets.bottom]
        if world.window.arrangement != .fullScreen {
            used += [world.window.frame.x, world.window.frame.width]
            used += [world.window.frame.y, world.window.frame.height].filter { $0 != 0 }
        }
        used += scenario.steps.flatMap { numbers(in: $0.event) }
        for number in used {
            #expect(scenario.numbers.contains { $0.value == number }, "\(number) has no source")
        }
        #expect(scenario.numbers.allSatisfy { !$0.source.isEmpty && !$0.name.isEmpty })
    }

    /// The numbers an event carries, as far as layout depends on them.
    func numbers(in event: KeyboardEvent) -> [Double] {
        switch event {
        case .show(let height), .showInAnotherApp(let height), .changeHeight(let height): [height]
        case .hide: []
        case .undock(let above), .split(let above): [above]
        case .float(let frame): [frame.x, frame.y, frame.width, frame.height]
        case .drag(let corner): [corner.x, corner.y]
        case .showShortcutsBar(let bar): [bar.height, bar.width, bar.keyboardHeight]
        case .minimiseShortcutsBar(let frame): [frame.x, frame.y, frame.width, frame.height]
        case .dragDown(let visible): [visible]
        case .changeAccessory(let height): [height].filter { $0 != 0 }
        case .arrange(let window, _): [window.frame.y, window.frame.height]
        case .rotate(let rotation): [rotation.screen.bounds.width, rotation.view.safeAreaInsets.bottom]
        }
    }

    /// Guide tops after show, height change and hide, in the view's coordinates; worked out by hand.
    @Test(arguments: [
        // 844 − 336, 844 − 291, 844 − 34
        ("iphone-home-indicator", [508.0, 553, 810]),
        // 667 − 260, 667 − 216, 667
        ("iphone-home-button", [407, 451, 667]),
        // 1180 − 337, 1180 − 279, 1180 − 20
        ("ipad-full-screen", [843, 901, 1160]),
        // 768 − 398, 768 − 343, 768
        ("ipad-split-view-half", [370, 425, 768]),
        // 370 − 20, 425 − 20, 728
        ("ipad-slide-over", [350, 405, 728]),
        // 810 − 398 − 44, 810 − 343 − 44, 646
        ("ipad-stage-manager-partly-covered", [368, 423, 646]),
    ])
    func theGuidesTopIs(id: String, tops: [Double]) throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: id))
        #expect(scenario.transitions.map { KeyboardLayoutGuide().layoutFrame(in: $0.after).minY } == tops)
    }

    /// Different mistakes must leave different numbers behind, or a report could not tell them apart.
    @Test func inTheStageManagerWindowEveryMistakeGivesItsOwnNumber() throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: "ipad-stage-manager-partly-covered"))
        let shown = scenario.transitions[0].after
        let frame = shown.keyboardFrame
        let right = shown.view.bounds.maxY - KeyboardLayoutGuide().layoutFrame(in: shown).minY
        // The raw height; the raw y subtracted from the view's height; what a window's bottom is above the screen's.
        let mistakes = [frame.height, shown.view.bounds.height - frame.minY, shown.screen.bounds.maxY - shown.window.frame.maxY]
        #expect(right == 278)
        #expect(mistakes == [398, 234, 120])
        #expect(shown.window.frame.y == 44)
    }
}
