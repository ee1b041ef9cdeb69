import KeyboardModel
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import SourceText

/// Content that goes too far and comes back within one event of the keyboard.
struct JumpTests {
    private func handlers(_ first: String, _ methods: String, _ second: String, in id: String) throws -> [Handler] {
        let code = """
            class Chat: UIViewController {
                @IBOutlet var tableView: UITableView!
                override func viewDidLoad() {
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(first), name: UIResponder.keyboard\(first)Notification, object: nil)
                    center.addObserver(
                        self, selector: #selector(second), name: UIResponder.keyboard\(second)Notification, object: nil)
                }
                \(methods)
            }
            """
        let scenario = try #require(ScenarioLibrary.scenario(id: id))
        return Linter(scenarios: [scenario], suppressions: CommentSuppressions()).analyse(
            SourceFile(path: "Chat.swift", text: code)
        ).handlers
    }

    @Test func contentThatGoesTooFarAndComesBackWhenTheKeyboardHasMovedJumps() throws {
        let handlers = try handlers(
            "WillShow",
            """
            @objc func first(_ note: Notification) { tableView.contentInset.bottom = 600 }
            @objc func second(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
            }
            """, "DidShow", in: "iphone-home-indicator")
        // 600 up, where 302 is right.
        #expect(handlers.first?.scenarios.first?.effects.contains { $0.name == .jump && $0.points == 298 } ?? false)
    }

    /// The hide's frame is zero: 810 up, and then back to 0, before anything is drawn.
    @Test func whatIsTakenBackBeforeAnythingIsDrawnIsNoJump() throws {
        let handlers = try handlers(
            "WillChangeFrame",
            """
            @objc func first(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                tableView.contentInset.bottom = max(0, view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom)
            }
            @objc func second(_ note: Notification) { tableView.contentInset.bottom = 0 }
            """, "WillHide", in: "iphone-cross-fade")
        #expect(handlers.map { $0.scenarios.first?.effect } == ["agrees", "agrees"])
    }

    /// 302 points up after the keyboard has come, whether the handler does that at once or puts it off. What the first one puts off
    /// runs before the keyboard has come.
    @Test(arguments: [
        ("", "%@", true), ("", "DispatchQueue.main.async { %@ }", true), ("DispatchQueue.main.async { %@ }", "", false),
        ("%@", "DispatchQueue.main.async { self.title = nil }", false),
    ])
    func whatIsPutOffWhenTheKeyboardHasComeIsLate(first: String, second: String, isLate: Bool) throws {
        let write = "self.tableView.contentInset.bottom = frame.height - self.view.safeAreaInsets.bottom"
        func body(_ text: String) -> String {
            "guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }\n"
                + text.replacing("%@", with: write)
        }
        let handlers = try handlers(
            "WillShow",
            """
            @objc func first(_ note: Notification) { \(body(first)) }
            @objc func second(_ note: Notification) { \(body(second)) }
            """, "DidShow", in: "iphone-home-indicator")
        let effects = handlers.flatMap(\.scenarios).flatMap(\.effects)
        #expect(effects.contains { $0.name == .late && $0.points == 302 } == isLate)
    }
}
