import Reporting
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// The handlers of TestCorpus, worked out by hand in the Stage Manager scenario.
///
/// Its screen is 1080 × 810 and its window 760 × 646 at (90, 44), so the window ends 120 points above the screen's bottom. There
/// is no safe area at the bottom. The keyboard is 398 high when shown, then 343:
///
///     398: top at 810 − 398 = 412 on the screen, 412 − 44 = 368 in the view; covers 646 − 368 = 278 of it
///     343: top at 810 − 343 = 467 on the screen, 467 − 44 = 423 in the view; covers 646 − 423 = 223 of it
///
/// Content tied to the layout guide therefore ends at 368, then 423, then 646 again, less its spacing.
struct HandWorkedHandlersTests {
    private static let stageManager = "ipad-stage-manager-partly-covered"

    private func result(_ file: String, _ notification: String) throws -> Handler.ScenarioResult {
        try Corpus.handler(in: file, observing: notification).scenario(Self.stageManager)
    }

    private func changes(_ result: Handler.ScenarioResult, of sink: String) -> [Double?] {
        result.writes.filter { $0.sink == sink }.map(\.change)
    }

    @Test func rawHeightAsInsetLeavesAGapAsHighAsTheWindowFloatsAboveTheScreensBottom() throws {
        let show = try result("RawHeightInset", "willShow")
        // 646 − 398 = 248, and 120 above the guide; with 343 it is 303 against 423: 120 again.
        #expect(show.verdict == .differs)
        #expect(show.effect == "gap of 120 pt")
        #expect(show.steps.map(\.difference) == [-120, -120])
        #expect(show.steps.map(\.legacyBottom) == [248, 303])
        #expect(show.steps.map(\.guideBottom) == [368, 423])
        #expect(changes(show, of: "tableView.contentInset.bottom") == [398, -55])
        let hide = try result("RawHeightInset", "willHide")
        #expect(hide.verdict == .agrees)
        #expect(changes(hide, of: "tableView.contentInset.bottom") == [-343])
    }

    @Test func aNegativeConstantOfAConstraintOnTheContentRaisesIt() throws {
        let show = try result("NegativeConstant", "willShow")
        // The stack rests 16 above the bottom, at 630; raised by 398 it ends at 232, tied to the guide at 368 − 16 = 352.
        #expect(show.legacyBottom == 232)
        #expect(show.guideBottom == 352)
        #expect(show.difference == -120)
        #expect(changes(show, of: "stackBottom.constant") == [-398, 55])
        #expect(try result("NegativeConstant", "willHide").verdict == .agrees)
    }

    @Test func appleRecommendedHandlerAgreesWithTheGuideInEveryScenario() throws {
        let handler = try Corpus.handler(in: "ScreenConvertedIntersection", observing: "willChangeFrame")
        let other = "ipad-keyboard-on-external-display"
        for scenario in handler.scenarios where scenario.id != other {
            #expect(scenario.verdict == .agrees, "\(scenario.id): \(scenario.effect)")
        }
        // It does not ask, as WWDC23 session 10281 does, whether the screen is the window's: 1080 − 398 = 682 on the other one is
        // taken for 682 − 44 = 638 in the view, of which 646 − 638 = 8 seem covered.
        #expect(try handler.scenario(other).effect == "moves 8 pt although the keyboard is on another screen")
        // Covered 278, less no safe area.
        #expect(changes(try handler.scenario(Self.stageManager), of: "scrollView.contentInset.bottom") == [278, -55, -223])
    }

    @Test func convertingFromNilOnAViewTakesScreenForWindowCoordinates() throws {
        let change = try result("WindowBaseConversion", "willChangeFrame")
        // minY stays 412, so the toolbar is raised by 646 − 412 = 234 where 278 are covered: 44, the window's y, stay hidden.
        #expect(change.effect == "covered by 44 pt")
        #expect(change.steps.map(\.legacyBottom) == [412, 467, 646])
        #expect(change.steps.map(\.difference) == [44, 44, 0])
    }

    @Test func subtractingAScreenCoordinateFromTheViewsHeightHidesTheWindowsY() throws {
        let change = try result("UnconvertedOrigin", "willChangeFrame")
        // 646 − 412 = 234, then 646 − 467 = 179, then 646 − 810 < 0.
        #expect(changes(change, of: "self.textView.contentInset") == [nil, nil, nil])
        #expect(change.steps.map(\.legacyBottom) == [412, 467, 646])
        #expect(change.effect == "covered by 44 pt")
    }

