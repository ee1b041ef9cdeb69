import KeyboardModel
import PatternMatching
import Reporting
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What may be said of a handler of which not everything was run: nothing of what was not, and nothing that never happens.
struct CutRunTests {
    private func handlers(shown: String, hidden: String = "tableView.contentInset.bottom = 0", members: String = "") -> [Handler]
    {
        let code = ChatScreen.code(shown: shown, hidden: hidden, members: members)
        return Linter(suppressions: CommentSuppressions()).analyse(SourceFile(path: "Chat.swift", text: code)).handlers
    }

    /// Six questions have 64 answers; 32 are run, all with `isActive` and `isWide`.
    private let manyQuestions = """
        guard isActive else { return }
        var height = frame.height
        if isWide { height += 1 }
        if isB { height += 2 }
        if isC { height += 4 }
        if isD { height += 8 }
        if isE { height += 16 }
        if isF { height += 32 }
        tableView.contentInset.bottom += height
        """

    @Test func ofMoreQuestionsThanAreAnsweredNoneIsAPrecondition() throws {
        let handler = try #require(handlers(shown: manyQuestions).first)
        #expect(handler.unknowns.contains { $0.text == "path limit reached: 32 execution paths analysed" })
        #expect(handler.preconditions == [])
    }

    @Test(arguments: ["tableView.contentInset.bottom = 0", ""])
    func ofMorePathsThanAreRunNothingIsSaidOfAll(hidden: String) throws {
        let handler = try #require(handlers(shown: manyQuestions, hidden: hidden).first)
        for scenario in handler.scenarios {
            #expect(scenario.verdict == .unknown)
            #expect(scenario.effect == "path limit reached: 32 execution paths analysed")
            #expect(scenario.effects.map(\.name) == [.depends])
        }
    }

    private let endless = "while true { for number in 0..<900 { total += number } }"

    @Test func whatAStoppedRunHadNotDoneIsNotSaidOfIt() throws {
        let raise = "tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom"
        let shown = try #require(handlers(shown: raise, hidden: endless + "; tableView.contentInset.bottom = 0").first)
        let iPhone = try shown.scenario("iphone-home-indicator")
        // It agrees with the keyboard up; whether the hide handler moves the content back nobody knows.
        #expect(iPhone.verdict == .unknown)
        #expect(iPhone.effect.hasPrefix("run stopped: limit of"))
        // What was seen before holds: 120 points of gap in the window.
        #expect(try shown.scenario("ipad-stage-manager-partly-covered").effect == "gap of 120 pt")
    }

    @Test func aStoppedPathMightHaveWritten() throws {
        let handler = try #require(
            handlers(shown: "if isLong { \(endless) }; tableView.contentInset.bottom = frame.height").first)
        #expect(try handler.scenario("iphone-home-indicator").verdict == .unknown)
        #expect(handler.preconditions == [])
    }

    // MARK: Impossible branches

    private func clauses(_ body: String) throws -> [String] {
        try #require(handlers(shown: body, hidden: "").first).scenario("iphone-home-indicator").writes
            .compactMap(\.condition?.clause)
    }

    @Test(
        arguments: [
            ("kind == .tall", "kind == .low"), ("UIUserInterfaceStyle.dark == style", "style == .light"),
            ("kind == .tall", "kind != .tall"),
            ("isOn", "isOn == false"), ("isOn", "!isOn"), ("isOn == true", "isOn == false"), ("name == \"a\"", "name == \"b\""),
        ])
    func whatHasOneValueHasNoOther(first: String, second: String) throws {
        let body = "if \(first) { tableView.contentInset.bottom = 7 }; if \(second) { tableView.contentInset.bottom += 1000 }"
        let handler = try #require(handlers(shown: body, hidden: "").first)
        let written = try handler.scenario("iphone-home-indicator").writes.map(\.after)
        #expect(!written.contains(.points(1007)), "\(written)")
        #expect(written.contains(.points(7)))
        #expect(written.contains(.points(1000)))
    }

    @Test func aCaseThatASwitchTookIsTheCaseElsewhere() throws {
        let body = """
            switch kind {
            case .tall: tableView.contentInset.bottom = 7
            case .low: tableView.contentInset.bottom = 9
            default: break
            }
            if kind == .low { tableView.contentInset.bottom += 1000 }
            """
        let handler = try #require(handlers(shown: body, hidden: "").first)
        let written = try handler.scenario("iphone-home-indicator").writes.map(\.after)
        #expect(written.contains(.points(1009)))
        #expect(!written.contains(.points(1007)))
        #expect(try clauses(body).allSatisfy { !$0.contains("`.tall`") })
    }

    /// Of an optional neither may be true.
    @Test func anOptionalFlagMayBeNeither() throws {
        let body =
            "if owner?.isOn == true { tableView.contentInset.bottom = 7 } else if owner?.isOn == false { tableView.contentInset.bottom = 9 }"
        let shown = try #require(handlers(shown: "tableView.contentInset.bottom = 5; " + body, hidden: "").first)
        let written = try shown.scenario("iphone-home-indicator").writes
        #expect(Set(written.map(\.after)).isSuperset(of: [.points(5), .points(7), .points(9)]))
    }
}
