import KeyboardModel
import Reporting
import SourceText
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// How severe a finding is, and what its headline tells.
@Suite struct SeverityTests {
    /// The severities of one rule in a screen whose field is tied to the view's bottom edge.
    private func severities(
        _ rule: String, _ shown: String, hidden: String = "bottom.constant = 0", members: String = "", in scenario: String
    )
        throws -> [Severity]
    {
        let code = ChatScreen.code(
            shown: shown, hidden: hidden,
            members: """
                private let field = UITextField()
                    private var bottom: NSLayoutConstraint!
                    override func loadView() {
                        super.loadView()
                        view.addSubview(field)
                        bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                        bottom.isActive = true
                    }
                    \(members)
                """)
        let scenario = try #require(ScenarioLibrary.scenario(id: scenario))
        let findings = Linter(scenarios: [scenario], suppressions: CommentSuppressions())
            .analyse(SourceFile(path: "Chat.swift", text: code)).findings
        return findings.filter { $0.rule == rule }.map(\.severity)
    }

    /// 250 points up, and so it stays. A handler that puts the field 20 points lower than it was gives it another place.
    @Test(arguments: [("bottom.constant = -250", [Severity.error]), ("bottom.constant = -20", [.warning])])
    func whatIsWrittenOnceMoreIsNotPutBack(hidden: String, expected: [Severity]) throws {
        let code = ChatScreen.code(shown: "bottom.constant = -250", hidden: hidden, members: ChatScreen.barOnView)
        let linter = Linter(scenarios: ScenarioLibrary.standard, suppressions: CommentSuppressions())
        let found = linter.analyse(SourceFile(path: "Chat.swift", text: code)).findings
        #expect(found.filter { $0.rule == "layout-not-reset" }.map(\.severity) == expected)
    }

    /// Nobody knows whether the position is right, and people scroll on from there.
    @Test func aScrollPositionIsANote() throws {
        let shown = "list.setContentOffset(CGPoint(x: 0, y: list.contentOffset.y + frame.height), animated: true)"
        let found = try severities(
            "frame-height-as-inset", shown, hidden: "", members: "let list = UITableView()", in: "iphone-home-indicator")
        #expect(found == [.note])
    }

    @Test func coveredContentIsAnError() throws {
        // 336 are needed, 286 are given.
        let shown = "bottom.constant = -(frame.height - 50)"
        #expect(try severities("hard-coded-device-metric", shown, in: "iphone-home-indicator") == [.error])
    }

    /// 44 of it are under the keyboard, in a window that ends above the bottom of the screen.
    @Test func whatShowsOnlyInAWindowBesideOthersIsAWarning() throws {
        let shown = "bottom.constant = -(frame.height - 178)"
        #expect(try severities("content-under-keyboard", shown, in: "iphone-home-indicator") == [.error])
        #expect(try severities("content-under-keyboard", shown, in: "ipad-stage-manager-partly-covered") == [.warning])
    }

    /// Which function a name of the file leads to, nothing else of it says.
    @Test(arguments: [("", Severity.note), ("func start() { height() }", .warning)])
    func whatNothingCallsIsANote(caller: String, severity: Severity) {
        let code = """
            class Chat: UIViewController {
                \(caller)
                private func height() {
                    for window in UIApplication.shared.windows where window.isKind(of: NSClassFromString("UIRemoteKeyboardWindow")!) {
                        print(window)
                    }
                }
            }
            """
        let findings = Linter(suppressions: CommentSuppressions()).analyse(SourceFile(path: "Chat.swift", text: code)).findings
        #expect(findings.filter { $0.rule == "private-keyboard-view" }.map(\.severity) == [severity])
    }

