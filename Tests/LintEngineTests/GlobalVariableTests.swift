import Testing

@testable import Behaviour
@testable import LintEngine

/// Variables and constants outside of all types, by which screens lay out.
struct GlobalVariableTests {
    private func handlers(_ globals: String, shown: String, hidden: String = "bottom.constant = 0") -> [Handler] {
        Project([
            "Globals.swift": globals,
            "Chat.swift": """
            class Chat: UIViewController {
                let button = UIButton()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(button)
                    bottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(shown)
                }
                @objc func hide() { \(hidden) }
            }
            """,
        ]).handlers
    }

    /// 667 − 260 + 110.
    @Test(arguments: ["let barHeight: CGFloat = 110", "internal let barHeight = CGFloat(100 + 10)"])
    func aConstantIsANumber(global: String) throws {
        let shown = try #require(handlers(global, shown: "bottom.constant = -frame.height + barHeight").first)
        #expect(shown.outcome == .executed)
        #expect(try shown.scenario("iphone-home-button").steps.first?.legacyBottom == 517)
    }

    /// The second keyboard's height is ignored: 508 − 553 with a home indicator.
    @Test func aFlagIsState() throws {
        let found = handlers(
            "var isLifted = false", shown: "if !isLifted { isLifted = true; bottom.constant = -frame.height }",
            hidden: "isLifted = false; bottom.constant = 0")
        let shown = try #require(found.first { $0.name == "show(_:)" })
        #expect(shown.outcome == .executed)
        let step = try shown.scenario("iphone-home-indicator").steps.first { $0.event == "heightChange" }
        #expect(step?.difference == -45)
    }

    /// What UIKit's class has comes first, and so does the class's own.
    @Test(arguments: ["let view = 12", "let bottom = 12", "let button = 12"]) func aMemberComesBefore(global: String) throws {
        let shown = try #require(handlers(global, shown: "bottom.constant = -frame.height").first)
        #expect(try shown.scenario("iphone-home-button").steps.first?.difference == 0)
    }
}
