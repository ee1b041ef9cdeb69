import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// Bars that are part of the keyboard: what they leave when it hides, no run shows.
extension OwnCauseTests {
    private func accessory(_ override: String, others: String = "", superclass: String = "UIViewController") -> Project {
        Project([
            "Chat.swift": """
            class Chat: \(superclass) {
                \(bar(tiedTo: "bottomAnchor.constraint(equalTo: view.bottomAnchor)"))
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = -frame.height
                }
                \(override)
            }
            """,
            "Others.swift": others,
        ])
    }

    private static let assumption =
        "assumed: the input accessory view of `NAME` has no height; it is part of the keyboard's frame, and may stay when the keyboard hides"

    private func assumptions(_ project: Project) throws -> [String] {
        try #require(project.handlers.first).unknowns.filter(\.isAssumption).map(\.text)
    }

    @Test(arguments: [
        "override var inputAccessoryView: UIView? { nil }", "override var inputAccessoryView: UIView? { get { return nil } }", "",
    ])
    func aScreenWithoutAnAccessoryViewHasToReset(override: String) throws {
        let project = accessory(override)
        #expect(try !assumptions(project).contains { $0.contains("accessory") })
        #expect(findings(project.report())["show-without-hide"]?.severity == .error)
    }

    @Test func aBarThatIsPartOfTheKeyboardIsAssumedNotToBeThere() throws {
        let project = accessory(
            "let tools = UIView()\n override var inputAccessoryView: UIView? { get { tools.sizeToFit(); return tools } }")
        #expect(try assumptions(project).contains(Self.assumption.replacing("NAME", with: "Chat")))
        #expect(findings(project.report())["show-without-hide"] == nil)
        #expect(project.report().findings.allSatisfy { $0.severity != .error })
    }

    @Test(arguments: [
        ("class Base: UIViewController {\n override var inputAccessoryView: UIView? { Bar() }\n}", "Base", "Base"),
        ("extension Chat {\n override var inputAccessoryView: UIView? { Bar() }\n}", "UIViewController", "Chat"),
    ]) func aBarOfASuperclassOrAnExtensionCounts(others: String, superclass: String, owner: String) throws {
        let project = accessory("", others: others, superclass: superclass)
        #expect(try assumptions(project).contains(Self.assumption.replacing("NAME", with: owner)))
        #expect(findings(project.report())["show-without-hide"] == nil)
    }
}
