import Reporting
import Testing

@testable import Behaviour

/// What a handler leaves in a property is laid out with by who reads it: where that code is not run, nobody knows how.
struct LeavingValueTests {
    private func handler(_ members: String, body: String = "keyboardHeight = height", others: String = "") throws -> Handler {
        let project = Project([
            "Chat.swift": """
            class Chat: UIViewController {
                @IBOutlet var list: UITableView!
                \(members)
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func keyboardWillShow(_ note: Notification) {
                    let height = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
                    \(body)
                }
            }
            \(others)
            """
        ])
        return try #require(project.handlers.first { $0.type == "Chat" })
    }

    @Test(arguments: [
        (
            "private var keyboardHeight: CGFloat = 0\n"
                + "func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 600 - keyboardHeight }",
            "what `tableView(_:heightForRowAt:)` does with `keyboardHeight`: that code is not run"
        ),
        (
            "private var keyboardHeight: CGFloat = 0\nvar room: CGFloat { 600 - self.keyboardHeight }",
            "what `room` does with `keyboardHeight`: that code is not run"
        ),
        (
            "static var keyboardHeight: CGFloat = 0\nfunc place() { list.frame.size.height = 600 - Chat.keyboardHeight }",
            "what `place()` does with `keyboardHeight`: that code is not run"
        ),
        ("private(set) var keyboardHeight: CGFloat = 0", "what is done with `keyboardHeight`: no code that was run reads it"),
        ("var keyboardHeight: CGFloat = 0", "what is done with `keyboardHeight`: no code that was run reads it"),
    ])
    func codeThatReadsTheFrameAndIsNotRunIsNamed(members: String, text: String) throws {
        let body = members.hasPrefix("static") ? "Chat.keyboardHeight = height" : "keyboardHeight = height"
        let handler = try handler(members, body: body)
        #expect(handler.unknowns.map(\.text) == ["unknown: " + text])
        #expect(handler.outcome == .executedWithUnknowns)
    }

    @Test(arguments: ["Chat.shared.keyboardHeight", "chat.keyboardHeight"])
    func theObjectThatEveryoneSharesIsReadByOthers(expression: String) throws {
        let handler = try handler(
            "static let shared = Chat()\nvar keyboardHeight: CGFloat = 0",
            others: "class Popup: UIView {\nlet chat = Chat.shared\nfunc place() { frame.size.height = 600 - \(expression) }\n}")
        #expect(handler.unknowns.map(\.text) == ["unknown: what `place()` does with `keyboardHeight`: that code is not run"])
    }

    /// Of a flag, what writes layout.
    @Test(arguments: [
        ("func place() { if isShown { list.contentInset.bottom = 300 } }", 1), ("func log() { print(isShown) }", 0), ("", 0),
    ])
    func aFlagCountsWhereCodeThatLaysOutReadsIt(reader: String, count: Int) throws {
        let handler = try handler("private var isShown = false\n" + reader, body: "isShown = true")
        #expect(handler.unknowns.count == count)
    }

    @Test(arguments: [
        // Nobody reads it.
        ("private var keyboardHeight: CGFloat = 0", ""),
        // Who reads it is run.
        ("private var keyboardHeight: CGFloat = 0 { didSet { log() } }\nfunc log() { print(keyboardHeight) }", ""),
    ])
    func whatStaysInTheCodeThatIsRunLeavesNothingOpen(members: String, others: String) throws {
        let handler = try handler(members, others: others)
        #expect(handler.unknowns == [])
        #expect(handler.outcome == .executed)
    }

    /// Where content goes that the handler moves itself does not hang on it.
    @Test func aHandlerThatLaysOutIsKnown() throws {
        let members = "private var keyboardHeight: CGFloat = 0\nfunc room() -> CGFloat { 600 - keyboardHeight }"
        let handler = try handler(members, body: "keyboardHeight = height; list.contentInset.bottom = height")
        #expect(handler.unknowns == [])
        #expect(handler.shown == [.points(398)])
    }
}
