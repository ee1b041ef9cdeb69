import Testing

@testable import Behaviour
@testable import LintEngine

/// What an extension in another file does while a screen is set up, however the screen calls it.
struct LentSetUpTests {
    @Test(arguments: ["lower(bottom)", "self.lower(bottom)"])
    func anExtensionsMethodIsFound(call: String) throws {
        let chat = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "",
            members: ChatScreen.barOnView + "\noverride func viewDidAppear(_ animated: Bool) { \(call) }")
        let helper = "extension UIViewController { func lower(_ tie: NSLayoutConstraint) { tie.constant = -12 } }"
        let handler = try #require(Project(["Chat.swift": chat, "Helpers.swift": helper]).handlers.first)
        #expect(try handler.scenario("iphone-home-button").writes.first?.before == .points(-12))
    }

    /// Also of a view of the program's that the set-up makes, by what a protocol in a third file adds to it.
    @Test func aProtocolsMethodOfAViewIsFound() throws {
        let chat = ChatScreen.code(
            shown: "form.raise(frame.height)", hidden: "form.raise(0)",
            members: """
                let form = FormView()
                override func loadView() { view = form }
                """)
        let form = """
            final class FormView: UIView, Built {
                let button = UIButton()
                var bottom: NSLayoutConstraint!
                init() {
                    super.init(frame: .zero)
                    build()
                }
                func addViews() { addSubview(button) }
                func tieViews() {
                    bottom = button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -50)
                    bottom.isActive = true
                }
                func raise(_ height: CGFloat) { bottom.constant = -50 - height }
            }
            """
        let built = """
            protocol Built { func addViews(); func tieViews() }
            extension Built { func build() { addViews(); tieViews() } }
            """
        let handlers = Project(["Chat.swift": chat, "FormView.swift": form, "Built.swift": built]).handlers
        let shown = try #require(handlers.first { $0.name == "shown(_:)" })
        let phone = try shown.scenario("iphone-home-button")
        #expect(phone.writes.first?.before == .points(-50))
        #expect(phone.verdict == .agrees)
    }
}
