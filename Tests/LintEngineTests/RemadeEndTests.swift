import KeyboardModel
import SourceText
import Testing
import Vocabulary

@testable import LintEngine
@testable import LintPolicy

/// Content whose end a constraint ties to the end of what a scroll view scrolls.
struct RemadeEndTests {
    /// A constraint between a form and the end of what its scroll view scrolls is room there, also where it is made anew.
    @Test(arguments: [
        "end.constant = -frame.height",
        "end.isActive = false; end = form.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: -frame.height); end.isActive = true",
    ])
    func tooMuchRoomAtTheEndOfWhatScrollsIsANote(shown: String) throws {
        let code = """
            class Chat: UIViewController {
                let list = UIScrollView()
                let form = UIStackView()
                var end: NSLayoutConstraint!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                    list.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    list.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
                    list.addSubview(form)
                    form.topAnchor.constraint(equalTo: list.topAnchor).isActive = true
                    end = form.bottomAnchor.constraint(equalTo: list.bottomAnchor)
                    end.isActive = true
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    \(ChatScreen.readingFrame)\(shown)
                }
                @objc func hidden(_ note: Notification) { end.constant = 0 }
            }
            """
        let scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-indicator"))
        let findings = Linter(scenarios: [scenario], suppressions: CommentSuppressions())
            .analyse(SourceFile(path: "Chat.swift", text: code)).findings
        #expect(findings.filter { $0.rule == "safe-area-counted-twice" }.map(\.severity) == [.note])
    }
}
