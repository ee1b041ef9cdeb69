import LintEngine
import Testing
import Vocabulary

@testable import Fixes

/// A bar that rests at the bottom of the screen, where the guide at rest is above the home indicator.
@Suite struct RestingBarTests {
    private static let bar = Screens.composer.replacing("view.safeAreaLayoutGuide.bottomAnchor", with: "view.bottomAnchor")

    @Test func whatRestsOnTheViewIsUnsafeSinceItRestsHigher() throws {
        let sample = FixSample(Self.bar)
        let fix = try #require(sample.fix)
        #expect(fix.applicability == .unsafe)
        let move = try #require(fix.reservations.first)
        guard case .restMoves(let content, let points, let scenario, _) = move else {
            Issue.record("\(move)")
            return
        }
        #expect((content, points, scenario) == ("composer", 34, "iphone-home-indicator"))
    }

    /// The guide at rest is where the safe area ends: what rests at the bottom of the screen is to stay there if nothing is
    /// wrong.
    @Test func whatRestsOnTheViewStaysThereIfNothingIsWrong() {
        let right = FixSample(
            Self.bar
                .replacing("-frame.height", with: "-view.bounds.intersection(space.convert(frame, to: view)).height")
                .replacing("else { return }", with: "else { return }\n        let space = view.window!.screen.coordinateSpace"))
        #expect(right.fix == nil)
        #expect(right.refusal == .shortens(content: ["composer"]))
    }
}
