import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// What several handlers of one screen do to the same content.
extension OwnCauseTests {
    /// The first handler makes room by the begin frame, of a keyboard that comes from below the screen 336 points high and later
    /// becomes 45 points higher; the second one, for the same scroll view, takes 20 points of it back.
    @Test func whatOneHandlerOfAScreenLeavesCoveredIsNoMistakeOfAnother() throws {
        let code = """
            class Chat: UIViewController {
                private let list = UIScrollView()
                override func viewDidLoad() {
                    list.frame = view.bounds
                    list.contentInsetAdjustmentBehavior = .never
                    view.addSubview(list)
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(moved), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(stood), name: UIResponder.keyboardDidShowNotification, object: nil)
                }
                @objc func moved(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect else { return }
                    list.contentInset.bottom = frame.height + 20
                }
                @objc func stood(_ note: Notification) { self.list.contentInset.bottom -= 20 }
            }
            """
        let findings = Project(["Chat.swift": code]).report(in: "iphone-there-and-back").findings
        let begin = try #require(findings.first { $0.rule == "begin-frame-as-geometry" })
        #expect(begin.severity == .error)
        #expect(!findings.contains { $0.rule == "content-under-keyboard" })
        #expect(begin.also.map(\.rule).contains("content-under-keyboard"))
    }
}
