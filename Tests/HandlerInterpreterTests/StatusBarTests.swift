import KeyboardModel
import Testing

@testable import HandlerInterpreter

/// Code that tells the device by the height of its status bar.
struct StatusBarTests {
    @Test(arguments: [
        ("iphone-home-indicator", 34.0), ("iphone-home-button", 0),
    ])
    func aHomeIndicatorIsToldByIt(scenario: String, number: Double) {
        let run = Run(
            "bottom.constant = Device.bottom",
            outside: """
                enum Device {
                    static let statusBar = UIApplication.shared.statusBarFrame.height
                    static let bottom: CGFloat = statusBar > 20 ? 34 : 0
                }
                """, in: scenario)
        #expect(run.number == number)
    }

    @Test func soItIsByTheScenesManager() {
        let run = Run(
            "bottom.constant = view.window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 1",
            in: "iphone-home-indicator")
        #expect(run.number == 47)
    }

    /// Nobody says what it is in a window of Stage Manager.
    @Test func inASmallerWindowItIsNotKnown() {
        #expect(Run("bottom.constant = UIApplication.shared.statusBarFrame.height").number == nil)
    }
}
