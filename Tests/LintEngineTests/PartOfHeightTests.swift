import Testing

@testable import LintEngine

/// Content that rises by a part of the keyboard's height.
struct PartOfHeightTests {
    /// The whole of 336 points has the safe area's 34 in it, which the card rests on. Of a half nobody can say that.
    @Test(arguments: [("", true), (" + 20", true), (" / 2.1", false), (" * 0.8", false)])
    func aPartCountsNoSafeAreaTwice(part: String, isCounted: Bool) {
        let code = ChatScreen.code(
            shown: "card.transform = CGAffineTransform(translationX: 0, y: -(frame.height\(part)))",
            hidden: "card.transform = .identity",
            members: """
                let card = FormView()
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(card)
                    card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
                }
                """)
        let rules = Project(["Chat.swift": code]).report().findings.flatMap { [$0.rule] + $0.also.map(\.rule) }
        #expect(rules.contains("safe-area-counted-twice") == isCounted)
    }

    /// What is taken off the height may be the safe area.
    @Test(arguments: [("frame.height", true), ("frame.height - tabs.barHeight", false), ("frame.height + tabs.barHeight", true)])
    func whatAnUnknownIsTakenOffIsNotSaidToHaveTheSafeArea(height: String, isCounted: Bool) {
        let code = ChatScreen.code(
            shown: "bottom.constant = -(\(height))", hidden: "bottom.constant = 0",
            members: "var tabs: Tabs!\n" + ChatScreen.barOnSafeArea)
        let rules = Project(["Chat.swift": code]).report().findings.flatMap { [$0.rule] + $0.also.map(\.rule) }
        #expect(rules.contains("safe-area-counted-twice") == isCounted)
    }

    /// The bar rests on the safe area's end, 844 − 34 = 810. Of 336 + 34 points the safe area's 34 are twice too many: the bar ends
    /// at 440, and the keyboard begins at 508. Of 336 − 34 none are.
    @Test(arguments: [
        ("frame.height + view.safeAreaInsets.bottom", true), ("frame.height - view.safeAreaInsets.bottom", false),
        ("covered + (covered - safe)", true), ("covered - (covered - safe)", false), ("safe", false),
        // A sum that grows with every event is no more in one scenario than in another for the safe area's sake.
        ("safe - bottom.constant", false),
    ])
    func theSafeAreaMayBeAddedWhereItWasToBeSubtracted(height: String, isCounted: Bool) throws {
        let code = ChatScreen.code(
            shown: """
                let covered = view.convert(frame, from: nil).intersection(view.bounds).height
                let safe = view.convert(frame, from: nil).intersection(view.safeAreaLayoutGuide.layoutFrame).height
                bottom.constant = -(\(height))
                """,
            hidden: "bottom.constant = 0", members: ChatScreen.barOnSafeArea)
        let report = Project(["Chat.swift": code]).report()
        let rules = report.findings.flatMap { [$0.rule] + $0.also.map(\.rule) }
        #expect(rules.contains("safe-area-counted-twice") == isCounted)
        let shown = try #require(report.handlers.first { $0.name == "shown(_:)" })
        if isCounted {
            #expect(try shown.scenario("iphone-home-indicator").effects.first { $0.name == .gap }?.points == 68)
        }
    }

    /// A constraint of its upper end stretches what its lower end holds: that stays where it is, 302 points of it under the
    /// keyboard, which begins at 508.
    @Test func whatIsStretchedUpwardsStaysUnderTheKeyboard() throws {
        let code = ChatScreen.code(
            shown: "top.constant = -frame.height / 2", hidden: "top.constant = 0",
            members: """
                let card = UIStackView()
                var top: NSLayoutConstraint!
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(card)
                    top = card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
                    top.isActive = true
                    card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
                }
                """)
        let report = Project(["Chat.swift": code]).report(in: "iphone-home-indicator")
        let shown = try #require(report.handlers.first { $0.name == "shown(_:)" })
        #expect(try shown.scenario("iphone-home-indicator").effects.map(\.points) == [302])
        let rules = report.findings.flatMap { [$0.rule] + $0.also.map(\.rule) }
        #expect(!rules.contains("safe-area-counted-twice"))
    }
}
