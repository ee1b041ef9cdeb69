import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// Two handlers write the same, one after the other, at one event: what is left is of the last one's making.
struct WrittenOverTests {
    private func project(_ event: String) -> Project {
        Project([
            "Form.swift": """
            class Form: UIViewController {
                @IBOutlet var tableView: UITableView!
                override func viewDidLoad() {
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(changed), name: UIResponder.keyboard\(event)Notification, object: nil)
                    center.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func changed(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    tableView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: frame.height, right: 0)
                }
                @objc func hidden(_ note: Notification) { tableView.contentInset = .zero }
            }
            """
        ])
    }

    /// `didChangeFrame` is posted after `willHide`, and `willChangeFrame` before it (semantics of hiding: Apple, UIResponder).
    @Test(arguments: [("DidChangeFrame", true), ("WillChangeFrame", false)])
    func theLastOneLeavesIt(event: String, isLeft: Bool) throws {
        let handlers = project(event).handlers
        for name in ["changed(_:)", "hidden(_:)"] {
            let handler = try #require(handlers.first { $0.name == name })
            let effects = try handler.scenario("iphone-home-indicator").effects
            #expect(effects.contains { $0.name == .notReset } == (isLeft && name == "changed(_:)"), "\(name)")
        }
    }

    /// Nobody loses an inset from before the keyboard: there is too much of it.
    @Test func whatStaysIsNotLost() throws {
        let findings = project("DidChangeFrame").report(in: "iphone-home-indicator").findings
        let rules = Set(findings.flatMap { [$0.rule] + $0.also.map(\.rule) })
        #expect(rules.contains("layout-not-reset"))
        #expect(!rules.contains("inset-wiped-on-hide"))
    }
}
