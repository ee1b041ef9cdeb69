import HandlerInterpreter
import Testing

@testable import Behaviour
@testable import LintEngine

/// Views whose frame other code sets by the time that the keyboard comes, as a search does with its list of results.
struct PlacedElsewhereTests {
    private func hide(_ members: String) throws -> Handler {
        let code = ChatScreen.code(
            shown: "list.frame = CGRect(x: 0, y: 50, width: 300, height: 400)",
            hidden: "list.frame = CGRect(x: 0, y: 50, width: 300, height: 50)",
            members: "let list = UITableView()\n" + members)
        return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "hidden(_:)" })
    }

    private let open = OpenPoint.unknown(.placeSetElsewhere("list"))

    @Test(arguments: [
        "func search(_ text: String) { list.frame = CGRect(x: 0, y: 50, width: 300, height: text.isEmpty ? 50 : 700) }",
        "func search(_ text: String) { self.list.frame.size.height = 50 }",
    ])
    func whereItIsAtRestIsUnknown(members: String) throws {
        let handler = try hide("override func viewWillAppear(_ animated: Bool) { view.addSubview(list) }\n" + members)
        #expect(handler.scenarios.allSatisfy { $0.verdict != .differs })
        #expect(handler.unknowns.contains(open))
    }

    /// What the set-up sets is where it is.
    @Test func whatTheSetUpSetsIsKnown() throws {
        let handler = try hide(
            """
            override func viewWillAppear(_ animated: Bool) {
                view.addSubview(list)
                list.frame = CGRect(x: 0, y: 50, width: 300, height: 50)
            }
            func search() { list.frame.size.height = 700 }
            """)
        #expect(!handler.unknowns.contains(open))
        #expect(try handler.scenario("iphone-home-indicator").effects.allSatisfy { $0.name != .notReset })
    }
}
