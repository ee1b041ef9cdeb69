import Testing
import Vocabulary

@testable import HandlerInterpreter

/// What a number knows about itself.
struct ProvenanceTests {
    @Test func aHeightReadThroughVariablesAndHelpersStaysTheKeyboardsHeightOnTheScreen() throws {
        let run = Run(
            "let h = height(of: note); scrollView.contentInset.bottom = h - 8",
            members: """
                func height(of note: Notification) -> CGFloat {
                    let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                    return value?.cgRectValue.size.height ?? 0
                }
                """)
        let written = try #require(run.written)
        #expect(written.origins.contains(ValueOrigin(.keyboardEndFrame, .height)))
        #expect(!written.origins.contains(ValueOrigin(.keyboardEndFrame, .minY)))
        #expect(written.space == .screen)
        #expect(!written.mixesSpaces)
    }

    @Test func aConvertedRectangleIsInTheViewsSpace() throws {
        let run = Run(
            "let c = view.convert(frame, from: view.window?.screen.coordinateSpace); bottom.constant = view.bounds.maxY - c.minY")
        let written = try #require(run.written)
        #expect(written.space == .view)
        #expect(!written.mixesSpaces)
        // 412 on the screen is 368 in the window: 646 − 368.
        #expect(run.number == 278)
        #expect(written.steps.map(\.what).contains("converts it from screen to view coordinates"))
    }

    @Test func subtractingAScreenCoordinateFromTheViewsHeightMixesSpaces() throws {
        #expect(try #require(Run("bottom.constant = view.bounds.height - frame.minY").written).mixesSpaces)
    }

    @Test func lengthsOfDifferentSpacesMayMeet() throws {
        #expect(try !#require(Run("bottom.constant = view.bounds.height - frame.height").written).mixesSpaces)
    }

    @Test func contentMayBeMovedByAsMuchAsTheKeyboardMoved() throws {
        let run = Run(
            """
            let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as! CGRect
            view.frame = view.frame.offsetBy(dx: 0, dy: frame.minY - begin.minY)
            """)
        #expect(try !#require(run.written).mixesSpaces)
    }

    @Test func theKeyboardsTopLessTheHeightOfABarIsAPlaceOnTheScreen() throws {
        #expect(try !#require(Run("bottom.constant = frame.minY - bar.frame.height").written).mixesSpaces)
    }

    @Test func literalsBelongToNoSpace() throws {
        #expect(try !#require(Run("bottom.constant = frame.minY - 20").written).mixesSpaces)
    }

    @Test func anIntersectionIsClipped() throws {
        let run = Run("bottom.constant = view.bounds.intersection(view.convert(frame, from: nil)).height")
        #expect(try #require(run.written).isClipped)
        // From nil the frame counts as the window's: 646 − 412.
        #expect(run.number == 234)
    }

    @Test func theBeginFrameIsToldFromTheEndFrame() throws {
        let run = Run("let b = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect; bottom.constant = b!.height")
        #expect(try #require(run.written).origins == [ValueOrigin(.keyboardBeginFrame, .height)])
    }
}

/// UIKit's rules for nil in conversions, and for whose coordinates are meant. The window is at (90, 44).
struct ConversionTests {
    @Test(arguments: [
        ("view.convert(frame, from: nil)", 412.0, 0.0),
        ("view.convert(frame, from: .none)", 412, 0),
        ("view.convert(frame, from: view.window)", 412, 0),
        ("view.window!.convert(frame, from: nil)", 368, -90),
        ("view.convert(view.window!.convert(frame, from: nil), from: view.window)", 368, -90),
        ("UIScreen.main.coordinateSpace.convert(frame, to: view)", 368, -90),
        ("view.convert(frame, from: UIScreen.main.coordinateSpace)", 368, -90),
        ("(note.object as! UIScreen).coordinateSpace.convert(frame, to: view)", 368, -90),
        ("view.window!.screen.coordinateSpace.convert(frame, to: view)", 368, -90),
        // The wrong way round: a view's rectangle taken to the screen moves by +44.
        ("view.convert(frame, to: UIScreen.main.coordinateSpace)", 456, 90),
        ("view.convert(frame, to: nil)", 412, 0),
    ])
    func theFrameLandsWhereUIKitPutsIt(code: String, y: Double, x: Double) {
        #expect(Run("bottom.constant = \(code).minY").number == y, "\(code)")
        #expect(Run("bottom.constant = \(code).origin.x").number == x, "\(code)")
    }
}
