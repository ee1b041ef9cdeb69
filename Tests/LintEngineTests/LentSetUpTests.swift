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
}
