import Testing

@testable import Behaviour

/// A handler that writes layout in its source and in no run: what keeps it from that may be what no file at hand does.
struct MissedWriteTests {
    private func open(_ shown: String, _ members: String) throws -> [String] {
        let code = ChatScreen.code(shown: shown, hidden: "", members: ChatScreen.barOnView + members)
        return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" }).unknowns.map(\.text)
    }

    private let flag = "\nvar follows = false"

    /// The handler's body begins in line 13.
    @Test(arguments: [
        ("if follows { bottom.constant = -frame.height }", ""),
        ("guard follows else { return }; bottom.constant = -frame.height", ""),
    ])
    func itIsSaidWhereNoRunCame(shown: String, members: String) throws {
        #expect(
            try open(shown, flag + members) == [
                "unknown: the effect of line 13: it changes the layout, but no simulated scenario reached it"
            ])
    }

    @Test func aMethodOfItsOwnMayWrite() throws {
        let open = try open(
            "adjust(frame.height)", flag + "\nfunc adjust(_ points: CGFloat) { if follows { bar.frame.origin.y -= points } }")
        #expect(open == ["unknown: the effect of line 26: it changes the layout, but no simulated scenario reached it"])
    }

    /// What no handler can mean by layout, and what a run came to.
    @Test(arguments: [
        "if follows { print(frame) }", "if follows { bar.isHidden = true }", "bottom.constant = -frame.height",
    ])
    func nothingElseIsSaid(shown: String) throws {
        #expect(try open(shown, flag).allSatisfy { !$0.contains("no simulated scenario reached it") })
    }
}
