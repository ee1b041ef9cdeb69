import HandlerInterpreter
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// Which field the keyboard comes for: each of a screen's is tried where code asks, and that one has to stay visible.
///
/// On an iPhone 844 high the keyboard covers 336: what ends at 508 or above is clear of it. `name` ends at 140, `email` at 540,
/// 32 below the keyboard's top.
struct EditedFieldTests {
    private func screen(_ shown: String, members: String = "", fields: String = "name, email") -> String {
        """
        class Form: UIViewController, UITextFieldDelegate {
            let name = UITextField()
            let email = UITextField()
            var activeField: UITextField?
            \(members)
            override func viewDidLoad() {
                super.viewDidLoad()
                name.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
                email.frame = CGRect(x: 20, y: 500, width: 200, height: 40)
                [\(fields)].forEach { view.addSubview($0) }
                view.addSubview(name)
                view.addSubview(email)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
            }
            @objc func show(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                \(shown)
            }
            @objc func hide(_ note: Notification) { view.frame.origin.y = 0 }
            func textFieldDidBeginEditing(_ textField: UITextField) { activeField = textField }
            func textFieldDidEndEditing(_ textField: UITextField) { activeField = nil }
        }
        """
    }

    private func result(_ code: String, in scenario: String = "iphone-home-indicator") throws -> Handler.ScenarioResult {
        let handlers = Project(["Form.swift": code]).handlers
        let handler = try #require(handlers.first { $0.name == "show(_:)" })
        return try #require(handler.scenarios.first { $0.id == scenario })
    }

    private let justEnough = """
        guard let field = activeField else { return }
        let hidden = field.frame.maxY - (view.frame.height - frame.height)
        if hidden > 0 { view.frame.origin.y = -hidden }
        """

    @Test func aViewThatIsRaisedAsFarAsItsFieldNeedsAgrees() throws {
        let result = try result(screen(justEnough))
        #expect(result.verdict == .agrees)
        // Raised by 32 for `email`, and by nothing for `name`.
        #expect(result.writes.first { $0.event == "show" }?.after == .points(-32))
    }

    /// Where the keyboard is another app's, no field is edited, and the button below them would be what counts: but there is
    /// nothing to stay clear of.
    @Test func whatNothingCoversNeedsNoAssumption() throws {
        let code = screen(justEnough, members: "let save = UIButton()").replacing(
            "view.addSubview(email)",
            with: "view.addSubview(email)\nsave.frame = CGRect(x: 20, y: 700, width: 200, height: 40)\nview.addSubview(save)")
        let handler = try #require(Project(["Form.swift": code]).handlers.first { $0.name == "show(_:)" })
        #expect(handler.scenarios.contains { $0.id == "ipad-stage-manager-other-app" })
        #expect(!handler.unknowns.contains(.assumed(.mustStayVisible("save"))))
    }

    @Test func whereNoFieldNeedsItNothingIsRaised() throws {
        // The iPad's keyboard begins at 843: both fields are above it.
        let result = try result(screen(justEnough), in: "ipad-full-screen")
        #expect(result.writes.filter { $0.event == "show" }.isEmpty)
        #expect(result.verdict == .agrees)
    }

    /// Somebody types in another app: none of the fields here is the first responder, and none was.
    @Test(arguments: ["activeField != nil", "name.isFirstResponder || email.isFirstResponder"])
    func anotherAppsKeyboardComesForNoField(isEditing: String) throws {
        let code = screen("guard \(isEditing) else { return }\n view.frame.origin.y = -frame.height")
        let result = try result(code, in: "ipad-stage-manager-other-app")
        #expect(result.writes.filter { $0.event == "otherAppShows" }.isEmpty)
        #expect(result.verdict == .agrees)
    }

    @Test func theFieldThatIsNotRaisedFarEnoughIsCovered() throws {
        let result = try result(screen("guard activeField != nil else { return }\n view.frame.origin.y = -20"))
        // 540 − 20 = 520, 12 below the keyboard's top at 508.
        // Of the two that one may type in, it is the one that counts.
        #expect(result.effect == "covered by 12 pt")
        #expect(result.verdict == .differs)
        #expect(result.content == "email")
    }

    @Test func oneFieldIsTheFirstResponderAndNoOther() throws {
        let asks = """
            if name.isFirstResponder, email.isFirstResponder { view.frame.origin.y = -500 }
            if email.isFirstResponder { view.frame.origin.y = -32 }
            """
        let result = try result(screen(asks))
        #expect(result.verdict == .agrees)
        #expect(!result.writes.contains { $0.after == .points(-500) })
    }

    @Test func aFieldThatNobodyKeepsIsNotKnown() throws {
        // `other` is given by code that is not a delegate's: which view it is, nobody knows.
        let result = try result(
            screen(
                "guard let other else { return }\n view.frame.origin.y = -other.frame.maxY",
                members: "var other: UIView?\n func use(_ text: String) { other = make(text) }"))
        #expect(result.verdict == .unknown)
    }
}
