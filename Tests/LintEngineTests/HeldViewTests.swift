import SourceText
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// A view that one handler moves by its frame and another one holds by a constraint.
struct HeldViewTests {
    /// The view is where the keyboard will be before that is there; what comes then only holds it there.
    @Test func aConstraintThatHoldsWhatWasMovedBeforeIsNotLate() throws {
        func effects(moving: String) throws -> [EffectName] {
            let code = """
                class Chat: UIViewController {
                    let bar = UIView()
                    var bottom: NSLayoutConstraint!
                    override func viewDidLoad() {
                        view.addSubview(bar)
                        bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                        bottom.isActive = true
                        let center = NotificationCenter.default
                        center.addObserver(
                            self, selector: #selector(willShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                        center.addObserver(
                            self, selector: #selector(didShow), name: UIResponder.keyboardDidShowNotification, object: nil)
                    }
                    @objc func willShow(_ note: Notification) {
                        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                        \(moving)
                    }
                    @objc func didShow(_ note: Notification) {
                        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                        bottom.constant = -frame.height
                    }
                }
                """
            let handlers = Linter(suppressions: CommentSuppressions()).analyse(SourceFile(path: "Chat.swift", text: code))
                .handlers
            let late = try #require(handlers.first { $0.name == "didShow(_:)" })
            let phone = try #require(late.scenarios.first { $0.id == "iphone-home-indicator" })
            return phone.effects.map(\.name)
        }
        #expect(try effects(moving: "view.alpha = 1; _ = frame").contains(.late))
        #expect(try !effects(moving: "bar.frame.origin.y -= frame.height").contains(.late))
    }
}
