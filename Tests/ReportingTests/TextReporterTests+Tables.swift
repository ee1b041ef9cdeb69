import Behaviour
import HandlerInterpreter
import LintEngine
import LintPolicy
import SourceText
import Testing

@testable import Reporting

/// The table of what running a handler showed.
extension TextReporterTests {
    @Test func whereAllNumbersAreAboutOneViewItIsNamed() {
        var report = SampleReport.full
        for position in report.handlers[0].scenarios.indices { report.handlers[0].scenarios[position].content = "composer" }
        #expect(text(report).contains("beside UIKeyboardLayoutGuide: y of the bottom edge of `composer`, in points\n"))
        // Where another one agrees, no row has numbers of it.
        report.handlers[0].scenarios[0].content = "table"
        #expect(text(report).contains("beside UIKeyboardLayoutGuide: y of the bottom edge of `composer`, in points\n"))
        report.handlers[0].scenarios[0].verdict = .differs
        report.handlers[0].scenarios[0].legacyBottom = 500
        #expect(text(report).contains(": y of the content's bottom edge, in points"))
    }

    @Test func scenariosThatAllAgreeAreNotListed() {
        var handler = SampleReport.handler
        handler.scenarios = [SampleReport.agreeing("iphone-home-button"), SampleReport.agreeing("ipad-full-screen")]
        let text = text(
            SampleReport.report([SampleReport.finding("end.height", handler: 0, behaviour: "agrees")], handlers: [handler]))
        let lines = ["UIKeyboardLayoutGuide", "as with the guide in all 2 scenarios", "unknown: `tabBarHeight`\n"]
        #expect(text.contains(lines.joined(separator: "\n      ")))
    }

    @Test func aHandlerThatAgreesEverywhereNeedsNoTable() {
        var handler = SampleReport.handler
        handler.outcome = .executed
        handler.unknowns = []
        handler.scenarios = [SampleReport.agreeing("iphone-home-button")]
        var finding = SampleReport.finding("end.height", handler: 0, behaviour: "agrees everywhere")
        finding.remedy = "Use the guide."
        let text = text(SampleReport.report([finding], handlers: [handler]))
        #expect(!text.contains("running"))
        #expect(text.contains("\n  = deployment target: iOS 13.0 (agrees everywhere)\n  = help: Use the guide.\n"))
    }

    @Test func whatHasNoNumbersIsNoRow() {
        var handler = SampleReport.handler
        handler.scenarios[2].legacyBottom = nil
        handler.scenarios[2].guideBottom = nil
        handler.scenarios[2].difference = nil
        let text = text(
            SampleReport.report([SampleReport.finding("end.height", handler: 0, behaviour: "differs")], handlers: [handler]))
        #expect(!text.contains("?"))
        // Nor are the columns said to be y of something.
        #expect(text.contains("Guide\n      in ipad-stage-manager-partly-covered: gap of 120 pt\n      as with the guide in"))
    }

    @Test func ofManyPreconditionsThreeAreNamed() {
        var handler = SampleReport.handler
        handler.preconditions = ["a", "b", "c", "d", "e"].map { Precondition(recorded: "`\($0)`") }
        #expect(handler.preconditionSentence == "precondition: `a` and `b` and `c` and 2 other conditions")
        handler.preconditions.removeLast(2)
        #expect(handler.preconditionSentence == "precondition: `a` and `b` and `c`")
    }
}
