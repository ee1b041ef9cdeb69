import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// A finding tells of the effects that its rule explains. What else a run shows is told by the rule that explains that.
///
/// The iPhone is 844 points high with a home indicator of 34 points. Its keyboard is 336 points high, so the guide's top is at
/// 508. The bar rests on the safe area's bottom, at 810.
struct EffectScopeTests {
    private func report(
        _ shown: String, observing event: String, in scenario: String, tiedTo edge: String = "safeAreaLayoutGuide.",
        resetting hide: String? = nil
    ) -> Report {
        let reset = hide.map {
            """
            NotificationCenter.default.addObserver(self, selector: #selector(hidden), name: UIResponder.\($0)Notification, object: nil)
            """
        }
        return Project([
            "Chat.swift": """
            class Chat: UIViewController {
                private let bar = UIView()
                private var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.\(edge)bottomAnchor)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(moved), name: UIResponder.\(event)Notification, object: nil)
                    \(reset ?? "")
                }
                @objc func moved(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    \(shown)
                }
                @objc func hidden() { bottom.constant = 0 }
            }
            """
        ]).report(in: scenario)
    }

    private func told(_ report: Report) -> [String: String] {
        Dictionary(report.findings.map { ($0.rule, $0.behaviour?.text ?? "") }) { first, _ in first }
    }

    /// 810 − 336 + 54 = 528: the bar's last 20 points are under the keyboard, and no whole height ever does that.
    @Test func contentThatIsCoveredIsNotTheFaultOfTheWholeHeight() {
        let covered = report("bottom.constant = -frame.height + 54", observing: "keyboardWillShow", in: "iphone-home-indicator")
        #expect(told(covered)["frame-height-as-inset"] == nil)
        #expect(told(covered)["content-under-keyboard"]?.contains("covered by 20 pt") == true)
        // 810 − 336 − 54 = 420, which is 88 points above the guide's top.
        let gap = report("bottom.constant = -frame.height - 54", observing: "keyboardWillShow", in: "iphone-home-indicator")
        let said = gap.findings.flatMap { [$0.rule] + $0.also.map(\.rule) }
        #expect(!said.contains("content-under-keyboard"))
        // On a phone, the keyboard covers all of its height: 34 of the 88 are the safe area's, and 54 the program's.
        #expect(said.contains("safe-area-counted-twice"))
        #expect(!said.contains("frame-height-as-inset"))
        // In a window 120 points above the screen's bottom, it covers 278 of its 398 points: 646 − 398 − 54 = 194, not 368.
        let window = report(
            "bottom.constant = -frame.height - 54", observing: "keyboardWillShow", in: "ipad-stage-manager-partly-covered")
        #expect(window.findings.flatMap { [$0.rule] + $0.also.map(\.rule) }.contains("frame-height-as-inset"))
    }

    /// A keyboard that hides has its top at the screen's bottom, 844 − 844 = 0. Only the zeros of a cross-fade give 0 − 844.
    @Test func onlyARuleAboutZerosTellsWhatAFrameOfZerosDoes() {
        func found(in scenario: String) -> [String: String] {
            told(
                report(
                    "bottom.constant = frame.minY - view.bounds.maxY", observing: "keyboardWillChangeFrame", in: scenario,
                    tiedTo: ""))
        }
        let fading = found(in: "iphone-cross-fade")
        #expect(fading["zero-frame-unhandled"]?.contains("stays 844 pt too high when the keyboard is gone") == true)
        #expect(fading["change-frame-without-hide"] == nil)
        #expect(fading["layout-not-reset"] == nil)
        #expect(found(in: "iphone-home-indicator")["zero-frame-unhandled"] == nil)
    }

    /// A list that fills the view is inset by 336, and by 34 more by itself: 844 − 370 = 474. Nothing but its end is elsewhere.
    @Test func anInsetOnlyLengthensWhatScrolls() {
        let list = ChatScreen.code(
            shown: "list.contentInset.bottom = frame.height", hidden: "list.contentInset.bottom = 0",
            members: "let list = UITableView()", pinned: "list")
        let found = told(Project(["Chat.swift": list]).report(in: "iphone-home-indicator"))
        #expect(
            found["safe-area-counted-twice"]?.contains(
                "gap of 34 pt in iphone-home-indicator, visible only when scrolled to the end;")
                == true)
    }

    /// The bar comes to 810 − 336 = 474 when the keyboard has arrived: late, and 34 points too high for another reason.
    @Test func aDidNotificationMakesTheLayoutLateAndNothingElse() throws {
        let found = told(
            report(
                "bottom.constant = -frame.height", observing: "keyboardDidShow", in: "iphone-home-indicator",
                resetting: "keyboardWillHide"))
        let late = try #require(found["did-notification-for-layout"])
        #expect(late.contains("only after the keyboard's animation in iphone-home-indicator"))
        #expect(!late.contains("gap"))
        #expect(found["safe-area-counted-twice"]?.contains("gap of 34 pt in iphone-home-indicator;") == true)
    }
}
