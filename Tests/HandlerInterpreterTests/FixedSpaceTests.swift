import KeyboardModel
import SourceText
import Testing

@testable import HandlerInterpreter

/// Conversions from and to `UIScreen.fixedCoordinateSpace`, which stays upright with the device (Apple, documentation of it).
///
/// The iPad of the Stage Manager scenario lies on its side, its home button at the right: 1080 × 810 as the interface is turned,
/// 810 × 1080 upright. What is right in upright coordinates is up: x upright = 810 − y, y upright = x. The view's origin is (90,
/// 44). The keyboard's frame is (0, 412, 1080, 398).
struct FixedSpaceTests {
    private let screen = "view.window!.screen.fixedCoordinateSpace"

    @Test func aKeyboardFrameTakenForUprightIsTurned() {
        // From x 412 on, and from 810 − 0 − 1080 = −270 down for 1080, less the view's origin.
        #expect(Run("bottom.constant = view.convert(frame, from: \(screen)).minX").number == 322)
        #expect(Run("bottom.constant = view.convert(frame, from: \(screen)).minY").number == -314)
        #expect(Run("bottom.constant = \(screen).convert(frame, to: view).height").number == 1080)
        #expect(Run("bottom.constant = view.convert(frame.origin, from: \(screen)).y").number == 766)
    }

    @Test func aFrameIsTurnedTheOtherWayIntoUprightCoordinates() {
        // 810 − 412 − 398 = 0 and 0.
        #expect(Run("bottom.constant = view.window!.convert(frame, to: \(screen)).width").number == 398)
        #expect(Run("bottom.constant = view.convert(view.convert(frame, to: \(screen)), from: \(screen)).minY").number == 412)
        #expect(Run("bottom.constant = \(screen).bounds.height").number == 1080)
    }

    @Test func uprightTheTwoAreOne() {
        let run = Run("bottom.constant = view.convert(frame, from: \(screen)).minY", in: "iphone-home-indicator")
        // 844 − 336.
        #expect(run.number == 508)
    }
}