    @Test func measuringFromTheMainScreensBottomLeavesTheGapBelowTheWindow() throws {
        let change = try result("MainScreenHeight", "willChangeFrame")
        // 810 − 412 = 398 is the raw height again; when hidden, 810 − 810 = 0. No safe area here, so either end of the outlet
        // gives the same.
        #expect(change.difference == -120)
        #expect(change.steps.map(\.difference) == [-120, -120, 0])
    }

    @Test func aShiftThatIsSkippedWhileTheViewIsUpMissesTheHeightChange() throws {
        let show = try result("WholeViewShift", "willShow")
        // Up 398 at first: 646 − 398 = 248 against 368. The change to 343 is ignored: still 248, now against 423.
        #expect(show.steps.map(\.legacyBottom) == [248, 248])
        #expect(show.steps.map(\.difference) == [-120, -175])
        #expect(show.event == "heightChange")
        #expect(try result("WholeViewShift", "willHide").verdict == .agrees)
    }

    @Test func aShiftThatAddsUpDriftsWithEveryChange() throws {
        let show = try result("DriftingShift", "willShow")
        // −398, then another −343: 646 − 741 = −95 against 423.
        #expect(show.steps.map(\.legacyBottom) == [248, -95])
        #expect(show.steps.map(\.difference) == [-120, -518])
        // The hide notification's end frame is 343 high: 343 of 741 are taken back.
        let hide = try result("DriftingShift", "willHide")
        #expect(hide.difference == -398)
        #expect(hide.effect == "stays 398 pt too high when the keyboard is gone")
    }

    @Test func theBeginFrameIsOneEventBehind() throws {
        let show = try result("BeginFrameHeight", "didShow")
        // At the change the frame begins 398 high: 248 stays, against 423.
        #expect(show.steps.map(\.difference) == [-120, -175])
        // Registered for didShow, which is posted when the keyboard has arrived: until then the 398 are missing.
        #expect(show.effect == "gap of 175 pt, moves 398 pt only after the keyboard's animation")
        #expect(try result("BeginFrameHeight", "willHide").effect == "agrees")
    }

    @Test func aHeightLessTheSafeAreaIsRightOnAPhoneAndWrongInAWindow() throws {
        let handler = try Corpus.handler(in: "HeightLessSafeArea", observing: "willShow")
        let window = try handler.scenario(Self.stageManager)
        // Rests 8 above the bottom: 638 − 398 = 240 against 368 − 8 = 360.
        #expect(window.legacyBottom == 240)
        #expect(window.guideBottom == 360)
        #expect(window.difference == -120)
        // iPhone: 844 − 34 − 8 = 802 at rest, raised by 336 − 34 = 302 to 500; the guide is at 844 − 336 = 508, less 8.
        let phone = try handler.scenario("iphone-home-indicator")
        #expect(phone.verdict == .agrees)
        #expect(phone.legacyBottom == 500)
    }

    @Test func oneHandlerThatOnlyReadsTheHeightLeavesTheInsetWhenTheKeyboardHides() throws {
        let result = try result("OneHandlerHeightOnly", "willHide")
        // The hidden keyboard's frame is still 343 high: 646 − 343 = 303 against 646.
        #expect(result.steps.map(\.difference) == [-120, -120, -343])
        #expect(result.effect == "stays 343 pt too high when the keyboard is gone, gap of 120 pt")
    }

    @Test func aFlagThatIgnoresTheSecondShowKeepsTheFirstHeight() throws {
        let show = try result("StaleFlag", "willShow")
        // Rests 20 above the view's bottom, 626; raised by 398 to 228 and left there, against 368 − 20 and 423 − 20.
        #expect(show.steps.map(\.legacyBottom) == [228, 228])
        #expect(show.steps.map(\.difference) == [-120, -175])
        #expect(try result("StaleFlag", "willHide").verdict == .agrees)
    }

    @Test func convertingThroughTheWindowAgreesWhereTheKeyboardReachesTheViewsBottom() throws {
        let handler = try Corpus.handler(in: "WindowThenView", observing: "willChangeFrame")
        #expect(try handler.scenario(Self.stageManager).verdict == .agrees)
        #expect(changes(try handler.scenario(Self.stageManager), of: "scrollView.contentInset.bottom") == [278, -55, -223])
        // With .never the scroll view owns its whole bottom: at rest 0, as the guide without the safe area.
        #expect(try handler.scenario("iphone-home-indicator").verdict == .agrees)
    }
}
