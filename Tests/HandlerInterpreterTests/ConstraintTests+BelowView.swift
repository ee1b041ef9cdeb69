import KeyboardModel
import Reporting
import Testing

@testable import HandlerInterpreter

/// Constraints of what waits below the view.
extension ConstraintTests {
    @Test func whatWaitsBelowTheViewIsBroughtUpBySomethingElse() throws {
        let hidden = try state(
            "k = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 200)", "k?.constant = -frame.height")
        #expect(hidden.rests == [])
        #expect(hidden.displacement == -598)
        #expect(hidden.movement.text == "raises `bar` by an unknown amount")
        #expect(
            hidden.assumptions.map(\.text) == [
                "unknown: where `bar` is when the keyboard appears; at rest it ends 200 pt below its view"
            ])
        // What hangs over the edge by less than a row is only trimmed: from 8 below the view's end to 398 above it.
        let trimmed = try state(
            "k = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8)", "k?.constant = -frame.height")
        #expect(trimmed.rests == [.viewBottom])
        #expect(trimmed.displacement == -406)
    }

    @Test func aFrameBelowTheViewIsNoPlaceToMeasureFrom() throws {
        // The view is 646 high.
        let state = try state(
            "card.frame = CGRect(x: 0, y: 646, width: 320, height: 100)", "card.frame.origin.y = 646 - 398 - 100")
        #expect(state.rests == [])
        #expect(state.displacement == -498)
        #expect(state.movement.text == "raises `card` by an unknown amount")
        #expect(state.assumptions.first?.text.hasSuffix("at rest it ends 100 pt below its view") == true)
    }
}
