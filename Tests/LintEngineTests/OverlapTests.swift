import Testing

@testable import Behaviour

/// What a keyboard covers of a view whose constraints say nothing of its sides.
struct OverlapTests {
    private func show(_ shown: String, bottom: String = "view.bottomAnchor") throws -> Handler {
        let code = ChatScreen.code(
            shown: """
                let keyboard = view.convert(frame, from: view.window!.screen.coordinateSpace)
                \(shown)
                """,
            hidden: "list.contentInset.bottom = 0",
            members: """
                let list = UITableView()
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(list)
                    list.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    list.bottomAnchor.constraint(equalTo: \(bottom)).isActive = true
                }
                """)
        return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
    }

    /// The list ends at 844 or at 810, and the keyboard begins at 508: 336 or 302 points, of which 34 are the safe area's.
    @Test(arguments: ["view.bottomAnchor", "view.safeAreaLayoutGuide.bottomAnchor"])
    func theSharedHeightIsKnown(bottom: String) throws {
        let own = bottom == "view.bottomAnchor" ? " - view.safeAreaInsets.bottom" : ""
        let handler = try show("list.contentInset.bottom = list.frame.intersection(keyboard).height\(own)", bottom: bottom)
        #expect(handler.unknowns.isEmpty)
        let result = try handler.scenario("iphone-home-indicator")
        #expect(result.verdict == .agrees)
        #expect(result.steps.first?.legacyBottom == 508)
    }

    @Test func whetherTheyMeetIsKnown() throws {
        let handler = try show(
            "if list.frame.intersects(keyboard) { list.contentInset.bottom = frame.height - view.safeAreaInsets.bottom }")
        #expect(handler.preconditions.isEmpty)
        #expect(handler.unknowns.isEmpty)
        #expect(try handler.scenario("iphone-home-indicator").verdict == .agrees)
    }
}
