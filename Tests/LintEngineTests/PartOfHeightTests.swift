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
}
