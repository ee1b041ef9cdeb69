import Testing

@testable import Behaviour

/// A structure of the program's that reads the notification, made by an extension.
struct KeyboardDataTests {
    /// 844 − 336 is the keyboard's top.
    @Test(arguments: ["userInfo.flatMap(KeyboardData.init)", "userInfo.map { KeyboardData(userInfo: $0)! }"])
    func theInfoIsHandedToAnInitialiser(data: String) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = -(note.keyboardData?.endFrame.height ?? 0)", hidden: "bottom.constant = 0",
            members: ChatScreen.barOnView)
        let data = """
            struct KeyboardData {
                let endFrame: CGRect
                init?(userInfo: [AnyHashable: Any]) {
                    guard let frame = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return nil }
                    endFrame = frame.cgRectValue
                }
            }
            extension Notification {
                var keyboardData: KeyboardData? { \(data) }
            }
            """
        let handlers = Project(["Chat.swift": code, "KeyboardData.swift": data]).handlers
        let shown = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(shown.outcome == .executed)
        #expect(try shown.scenario("iphone-home-indicator").steps.first?.legacyBottom == 508)
    }
}
