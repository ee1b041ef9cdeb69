import KeyboardModel
import Reporting
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// A flag that code changes between the set-up and the keyboard does not hold its initial value by then.
///
/// The iPhone is 844 points high with a home indicator of 34; its keyboard is 336 high.
struct FlagTests {
    /// Where the card is nobody knows, but where it was at 0 it is not any more, and where it was not it is not now.
    @Test func aPlaceThatIsNotKnownIsOnceAtNought() throws {
        let code = ChatScreen.code(
            shown: "if card.frame.origin.y == 0 { card.frame.origin.y -= frame.height }", hidden: "card.frame.origin.y = 0",
            members: "@IBOutlet var card: UIView!")
        let shown = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        let scenario = try shown.scenario("iphone-repeated-show")
        #expect(scenario.writes.map(\.event) == ["show"])
        #expect(!scenario.effects.contains { $0.name == .drift })
    }

    private func shown(_ raise: String, members: String) throws -> Handler {
        let code = ChatScreen.code(shown: raise, hidden: "tableView.contentInset.bottom = 0", members: members)
        let analysis = Linter(suppressions: CommentSuppressions()).analyse(SourceFile(path: "Chat.swift", text: code))
        return try #require(analysis.handlers.first)
    }

    private let raise = "if moves { tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom }"

    @Test(arguments: [
        "var moves = false; func textFieldDidBeginEditing(_ field: UITextField) { moves = true }",
        "private var moves: Bool = false; @IBAction func startSearch(_ sender: Any) { self.moves.toggle() }",
    ])
    func handlersThatActOnAFlagAreRunWithIt(members: String) throws {
        let handler = try shown(raise, members: members)
        #expect(handler.preconditions.map(\.text) == ["`moves`"])
        // The inset is 336 - 34, and the safe area comes on top.
        #expect(try handler.scenario("iphone-home-indicator").effect == "agrees")
        #expect(!handler.sinks.isEmpty)
    }

    @Test func aCaseOfAnEnumerationIsAFlag() throws {
        let handler = try shown(
            "if mode == .writing { tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom }",
            members: """
                enum Mode { case reading, writing }
                var mode = Mode.reading
                func startWriting() { mode = .writing }
                """)
        #expect(handler.preconditions.count == 1)
        #expect(try handler.scenario("iphone-home-indicator").effect == "agrees")
    }

    /// Which page is shown, a whole number says.
    @Test(arguments: [
        "var page = 0; @objc func next() { page += 1 }", "var page: Int = 0; func turn(to other: Int) { self.page = other }",
        "var page = 1; @objc func next() { page += 1 }",
    ])
    func aWholeNumberThatOtherCodeChangesIsAQuestion(members: String) throws {
        let handler = try shown(
            "if page == 2 { tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom }", members: members)
        #expect(handler.preconditions.map(\.text) == ["`page == 2`"])
        #expect(try handler.scenario("iphone-home-indicator").effect == "agrees")
    }

    /// Nobody changes it, or it is a length: what code sets that to, it lays out with.
    @Test(arguments: [
        "var page = 2", "var page = 2; func start() { page = 2 }",
        "var page = 0; override func viewDidAppear(_ animated: Bool) { page = 2 }",
        "var page: CGFloat = 2; func measured(_ height: CGFloat) { page = height }",
    ])
    func aNumberThatNothingElseCountsIsKnown(members: String) throws {
        let handler = try shown(
            "if page == 2 { tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom }", members: members)
        #expect(handler.preconditions.isEmpty)
        #expect(try handler.scenario("iphone-home-indicator").effect == "agrees")
    }

    /// Nobody sets it, or only what is run anyway, or what UIKit calls when the screen goes, or everybody to the same.
    @Test(arguments: [
        "var moves = false",
        "let moves = false; func start() { let moves = true; print(moves) }",
        "var moves = false; override func viewWillDisappear(_ animated: Bool) { moves = true }",
        "var moves = false; func stop() { moves = false }",
        "var moves = true; override func viewDidAppear(_ animated: Bool) { moves = false }",
    ])
    func flagsThatNothingElseChangesAreKnown(members: String) throws {
        let handler = try shown(raise, members: members)
        #expect(handler.preconditions.isEmpty)
        #expect(try handler.scenario("iphone-home-indicator").effect == "writes no layout")
    }

    @Test func aFlagThatHandlersKeepIsRunThroughTheScenario() throws {
        let handler = try shown(
            "if !isUp { tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom; note() }",
            members: "var isUp = false; func note() { isUp = true }")
        #expect(handler.preconditions.isEmpty)
        #expect(try handler.scenario("iphone-home-indicator").effect == "agrees")
    }
}
