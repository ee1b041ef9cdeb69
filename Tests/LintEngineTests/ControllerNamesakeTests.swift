import Testing

@testable import Behaviour

/// Two controllers may be called the same: a parameter that is handed on to the controller which a property of its name holds.
///
/// The iPhone is 667 points high; its keyboard is 260 high.
struct ControllerNamesakeTests {
    @Test(arguments: ["content", "other"]) func theirViewsAreTwo(parameter: String) throws {
        let code = """
            class Sheet: UIViewController {
                private let content: Inner
                init(\(parameter): UIViewController) {
                    content = Inner(child: \(parameter))
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() {
                    view.addSubview(content.view)
                    content.view.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    content.lift(by: frame.height)
                }
            }
            class Inner: UIViewController {
                private let child: UIViewController
                private let box = UIView()
                private lazy var end = child.view.bottomAnchor.constraint(equalTo: box.bottomAnchor)
                init(child: UIViewController) {
                    self.child = child
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                    box.addSubview(child.view)
                    end.isActive = true
                }
                func lift(by height: CGFloat) { end.constant = -height }
            }
            """
        let handler = try #require(Project(["Sheet.swift": code]).report(in: "iphone-home-button").handlers.first)
        let shown = try #require(handler.scenarios.first?.steps.first)
        #expect(shown.difference == 0)
    }
}
