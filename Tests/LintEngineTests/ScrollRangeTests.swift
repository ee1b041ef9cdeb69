import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// Handlers that make room by a longer content, or scroll to a place that something else remembered.
struct ScrollRangeTests {
    private func handler(_ shown: String, hidden: String, members: String = "") -> Handler? {
        let code = ChatScreen.code(shown: shown, hidden: hidden, members: members)
        return Project(["Chat.swift": code]).report(in: "iphone-home-button").handlers.first { $0.name.contains("shown") }
    }

    /// The list scrolls farther, as with an inset; where its content ends then, the source does not say.
    @Test func aLongerContentIsLayoutOfUnknownEffect() throws {
        let shown = try #require(
            handler(
                "tableView.contentSize.height = 600 + frame.height", hidden: "tableView.contentSize.height = 600"))
        #expect(shown.sinks.map(\.kind) == ["contentSize"])
        #expect(shown.scenarios.map(\.verdict) == [.unknown])
    }

    /// Without a home indicator, the keyboard's height is what it covers of a list that ends at the bottom.
    @Test func anInsetOfTheSameListSaysWhereItEnds() throws {
        let shown = try #require(
            handler(
                "tableView.contentSize.height = 600; tableView.contentInset.bottom = frame.height",
                hidden: "tableView.contentInset.bottom = 0",
                members: "override func loadView() { super.loadView(); tableView.frame = view.bounds }"))
        #expect(shown.scenarios.map(\.verdict) == [.agrees])
    }

    /// The place is none until somebody edits, and some place after that: by the time that the keyboard comes, either.
    @Test(arguments: [
        ("func textFieldDidBeginEditing(_ field: UITextField) { place = 80 }", 2), ("", 1),
    ])
    func whatIsRememberedElsewhereMayBeThere(_ writer: String, _ branches: Int) throws {
        let shown = try #require(
            handler(
                "if let place { tableView.contentInset.bottom = frame.height + place }", hidden: "",
                members: "var place: CGFloat?\n\(writer)"))
        #expect(shown.sinks.count == branches - 1)
    }
}
