import KeyboardFacts
import SourceText
import SwiftParser
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What a run made goes away with it, although closures and what keeps them hold each other in the program that is run: a server
/// runs handlers for each key. Objects know each other by ids, so only what is kept outside of a heap can stay: a block that was
/// put off, what a session remembers of its runs.
@Suite("A run leaves nothing behind") struct LifetimeTests {
    /// In a local variable, in a property, in a function within a function, in an object that holds the one which made it, and in
    /// a block that is put off and never runs, because the one before it does not end.
    private static let code = """
        import UIKit

        final class Child {
            var owner: FieldController?
            var onShow: (() -> Void)?
        }

        final class FieldController: UIViewController {
            private var bottom: NSLayoutConstraint?
            private let child = Child()
            private var completion: (() -> Void)?

            override func viewDidLoad() {
                super.viewDidLoad()
                child.owner = self
                child.onShow = { self.bottom?.constant = 0 }
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardDidHide), name: UIResponder.keyboardDidHideNotification, object: nil)
            }

            @objc func keyboardDidHide(_ note: Notification) {
                DispatchQueue.main.async { while true { self.bottom?.constant += 1 } }
                DispatchQueue.main.async { self.completion?() }
            }

            @objc func keyboardWillShow(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                let animations = { self.bottom?.constant = -frame.height }
                func settle() {
                    animations()
                    if isEditing { settle() }
                }
                completion = { settle() }
                UIView.animate(withDuration: 0.3, animations: animations)
                completion?()
            }
        }

        """

    private func runs(of tree: SyntaxTree) -> Int {
        let linter = Linter(suppressions: CommentSuppressions())
        return FileFacts(tree).sessions.reduce(0) { count, session in
            count + session.interpreter(.empty).execute(linter.scenarios).runs.flatMap(\.paths).count
        }
    }

    @Test func theTreeOfAFileGoesWithTheLastThatKnowsIt() throws {
        weak var tree: SyntaxTree?
        do {
            let parsed = parse(SourceFile(path: "Field.swift", text: Self.code))
            tree = parsed
            #expect(
                runs(of: parsed) > Linter(suppressions: CommentSuppressions()).scenarios.count,
                "the condition is open, so that there are several ways through")
        }
        #expect(tree == nil)
    }
}
