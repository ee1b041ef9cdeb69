import Testing

@testable import LintEngine
@testable import LintPolicy

/// Code that a module outside the tree runs when the keyboard moves is named: silence would mean that there is none.
struct OutsideCallTests {
    private func screen(_ call: String) -> String {
        """
        import Bricks
        import UIKit
        class Form: UIViewController {
            let button = UIButton()
            override func viewDidLoad() {
                \(call)
            }
        }
        """
    }

    private func reasons(_ files: [String: String]) -> [String] {
        let project = Project(files)
        let linter = Linter(suppressions: CommentSuppressions())
        let mentions = project.sources.filter { !$0.namesKeyboardNotification && linter.mayFind(somethingIn: $0) }
        let summaries = project.sources.compactMap { linter.fileSummary($0, isAlone: false) }
        let units = linter.units(for: summaries, mentions: mentions, hasRelatives: true, from: project)
        return units.map(linter.analyse).flatMap(\.notAnalysed).map { "\($0.path):\($0.range?.start.line ?? 0): \($0.reason)" }
    }

    @Test(arguments: [
        ("bricks.alongKeyboard(animated: true) { [unowned self] height in button.alpha = 1 }", "alongKeyboard"),
        ("alongKeyboard { _ in }", "alongKeyboard"), ("whenKeyboardWillShow { _ in }", "whenKeyboardWillShow"),
        ("bricks.alongKeyboard(then: { _ in })", "alongKeyboard"),
    ]) func aClosureForTheKeyboardThatNobodyIsSeenToCallIsNamed(call: String, name: String) {
        let reason = "`\(name)` calls its closure for the keyboard, and no Swift file read declares it: the closure is not run"
        #expect(reasons(["Form.swift": screen(call)]) == ["Form.swift:6: \(reason)"])
    }

    @Test(arguments: ["keyboardHidden(true)", "hideKeyboard()", "UIView.animate(withDuration: 1) { }", "show { keyboardHeight }"])
    func whatGetsNoClosureOrSaysNothingOfTheKeyboardIsNot(call: String) {
        #expect(reasons(["Form.swift": screen(call)]).isEmpty)
    }

    @Test(arguments: [
        "extension UIViewController { func alongKeyboard(_ then: (CGFloat) -> Void) {} }",
        "func alongKeyboard(_ then: (CGFloat) -> Void) {}",
    ]) func whatTheProjectDeclaresIsNot(declaration: String) {
        #expect(reasons(["Form.swift": screen("alongKeyboard { _ in }"), "Bricks.swift": declaration]).isEmpty)
        #expect(reasons(["Form.swift": screen("alongKeyboard { _ in }") + "\n" + declaration]).isEmpty)
    }
}
