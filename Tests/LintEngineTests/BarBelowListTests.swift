import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// A list above a bar, which reaches into no safe area, and so is inset by none.
///
/// The iPhone is 844 points high, 34 of them below its safe area; the keyboard is 336 high. The guide's top is at 508.
struct BarBelowListTests {
    private func report(_ end: String, overlap: Int = 0) -> Report {
        Project([
            "Chat.swift": """
            class Chat: UIViewController {
                let list = UITableView()
                let bar = UIView()
                override func viewDidLoad() {
                    view.addSubview(list)
                    view.addSubview(bar)
                    NSLayoutConstraint.activate([
                        list.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: \(overlap)),
                        bar.bottomAnchor.constraint(equalTo: \(end)),
                        bar.heightAnchor.constraint(equalToConstant: 60),
                    ])
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    list.contentInset.bottom = frame.height
                }
                @objc func hide() { list.contentInset.bottom = 0 }
            }
            """
        ]).report(in: "iphone-home-indicator", "iphone-home-button", "ipad-split-view-half")
    }

    private func bottom(_ report: Report) throws -> Double? {
        try #require(report.handlers.first).scenario("iphone-home-indicator").steps.first?.legacyBottom
    }

    /// The list ends at 784, or 4 lower, and its content 336 above.
    @Test func whatStandsOnTheViewsEndIsNotMeasuredFromTheSafeArea() throws {
        for (overlap, end) in [(0, 448.0), (4, 452)] {
            let report = report("view.bottomAnchor", overlap: overlap)
            #expect(try bottom(report) == end)
            let rules = Set(report.findings.map(\.rule))
            #expect(!rules.contains("safe-area-counted-twice"))
            #expect(rules.contains("frame-height-as-inset"))
        }
    }

    /// The list ends at 750, which is measured from the safe area by way of the bar: its content ends at 414.
    @Test func whatStandsOnTheSafeAreaIs() throws {
        let report = report("view.safeAreaLayoutGuide.bottomAnchor")
        #expect(try bottom(report) == 414)
        #expect(report.findings.contains { $0.rule == "safe-area-counted-twice" })
    }
}
