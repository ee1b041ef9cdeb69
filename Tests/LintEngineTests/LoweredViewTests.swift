import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// A handler that moves the whole view below its place at rest: a difference that is not clamped, where the content ends far
/// above the keyboard.
///
/// On the iPhone with a home indicator the view is 844 points high, and the keyboard begins at 508, then at 553.
struct LoweredViewTests {
    /// - Parameter top: where the field, which is 40 points high, begins.
    private func handler(_ write: String, top: Int = 60, hasField: Bool = true) throws -> Handler {
        let field = """
            let field = UITextField()
            private func build() {
                view.addSubview(field)
                field.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    field.topAnchor.constraint(equalTo: view.topAnchor, constant: \(top)),
                    field.heightAnchor.constraint(equalToConstant: 40),
                ])
            }
            """
        let code = """
            import UIKit
            class SignUp: UIViewController {
                \(hasField ? field : "private func build() { view.addSubview(Form.make()) }")
                override func viewDidLoad() {
                    super.viewDidLoad()
                    build()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    \(write)
                }
                @objc func hidden(_ note: Notification) {
                    view.transform = .identity
                    view.frame.origin.y = 0
                }
            }
            """
        return try #require(Project(["SignUp.swift": code]).handlers.first)
    }

    private static let difference = "frame.height - (view.frame.height - (field.frame.origin.y + field.frame.height)) + 10"

    /// It ends at 100: 336 − 744 + 10 is −398, and 291 − 744 + 10 is −443.
    @Test(arguments: [
        "view.transform = CGAffineTransform(translationX: 0, y: -(\(difference)))", "view.frame.origin.y = -(\(difference))",
    ])
    func aViewThatGoesDownDiffers(write: String) throws {
        let handler = try handler(write)
        let shown = try handler.scenario("iphone-home-indicator")
        #expect(shown.verdict == .differs)
        #expect(shown.effects.map(\.name) == [.closer])
        #expect(shown.effect == "moves the whole view 443 pt down, below its place at rest")
        #expect(shown.steps.first?.legacyBottom == 498)
        #expect(shown.steps.first?.guideBottom == 100)
        #expect(shown.effects.map { handler.severity(of: $0, in: shown) } == [.warning])
    }

    /// As far down on every phone: nobody chose that as a margin.
    @Test func aConstantIsNoMargin() throws {
        let shown = try handler("view.frame.origin.y = 50").scenario("iphone-home-indicator")
        #expect(shown.effect == "moves the whole view 50 pt down, below its place at rest")
    }

    /// Whatever has to stay visible of it.
    @Test func whatItHoldsNeedNotBeKnown() throws {
        let shown = try handler("view.frame.origin.y = 50", hasField: false).scenario("iphone-home-indicator")
        #expect(shown.effect == "moves the whole view 50 pt down, below its place at rest")
    }

    @Test(arguments: [
        "view.transform = CGAffineTransform(translationX: 0, y: -max(0, \(difference)))", "view.frame.origin.y = -30",
        "view.frame.origin.y = 0",
    ])
    func whatStaysOrGoesUpIsClearOfTheKeyboard(write: String) throws {
        #expect(try handler(write).scenario("iphone-home-indicator").verdict == .agrees)
    }

    /// What goes under the keyboard is covered: 500 to 540, and 20 lower.
    @Test func whatGoesUnderTheKeyboardIsCovered() throws {
        let shown = try handler("view.frame.origin.y = 20", top: 500).scenario("iphone-home-indicator")
        #expect(shown.effect == "covered by 52 pt")
    }
}
