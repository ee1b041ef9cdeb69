import Testing
import Vocabulary

@testable import Behaviour

/// Constraints that code makes which no run comes to, out of what a handler keeps of the keyboard.
struct LateConstraintTests {
    private func effects(constant: String) throws -> [EffectName] {
        let handler = try #require(
            Project([
                "Sheet.swift": """
                class Sheet: UIViewController {
                    let panel = UIButton()
                    var bottom: NSLayoutConstraint?
                    var height: CGFloat = 0
                    override func viewDidLoad() {
                        view.addSubview(panel)
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(changed), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                    }
                    func open() {
                        bottom = panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: \(constant))
                        bottom?.isActive = true
                    }
                    @objc func changed(_ note: Notification) {
                        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                        height = view.bounds.maxY - frame.minY
                        bottom?.constant = -height
                    }
                }
                """
            ]).handlers.first)
        return try handler.scenario("iphone-home-button").effects.map(\.name)
    }

    @Test func aConstantOfItsOwnIsItsPlaceAtRest() throws {
        #expect(try effects(constant: "0") == [.agrees])
        #expect(try effects(constant: "-20").contains(.notReset))
    }

    /// The height was 0 when the panel was opened, or that of a keyboard that was there.
    @Test func aConstantThatTheKeyboardHasChangedSinceIsNot() throws {
        #expect(try !effects(constant: "-height").contains(.notReset))
    }
}
