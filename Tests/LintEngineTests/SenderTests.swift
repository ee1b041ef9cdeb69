import Behaviour
import LintEngine
import LintPolicy
import Reporting
import SourceText
import Testing

/// Observers that ask for notifications of one object only.
struct SenderTests {
    private func handler(object: String, in method: String = "viewDidLoad()") throws -> Handler {
        let text = """
            class Form: UIViewController {
                @IBOutlet var table: UITableView!
                override func \(method) {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: \(object))
                }
                @objc func shown() { table.contentInset.bottom = 300 }
            }
            """
        let analysis = Linter(rules: [], suppressions: CommentSuppressions()).analyse(SourceFile(path: "Form.swift", text: text))
        return try #require(analysis.handlers.first)
    }

    @Test(arguments: ["self", "view"])
    func anObserverOfAnotherObjectNeverFires(object: String) throws {
        let handler = try handler(object: object)
        #expect(handler.scenarios.allSatisfy { $0.effects.map(\.name) == [.neverFires] })
        #expect(
            handler.scenarios.first?.effect
                == "never fires: observes only what `\(object)` posts, but the keyboard's screen posts these notifications")
        #expect(handler.sinks.isEmpty)
    }

    /// There is one once the screen has appeared.
    @Test func anObserverOfTheWindowNeverFires() throws {
        let handler = try handler(object: "view.window", in: "viewDidAppear(_ animated: Bool)")
        #expect(handler.scenarios.allSatisfy { $0.effects.map(\.name) == [.neverFires] })
    }

    @Test(arguments: ["nil", "UIScreen.main", "view.window?.screen", "self.view.window"])
    func anObserverOfTheScreenFires(object: String) throws {
        let handler = try handler(object: object)
        #expect(handler.scenarios.allSatisfy { !$0.effects.map(\.name).contains(.neverFires) })
        #expect(handler.sinks.count == 1)
    }
}
