import Testing

@testable import Behaviour

/// Screens for which another object observes, set up by a superclass of another file: what that calls places their content.
struct ClientSetUpTests {
    private static let manager = """
        final class KeyboardManager {
            var onShow: ((CGFloat) -> Void)?
            func start() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                onShow?(frame.height)
            }
        }
        """
    private static let base = """
        class BaseScreen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                layOut()
            }
            func layOut() {}
        }
        """
    private static let form = """
        final class Form: BaseScreen {
            private let manager = KeyboardManager()
            private let button = UIButton()
            private var bottom: NSLayoutConstraint!
            override func layOut() {
                button.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(button)
                bottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12)
                bottom.isActive = true
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                manager.start()
                manager.onShow = raise
            }
            private func raise(_ height: CGFloat) { bottom.constant = -height - 12 }
        }
        """

    /// The keyboard's top is at 508 of 844 points, and the button 12 above it.
    @Test func theSuperclassOfAClientIsLookedFor() throws {
        let project = Project(["Manager.swift": Self.manager, "Base.swift": Self.base, "Form.swift": Self.form])
        let handler = try #require(project.handlers.first { $0.type == "Form" })
        #expect(handler.unknowns == [])
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 496)
    }
}
