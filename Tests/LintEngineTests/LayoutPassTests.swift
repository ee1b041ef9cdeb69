import KeyboardModel
import Reporting
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What a handler leaves to the next layout pass.
///
/// The keyboard of the iPhone is 336 points high, of which 34 are the safe area's.
struct LayoutPassTests {
    /// 302 are needed above the safe area; what only notes the height is given 336.
    @Test(
        arguments: [
            ("UIViewController", "viewDidLayoutSubviews", "view.setNeedsLayout(); view.layoutIfNeeded()"),
            ("UIViewController", "viewWillLayoutSubviews", "view.setNeedsLayout()"),
            (
                "UIPresentationController", "containerViewWillLayoutSubviews",
                "containerView?.setNeedsLayout(); containerView?.layoutIfNeeded()"
            ),
        ])
    func whatIsLaidOutInTheNextPassIsTheHandlersDoing(superclass: String, method: String, call: String) throws {
        let code = """
            class Chat: \(superclass) {
                let tableView = UITableView()
                var height: CGFloat = 0
                func start() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    height = frame.height
                    \(call)
                }
                override func \(method)() { tableView.contentInset.bottom = height }
            }
            """
        var scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-indicator"))
        scenario.steps = Array(scenario.steps.prefix(1))
        let handler = try #require(
            Linter(scenarios: [scenario], suppressions: CommentSuppressions()).analyse(SourceFile(path: "Chat.swift", text: code))
                .handlers.first)
        #expect(handler.sinks.map(\.expression) == ["tableView.contentInset.bottom"])
        #expect(handler.scenarios.first?.effect == "gap of 34 pt")
    }
}
