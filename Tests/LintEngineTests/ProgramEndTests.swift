import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// Code that ends the program where something has gone wrong, of which nobody knows.
struct ProgramEndTests {
    private let store = """
        final class Store {
            static let shared = Store()
            lazy var container: NSPersistentContainer = {
                let container = NSPersistentContainer(name: "Notes")
                container.loadPersistentStores { _, error in
                    if let error = error as NSError? { fatalError("\\(error)") }
                }
                return container
            }()
            func save() { print(container) }
        }
        """

    private func handler(setUp: String, shown: String) throws -> Handler {
        let screen = """
            class Notes: UIViewController {
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    \(setUp)
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                    bottom.isActive = true
                }
                @objc func shown(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(shown)
                }
            }
            """
        return try #require(Project(["Store.swift": store, "Notes.swift": screen]).handlers.first)
    }

    /// The app goes on where there is no error, and the handler writes no layout.
    @Test func whatGoesOnElsewhereIsRun() throws {
        let handler = try handler(setUp: "", shown: "Store.shared.save()")
        #expect(handler.outcome == .executed)
        #expect(handler.sinks.isEmpty)
    }

    /// Where it ends in any case, there is nothing to tell.
    @Test func whatEndsInAnyCaseIsNot() throws {
        #expect(try handler(setUp: "", shown: "fatalError()").obstacle == .stopped([.programEnd("fatalError")]))
    }

    /// The rest of a set-up that goes on only without an error makes the constraint: 844 − 34 − 336.
    @Test(arguments: ["fatalError()", "preconditionFailure(\"no\")", "return"])
    func aSetUpGoesOn(end: String) throws {
        let handler = try handler(setUp: "if Settings.shared.isBroken { \(end) }", shown: "bottom.constant = -frame.height")
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 474)
    }
}
