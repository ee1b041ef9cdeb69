import Testing

@testable import Behaviour

/// Views that observe the keyboard themselves: they are run in the screen whose code makes them, where that is one.
///
/// The iPhone is 844 points high with a home indicator of 34; its keyboard is 336 high. Below the bar stand tabs of 49 points.
struct HostedViewTests {
    private static let bar = """
        final class InputBar: UIView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func shown(_ note: Notification) {
                let frame = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                transform = CGAffineTransform(translationX: 0, y: -frame.height)
            }
        }
        """

    private func screen(_ type: String, makes made: String, in function: String = "override func viewDidLoad()") -> String {
        """
        final class \(type): UIViewController {
            var bar: \(made)!
            \(function) {
                bar = \(made)()
                view.addSubview(bar)
                NSLayoutConstraint.activate([
                    bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -49),
                    bar.heightAnchor.constraint(equalToConstant: 56),
                ])
            }
        }
        """
    }

    private func handler(_ files: [String: String]) throws -> Handler {
        try #require(Project(files).handlers.first { $0.name == "shown(_:)" })
    }

    /// From 810 − 49 = 761 by 336 up to 425, and by right to 508 − 49 = 459.
    @Test(arguments: ["override func viewDidLoad()", "func showBar()"])
    func theViewStandsWhereItsScreenHasIt(function: String) throws {
        let handler = try handler(["Bar.swift": Self.bar, "Chat.swift": screen("Chat", makes: "InputBar", in: function)])
        #expect((handler.type, handler.stage, handler.path) == ("InputBar", "Chat", "Bar.swift"))
        #expect(handler.outcome == .executed)
        let step = try #require(handler.scenario("iphone-home-indicator").steps.first { $0.event == "show" })
        #expect((step.legacyBottom, step.guideBottom) == (425, 459))
    }

    /// A view between them, which fills the screen.
    @Test func theScreenOfTheViewAroundItCounts() throws {
        let middle = """
            final class ChatView: UIView {
                let bar = InputBar()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(bar)
                    bar.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -49).isActive = true
                }
            }
            """
        let controller = "final class Chat: UIViewController { override func loadView() { view = ChatView() } }"
        let handler = try handler(["Bar.swift": Self.bar, "ChatView.swift": middle, "Chat.swift": controller])
        #expect(handler.stage == "Chat")
        let step = try #require(handler.scenario("iphone-home-indicator").steps.first { $0.event == "show" })
        #expect((step.legacyBottom, step.guideBottom) == (425, 459))
    }

    /// Where several classes make it, and where none does, it is run by itself.
    @Test func aViewOfSeveralScreensIsRunByItself() throws {
        let files = [
            "Bar.swift": Self.bar, "Chat.swift": screen("Chat", makes: "InputBar"),
            "Notes.swift": screen("Notes", makes: "InputBar"),
        ]
        #expect(try handler(files).stage == nil)
        #expect(try handler(["Bar.swift": Self.bar]).stage == nil)
        #expect(try handler(["Bar.swift": Self.bar, "Chat.swift": screen("ChatTests", makes: "InputBar")]).stage == nil)
    }

    /// A controller that conforms to a protocol of that name is run by itself, whoever makes it: 302 above the safe area, its bar
    /// ends at 508.
    @Test func aControllerThatConformsToAViewProtocolIsNone() throws {
        let handler = try handler([
            "Base.swift": """
            class BaseViewController: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); setUp() }
                func setUp() {}
            }
            """,
            "Form.swift": """
            final class FormViewController: BaseViewController, View {
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func setUp() {
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    let frame = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    bottom.constant = view.safeAreaInsets.bottom - frame.height
                }
            }
            """,
            "Coordinator.swift": """
            final class Coordinator {
                let stack = UINavigationController()
                func start() { stack.pushViewController(FormViewController(), animated: true) }
            }
            """,
        ])
        #expect(handler.stage == nil)
        let scenario = try #require(handler.scenarios.first { $0.id == "iphone-home-indicator" })
        #expect(scenario.steps.first { $0.event == "show" }?.legacyBottom == 508)
    }
}
