import Testing

@testable import Behaviour
@testable import LintEngine

/// Views that a handler makes itself.
struct NewViewTests {
    private func handler(_ body: String) throws -> Handler {
        let code = """
            class Chat: UIViewController {
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardDidHideNotification, object: nil)
                }
                @objc func hidden(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(body)
                }
            }
            """
        return try #require(Project(["Chat.swift": code]).handlers.first)
    }

    /// A message in the middle of the screen is not there for the keyboard.
    @Test func whereAMessageBeginsIsNoLayout() throws {
        let handler = try handler(
            """
            let message = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
            message.center = view.center
            view.addSubview(message)
            """)
        #expect(handler.sinks.isEmpty)
    }

    /// What is placed by the keyboard is, and so is what was there before.
    @Test(arguments: [
        "let bar = UILabel(); bar.frame.origin.y = frame.minY - 40; view.addSubview(bar)",
        "let bar = UILabel(); view.addSubview(bar); bar.frame.origin.y = 40",
    ])
    func whatTheKeyboardPlacesIsLayout(body: String) throws {
        #expect(try !handler(body).sinks.isEmpty)
    }
}
