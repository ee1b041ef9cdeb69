import Testing

@testable import Behaviour
@testable import LintEngine

/// What an observer calls back is a handler, even if it only hands the keyboard's height to something that cannot be followed.
struct UnfollowedClientTests {
    private let watcher = """
        final class Watcher {
            private var onShow: ((CGRect) -> Void)?
            func start(onShow: ((CGRect) -> Void)? = nil) {
                self.onShow = onShow
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shows), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc private func shows(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                onShow?(frame)
            }
        }
        """

    private func screen(_ property: String) -> String {
        """
        final class Transfer: UIViewController {
            private let watcher = Watcher()
            \(property)
            override func viewDidLoad() {
                super.viewDidLoad()
                watcher.start(onShow: { [weak self] frame in self?.form.raise(frame.height) })
            }
        }
        """
    }

    @Test func aClosureWhoseCallIsNotFollowedIsListed() throws {
        let project = Project(["Watcher.swift": watcher, "Transfer.swift": screen("var form: Form!")])
        let closure = try #require(project.handlers.first { $0.path == "Transfer.swift" })
        #expect(closure.outcome == .executedWithUnknowns)
    }

    /// A lazy property is of its declared class, although what decides between two ways to make it is not known.
    @Test func aLazyPropertyIsOfItsDeclaredClass() throws {
        let project = Project([
            "Watcher.swift": watcher,
            "Transfer.swift": screen(
                """
                var model: Model?
                    lazy var form: Form = {
                        guard let model = self.model else { return Form(0) }
                        return Form(model.margin)
                    }()
                """),
            "Form.swift": """
            final class Form: UIView {
                var bottom: NSLayoutConstraint!
                init(_ margin: CGFloat) { super.init(frame: .zero) }
                func raise(_ height: CGFloat) { bottom.constant = height }
            }
            """,
        ])
        let closure = try #require(project.handlers.first { $0.path == "Transfer.swift" })
        #expect(closure.scenarios.contains { !$0.writes.isEmpty })
    }

    /// What becomes the screen's view is looked for in other files, though the screen does not say its class otherwise.
    @Test func theClassOfTheScreensViewIsLookedFor() throws {
        let project = Project([
            "Watcher.swift": watcher,
            "Transfer.swift": screen("lazy var form = Form()\n    override func loadView() { view = form }"),
            "Form.swift": """
            final class Form: UIView {
                private let field = UITextField()
                private var bottom: NSLayoutConstraint!
                init() {
                    super.init(frame: .zero)
                    addSubview(field)
                    bottom = field.bottomAnchor.constraint(equalTo: bottomAnchor)
                    bottom.isActive = true
                }
                func raise(_ height: CGFloat) { bottom.constant = -height }
            }
            """,
        ])
        let closure = try #require(project.handlers.first { $0.path == "Transfer.swift" })
        #expect(closure.outcome == .executed)
        #expect(closure.scenarios.contains { !$0.writes.isEmpty })
    }
}
