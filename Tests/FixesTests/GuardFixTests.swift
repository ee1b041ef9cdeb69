import LintEngine
import Testing
import Vocabulary

@testable import Fixes

/// A view that is moved only while it is where it rests follows the keyboard when the guard goes.
@Suite struct GuardFixTests {
    private static func screen(shown: String) -> String {
        """
        import UIKit

        final class SignInViewController: UIViewController {
            private let field = UITextField()

            override func viewDidLoad() {
                super.viewDidLoad()
                field.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(field)
                field.heightAnchor.constraint(equalToConstant: 44).isActive = true
                field.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        \(shown)
            }

            @objc private func hidden(_ note: Notification) {
                view.frame.origin.y = 0
            }
        }

        """
    }

    @Test(arguments: [
        (
            """
                    if view.frame.origin.y == 0 {
                        view.frame.origin.y -= frame.height
                        view.layoutIfNeeded()
                    }
            """,
            """
                    view.frame.origin.y = -frame.height
                    view.layoutIfNeeded()
            """
        ),
        (
            """
                    guard self.view.frame.origin.y == 0 else { return }
                    self.view.frame.origin.y -= frame.height
            """,
            """
                    self.view.frame.origin.y = -frame.height
            """
        ),
        (
            """
                    if (view.frame.origin.y == 0) {
                        view.frame.origin.y -= frame.height * 1
                    }
            """,
            """
                    view.frame.origin.y = -(frame.height * 1)
            """
        ),
    ])
    func theGuardGoesAndTheMoveIsSet(old: String, new: String) throws {
        let sample = FixSample(Self.screen(shown: old), target: Version(major: 14), apps: Phones())
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(sample.fixed == Self.screen(shown: new))
        #expect(fix.mended.contains("stale-guard"))
    }

    /// Another condition may be there for a reason.
    @Test func aConditionBesidesStays() {
        let code = """
                    if view.frame.origin.y == 0, field.isFirstResponder {
                        view.frame.origin.y -= frame.height
                    }
            """
        #expect(
            FixSample(Self.screen(shown: code), target: Version(major: 14), apps: Phones()).fixed?.contains("isFirstResponder")
                ?? true)
    }
}
