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
                @IBOutlet var bar: UIView!
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

    /// The text view may end where the bar begins that rides on the keyboard: then what is below it is no safe area. What the
    /// handler does is known of the bar alone.
    @Test func aBarOfTheSameViewThatMovesMayHoldTheEnd() throws {
        let move = "sheet.bar.transform = CGAffineTransform(translationX: 0, y: -frame.height)"
        let handler = try handler("@IBOutlet var sheet: Sheet!", also: move)
        #expect(handler.unknowns == [.assumed(.endsWithItsView("sheet.bar"))])
        // 667 − 260 is where the keyboard begins.
        #expect(try handler.scenario("iphone-home-button").legacyBottom == 407)
        // A view of another one has nothing to do with it.
        let other = try self.handler("@IBOutlet var sheet: Sheet!\n@IBOutlet var bar: UIView!", also: "bar.center.y = 9")
        #expect(other.unknowns.contains(.assumed(.endsWithItsView("sheet"))))
    }
}
