import Behaviour
import LintEngine
import Testing

@testable import Reporting

@Suite struct PlanTests {
    @Test func aHandlersStatusIsThatOfItsWorstScenario() {
        #expect(SampleMigration.handler("A", [.agrees, .differs, .unknown]).status == .differs)
        #expect(SampleMigration.handler("A", [.agrees, .unknown]).status == .unknown)
        #expect(SampleMigration.handler("A", [.agrees, .agrees]).status == .redundant)
        #expect(SampleMigration.handler("A", [], outcome: .notExecuted).status == .notExecuted)
        var silent = SampleMigration.handler("A", [.unknown, .unknown])
        silent.sinks = []
        #expect(silent.status == .noLayoutEffect)
        silent.outcome = .executedWithUnknowns
        #expect(silent.status == .unknown)
    }

    @Test func batchesBeginWithWhatNobodyNoticesAndEndWithWhatNeedsAPerson() throws {
        let helper = Handler.Intermediary(name: "Watcher.shown(_:)", path: "Watcher.swift", line: 3)
        let plan = SampleMigration.model([
            SampleMigration.handler("Equal", [.agrees]), SampleMigration.handler("Differs", [.differs]),
            SampleMigration.handler("First", [.differs], through: helper),
            SampleMigration.handler("Second", [.agrees], through: helper),
            SampleMigration.handler("Lone", [.agrees], through: .init(name: "Other.shown(_:)", path: "Other.swift", line: 1)),
            SampleMigration.handler("Open", [.unknown]), SampleMigration.handler("Broken", [], outcome: .notExecuted),
        ]).plan
        let titles = plan.batches.map { $0.items.map(\.title) }
        // A helper with one client is that client's own affair.
        #expect(titles == [["Equal", "Other"], ["Differs"], ["Watcher"], ["Broken", "Open"]])
        let shared = try #require(plan.batches[2].items.first)
        #expect(shared.clients == 2)
        #expect(shared.reason == "one change in Watcher moves 2 screens")
    }

    @Test func codeOfABaseClassThatSeveralTypesRunIsOnePiece() throws {
        var second = SampleMigration.handler("Second", [.agrees])
        second.path = "First.swift"
        let plan = SampleMigration.model([SampleMigration.handler("First", [.differs]), second]).plan
        #expect(plan.items.map(\.handlers) == [[0, 1]])
        #expect(plan.items.map(\.batch) == [.shared])
    }

    /// A subclass overrides what its base class registers: other code, one registration.
    @Test func screensThatInheritARegistrationAreOnePiece() throws {
        var base = SampleMigration.handler("Base", [.differs])
        base.observes = [.init(notification: "willShow", path: "Base.swift", line: 7, column: 3, form: "selector")]
        var first = SampleMigration.handler("First", [.agrees])
        first.observes = base.observes
        let item = try #require(SampleMigration.model([first, base]).plan.items.first)
        #expect(item.handlers == [0, 1])
        #expect((item.title, item.path) == ("Base", "Base.swift"))
        #expect(item.reason == "one change in Base moves 2 screens")
    }

    @Test func eachItemIsAFileForATracker() throws {
        let handlers = [SampleMigration.handler("Chat.Screen", [.differs]), SampleMigration.handler("Équipe", [.agrees])]
        let issues = SampleMigration.model(handlers).issues
        #expect(issues.map(\.name) == ["001-quipe.md", "002-Chat-Screen.md"])
        let text = issues[1].text
        #expect(text.hasPrefix("# Use the keyboard layout guide in Chat.Screen\n\n`Chat.Screen.swift:"))
        #expect(text.contains("\n## What users see today\n\n- `Chat.Screen."))
        #expect(text.contains("\n## Test by hand\n\n- [ ] "))
        #expect(!issues[0].text.contains("## Test by hand"))
    }

    @Test func codeForSystemsWithoutTheGuideNeedsADecisionFirst() {
        let handlers = [SampleMigration.handler("Old", [.agrees]), SampleMigration.handler("New", [.agrees])]
        var input = SampleMigration.input(handlers)
        input.places["Old.swift"] = ProjectPlace(
            module: "App", target: .init(major: 14, sentence: "deployment target: iOS 14.0"))
        input.places["New.swift"] = ProjectPlace(
            module: "App", target: .init(major: 15, sentence: "deployment target: iOS 15.0"))
        let plan = MigrationReport(input).plan
        #expect(plan.batches.map { $0.items.map(\.title) } == [["New"], [], [], ["Old"]])
        #expect(plan.batches[3].items[0].reason == "deployment target: iOS 14.0; the guide needs iOS 15")
    }

    /// Where nothing may use the guide yet, moving everything to the end would be no order.
    @Test func aTargetThatAllCodeSharesIsOneDecisionAndLeavesTheOrder() {
        var input = SampleMigration.input([
            SampleMigration.handler("Equal", [.agrees]), SampleMigration.handler("Differs", [.differs]),
        ])
        for path in ["Equal.swift", "Differs.swift"] {
            input.places[path] = ProjectPlace(module: "App", target: .init(major: 11, sentence: "deployment target: iOS 11.0"))
        }
        let plan = MigrationReport(input).plan
        #expect(plan.precondition == "deployment target: iOS 11.0")
        #expect(plan.batches.map { $0.items.map(\.title) } == [["Equal"], ["Differs"], [], []])
    }

    /// Two handlers that differ (2 each) and one that agrees (1), and of rules one about offsets (1), found twice and counted
    /// once: 2 × 2 + 1 + 1 = 6. With the rule at 8 it is 2 × 2 + 1 + 8 = 13.
    @Test func pointsAreThoseOfTheHandlersAndOnceThoseOfEachRule() throws {
        var handlers = [
            SampleMigration.handler("Chat", [.differs]), SampleMigration.handler("Chat", [.differs]),
            SampleMigration.handler("Chat", [.agrees]),
        ]
        for index in handlers.indices { handlers[index].name = "handler\(index)" }
        var input = SampleMigration.input(handlers)
        input.report.findings = [
            SampleReport.finding("end.height", handler: 0), SampleReport.finding("note.endFrame", handler: 1),
            SampleReport.finding("end.height", rule: "keyboard-notification-observer", severity: .note, handler: 2),
        ]
        let item = try #require(MigrationReport(input).plan.items.first)
        #expect(item.effort.points == 6)
        #expect(item.effort.formula == "2 × differs 2 + redundant 1 + frame-height-as-inset 1")
        input.effort.set("frame-height-as-inset", to: 8)
        #expect(MigrationReport(input).plan.points == 13)
    }

    @Test func whatLaysNothingOutIsNoWork() {
        var silent = SampleMigration.handler("Quiet", [.unknown])
        silent.sinks = []
        #expect(SampleMigration.model([silent]).plan.items.isEmpty)
    }
}
