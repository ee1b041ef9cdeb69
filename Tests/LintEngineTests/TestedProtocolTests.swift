import Testing

@testable import Behaviour
@testable import LintEngine

/// A base class that observes for those of its subclasses that conform to a protocol.
struct TestedProtocolTests {
    private let base = """
        class Screen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                guard self is KeyboardAware else { return }
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardShows), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc private func keyboardShows(_ note: Notification) {
                guard let aware = self as? KeyboardAware else { return }
                let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect) ?? .zero
                aware.makeRoom(frame.height)
            }
        }
        """
    private let aware = "protocol KeyboardAware { func makeRoom(_ height: CGFloat) }"

    @Test func theSubclassThatConformsIsRun() {
        let project = Project([
            "Screen.swift": base, "KeyboardAware.swift": aware,
            "Form.swift": """
            final class Form: Screen, KeyboardAware {
                var tableView: UITableView!
                func makeRoom(_ height: CGFloat) { tableView.contentInset.bottom = height }
            }
            """,
            "Plain.swift": "final class Plain: Screen { func makeRoom(_ height: CGFloat) { view.alpha = height } }",
        ])
        let form = project.handlers.first { $0.type == "Form" }
        #expect(form?.name == "makeRoom(_:)")
        #expect(form.shown == [.points(398)])
        #expect(!project.handlers.contains { $0.type == "Plain" })
    }

    @Test func conformanceOfAnExtensionCountsAsWell() {
        let project = Project([
            "Screen.swift": base + "\n" + aware,
            "Form.swift": "final class Form: Screen { var tableView: UITableView! }",
            "Form+Keyboard.swift": """
            extension Form: KeyboardAware {
                func makeRoom(_ height: CGFloat) { tableView.contentInset.bottom = height }
            }
            """,
        ])
        #expect(project.handlers.contains { $0.type == "Form" && $0.name == "makeRoom(_:)" })
    }
}
