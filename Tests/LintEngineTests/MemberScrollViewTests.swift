import Testing

@testable import Behaviour
@testable import HandlerInterpreter

/// Scroll views that are properties of another view, of which no constraint says where it ends.
struct MemberScrollViewTests {
    private func handler(_ sheet: String, also statement: String = "") throws -> Handler {
        let project = Project([
            "Sheet.swift": """
            class Sheet: UIView {
                @IBOutlet var textView: UITextView!
                @IBOutlet var textBottom: NSLayoutConstraint!
            }
            """,
            "Note.swift": """
            class Note: UIViewController {
                \(sheet)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                    sheet.textView.contentInset.bottom = frame.height
                    \(statement)
                }
            }
            """,
        ])
        return try #require(project.handlers.first)
    }

    /// That they fill the screen as one of the screen's own mostly does is an assumption.
    @Test(arguments: ["let sheet = Sheet()", "@IBOutlet var sheet: Sheet!", "lazy var sheet: Sheet = makeSheet()"])
    func thatTheViewAroundReachesTheEndIsAssumed(sheet: String) throws {
        #expect(try handler(sheet).unknowns.contains(.assumed(.endsWithItsView("sheet"))))
    }

    @Test func theRootViewReachesItsOwnEnd() throws {
        let handler = try handler("var sheet: Sheet { view as! Sheet }\n    override func loadView() { view = Sheet() }")
        #expect(!handler.unknowns.contains { if case .assumed(.endsWithItsView) = $0 { true } else { false } })
    }

    /// No interface file says what the constraint ties: it may well move the end of the text view.
    @Test func whatAWrittenConstraintOfTheSameViewTiesDecides() throws {
        let handler = try handler("@IBOutlet var sheet: Sheet!", also: "sheet.textBottom.constant = 9")
        #expect(try handler.scenario("iphone-home-indicator").verdict == .unknown)
    }
}
