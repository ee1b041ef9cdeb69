import Testing

@testable import Behaviour

/// What extensions of UIKit's own objects answer of the device, from another file than the handler's.
///
/// The phone with a home indicator has 1170 × 2532 pixels, the one with a home button 750 × 1334.
struct DeviceQuestionTests {
    /// The bar ends at 844 − 336 + 34 = 542 where the question is answered with yes, and at 667 − 260 = 407 on the other phone.
    @Test(arguments: [
        "UIScreen.main.hasNotch", "UIDevice.current.hasNotch", "UIScreen.main.nativeBounds.height == 2532",
        "UIScreen.main.scale == 3",
    ])
    func theQuestionIsAnswered(question: String) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = (\(question) ? 34 : 0) - frame.height", hidden: "bottom.constant = 0",
            members: ChatScreen.barOnView)
        let extensions = """
            extension UIScreen { var hasNotch: Bool { [2436, 2532].contains(nativeBounds.height) } }
            extension UIDevice {
                @objc var hasNotch: Bool {
                    switch UIScreen.main.nativeBounds.height {
                    case 2436, 2532: return true
                    default: return false
                    }
                }
            }
            """
        let handlers = Project(["Chat.swift": code, "Device.swift": extensions]).handlers
        let shown = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(shown.outcome == .executed)
        #expect(try shown.scenario("iphone-home-indicator").steps.first?.legacyBottom == 542)
        #expect(try shown.scenario("iphone-home-button").steps.first?.legacyBottom == 407)
    }
}
