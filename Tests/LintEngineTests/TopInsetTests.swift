import Reporting
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// Insets that are wiped when the keyboard hides, and had something at the top.
struct TopInsetTests {
    private func report(shown: String, hidden: String, rest: String) -> Report {
        let code = ChatScreen.code(
            shown: shown, hidden: hidden,
            members: "override func viewWillAppear(_ animated: Bool) { tableView.contentInset = \(rest) }")
        return Project(["Chat.swift": code]).report()
    }

    private static let raised =
        "tableView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: frame.height - view.safeAreaInsets.bottom, right: 0)"

    /// 8 points at the top at rest, none afterwards; the lower inset is 0 as before.
    @Test func whatIsWipedAtTheTopIsNotReset() throws {
        let report = report(
            shown: Self.raised, hidden: "tableView.contentInset = .zero",
            rest: "UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)")
        let hide = try #require(report.handlers.first { $0.name == "hidden(_:)" })
        let result = try hide.scenario("iphone-home-indicator")
        #expect(result.effects.map(\.text) == ["the top inset stays 8 pt too small when the keyboard is gone"])
        let finding = try #require(report.findings.first { $0.rule == "inset-wiped-on-hide" })
        #expect(finding.severity == .warning)
    }

    /// What keeps it, and what had none.
    @Test(arguments: [
        (
            "tableView.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)",
            "UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)"
        ),
        ("tableView.contentInset = .zero", ".zero"),
    ])
    func whatIsPutBackAgrees(hidden: String, rest: String) throws {
        let hide = try #require(
            report(shown: Self.raised, hidden: hidden, rest: rest).handlers.first { $0.name == "hidden(_:)" })
        #expect(try hide.scenario("iphone-home-indicator").verdict == .agrees)
    }
}
