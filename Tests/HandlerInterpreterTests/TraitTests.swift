import KeyboardModel
import Testing

@testable import HandlerInterpreter

/// Code that asks which way the device is held, and how much room the window has.
struct TraitTests {
    @Test(arguments: [
        "UIApplication.shared.statusBarOrientation.isPortrait",
        "UIApplication.shared.statusBarOrientation == .portrait",
        "UIInterfaceOrientationIsPortrait(UIApplication.shared.statusBarOrientation)",
        "view.window?.windowScene?.interfaceOrientation.isPortrait == true",
        "UIDevice.current.orientation.isPortrait",
        "UIDeviceOrientationIsPortrait(UIDevice.current.orientation)",
        "traitCollection.verticalSizeClass == .regular",
        "view.traitCollection.verticalSizeClass == .regular",
    ])
    func aPhoneIsUprightOrNot(condition: String) {
        let handler = "bottom.constant = \(condition) ? 10 : 20"
        #expect(Run(handler, in: "iphone-home-indicator").number == 10)
        #expect(Run(handler, in: "iphone-landscape").number == 20)
    }

    @Test func twoWaysToLieOnTheSideAreOne() {
        let handler = """
            let orientation = UIDevice.current.orientation
            bottom.constant = orientation == .landscapeLeft || orientation == .landscapeRight ? 20 : 10
            """
        #expect(Run(handler, in: "iphone-landscape").number == 20)
        #expect(Run(handler, in: "iphone-home-button").number == 10)
    }

    /// The width of a phone of these sizes is compact in both directions; an iPad's whole screen is regular.
    @Test(arguments: [("iphone-landscape", 1.0), ("iphone-home-indicator", 1), ("ipad-full-screen", 2)])
    func sizeClassesFollowTheDevice(scenario: String, number: Double) {
        let handler = "bottom.constant = traitCollection.horizontalSizeClass == .compact ? 1 : 2"
        #expect(Run(handler, in: scenario).number == number)
    }

    /// A part of an iPad's screen may be either, by a table that its width alone does not answer.
    @Test func ofAPartOfTheScreenNothingIsSaid() {
        let handler = "bottom.constant = traitCollection.horizontalSizeClass == .compact ? 1 : 2"
        #expect(Run(handler).number == nil)
    }

    @Test func aTuplesPartsGoByTheNamesOfItsDeclaredType() {
        let run = Run(
            "bottom.constant = note.keyboard.end.height",
            outside: """
                extension Notification {
                    var keyboard: (begin: CGRect, end: CGRect) {
                        (
                            userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .zero,
                            userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                        )
                    }
                }
                """, in: "iphone-home-indicator")
        #expect(run.number == 336)
    }

    @Test func soDoThoseThatAFunctionReturns() {
        let run = Run(
            "bottom.constant = margins().lower",
            members: "func margins() -> (upper: CGFloat, lower: CGFloat) { (3, 7) }", in: "iphone-home-indicator")
        #expect(run.number == 7)
    }
}
