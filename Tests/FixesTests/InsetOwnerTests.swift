import LintEngine
import SourceText
import Testing
import Vocabulary

@testable import Fixes

/// Whose safe area is taken off an inset that has it beneath it already.
struct InsetOwnerTests {
    /// A helper says how high the keyboard is, and the screen what becomes of that.
    private func fixed(_ change: String) throws -> String {
        let source = """
            import UIKit

            final class Keyboard: NSObject {
                var change: ((CGFloat) -> Void)?

                override init() {
                    super.init()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }

                @objc private func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    change?(frame.height)
                }

                @objc private func hidden(_ note: Notification) { change?(0) }
            }

            final class FormViewController: UIViewController {
                private let keyboard = Keyboard()
                private let scrollView = UIScrollView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scrollView)
                    NSLayoutConstraint.activate([
                        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    ])
                    keyboard.change = \(change)
                }
            }

            """
        let sample = FixSample(source, target: Version(major: 14))
        return try #require(sample.fixed, "\(String(describing: sample.refusal))")
    }

    /// A closure that has no name for the screen reaches the scroll view by an optional.
    @Test func aWeakScreenIsAskedByWayOfItsScrollView() throws {
        let fixed = try fixed("{ [weak self] height in self?.scrollView.contentInset.bottom = height }")
        #expect(fixed.contains("bottom = max(0, height - (self?.scrollView.safeAreaInsets.bottom ?? 0)) }"))
    }

    /// What the code reaches by another name than `self`, it does not reach through `self`, which the closure would keep.
    @Test func aScreenThatIsNamedElsewhereIsNotCapturedBesides() throws {
        let fixed = try fixed(
            """
            { [list = self.scrollView] height in
                        list.contentInset.bottom = height
                        list.verticalScrollIndicatorInsets.bottom = height
                    }
            """)
        #expect(fixed.contains("contentInset.bottom = max(0, height - list.safeAreaInsets.bottom)"))
        #expect(fixed.contains("IndicatorInsets.bottom = max(0, height - list.safeAreaInsets.bottom)"))
    }

    /// A helper has no view: the scroll view is the one that gets the insets which are made first.
    @Test(arguments: [
        (
            "let insets = UIEdgeInsets(top: 0, left: 0, bottom: HEIGHT, right: 0)\n        scrollView.contentInset = insets",
            "insets"
        ),
        (
            "var insets = scrollView.contentInset\n        insets.bottom = HEIGHT\n        scrollView.contentInset = insets",
            "variable"
        ),
    ])
    func insetsThatAreMadeFirstHaveTheirScrollView(statements: String, name: String) throws {
        let source = Screens.avoider
            .replacing("scrollView.contentInset.bottom = keyboard.height", with: statements)
            .replacing("HEIGHT", with: "frame.height")
        let sample = FixSample(source, target: Version(major: 14))
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(fixed.contains("max(0, frame.height - scrollView.safeAreaInsets.bottom)"))
    }

    /// An extension for view controllers has a view, and whoever conforms may rest on something else.
    @Test func anExtensionOfAProtocolForControllersHasTheirView() throws {
        let source = """
            import UIKit

            protocol KeyboardFollowing: AnyObject {
                var end: NSLayoutConstraint! { get }
            }

            extension KeyboardFollowing where Self: UIViewController {
                func followKeyboard() {
                    let center = NotificationCenter.default
                    center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { [weak self] note in
                        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                        self?.raise(frame.height)
                    }
                    center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { [weak self] _ in
                        self?.raise(0)
                    }
                }

                private func raise(_ height: CGFloat) {
                    end.constant = -height
                }
            }

            final class LoginViewController: UIViewController, KeyboardFollowing {
                private let button = UIButton()
                var end: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(button)
                    end = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                    end.isActive = true
                    followKeyboard()
                }
            }

            """
        let sample = FixSample(source, target: Version(major: 14))
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(sample.fixed?.contains("end.constant = -max(0, height - view.safeAreaInsets.bottom)") ?? false)
        #expect(fix.applicability == .unsafe)
        #expect(fix.reservations.contains(.shared(type: "KeyboardFollowing")))
    }
}
