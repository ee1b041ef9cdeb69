import SourceText
import SwiftParser
import Testing

@testable import KeyboardFacts

/// Registrations whose handlers never run.
extension RegistrationFormTests {
    /// Swift 4 shows Objective-C only what is marked; that a text means such a method, no compiler notices. `UIResponder` has
    /// the notifications' names since Swift 4.2.
    @Test(arguments: [
        ("func keyboardMoved(_ note: Notification) {}", "Selector((\"keyboardMoved:\"))", "UIResponder", false),
        ("func keyboardMoved(_ note: Notification) {}", "#selector(keyboardMoved)", "UIResponder", true),
        ("func keyboardMoved(_ note: Notification) {}", "\"keyboardMoved:\"", "NSNotification.Name.UI", true),
        ("@objc func keyboardMoved(_ note: Notification) {}", "Selector((\"keyboardMoved:\"))", "UIResponder", true),
        ("override func keyboardMoved(_ note: Notification) {}", "Selector((\"keyboardMoved:\"))", "UIResponder", true),
        ("@IBAction func keyboardMoved(_ note: Notification) {}", "Selector((\"keyboardMoved:\"))", "UIResponder", true),
    ])
    func aTextNamesNoMethodThatObjectiveCDoesNotKnow(_ method: String, selector: String, owner: String, isKnown: Bool) throws {
        let name = owner == "UIResponder" ? "UIResponder.keyboardWillShowNotification" : ".UIKeyboardWillShow"
        let facts = facts("center.addObserver(self, selector: \(selector), name: \(name), object: nil)", members: method)
        if case .function = try onlyHandler(facts).target {
            #expect(isKnown)
        } else {
            #expect(!isKnown)
        }
    }

    @Test func aMarkedClassShowsObjectiveCAllItsMethods() throws {
        let code = """
            @objcMembers class Form: UIViewController {
                func keyboardMoved(_ note: Notification) {}
                func viewDidLoad() {
                    center.addObserver(
                        self, selector: Selector(("keyboardMoved:")), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
            }
            """
        let handler = try onlyHandler(FileFacts(parse(SourceFile(path: "Form.swift", text: code))))
        #expect(handler.name == "keyboardMoved(_:)")
        guard case .function = handler.target else {
            Issue.record("\(handler.target)")
            return
        }
    }

    /// A slip of the hand: the observer is removed in the next line.
    @Test(arguments: [
        ("center.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)", false),
        ("center.removeObserver(self)", false),
        ("center.removeObserver(self, name: UIResponder.keyboardWillHideNotification, object: nil)", true),
        ("center.removeObserver(other)", true),
        ("if isDone { center.removeObserver(self) }", true),
    ])
    func whatIsRemovedAgainIsNotObserved(after: String, isObserved: Bool) throws {
        let name = "UIResponder.keyboardWillShowNotification"
        let registration = "center.addObserver(self, selector: #selector(keyboardMoved), name: \(name), object: nil)"
        let handler = try onlyHandler(facts("\(registration)\n\(after)", members: method))
        guard case .unknown(let reason, _) = handler.target else {
            #expect(isObserved)
            return
        }
        #expect(!isObserved)
        #expect(reason == "line 5 removes the observer again")
        let before = try onlyHandler(facts("\(after)\n\(registration)", members: method))
        #expect(before.name == "keyboardMoved(_:)")
    }
}
