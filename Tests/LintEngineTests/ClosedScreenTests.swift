import Testing
import Vocabulary

@testable import Behaviour

/// Screens and views that are closed with their keyboard: where their content is left, nobody sees.
struct ClosedScreenTests {
    private func effects(_ closing: String) throws -> [EffectName] {
        let code = ChatScreen.code(
            shown: "panel.transform = CGAffineTransform(translationX: 0, y: -frame.height)",
            hidden: "panel.transform = CGAffineTransform(translationX: 0, y: 300)\n\(closing)",
            members: "let panel = UIButton()\nlet other = UIView()", pinned: "panel")
        let handlers = Project(["Chat.swift": code]).handlers
        let show = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(try show.scenario("iphone-home-button").verdict == .agrees)
        let hide = try #require(handlers.first { $0.name == "hidden(_:)" })
        return try hide.scenario("iphone-home-button").effects.map(\.name)
    }

    /// Left 300 points below its place, whatever else is taken away.
    @Test(arguments: ["", "other.removeFromSuperview()", "panel.removeFromSuperview(); view.addSubview(panel)"])
    func whatIsLeftBelowItsPlaceIsFound(closing: String) throws {
        #expect(try effects(closing) == [.notReset])
    }

    @Test(arguments: [
        "panel.removeFromSuperview()", "dismiss(animated: true)", "navigationController?.popViewController(animated: true)",
        "UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in self.panel.removeFromSuperview() })",
    ])
    func whatIsClosedIsNowhere(closing: String) throws {
        #expect(try !effects(closing).contains(.notReset))
    }
}
