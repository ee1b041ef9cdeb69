import Testing

@testable import LintEngine

/// Handlers that leave some devices alone: what could go wrong there does not.
struct IdleScenarioTests {
    private func rules(before first: String) -> [String] {
        let code = ChatScreen.code(
            shown: """
                \(first)
                bottom.constant = frame.minY - UIScreen.main.bounds.height
                """, hidden: "bottom.constant = 0",
            members: ChatScreen.barOnView)
        let extensions = """
            extension UIDevice { var isTablet: Bool { UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiom.pad } }
            extension UITraitCollection { var isOfTablet: Bool { userInterfaceIdiom == .pad } }
            """
        return Project(["Chat.swift": code, "Device.swift": extensions]).report().findings.map(\.rule)
    }

    /// Only an iPad's window is smaller than the screen.
    @Test func aScreenIsNoWrongMeasureWhereIPadsAreLeftOut() {
        #expect(rules(before: "").contains("main-screen-assumed"))
        #expect(!rules(before: "if UIDevice.current.userInterfaceIdiom == .pad { return }").contains("main-screen-assumed"))
        #expect(!rules(before: "if UI_USER_INTERFACE_IDIOM() == .pad { return }").contains("main-screen-assumed"))
        #expect(!rules(before: "if UIDevice.current.model.hasPrefix(\"iPad\") { return }").contains("main-screen-assumed"))
        // As it was written before Swift 3.
        let old = "if UIDevice.currentDevice().userInterfaceIdiom == .Pad { return }"
        #expect(!rules(before: old).contains("main-screen-assumed"))
        let typed = "if UIDevice.currentDevice().userInterfaceIdiom == UIUserInterfaceIdiom.Pad { return }"
        #expect(!rules(before: typed).contains("main-screen-assumed"))
        #expect(!rules(before: "if UIDevice.current.isTablet { return }").contains("main-screen-assumed"))
        #expect(!rules(before: "if traitCollection.isOfTablet { return }").contains("main-screen-assumed"))
    }
}
