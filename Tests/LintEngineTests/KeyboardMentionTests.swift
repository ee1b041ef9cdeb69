import SourceText
import SwiftLexer
import Testing

@testable import LintEngine

/// Files that are counted as those with keyboard notifications.
struct KeyboardMentionTests {
    @Test(arguments: [
        ("let name = UIResponder.keyboardWillShowNotification", true),
        (#"let name = Notification.Name("UIKeyboardWillShowNotification")"#, true),
        ("func keyboardDidHide() {} // as UIKit calls it", false),
        ("bar.keyboardWillShow(height: 300)", false),
        ("center.addObserver(self, selector: show, name: .UIKeyboardWillShow, object: nil)", true),
        ("let sequence = center.messages(of: screen, for: UIScreen.KeyboardWillShowMessage.self)", true),
        ("RxKeyboard.instance.visibleHeight.drive()", true),
        ("// NotificationCenter.default.addObserver(self, keyboardWillShow)", false),
        ("let height = 0\n/* keyboardWillHide, /* keyboardDidHide */ too */\n", false),
        ("let height = 0", false),
    ])
    func aCommentNamesNothing(code: String, isNamed: Bool) {
        let file = SourceFile(path: "Chat.swift", bytes: Array(code.utf8))
        #expect(file.namesKeyboardNotification(in: lex(file)) == isNamed)
    }
}
