import Testing
import Vocabulary

@testable import Behaviour

/// Where views are that code adds, one by one or several at a time.
///
/// The field is in a form that hangs below a title, whose height nobody says: where it ends is not known.
struct AddedViewsTests {
    private static func screen(_ adding: String) -> String {
        ChatScreen.code(
            shown: "if view.frame.origin.y == 0 { view.frame.origin.y -= 150 }", hidden: "view.frame.origin.y = 0",
            members: """
                let name = UITextField(), caption = UILabel(), form = UIView(), text = UIView()
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(caption)
                    view.addSubview(form)
                    \(adding)
                    text.addSubview(name)
                    caption.snp.makeConstraints { $0.top.equalTo(view.safeAreaLayoutGuide).offset(10) }
                    form.snp.makeConstraints { $0.top.equalTo(caption.snp.bottom); $0.height.equalTo(80) }
                    text.snp.makeConstraints { $0.bottom.equalToSuperview(); $0.height.equalTo(50) }
                    name.snp.makeConstraints { $0.top.bottom.equalToSuperview() }
                }
                """)
    }

    @Test(arguments: ["form.addSubview(text)", "form.addSubviews([text])", "form.addSubviews(text)"])
    func theyAreInTheViewThatTheyAreAddedTo(adding: String) throws {
        let show = try #require(Project(["Chat.swift": Self.screen(adding)]).handlers.first { $0.name == "shown(_:)" })
        #expect(try show.scenario("iphone-home-button").verdict == .unknown)
    }

    /// A button that ends at 600 of 667 points, 193 under the keyboard's top at 407: 43 of them stay covered after a shift by
    /// 150.
    @Test(arguments: ["UIButton()", "UIButton().then { $0.isEnabled = false }"])
    func aButtonIsOneHoweverItIsMade(making: String) throws {
        let code = ChatScreen.code(
            shown: "if view.frame.origin.y == 0 { view.frame.origin.y -= 150 }", hidden: "view.frame.origin.y = 0",
            members: """
                let send = \(making)
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(send)
                    send.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 600).isActive = true
                }
                """)
        let show = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        let effect = try #require(try show.scenario("iphone-home-button").effects.first)
        #expect(effect.name == .covered)
        #expect(effect.points == 43)
    }

    /// The handler leaves 34 points of the bar under the keyboard: of a bar whose button ends 40 above its end, as its class in
    /// another file says, that is padding. Of one that ends with its button, it is not.
    @Test(arguments: [(40, false), (0, true)])
    func whatAMovedViewIsMadeOfItsClassSays(padding: Int, isCovered: Bool) throws {
        let handlers = Project([
            "Chat.swift": ChatScreen.code(
                shown: "bottom.constant = -(frame.height - 34)", hidden: "bottom.constant = 0",
                members: ChatScreen.barOnView.replacing("UIView()", with: "SendBar()")),
            "SendBar.swift": """
            import UIKit
            final class SendBar: UIView {
                let button = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(button)
                    button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -\(padding)).isActive = true
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """,
        ]).handlers
        let show = try #require(handlers.first { $0.name == "shown(_:)" })
        let effects = try show.scenario("iphone-home-indicator").effects
        #expect(effects.contains { $0.name == .covered } == isCovered)
    }
}
