import Foundation
import KeyboardModel
import LintEngine
import Testing

@testable import Reporting

@Suite struct SimulationTextTests {
    private let stageManager = ScenarioLibrary.all.filter { $0.id == "ipad-stage-manager-partly-covered" }

    @Test func everyEventShowsWhatWasPostedWrittenAndWhereTheContentEndsUp() {
        let text = SimulationText(SampleReport.handler, in: stageManager).text
        #expect(text.isFitForATerminal())
        // The scenario's screen is 1080 × 810 and its keyboard 398, then 343 points high, docked at the bottom.
        #expect(
            text.hasPrefix(
                """
                Chat/ComposerViewController.swift:4: `ComposerViewController.keyboardWillShow(_:)`: executed with unknowns
                observes willShow (line 4, selector)
                unknown: `tabBarHeight`

                ipad-stage-manager-partly-covered: iPad, Stage Manager window partly covered
                  differs: gap of 120 pt

                  show
                    posts    willChangeFrame, willShow, didChangeFrame, didShow
                    frames   (0, 810, 1080, 398) → (0, 412, 1080, 398), screen coordinates
                    writes   bottom.constant, line 6: 0 → 398 (+398)
                    bottom   handler 248, guide 368, difference -120

                  heightChange
                    posts    willChangeFrame, willShow, didChangeFrame, didShow
                    frames   (0, 412, 1080, 398) → (0, 467, 1080, 343), screen coordinates
                    writes   bottom.constant, line 6: 398 → 398 − tabBarHeight
                    bottom   handler unknown, guide 423

                  hide
                    posts    willChangeFrame, willHide, didChangeFrame, didHide
                """))
        #expect(text.hasSuffix("\n    handler  does not run\n"))
    }

    @Test func aHandlerThatCouldNotBeRunSaysWhy() {
        var handler = SampleReport.handler
        handler.outcome = .notExecuted
        handler.obstacle = .unresolved("it is in another file")
        let text = SimulationText(handler, in: ScenarioLibrary.all).text
        #expect(
            text.hasPrefix(
                "Chat/ComposerViewController.swift:4: `ComposerViewController.keyboardWillShow(_:)`: not executed: it is in another file\n"
            ))
        #expect(!text.contains("ipad-"))
    }

    @Test func aScenarioWithoutAResultIsNotPassedOver() {
        var handler = SampleReport.handler
        handler.scenarios = []
        #expect(SimulationText(handler, in: stageManager).text.hasSuffix("\n  the handler was not run in it\n"))
    }

    @Test func aHandlerThatRunsIsNotSaidNotToWhereItsResultIsOpen() throws {
        var handler = SampleReport.handler
        let position = try #require(handler.scenarios.firstIndex { $0.id == "ipad-stage-manager-partly-covered" })
        handler.scenarios[position].steps = []
        let text = SimulationText(handler, in: stageManager).text
        #expect(text.contains("    writes   bottom.constant, line 6: 0 → 398 (+398)\n    bottom   unknown\n"))
        // It observes no hide.
        #expect(text.components(separatedBy: "does not run").count == 2)
    }

    @Test func aPublisherWithoutAHandlerIsQuotedAsItStands() {
        var handler = SampleReport.handler
        handler.name = "center.publisher(for: UIResponder.keyboardWillShowNotification)"
        #expect(handler.qualifiedName == handler.name)
    }
}
