import KeyboardModel
import SourceText
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// A handler that places several pieces of content, of which nobody knows where one goes.
struct UnplacedContentTests {
    /// Of two lists, one is right; nobody knows how high the bar is that the other's inset leaves out.
    @Test func contentWithAPlaceSaysNothingOfContentWithout() throws {
        let code = ChatScreen.code(
            shown: "tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom\n"
                + "other.contentInset.bottom = frame.height - bar.frame.size.height",
            hidden: "tableView.contentInset.bottom = 0\n        other.contentInset.bottom = 0",
            members: "@IBOutlet var other: UITableView!\n@IBOutlet var bar: UIView!")
        let scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-indicator"))
        let handlers = Linter(scenarios: [scenario], suppressions: CommentSuppressions())
            .analyse(SourceFile(path: "Chat.swift", text: code)).handlers
        let result = try #require(handlers.first?.scenarios.first)
        #expect(result.verdict == .unknown)
        #expect(result.effects.map(\.name) == [.depends])
        #expect(result.effects.first?.inputs?.first?.contains("bar") == true)
    }
}
