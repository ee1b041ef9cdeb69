import Testing

@testable import Behaviour

/// Screens whose base class is generic and makes the view of the class that they say.
///
/// The keyboard of the home-indicator iPhone is 336 points high, and its safe area 34.
struct GenericScreenTests {
    private func shown(base: String, heir: String, list: String) throws -> Handler.Amount? {
        let handler = try #require(
            Project([
                "Chat.swift": """
                \(base)
                final class ChatView: UIView {
                    let list = UITableView()
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(list)
                        list.contentInsetAdjustmentBehavior = .never
                        list.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                    }
                }
                final class Chat: \(heir) {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(changed), name: UIResponder.keyboardWillShowNotification, object: nil)
                    }
                    @objc func changed(_ note: Notification) {
                        let frame = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                        let added = \(list).adjustedContentInset.bottom - \(list).contentInset.bottom
                        \(list).contentInset.bottom = frame.height - added
                    }
                }
                """
            ]).handlers.first)
        return try handler.scenario("iphone-home-indicator").writes.first { $0.event == "show" }?.after
    }

    private static let base = """
        class MainController<V: UIView>: UIViewController {
            var mainView: V { view as! V }
            override func loadView() { view = V() }
        }
        """

    /// With `.never`, nothing is added to the inset: 336 − 0.
    @Test(arguments: [
        (base, "MainController<ChatView>"),
        (base.replacing("V()", with: "V(frame: .zero)"), "MainController<ChatView>"),
        (base.replacing("V: UIView", with: "Model, V: UIView"), "MainController<ChatModel, ChatView>"),
        (base + "\nclass Tinted<W: UIView>: MainController<W> {}", "Tinted<ChatView>"),
    ])
    func theViewIsOfTheClassThatTheScreenSays(base: String, heir: String) throws {
        #expect(try shown(base: base, heir: heir, list: "mainView.list") == .points(336))
    }

    @Test func aPropertyOfTheParametersTypeHoldsSuchAnObject() throws {
        let base = """
            class MainController<V: UIView>: UIViewController {
                var mainView: V!
                override func viewDidLoad() {
                    mainView = V()
                    view.addSubview(mainView)
                }
            }
            """
        #expect(try shown(base: base, heir: "MainController<ChatView>", list: "mainView.list") == .points(336))
    }
}
