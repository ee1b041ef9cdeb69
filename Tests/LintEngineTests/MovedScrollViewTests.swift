import Testing

@testable import Behaviour
@testable import LintEngine

/// Scroll views whose insets and whose lower end a handler sets.
struct MovedScrollViewTests {
    private func handler(_ constant: String, _ inset: String) throws -> Handler {
        let code = """
            class Chat: UIViewController {
                let list = UITableView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(list)
                    bottom = view.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: 80)
                    bottom.isActive = true
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    list.contentInset.bottom = \(inset)
                    bottom.constant = \(constant)
                }
                @objc func hide() {
                    list.contentInset.bottom = 0
                    bottom.constant = 80
                }
            }
            """
        return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "show(_:)" })
    }

    /// The list ends 80 points above the view's end, and 80 above the keyboard: 667 − 260 − 80 = 327.
    @Test(arguments: ["0", "list.contentInset.bottom"]) func anInsetOfZeroGoesWithTheListsEnd(inset: String) throws {
        let result = try handler("frame.height + 80", inset).scenario("iphone-home-button")
        #expect(result.effects.map(\.name) == [.agrees])
    }

    /// An inset of the keyboard's height comes on top of that.
    @Test func roomThatIsMadeTwiceIsAGap() throws {
        let result = try handler("frame.height + 80", "frame.height").scenario("iphone-home-button")
        #expect(result.effects.map(\.name) == [.gap])
        #expect(result.effects.first?.points == 260)
    }

    /// What is not known of both ends cancels.
    @Test func anUnknownDistanceIsNoneToTheKeyboard() throws {
        let result = try handler("frame.height + Theme.bar", "0").scenario("iphone-home-button")
        #expect(!result.effects.contains { $0.name == .covered })
    }
}
