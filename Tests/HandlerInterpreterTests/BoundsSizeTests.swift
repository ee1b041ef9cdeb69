import Testing

@testable import HandlerInterpreter

/// A view that nothing turns or scales has bounds of the size of its frame, whatever that is.
struct BoundsSizeTests {
    private func run(_ body: String) -> Run { Run(body, members: "@IBOutlet var card: UIView!") }

    @Test(arguments: [
        ("bottom.constant = card.bounds.height - card.frame.height", 0.0),
        ("bottom.constant = card.frame.size.width - card.bounds.size.width", 0),
        ("if card.bounds.height < card.frame.height { bottom.constant = 1 } else { bottom.constant = 2 }", 2),
        (
            "card.transform = CGAffineTransform(translationX: 0, y: -9)\nbottom.constant = card.bounds.height - card.frame.height",
            0
        ),
    ])
    func theyAreEqual(body: String, number: Double) {
        #expect(run(body).number == number)
    }

    @Test func whatATransformMakesOfTheFrameIsNotKnown() {
        let run = run(
            """
            card.transform = CGAffineTransform(scaleX: 2, y: 2)
            bottom.constant = card.bounds.height - card.frame.height
            """)
        #expect(run.paths.count == 1)
        #expect(run.number == nil)
    }
}