    /// What the rest of it would have set, nobody knows.
    @Test func aSetUpThatWasCutShortIsNoReasonForAnError() throws {
        let endless = "override func viewWillAppear(_ a: Bool) { while true { for number in 0..<900 { total += number } } }"
        let shown = "bottom.constant = -(frame.height - 50)"
        #expect(
            try severities("hard-coded-device-metric", shown, members: endless, in: "iphone-home-indicator") == [.warning])
    }

    /// Put back 8 points lower or higher than it was, in every scenario, it has another margin: few would care. Farther, there is
    /// more to it.
    @Test(arguments: [(8, Severity.note), (9, .error), (-8, .note), (-9, .warning)])
    func contentThatIsPutBackWithAnotherMarginIsANote(points: Int, severity: Severity) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = \(points)", members: ChatScreen.barOnView)
        let found = Project(["Chat.swift": code]).report().findings.filter {
            $0.rule.contains("reset") || $0.rule.contains("hide")
        }
        #expect(found.map(\.severity).max() == severity)
    }

    /// A bar that rested 60 points above the view's end: 50 are above a home indicator of 34, too, and 30 are not.
    @Test(arguments: [(-50, Severity.warning), (-30, .error)])
    func contentThatIsPutBackLowerAndAboveTheHomeIndicatorIsAWarning(constant: Int, severity: Severity) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = \(constant)",
            members: ChatScreen.barOnView.replacing("isActive = true", with: "isActive = true\nbottom.constant = -60"))
        let found = Project(["Chat.swift": code]).report().findings.filter {
            $0.rule.contains("reset") || $0.rule.contains("hide")
        }
        #expect(found.map(\.severity).max() == severity)
    }

    /// The list had so much room at its end. A button that is 44 high may lie over what has lost it; 25 points are padding.
    @Test(arguments: [(25, Severity.warning), (80, .error)])
    func roomForLessThanAControlThatIsWipedIsAWarning(points: Int, severity: Severity) throws {
        let code = ChatScreen.code(
            shown: "list.contentInset.bottom = frame.height", hidden: "list.contentInset.bottom = 0",
            members: """
                let list = UITableView()
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(list)
                    list.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                    list.contentInset.bottom = \(points)
                }
                """)
        let found = Project(["Chat.swift": code]).report().findings.filter { $0.rule == "inset-wiped-on-hide" }
        #expect(found.map(\.severity) == [severity])
    }

    @Test func aGapIsAWarning() throws {
        // Of 398 points, 278 cover the window.
        let shown = "bottom.constant = -frame.height"
        #expect(try severities("frame-height-as-inset", shown, in: "ipad-stage-manager-partly-covered") == [.warning])
        #expect(try severities("frame-height-as-inset", shown, in: "iphone-home-indicator") == [.note])
    }

    /// An inset that stays until the next keyboard comes hides nothing; the frame of zeros that leads to it is rare.
    @Test(arguments: [("iphone-cross-fade", Severity.note), ("iphone-home-indicator", .warning)])
    func aScrollRangeThatAnEmptyFrameLeavesIsANote(scenario: String, severity: Severity) {
        let effect = Effect(.notReset, points: 810, event: "hide", detail: .tooHigh, sink: 0)
        #expect(Self.handler.severity(of: effect, in: result(scenario, [effect])) == severity)
        let bar = Effect(.notReset, points: 810, event: "hide", detail: .tooHigh, sink: 1)
        #expect(Self.handler.severity(of: bar, in: result(scenario, [bar])) == .error)
    }

    static let handler: Handler = {
        let range = SourceRange(ByteRange(0, 1), in: SourceFile(path: "A.swift", text: "a"))
        let sinks = ["contentInset", "constraintConstant"].map {
            Handler.Sink(expression: $0, path: "A.swift", line: 1, kind: $0)
        }
        return Handler(path: "A.swift", range: range, name: "show(_:)", type: "A", observes: [], outcome: .executed, sinks: sinks)
    }()

    func result(
        _ id: String, on device: Handler.Device? = nil, _ effects: [Effect], bottom: Double? = nil, guide: Double? = nil
    ) -> Handler.ScenarioResult {
        let difference = bottom.flatMap { bottom in guide.map { bottom - $0 } }
        var result = Handler.ScenarioResult(
            id: id, verdict: .differs, summary: .effects(effects), effects: effects, event: "show", writes: [],
            legacyBottom: bottom, guideBottom: guide, difference: difference,
            steps: [Handler.Step(event: "show", legacyBottom: bottom, guideBottom: guide, difference: difference)])
        result.device = device
        return result
    }

    @Test(arguments: [
        (Effect(.covered, points: 20, sink: 0), Severity.error), (Effect(.covered, points: 20, sink: 1), .error),
        (Effect(.gap, points: 34, sink: 0), .note), (Effect(.gap, points: 34, sink: 1), .warning),
        (Effect(.notReset, points: 34, detail: .tooHigh, sink: 0), .warning),
        (Effect(.notReset, points: 34, detail: .tooLow, sink: 0), .error),
        (Effect(.notReset, points: 34, detail: .tooHigh, sink: 1), .error),
        (Effect(.drift, points: 34, sink: 1), .error), (Effect(.jump, points: 34, sink: 1), .warning),
        (Effect(.movesForOtherApp, points: 398, sink: 0), .note), (Effect(.movesForOtherApp, points: 398, sink: 1), .note),
    ]) func anEffectWeighsWhatAUserSeesOfIt(effect: Effect, severity: Severity) {
        #expect(Self.handler.severity(of: effect, in: result("a", [effect])) == severity)
    }

    /// An inset moves nothing by itself; a view that moves late is seen.
    @Test(arguments: [(0, Severity.note), (1, .warning)])
    func anInsetThatChangesLateIsANote(sink: Int, severity: Severity) {
        let effect = Effect(.late, points: 336, event: "hide", sink: sink)
        #expect(Self.handler.severity(of: effect, in: result("a", [effect])) == severity)
    }

    /// What a handler puts back, by the same distance away from where it was on each device, is not left where the keyboard was.
    @Test(arguments: [
        (0, 10.0, true, Severity.note), (0, 20, true, .warning), (0, 10, false, .warning), (1, 10, true, .warning),
        (1, 20, true, .error), (1, 10, false, .error),
    ])
    func contentThatIsPutALittleHigherIsNoError(sink: Int, other: Double, isWritten: Bool, severity: Severity) {
        #expect(self.severity(ofNotReset: .tooHigh, by: [10, other], sink, written: { isWritten ? $0 : nil }) == severity)
    }

    /// An inset that a hide gives another length, and one that it wipes; a view that it puts lower.
    @Test(arguments: [(0, 72.0, Severity.note), (0, 0, .error), (1, 72, .error)])
    func anInsetThatIsPutShorterIsNoErrorUnlessNothingIsLeftOfIt(sink: Int, after: Double, severity: Severity) {
        #expect(self.severity(ofNotReset: .tooLow, by: [428, 428], sink, written: { _ in after }) == severity)
    }

    /// - Parameter written: by the points of a scenario, what a write sets as the keyboard hides.
    private func severity(
        ofNotReset detail: Effect.Detail, by points: [Double], _ sink: Int, written: (Double) -> Double?
    ) -> Severity {
        var handler = Self.handler
        let results = points.map { points -> Handler.ScenarioResult in
            let effect = Effect(.notReset, points: points, event: "hide", detail: detail, sink: sink)
            var result = result("a", [effect])
            result.writes =
                written(points).map { after in
                    [
                        Handler.Write(
                            sink: handler.sinks[sink].expression, line: 1, before: .points(336), after: .points(after),
                            change: after - 336, event: "hide")
                    ]
                } ?? []
            return result
        }
        handler.scenarios = results
        return handler.severity(of: results[0].effects[0], in: results[0])
    }

    /// Content 280 points high, which is raised by 398: all of it is above the screen. For another app's keyboard nobody waits
    /// there, and few ever see it move.
    @Test(arguments: [
        (EffectName.gap, Severity.error, Severity.warning), (.movesForOtherApp, .note, .note),
        (.movesForOtherScreen, .note, .note),
    ])
    func contentThatLeavesItsViewIsAnErrorWhereOneTypes(name: EffectName, away: Severity, visible: Severity) {
        let effect = Effect(name, points: 398, event: "show", sink: 1)
        #expect(Self.handler.severity(of: effect, in: result("a", [effect], bottom: -58, guide: 340)) == away)
        #expect(Self.handler.severity(of: effect, in: result("a", [effect], bottom: 248, guide: 646)) == visible)
    }

    @Test func whatMostUsersHaveComesFirst() {
        var handler = Self.handler
        let gap = Effect(.gap, points: 34, event: "show", sink: 1)
        let covered = Effect(.covered, points: 120, event: "show", sink: 0)
        handler.scenarios = [
            result("other-app", on: .iPhone, [Effect(.movesForOtherApp, points: 398, event: "show", sink: 1)]),
            result("ipad", on: .iPad, [covered], bottom: 488, guide: 368),
            result("button", on: .iPhoneHomeButton, [Effect(.gap, points: 60, event: "show", sink: 1)], bottom: 347, guide: 407),
            result("indicator", on: .iPhone, [gap], bottom: 474, guide: 508),
        ]
        #expect(handler.scenariosWorstFirst.map(\.id) == ["indicator", "button", "ipad", "other-app"])
        // An error says what makes it one, wherever that is.
        #expect(
            handler.runSummary().map { Finding.Behaviour.run($0).text }
                == "gap of 34 pt in indicator; covered by 120 pt in ipad; differs from the layout guide in 4 of 4 simulated scenarios"
        )
        // A write is told by what it does itself.
        #expect(
            handler.runSummary(of: 0).map { Finding.Behaviour.run($0).text }
                == "covered by 120 pt in ipad; this effect in 1 of 4 simulated scenarios, another difference in 3 more"
        )
    }

    /// The 8 points that phones show, too, are not what an iPad's windows show of a mistake.
    @Test func whatOtherScenariosShowAsWellHasTheirCause() {
        let notReset = Effect(.notReset, points: 8, event: "hide", detail: .tooHigh, sink: 1)
        let gap = Effect(.gap, points: 8, event: "show", sink: 1)
        let covered = Effect(.covered, points: 36, event: "show", sink: 1)
        var handler = Self.handler
        handler.scenarios = [
            result("indicator", on: .iPhone, [gap, notReset], bottom: 638, guide: 646),
            result("ipad", on: .iPad, [covered, notReset], bottom: 404, guide: 368),
            result("other-app", on: .iPad, [notReset], bottom: 332, guide: 340),
        ]
        var scope = EffectScope.all
        scope.restrict(to: ["ipad", "other-app"], of: handler.scenarios)
        #expect(
            handler.runSummary(telling: scope).map { Finding.Behaviour.run($0).text }
                == "covered by 36 pt in ipad; this effect in 1 of 3 simulated scenarios, another difference in 2 more"
        )
    }

    /// A gap that is there because the handler does not follow the keyboard is none of the safe area's.
    @Test(arguments: [
        ("-frame.height", true), ("view.safeAreaInsets.bottom - frame.height", false), ("40 - frame.height", false),
    ])
    func aGapAtAnEventWithoutTheWriteHasAnotherCause(constant: String, isTwice: Bool) throws {
        let code = ChatScreen.code(
            shown: "if bottom.constant == 0 { bottom.constant = \(constant) }", hidden: "bottom.constant = 0",
            members: ChatScreen.barOnSafeArea)
        let report = Project(["Chat.swift": code]).report(in: "iphone-home-indicator")
        let rules = Set(report.findings.flatMap { [$0.rule] + $0.also.map(\.rule) })
        #expect(rules.contains("stale-guard"))
        #expect(rules.contains("safe-area-counted-twice") == isTwice)
    }
}
