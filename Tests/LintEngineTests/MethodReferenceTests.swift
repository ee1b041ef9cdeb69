import Testing

@testable import Behaviour

/// A method that is handed on to be run later, without a closure around it.
struct MethodReferenceTests {
    @Test(arguments: [
        "RunLoop.current.perform(animator.startAnimation)", "DispatchQueue.main.async(execute: animator.startAnimation)",
    ])
    func whatIsHandedOnRuns(start: String) throws {
        let code = ChatScreen.code(
            shown: """
                let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut) { self.bottom.constant = -frame.height }
                \(start)
                """,
            hidden: "bottom.constant = 0", members: ChatScreen.barOnView)
        let show = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        // 667 − 260 is where the keyboard begins.
        #expect(try show.scenario("iphone-home-button").steps.first?.legacyBottom == 407)
    }
}
