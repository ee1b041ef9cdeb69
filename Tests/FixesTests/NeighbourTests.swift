import LintEngine
import Testing

@testable import Fixes

/// A scroll view that ends at another view is not tied to the guide: that one would come along, or be covered.
@Suite struct NeighbourTests {
    /// - Parameters:
    ///   - member: a property of the screen.
    ///   - lines: of its set-up; `END` is what the scroll view's bottom is tied to.
    private func refusal(_ member: String, _ lines: String, end: String) throws -> FixRefusal? {
        let sample = FixSample(
            Screens.form.replacing("view.bottomAnchor", with: end)
                .replacing("let scrollView = UIScrollView()", with: "let scrollView = UIScrollView()\n    \(member)")
                .replacing("view.addSubview(scrollView)\n", with: "view.addSubview(scrollView)\n\(lines)\n"))
        guard case .remains(_, let guide)? = sample.refusal else { return sample.refusal }
        return guide
    }

    private static let button = """
        view.addSubview(button)
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        """

    @Test func theViewBelowIsNamed() throws {
        let refusal = try refusal("let button = UIButton()", Self.button, end: "button.topAnchor")
        #expect(refusal?.pinObstacle == .endsAt(line: "button.top", scrollView: "scrollView"))
    }

    /// What holds the scroll view may be pinned in its place.
    @Test func theViewAroundIsNoNeighbour() throws {
        let lines = """
            view.addSubview(card)
            card.addSubview(scrollView)
            card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            card.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            """
        let refusal = try refusal("let card = UIView()", lines, end: "card.bottomAnchor")
        #expect(refusal?.pinObstacle == nil)
    }

    /// That what resets agrees with the guide does not make the place that it resets a known one.
    @Test func whatIsUnknownIsNotSaidToAgree() throws {
        let unknown = "scrollView.contentInset.bottom = Theme.height"
        let source = Screens.form.replacing("scrollView.contentInset.bottom = value.cgRectValue.height", with: unknown)
        guard case .open(let handler, _)? = FixSample(source).refusal else {
            Issue.record("\(String(describing: FixSample(source).refusal))")
            return
        }
        #expect(handler == "show(notification:)")
    }
}
