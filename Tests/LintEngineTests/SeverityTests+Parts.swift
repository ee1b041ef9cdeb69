import Reporting
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// How much of a gap a rule explains.
extension SeverityTests {
    /// A gap of 54 points over a safe area of 34 is 20 points too high on a phone without one as well.
    @Test(arguments: [(20.0, " (34 pt of it are the safe area)"), (12, "")])
    func whatIsThereWithoutASafeAreaHasAnotherCause(other: Double, part: String) {
        var handler = Self.handler
        handler.scenarios = [
            result(
                "iphone-home-indicator", on: .iPhone, [Effect(.gap, points: 54, event: "show", sink: 1)], bottom: 454, guide: 508),
            result(
                "iphone-home-button", on: .iPhoneHomeButton, [Effect(.gap, points: other, event: "show", sink: 1)],
                bottom: 407 - other, guide: 407),
        ]
        var scope = EffectScope(names: [.gap], frames: .others)
        scope.restrict(to: ["iphone-home-indicator"], of: handler.scenarios, safeAreaWithBar: 0)
        #expect(
            handler.runSummary(telling: scope).map { Finding.Behaviour.run($0).text }
                == "gap of 54 pt in iphone-home-indicator\(part); this effect in 1 of 2 simulated scenarios, another difference in 1 more"
        )
    }

    /// Of a gap of 128 points after the keyboard got lower by 45, 83 were there at the first show.
    @Test func whatIsThereAtTheFirstShowHasAnotherCause() {
        var handler = Self.handler
        var scenario = result(
            "iphone-home-indicator", on: .iPhone, [Effect(.gap, points: 128, event: "heightChange", sink: 1)], bottom: 425,
            guide: 553)
        scenario.steps = [
            Handler.Step(event: "show", legacyBottom: 425, guideBottom: 508, difference: -83),
            Handler.Step(event: "heightChange", legacyBottom: 425, guideBottom: 553, difference: -128),
        ]
        handler.scenarios = [scenario]
        let text = "gap of 128 pt in iphone-home-indicator"
        let count = "; differs from the layout guide in 1 of 1 simulated scenario"
        let ofRule = " (83 pt of it are there at the first show already)"
        for (isLater, addsToFirst, part) in [(true, false, ofRule), (false, true, ofRule), (false, false, "")] {
            var scope = EffectScope(names: [.gap], frames: .others, isLater: isLater)
            scope.addsToFirst = addsToFirst
            #expect(handler.runSummary(telling: scope).map { Finding.Behaviour.run($0).text } == text + part + count)
        }
    }

    /// A shift that is undone by the height at the hide leaves what the height changed by, and nothing where it did not change.
    @Test func whatOnlyAnotherHeightLeavesSaysSo() throws {
        func text(hidden: String) throws -> String? {
            let code = ChatScreen.code(
                shown: "if !isUp { bottom.constant = -frame.height; isUp = true }", hidden: hidden,
                members: "var isUp = false\n" + ChatScreen.barOnView)
            let handlers = Project(["Chat.swift": code]).handlers
            let hide = try #require(handlers.first { $0.name == "hidden(_:)" })
            return hide.runSummary().map { Finding.Behaviour.run($0).text }
        }
        let reading = ChatScreen.readingFrame
        let added = try text(hidden: reading + "bottom.constant += frame.height; isUp = false")
        #expect(added?.contains(", only after the keyboard's height changed while it was visible") == true)
        let left = try text(hidden: "isUp = false; bottom.constant = -20")
        #expect(left?.contains("when the keyboard is gone") == true)
        #expect(left?.contains("only after") == false)
    }
}
