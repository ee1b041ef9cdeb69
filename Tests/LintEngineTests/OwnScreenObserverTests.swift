import Testing

@testable import Behaviour
@testable import LintEngine

/// A screen that observes the keyboard for itself and has a delegate, which shows it.
struct OwnScreenObserverTests {
    private let input = """
        protocol InputDelegate: AnyObject { func inputIsDone(_ input: Input) }
        class Input: UIViewController {
            weak var delegate: InputDelegate?
            let list = UIScrollView()
            var bottom: NSLayoutConstraint?
            override func viewDidLoad() {
                view.addSubview(list)
                list.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                bottom = list.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom?.isActive = true
                for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                        self?.adjust(note)
                    }
                }
            }
            func adjust(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                bottom?.constant = -frame.intersection(view.bounds).height
            }
            func finish() { delegate?.inputIsDone(self) }
        }
        """
    private let flow = """
        class Flow: UINavigationController, InputDelegate {
            init() {
                super.init(nibName: nil, bundle: nil)
                let input = Input(nibName: nil, bundle: nil)
                input.delegate = self
                pushViewController(input, animated: false)
            }
            func inputIsDone(_ input: Input) { popViewController(animated: true) }
        }
        """

    @Test func itsHandlersAreNotItsDelegates() throws {
        let handlers = Project(["Input.swift": input, "Flow.swift": flow]).handlers
        #expect(handlers.map(\.type) == ["Input"])
        // 844 − 336, where the guide is.
        #expect(try handlers[0].scenario("iphone-home-indicator").steps.first?.legacyBottom == 508)
    }
}
