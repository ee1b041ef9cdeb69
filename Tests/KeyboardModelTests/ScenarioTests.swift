import KeyboardModel
import Testing

@Suite("Scenarios")
struct ScenarioTests {
    @Test func thereIsOneForEveryKindOfWindowUnderItsOwnName() {
        let ids = ScenarioLibrary.windows.map(\.id)
        #expect(
            ids == [
                "iphone-home-indicator", "iphone-home-button", "ipad-full-screen", "ipad-split-view-half", "ipad-slide-over",
                "ipad-stage-manager-partly-covered",
            ])
        #expect(Set(ScenarioLibrary.windows.map(\.world.window.arrangement)) == Set(Window.Arrangement.allCases))
        #expect(Set(ScenarioLibrary.all.map(\.id)).count == ScenarioLibrary.all.count, "ids are unique")
        for scenario in ScenarioLibrary.all {
            #expect(ScenarioLibrary.scenario(id: scenario.id) == scenario)
        }
        #expect(ScenarioLibrary.scenario(id: "no-such-scenario") == nil)
    }

    @Test(arguments: ScenarioLibrary.windows)
    func eachOfThemShowsChangesAndHidesTheKeyboard(scenario: Scenario) {
        let isGrowing = scenario.id == "iphone-home-button"
        #expect(scenario.steps.map(\.name) == ["show", "heightChange"] + (isGrowing ? ["changeBack"] : []) + ["hide"])
        #expect(scenario.world.keyboard.state == .hidden)
        #expect(scenario.transitions.allSatisfy { $0.notifications.count == 4 })
        scenario.transitions.forEach { expectAnnounced($0) }
    }

    /// A report says where every number comes from; one without a source would be a guess.
    @Test(arguments: ScenarioLibrary.all)
    func everyNumberThatLayoutDependsOnHasASource(scenario: Scenario) {
        let world = scenario.world
        var used = [world.screen.bounds.width, world.screen.bounds.height]
        used += [world.view.safeAreaInsets.top, world.view.safeAreaInsets.bottom]
        used += [world.view.frame.x, world.view.frame.y].filter { $0 != 0 }
        used += world.otherScreens.flatMap { [$0.bounds.width, $0.bounds.height] }
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
        case .arrange(let window, _): [window.frame.x, window.frame.y, window.frame.width, window.frame.height]
        case .rotate(let rotation):
            [rotation.screen.bounds.width, rotation.screen.bounds.height, rotation.view.safeAreaInsets.bottom]
        }
    }

    /// Guide tops after each step, in the view's coordinates; worked out by hand.
    static let tops: [(id: String, tops: [Double])] = [
        // 844 − 336, 844 − 291, 844 − 34
        ("iphone-home-indicator", [508, 553, 810]),
        // 667 − 260, 667 − 216, 667
        ("iphone-home-button", [407, 451, 407, 667]),
        // 1180 − 337, 1180 − 279, 1180 − 20
        ("ipad-full-screen", [843, 901, 1160]),
        // 768 − 398, 768 − 343, 768
        ("ipad-split-view-half", [370, 425, 768]),
        // 370 − 20, 425 − 20, 728
        ("ipad-slide-over", [350, 405, 728]),
        // 810 − 398 − 44, 810 − 343 − 44, 646
        ("ipad-stage-manager-partly-covered", [368, 423, 646]),
        ("iphone-repeated-show", [508, 508, 508, 810]),
        ("iphone-there-and-back", [508, 553, 508, 810, 508, 810]),
        ("iphone-cross-fade", [508, 553, 810]),
        ("ipad-keyboard-on-external-display", [646, 646]),
        // The window ends at 44 + 340 = 384 on the screen, the keyboard begins at 412.
        ("ipad-stage-manager-other-app", [340, 340]),
        // 896 − 346, 896 − 301, 896 − 34
        ("iphone-large", [550, 595, 862]),
        // 390 − 219, 390 − 181, 390 − 21
        ("iphone-landscape", [171, 209, 369]),
        // as without a tab bar while shown; 844 − 83
        ("iphone-tab-bar", [508, 553, 761]),
        // 508 − 144, 553 − 144, 700 − 34
        ("iphone-child-view", [364, 409, 666]),
        ("iphone-ios-15", [508, 553, 810]),
        // 508 − 44 with the accessory
        ("iphone-accessory-view", [508, 464, 508, 810]),
        // 844 − 200, 844 − 60
        ("iphone-interactive-dismissal", [508, 644, 784, 810]),
        // 667, 667 − 216, 667 − 256
        ("iphone-third-party-keyboard", [667, 451, 411, 667]),
        ("iphone-hardware-keyboard", [667, 667]),
        // 844 − 640
        ("iphone-camera-text", [508, 204, 508, 810]),
        // upright 508; on its side 390 − 219, 390 − 21
        ("iphone-rotation", [508, 171, 369]),
        // 768 − 398, 768 − 343, 768
        ("ipad-landscape", [370, 425, 768]),
        ("ipad-split-view-third", [370, 425, 768]),
        ("ipad-split-view-two-thirds", [370, 425, 768]),
        ("ipad-split-view-other-app", [370, 768]),
        ("ipad-slide-over-window-frame", [350, 405, 728]),
        // 810 − 398 − 110, 810 − 343 − 110, 700
        ("ipad-stage-manager-at-bottom", [302, 357, 700]),
        ("ipad-stage-manager-not-covered", [340, 340, 340]),
        // 412 − 44, 412 − 164, 646
        ("ipad-stage-manager-moved", [368, 248, 646]),
        ("ipad-window-on-external-display", [700, 700]),
        // upright 1024 − 313; on its side 768 − 398
        ("ipad-rotation", [711, 370, 768]),
        ("ipad-undocked", [370, 768, 370, 768]),
        ("ipad-undocked-without-hide", [370, 768, 370, 768]),
        ("ipad-split-keyboard", [370, 768, 768, 370, 768]),
        ("ipad-floating", [370, 768, 768, 370, 768]),
        ("ipad-floating-split-view-half", [370, 768, 768, 768]),
        // 768 − 55
        ("ipad-shortcuts-bar", [713, 768]),
        ("ipad-shortcuts-bar-to-keyboard", [713, 370, 768]),
        ("ipad-mini-toolbar", [713, 768, 768, 768]),
    ]

    @Test(arguments: tops)
    func theGuidesTopIs(id: String, tops: [Double]) throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: id))
        #expect(scenario.transitions.map { KeyboardLayoutGuide().layoutFrame(in: $0.after).minY } == tops)
    }

    @Test func everyScenarioHasItsTopsWorkedOutAbove() {
        #expect(ScenarioLibrary.all.map(\.id) == Self.tops.map(\.id))
        #expect(ScenarioLibrary.all.count >= 30)
    }

    /// A scenario ends as it began: what a handler has not put back by then stays wrong.
    @Test(arguments: ScenarioLibrary.all)
    func everyScenarioIsSoundAndEndsHidden(scenario: Scenario) {
        #expect(scenario.transitions.last?.after.keyboard.state == .hidden)
        #expect(Set(scenario.steps.map(\.name)).count == scenario.steps.count, "steps have names of their own")
        for transition in scenario.transitions {
            expectSound(transition)
            expectSound(KeyboardLayoutGuide(), in: transition.after)
            expectSound(KeyboardLayoutGuide(followsUndockedKeyboard: true), in: transition.after)
        }
    }

    /// The distance that counts as near is not documented; no scenario may depend on it.
    @Test(arguments: ScenarioLibrary.all)
    func noScenarioDependsOnWhatCountsAsNear(scenario: Scenario) {
        for world in scenario.transitions.map(\.after) where world.keyboard.state.presence == .detached {
            let (window, covered) = (world.window.frame, world.coveredFrame)
            guard !covered.isNull else { continue }
            for distance in [
                covered.minX - window.minX, window.maxX - covered.maxX, covered.minY - window.minY, window.maxY - covered.maxY,
            ] {
                #expect(abs(distance - KeyboardLayoutGuide.nearDistance) > 20, "\(distance)")
            }
        }
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

    /// Where Apple's two handlers and the guide part, over all scenarios; elsewhere they agree after every step.
    static let partings: [(id: String, step: String, guide: Double, talk: Double, documentation: Double)] = [
        // The finger moves the guide to 200 and 60 points; no notification tells the handlers, who stay at 336.
        ("iphone-interactive-dismissal", "pull", 200, 336, 336), ("iphone-interactive-dismissal", "pullOn", 60, 336, 336),
        // The window has moved 120 points down: 278 covered before, 398 after.
        ("ipad-stage-manager-moved", "windowMoved", 398, 278, 278),
        // Undocked, 150 above the bottom: the guide rests, the handlers follow the frame.
        ("ipad-undocked", "undock", 0, 398, 548), ("ipad-undocked-without-hide", "undock", 0, 398, 548),
        ("ipad-split-keyboard", "split", 0, 398, 548),
        // From 300 to 592 on a screen of 768.
        ("ipad-floating", "float", 0, 292, 468), ("ipad-floating-split-view-half", "float", 0, 292, 468),
    ]

    @Test func theHandlersPartFromTheGuideExactlyHere() {
        var found: [String] = []
        for scenario in ScenarioLibrary.all {
            for row in scenario.comparisons where Set([row.guide, row.intersectionHeight, row.distanceToBottom]).count > 1 {
                found.append("\(scenario.id) \(row.step): \(row.guide) \(row.intersectionHeight) \(row.distanceToBottom)")
            }
        }
        #expect(found == Self.partings.map { "\($0.id) \($0.step): \($0.guide) \($0.talk) \($0.documentation)" })
    }
}
