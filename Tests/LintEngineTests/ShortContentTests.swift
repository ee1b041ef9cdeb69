import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// Forms whose content is too short to scroll, however much room is left below it.
///
/// The iPhone is 844 points high. Its safe area begins at 47 and ends at 810; the guide's top is at 508. The scroll view fills the
/// view, so its content begins at 47, and with an inset of the keyboard's 336 points what is scrolled to its end ends at 474.
struct ShortContentTests {
    private func report(height: String, setUp: String = "", show: String = "frame.height") -> Report {
        Project([
            "Form.swift": """
            class Form: UIViewController {
                let scrollView = UIScrollView()
                let content = UIView()
                override func viewDidLoad() {
                    view.addSubview(scrollView)
                    scrollView.addSubview(content)
                    \(setUp)
                    NSLayoutConstraint.activate([
                        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        content.topAnchor.constraint(equalTo: scrollView.topAnchor),
                        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
                        content.heightAnchor.constraint(\(height)),
                    ])
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    scrollView.contentInset.bottom = \(show)
                }
                @objc func hide() { scrollView.contentInset.bottom = 0 }
            }
            """
        ]).report(in: "iphone-home-indicator")
    }

    private func scenario(_ report: Report) throws -> Handler.ScenarioResult {
        try #require(report.handlers.first { $0.name.hasPrefix("show") }).scenario("iphone-home-indicator")
    }

    /// 47 + 139 = 186, wherever the keyboard is.
    @Test func contentThatEndsAboveTheRoomStaysWhereItIs() throws {
        for show in ["frame.height", "0"] {
            let report = report(height: "equalToConstant: 139", show: show)
            let scenario = try scenario(report)
            #expect(scenario.verdict == .agrees)
            #expect(scenario.legacyBottom == 186)
            #expect(scenario.guideBottom == 186)
            #expect(scenario.guideClearance == nil)
            #expect(!report.findings.contains { $0.rule == "safe-area-counted-twice" })
        }
    }

    private static let never = "scrollView.contentInsetAdjustmentBehavior = .never"

    /// Without adjustment the content begins at 0. 490 is 18 above the guide's top, and 16 below 844 − 370 = 474.
    @Test func onlyWhatReachesIntoTheRoomMoves() throws {
        let scenario = try scenario(
            report(height: "equalToConstant: 490", setUp: Self.never, show: "frame.height + 34"))
        #expect(scenario.effects.map(\.name) == [.gap])
        #expect(scenario.legacyBottom == 474)
        #expect(scenario.guideBottom == 490)
        #expect(scenario.difference == -16)
    }

    /// Without room, 600 is 92 below the guide's top, and not the 336 that the scroll view's end is.
    @Test func itIsCoveredAsFarAsItReaches() throws {
        let scenario = try scenario(report(height: "equalToConstant: 600", setUp: Self.never, show: "0"))
        #expect(scenario.effects.first?.name == .covered)
        #expect(scenario.effects.first?.points == 92)
    }

    /// A navigation bar, of which nothing is known, may have the content so low that it does scroll: 47 + 400 + 96 > 474.
    @Test func whatABarMayPushIntoTheRoomIsScrolled() throws {
        #expect(try scenario(report(height: "equalToConstant: 400")).legacyBottom == 474)
    }

    /// 47 + 700 + 30 = 777 is below both places; so is what is as high as the scroll view, or higher than some height.
    @Test(arguments: [
        ("equalToConstant: 700", "scrollView.contentInset.top = 30"), ("equalTo: scrollView.heightAnchor", ""),
        ("greaterThanOrEqualToConstant: 139", ""),
    ]) func longOrUnknownContentIsScrolled(height: String, setUp: String) throws {
        let scenario = try scenario(report(height: height, setUp: setUp))
        #expect(scenario.legacyBottom == 474)
        #expect(scenario.guideBottom == 508)
    }

    /// Without adjustment the content begins at 0 and ends at 450; the scroll view's end is at 844 − 336 = 508.
    @Test func withoutAdjustmentItBeginsAtTheTop() throws {
        let report = report(
            height: "equalToConstant: 450", setUp: Self.never)
        #expect(try scenario(report).legacyBottom == 450)
    }
}
