import Reporting
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// How much of a gap a rule explains.
extension SeverityTests {
    /// A gap of 54 points over a safe area of 34 is 20 points too high on a phone without one as well.
    @Test(arguments: [(20.0, " (this adds the 34 pt of the safe area)"), (12, "")])
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
        scope.restrict(to: ["iphone-home-indicator"], of: handler.scenarios, isOfSafeArea: true)
        #expect(
            handler.runSummary(telling: scope).map { Finding.Behaviour.run($0).text }
                == "differs from the layout guide in 2 of 2 scenarios: gap of 54 pt in iphone-home-indicator"
                + part)
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
        let text = "differs from the layout guide in 1 of 1 scenario: gap of 128 pt in iphone-home-indicator"
        let ofRule = " (this adds 45 pt; the rest is there at the first show)"
        for (isLater, addsToFirst, part) in [(true, false, ofRule), (false, true, ofRule), (false, false, "")] {
            var scope = EffectScope(names: [.gap], frames: .others, isLater: isLater)
            scope.addsToFirst = addsToFirst
            #expect(handler.runSummary(telling: scope).map { Finding.Behaviour.run($0).text } == text + part)
        }
    }
}
