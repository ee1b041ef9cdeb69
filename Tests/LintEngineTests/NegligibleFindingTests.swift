import KeyboardModel
import Reporting
import RuleBook
import SourceText
import Testing

@testable import LintEngine
@testable import LintPolicy

/// What a run shows, and what does no harm where few see it.
struct NegligibleFindingTests {
    /// The whole height of a keyboard, of which the window beside others has 278 of 398 points under it, or nothing.
    @Test(arguments: [
        ("list.contentInset.bottom = frame.height", "ipad-stage-manager-partly-covered", []),
        ("bottom.constant = -frame.height", "ipad-stage-manager-partly-covered", ["frame-height-as-inset"]),
        ("bottom.constant = -frame.height", "ipad-keyboard-on-external-display", ["missing-screen-check"]),
        ("bottom.constant = -frame.height", "ipad-stage-manager-other-app", []),
    ])
    func whatHarmsNobodyWhereFewSeeItIsNoFinding(shown: String, in scenario: String, expected: [String]) throws {
        let code = ChatScreen.code(
            shown: shown, hidden: "bottom.constant = 0\nlist.contentInset.bottom = 0",
            members: """
                let field = UITextField()
                let list = UITableView()
                var bottom: NSLayoutConstraint!
                override func loadView() {
                    super.loadView()
                    list.frame = view.bounds
                    view.addSubview(list)
                    view.addSubview(field)
                    bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                }
                """)
        let ids = ["frame-height-as-inset", "missing-screen-check", "content-under-keyboard"]
        let linter = Linter(
            rules: RuleBook.embedded.rules.filter { ids.contains($0.id) },
            scenarios: [try #require(ScenarioLibrary.scenario(id: scenario))], suppressions: CommentSuppressions())
        let analysis = linter.analyse(SourceFile(path: "Chat.swift", text: code))
        #expect(linter.report([analysis], summary: Report.Summary()).findings.map(\.rule) == expected)
    }
}
