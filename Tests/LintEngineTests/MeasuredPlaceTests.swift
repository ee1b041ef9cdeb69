import Testing
import Vocabulary

@testable import Behaviour

/// Views of which nobody knows where they are, but whose handler measures them and moves them by what is missing.
///
/// On the iPhone with a home indicator the keyboard's top is at 508 when it shows, and at 553 when it gets lower.
struct MeasuredPlaceTests {
    private func show(moving: String, hidden: String = "view.transform = .identity; view.frame.origin.y = 0") throws -> Handler {
        let code = ChatScreen.code(
            shown: """
                let top = UIScreen.main.bounds.height - frame.height
                \(moving)
                """, hidden: hidden,
            members: """
                let form = UIStackView()
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(form)
                    form.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
                    form.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor).isActive = true
                }
                """)
        return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
    }

    /// The form begins at 100 and is as high as its content. It ends at 508 − 20 = 488 from wherever it ended, once the keyboard
    /// shows, and 20 points over the keyboard whenever that changes.
    @Test(arguments: [
        "view.frame.origin.y = top - form.frame.maxY - 20",
        "view.frame.origin.y = top - (form.frame.origin.y + form.bounds.height) - 20",
        "view.transform = CGAffineTransform(translationX: 0, y: top - form.frame.maxY - 20)",
    ])
    func whatIsMovedByWhatIsMissingStaysClear(moving: String) throws {
        let result = try show(moving: moving).scenario("iphone-home-indicator")
        #expect(result.verdict == .agrees)
        #expect(result.steps.first?.legacyBottom == 488)
    }

    /// The view that is moved is the one that is measured: once it stands there, the next keyboard finds it there.
    @Test func aViewThatMeasuresItselfStaysClear() throws {
        let show = try show(
            moving: "form.frame.origin.y -= form.frame.maxY - top", hidden: "form.frame.origin.y = 100")
        let result = try show.scenario("iphone-home-indicator")
        #expect(result.verdict == .agrees)
        #expect(result.steps.map(\.legacyBottom).prefix(2) == [508, 553])
    }

    /// 30 points too little.
    @Test func whatIsMovedByLessIsCovered() throws {
        let result = try show(moving: "view.frame.origin.y = top - form.frame.maxY + 30").scenario("iphone-home-indicator")
        #expect(result.effects.map(\.name) == [.covered])
        #expect(result.effects.first?.points == 30)
    }

    /// The form ends at 508 or lower, so the first show moves the view up, by 20 points at least: it is not at 0 after that, and
    /// the next one moves nothing.
    @Test func whatIsMovedUpIsNotWhereItWas() throws {
        let result = try show(
            moving: """
                if form.frame.maxY < top { return }
                if view.frame.origin.y == 0 { view.frame.origin.y += top - form.frame.maxY - 20 }
                """
        ).scenario("iphone-home-indicator")
        #expect(result.verdict == .agrees)
        #expect(result.steps.map(\.legacyBottom).prefix(2) == [488, 488])
    }

    /// The keyboard that gets 45 points lower leaves it where the first show has put it, and the second show adds as much again:
    /// how much that is depends on where the form was.
    @Test func whatIsAddedUpIsNotKnown() throws {
        let result = try show(moving: "view.frame.origin.y += top - form.frame.maxY").scenario("iphone-repeated-show")
        #expect(result.verdict == .unknown)
    }
}
