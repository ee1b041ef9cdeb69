import SourceText
import SwiftParser
import Testing
import Vocabulary

@testable import KeyboardFacts

/// Texts that are meant as names of keyboard notifications. What UIKit's are: Apple, UIResponder.
struct MisnamedNotificationTests {
    private func meant(by code: String) -> [KeyboardNotificationName] {
        MisnamedNotification.all(in: parse(SourceFile(path: "Form.swift", bytes: Array(code.utf8)))).map(\.event)
    }

    @Test(arguments: [
        #"center.addObserver(self, selector: #selector(shown), name: Notification.Name("keyboardWillShow"), object: nil)"#,
        #"center.addObserver(self, selector: #selector(shown), name: .init("KeyboardWillShow"), object: nil)"#,
        #"center.addObserver(self, selector: #selector(shown), name: NSNotification.Name(rawValue: "UIKeyboardWillShow"), object: nil)"#,
        #"center.addObserver(self, selector: "shown:", name: "keyboardWillShowNotification", object: nil)"#,
        #"extension Notification.Name { static let up = Notification.Name("keyboardWillShow") }"#,
    ])
    func whatUIKitDoesNotPostIsTold(code: String) {
        #expect(meant(by: code) == [.willShow])
        #expect(NotificationReference.all(in: parse(SourceFile(path: "Form.swift", bytes: Array(code.utf8)))).isEmpty)
    }

    @Test(arguments: [
        #"center.addObserver(self, selector: #selector(shown), name: Notification.Name("UIKeyboardWillShowNotification"), object: nil)"#,
        #"center.post(name: Notification.Name("keyboardWillShow"), object: nil)"#,
        #"print("keyboardWillShow")"#,
        #"let image = UIImage(named: "keyboardWillShow")"#,
        #"// Notification.Name("keyboardWillShow")"#,
    ])
    func whatIsPostedOrNamesNothingIsNot(code: String) {
        #expect(meant(by: code).isEmpty)
    }
}
