import Reporting
import Testing

@testable import Behaviour

/// Screens with an input accessory view of their own, which stays when nobody types if they can become first responder.
struct AccessoryBarTests {
    private func handler(_ members: String) throws -> Handler {
        let project = Project([
            "Chat.swift": """
            class Chat: UIViewController {
                let list = UITableView()
                override var inputAccessoryView: UIView? { UIToolbar() }
                \(members)
                override func viewDidLoad() {
                    view.addSubview(list)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(changed), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(changed), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func changed(_ note: Notification) {
                    list.contentInset.bottom = (note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect).height
                }
            }
            """
        ])
        return try #require(project.handlers.first)
    }

    /// The hiding keyboard's height is written as the inset.
    @Test func withoutABarThatStaysTheInsetIsNotReset() throws {
        let scenarios = try handler("").scenarios
        #expect(scenarios.contains { $0.effects.contains { $0.name == .notReset } })
    }

    /// Where the bar stays, its own height is told to the hide handler.
    @Test func aBarThatStaysLeavesTheRestOpen() throws {
        let handler = try handler("override var canBecomeFirstResponder: Bool { true }")
        #expect(!handler.scenarios.contains { $0.effects.contains { $0.name == .notReset } })
        let first = try #require(handler.scenarios.first { $0.id == "iphone-home-indicator" })
        #expect(first.effects.map(\.name) == [.gap, .depends])
        #expect(first.difference == -34)
        #expect(first.effects.last?.details == [.open(.unknown(.restAboveAccessory(of: "Chat")))])
    }
}
