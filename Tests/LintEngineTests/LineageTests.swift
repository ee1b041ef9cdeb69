import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// What the classes of an object's lineage register runs on one object, whichever of them registers it, and where.
///
/// The iPhone is 844 points high; its keyboard is 336 high.
struct LineageTests {
    private static func observes(_ method: String, _ notification: String) -> String {
        """
        NotificationCenter.default.addObserver(
            self, selector: #selector(\(method)), name: UIResponder.keyboard\(notification)Notification, object: nil)
        """
    }

    private static let raise = """
        @objc func shown(_ note: Notification) {
            guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            bottom.constant = -frame.height
        }
        """
    private static let reset = "@objc func hidden(_ note: Notification) { bottom.constant = 0 }"

    private func project(_ base: String, _ form: String, third: String = "") -> Project {
        Project([
            "Screen.swift": "import UIKit\nclass Screen: UIViewController {\n\(base)\n}",
            "Form.swift": """
            import UIKit
            final class Form: Screen {
                let bar = UIView()
                lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    view.addSubview(bar)
                    bottom.isActive = true
                }
                \(form)
            }
            """,
            "Form+Hiding.swift": third,
        ])
    }

    /// Whether a run of the form leaves it raised when the keyboard has gone.
    private func staysUp(_ project: Project) -> Bool {
        let handlers = project.report(in: "iphone-home-button").handlers.filter { $0.type == "Form" }
        return handlers.isEmpty || handlers.flatMap(\.scenarios).flatMap(\.effects).contains { $0.name == .notReset }
    }

    private static let showingBase = """
        override func viewDidLoad() { \(observes("shown(_:)", "WillShow")) }
        @objc func shown(_ note: Notification) {}
        """

    /// A base class observes for nothing; what overrides its handler has a hide observer of its own.
    @Test func whatASubclassRegistersRunsBesideWhatItInherits() {
        let stays = staysUp(
            project(
                Self.showingBase,
                """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(Self.observes("hidden(_:)", "WillHide"))
                }
                \(Self.raise.replacing("@objc", with: "override"))
                \(Self.reset)
                """))
        #expect(!stays)
    }

    private static let hidingBase = """
        override func viewDidLoad() { \(observes("hidden(_:)", "WillHide")) }
        @objc func hidden(_ note: Notification) { putBack() }
        func putBack() {}
        """

    /// The same the other way round: the base class observes hiding, for all that inherit from it.
    @Test func whatABaseClassRegistersRunsBesideWhatASubclassDoes() {
        let stays = staysUp(
            project(
                Self.hidingBase,
                """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(Self.observes("shown(_:)", "WillShow"))
                }
                override func putBack() { bottom.constant = 0 }
                \(Self.raise)
                """))
        #expect(!stays)
    }

    /// Who overrides the set-up without the superclass's registers nothing of it.
    @Test func whatTheSetUpDoesNotRegisterDoesNotRun() {
        let stays = staysUp(
            project(
                Self.hidingBase,
                """
                override func viewDidLoad() { \(Self.observes("shown(_:)", "WillShow")) }
                override func putBack() { bottom.constant = 0 }
                \(Self.raise)
                """))
        #expect(stays)
    }

    @Test func whatAnExtensionInAnotherFileRegistersRunsBeside() {
        let stays = staysUp(
            project(
                "",
                """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(Self.observes("shown(_:)", "WillShow"))
                    observeHiding()
                }
                \(Self.raise)
                """,
                third: """
                    import UIKit
                    extension Form {
                        func observeHiding() { \(Self.observes("hidden(_:)", "WillHide")) }
                        \(Self.reset)
                    }
                    """))
        #expect(!stays)
    }

    /// A base class and its subclass may register one method: that is one handler, run once for an event.
    @Test func whatIsRegisteredTwiceRunsOnce() throws {
        let handlers = project(
            Self.showingBase,
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                \(Self.observes("shown(_:)", "WillShow"))
            }
            override func shown(_ note: Notification) { bottom.constant -= 100 }
            """
        ).report(in: "iphone-home-button").handlers.filter { $0.type == "Form" }
        let handler = try #require(handlers.first)
        #expect(handlers.count == 1)
        #expect(handler.observes.count == 2)
        #expect(handler.scenarios.first?.writes.first?.after == .points(-100))
        #expect(handler.scenarios.first?.writes.filter { $0.event == "show" }.count == 1)
    }
}
