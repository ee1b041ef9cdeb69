import KeyboardFacts
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What is told of an edit without analysing the file again is what the analysis says.
@Suite("An edit that has nothing to do with the keyboard moves what was found") struct CarryOverTests {
    /// Two screens; between their handlers stand functions that nothing calls.
    private static let code = """
        import UIKit

        final class FieldController: UIViewController {
            private var bottom: NSLayoutConstraint?
            private var items: [String] = []
            private let field = UITextField()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom?.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            func update(_ text: String) {
                items.append(text)
            }

            @objc func keyboardWillShow(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                bottom?.constant = -frame.height
                settle()
            }

            func settle() {
                view.layoutIfNeeded()
            }

            func reload() { items.sort() }
        }

        """

    private struct Edit {
        let before: String
        let after: String

        /// Puts `text` where the marker is that it follows.
        init(after marker: String, _ text: String) {
            before = CarryOverTests.code
            after = CarryOverTests.code.replacingFirst(marker, with: marker + text)
        }
    }

    private func carried(_ edit: Edit) throws -> CarriedAnalysis {
        try #require(edit.before != edit.after)
        return CarriedAnalysis(from: edit.before, to: edit.after)
    }

    @Test(arguments: [
        ("items.append(text)", "\n        // keeps the order"),
        ("items.append(text)", "\n        let rest = items.count - 3"),
        ("items.append(text)", "\n\n\n"),
        ("{ items.sort()", "; items.reverse()"),
        // Nothing keeps what is not there.
        ("items.append(text)", "\n        bottom = nil"),
        // A comment in a handler says nothing, either.
        ("bottom?.constant = -frame.height", "  // why"),
        ("else { return }", "\n        /* up\n           it goes */"),
    ])
    func whatIsFoundIsWhereAnAnalysisFindsIt(marker: String, text: String) throws {
        let edit = try carried(Edit(after: marker, text))
        let analysis = try #require(edit.carried)
        let fresh = edit.fresh
        #expect(!fresh.findings.isEmpty)
        #expect(CarriedAnalysis.report(analysis) == CarriedAnalysis.report(fresh))
    }

    @Test(arguments: [
        // What a handler does, and what it calls.
        ("bottom?.constant = -frame.height", " - 8"),
        ("view.layoutIfNeeded()", "\n        view.setNeedsLayout()"),
        // What the set-up does.
        ("view.addSubview(field)", "\n        items = []"),
        // What is found by its name wherever it stands.
        ("items.append(text)", "\n        bottom = items.isEmpty ? nil : bottom"),
        ("items.append(text)", "\n        print(UIResponder.keyboardWillHideNotification)"),
        ("items.append(text)", "\n        UIView.animate(withDuration: 1) {}"),
        // What does not stay in its function.
        ("items.append(text)", "\n    }\n    func other() {"),
        ("items.append(text)", "\n        /*"),
        ("items.append(text)", "\n        \"\"\""),
        ("items.append(text)", "\n        #if DEBUG"),
        ("items.append(text)", "\n        class Inner {}"),
        ("private var items: [String] = []", "\n    private var count = 0"),
        // What is said to the linter.
        ("bottom?.constant = -frame.height", "  // keyboardlint:disable:this frame-height-as-inset - because"),
    ])
    func whereThatIsNotCertainThereIsNoAnswer(marker: String, text: String) throws {
        #expect(try carried(Edit(after: marker, text)).carried == nil)
    }
}

extension String {
    fileprivate func replacingFirst(_ part: String, with other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return replacingCharacters(in: range, with: other)
    }

    private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
        String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
