import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// A base class whose function observes for what its heirs hand it.
struct LentObserverTests {
    /// - Parameter list: what is laid out.
    private func base(list: String) -> String {
        """
        class Base: UIViewController {
            var own = UIScrollView()
            override func viewDidLoad() { view.addSubview(own); layOut() }
            func layOut() {}
            func avoidKeyboard(with list: UIScrollView) {
                NotificationCenter.default.addObserver(
                    forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
                ) { note in
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    \(list).contentInset.bottom = frame.height
                }
            }
        }
        """
    }

    private let form = """
        class Form: Base {
            let fields = UIScrollView()
            let send = UIButton()
            override func layOut() {
                view.addSubview(fields)
                view.addSubview(send)
                NSLayoutConstraint.activate([
                    fields.topAnchor.constraint(equalTo: view.topAnchor),
                    fields.bottomAnchor.constraint(equalTo: send.topAnchor),
                    send.heightAnchor.constraint(equalToConstant: 50),
                    send.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                ])
                avoidKeyboard(with: fields)
            }
        }
        """

    private func handlers(list: String) -> [Handler] {
        Project(["Base.swift": base(list: list), "Form.swift": form, "About.swift": "class About: Base {}"]).handlers
    }

    /// The fields end at the button, 844 − 34 − 50 = 760; with the inset at 760 − 336 = 424, where the keyboard begins at 508.
    @Test func itIsRunForWhoeverHandsItsViews() throws {
        let handlers = handlers(list: "list")
        #expect(handlers.map(\.type) == ["Form"])
        let handler = try #require(handlers.first)
        #expect(handler.outcome == .executed)
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 424)
        #expect(handler.through?.line == 13)
    }

    /// What it does to its own views is the base class's.
    @Test func whatTakesNothingOfItsCallersIsItsOwn() {
        #expect(handlers(list: "self.own").map(\.type) == ["Base"])
    }
}
