import Testing
import Vocabulary

@testable import Behaviour

/// Screens and views that are closed with their keyboard: where their content is left, nobody sees.
struct ClosedScreenTests {
    private func effects(_ closing: String) throws -> [EffectName] {
        let handlers = Project([
            "Sheet.swift": """
            class Sheet: UIViewController {
                let panel = UIButton()
                let other = UIView()
                override func viewDidLoad() {
                    view.addSubview(panel)
                    panel.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    panel.transform = CGAffineTransform(translationX: 0, y: -frame.height)
                }
                @objc func hide(_ note: Notification) {
                    panel.transform = CGAffineTransform(translationX: 0, y: 300)
                    \(closing)
                }
            }
            """
        ]).handlers
        let show = try #require(handlers.first { $0.name == "show(_:)" })
        #expect(try show.scenario("iphone-home-button").verdict == .agrees)
        let hide = try #require(handlers.first { $0.name == "hide(_:)" })
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
