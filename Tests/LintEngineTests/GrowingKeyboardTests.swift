import KeyboardModel
import SourceText
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// A keyboard that grows while it is shown: what is too low for it is under it at once.
struct GrowingKeyboardTests {
    /// 667 high, without a safe area at the bottom. The begin frame is 260 high at the show, 260 as the keyboard shrinks to 216,
    /// and 216 as it grows back to 260: with 20 on top, the content then ends at 667 − 236 = 431, and the keyboard begins at 407.
    @Test func theBeginFrameIsTooLowForAKeyboardThatGrows() throws {
        let begin = "note.userInfo![UIResponder.keyboardFrameBeginUserInfoKey] as! CGRect"
        let code = ChatScreen.code(
            shown: "let begin = \(begin)\n        tableView.contentInset.bottom = begin.height + 20",
            hidden: "tableView.contentInset.bottom = 0")
        let scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-button"))
        let handlers = Linter(scenarios: [scenario], suppressions: CommentSuppressions())
            .analyse(SourceFile(path: "Chat.swift", text: code)).handlers
        let effects = try #require(handlers.first?.scenarios.first).effects
        #expect(effects.map(\.name) == [.covered, .gap])
        #expect(effects.first?.points == 24)
        #expect(effects.first?.event == "changeBack")
        // 667 − 280 = 387 against 451.
        #expect(effects.last?.points == 64)
        #expect(effects.last?.event == "heightChange")
    }
}
