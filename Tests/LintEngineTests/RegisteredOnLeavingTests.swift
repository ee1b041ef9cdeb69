import KeyboardModel
import Testing
import Vocabulary

@testable import Behaviour

/// What a screen registers only as it goes does not run while it is there for the first time.
struct RegisteredOnLeavingTests {
    private func shown(appearing: String, disappearing: String) throws -> Handler {
        let code = """
            class Chat: UIViewController {
                \(ChatScreen.barOnView.replacing("override func viewWillAppear(_ animated: Bool)", with: "override func viewDidLoad()"))
                override func viewWillAppear(_ animated: Bool) {
                    \(appearing)
                }
                override func viewWillDisappear(_ animated: Bool) {
                    \(disappearing)
                }
                func observeShow() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                func observeHide() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    let frame = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    bottom.constant = -frame.height
                }
                @objc func hidden() { bottom.constant = 0 }
            }
            """
        return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
    }

    /// 291 points, the keyboard's last height, are left of what the first keyboard moved.
    @Test(arguments: [("observeShow()", "observeHide()", 291.0), ("observeShow(); observeHide()", "observeHide()", nil)])
    func aHideThatIsObservedOnLeavingDoesNotResetTheFirstTime(appearing: String, disappearing: String, left: Double?) throws {
        let handler = try shown(appearing: appearing, disappearing: disappearing)
        let effects = try handler.scenario("iphone-home-indicator").effects
        #expect(effects.first { $0.name == .notReset }?.points == left)
    }

    /// Code that calls the wrong method of its superclass as it goes still registers as it comes.
    @Test func aScreenThatCallsItsSuperclassByTheWrongNameRegistersAsItComes() throws {
        let handler = try shown(appearing: "observeShow()", disappearing: "observeHide(); super.viewWillAppear(animated)")
        #expect(handler.outcome == .executed)
        let effects = try handler.scenario("iphone-home-indicator").effects
        #expect(effects.first { $0.name == .notReset }?.points == 291)
    }
}
