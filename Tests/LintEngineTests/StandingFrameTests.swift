import Reporting
import Testing

@testable import Behaviour
@testable import LintEngine

/// A view whose frame ends above a bar, and one that is hidden while the keyboard is shown.
///
/// The iPhone is 844 points high with a home indicator of 34; its keyboard is 336 high.
struct StandingFrameTests {
    private func handlers(_ setUp: String, show: String, hide: String) -> [Handler] {
        let code = """
            class Form: UIViewController {
                let list = UITableView()
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(list)
                    view.addSubview(bar)
                    \(setUp)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    \(show)
                }
                @objc func hide(_ note: Notification) { \(hide) }
            }
            """
        return Project(["Form.swift": code]).handlers
    }

    private static let frame = "list.frame = CGRect(x: 0, y: 64, width: view.frame.width, height: view.frame.height - 64 - 70)"

    /// At rest it ends at 774, 70 above the view's end; with the keyboard at 844 − 336 = 508, where the guide is.
    @Test func whatEndsAtTheKeyboardIsNotCoveredByTheHeightOfTheBarBelowIt() throws {
        let handlers = handlers(
            Self.frame, show: "list.frame.size.height = view.frame.height - 64 - frame.height",
            hide: "list.frame.size.height = view.frame.height - 64 - 80")
        let shown = try #require(handlers.first).scenario("iphone-home-indicator")
        #expect(shown.verdict == .agrees)
        #expect(shown.effect == "agrees")
        // 844 − 80 is 10 above where it was.
        #expect(
            try #require(handlers.last).scenario("iphone-home-indicator").effect
                == "stays 10 pt too high when the keyboard is gone")
    }

    /// The bar below hides first: of the 336 points the list has to give way by 336 − 70.
    @Test func whatGivesWayByTooMuchLeavesAGap() throws {
        let handlers = handlers(
            Self.frame, show: "list.frame.size.height = 710 - frame.height", hide: "list.frame.size.height = 710")
        #expect(try #require(handlers.first).scenario("iphone-home-indicator").effects.map(\.text).contains("gap of 70 pt"))
    }

    @Test func theKeyboardCoversNothingOfWhatIsHidden() throws {
        let handlers = handlers(
            """
            bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
            bottom.isActive = true
            """, show: "bar.isHidden = true\nbottom.constant = -20", hide: "bar.isHidden = false\nbottom.constant = 0")
        let handler = try #require(handlers.first)
        #expect(handler.scenarios.allSatisfy { $0.verdict == .unknown })
        #expect(handler.unknowns.map(\.text).contains("unknown: which content must stay visible: `bar` is hidden then"))
    }
}
