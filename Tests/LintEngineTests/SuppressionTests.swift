import Reporting
import RuleBook
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// Comments that silence findings, and what is said of those that do not.
@Suite struct SuppressionTests {
    /// A screen with one write of each rule; `/*N*/` marks where a test puts a comment.
    private static let code = """
        /*0*/
        class Chat: UIViewController {
            let tableView = UITableView()
            override func viewDidLoad() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            /*1*/
            @objc func shown(_ note: Notification) {
                /*2*/
                tableView.contentInset.bottom = 300 /*3*/
                /*4*/
                apply()
                /*5*/
            }
            func apply() {
                tableView.frame.size.height -= 300 /*6*/
            }
        }
        """

    private struct Outcome: Equatable, CustomStringConvertible {
        /// The lines of what was found, and of what was silenced.
        var heard: [Int]
        var silenced: [Int] = []
        var complaints: [String] = []

        var description: String { "heard \(heard), silenced \(silenced), \(complaints)" }
    }

    private func report(_ code: String, knowing known: [String] = ["never-run"]) throws -> Report {
        let assigned = try testRule("inset-written", pattern: "$SINK = $_\nwhere $SINK is a layout sink")
        let moved = try testRule("height-reduced", pattern: "$SINK -= $_\nwhere $SINK is a layout sink")
        let linter = Linter(rules: [assigned, moved], known: known, suppressions: CommentSuppressions())
        return linter.report([linter.analyse(SourceFile(path: "Chat.swift", text: code))], summary: Report.Summary())
    }

    /// The outcome with comments in the marked places; none of the comments adds a line.
    private func outcome(_ comments: [Int: String]) throws -> Outcome {
        var code = Self.code
        for (mark, comment) in comments { code = code.replacing("/*\(mark)*/", with: comment) }
        let report = try report(code)
        return Outcome(
            heard: report.findings.filter { $0.rule != MisusedSuppression.rule }.map(\.range.start.line),
            silenced: report.suppressed.map(\.range.start.line),
            complaints: report.findings.filter { $0.rule == MisusedSuppression.rule }.map(\.message))
    }

    /// `all` means each rule, but for what is said of the comments themselves; nobody expects all of them.
    @Test func allMeansEveryRule() throws {
        let first = try outcome([1: "// keyboardlint:disable:decl all"])
        #expect(first.heard == [17])
        #expect(first.silenced == [11])
        #expect(first.complaints == [])
        let file = try outcome([0: "// keyboardlint:disable:file all", 5: "// keyboardlint:disable:next gone"])
        #expect(file.heard == [])
        #expect(file.silenced == [11, 17])
        #expect(file.complaints == ["there is no rule `gone`"])
        #expect(try outcome([0: "// keyboardlint:expect:file all"]).complaints == ["there is no rule `all`"])
    }

    @Test func withoutACommentBothRulesFindTheirLine() throws {
        #expect(try outcome([:]) == Outcome(heard: [11, 17]))
    }

    @Test(arguments: [
        (3, ":this"), (2, ":next"), (4, ":previous"), (1, ":decl"), (0, ":file"), (5, ":file"), (0, ""), (2, ""),
    ])
    func aCommentSilencesTheRuleWhereItSays(mark: Int, scope: String) throws {
        for comment in ["// keyboardlint:disable\(scope) inset-written", "/* keyboardlint:disable\(scope) inset-written */"] {
            #expect(try outcome([mark: comment]) == Outcome(heard: [17], silenced: [11]), "\(comment)")
        }
    }

    @Test(arguments: [
        (3, ":next"), (2, ":this"), (3, ":previous"), (2, ":decl"), (5, ""),
    ])
    func aCommentThatSilencesNothingIsReported(mark: Int, scope: String) throws {
        #expect(
            try outcome([mark: "// keyboardlint:disable\(scope) inset-written"])
                == Outcome(heard: [11, 17], complaints: ["`inset-written` is disabled here but finds nothing"]))
    }

    @Test func severalRulesOneReason() throws {
        let report = try report(
            Self.code.replacing(
                "/*0*/", with: "// keyboardlint:disable:file inset-written, height-reduced - the panel's own height, - really"))
        #expect(report.findings.isEmpty)
        #expect(report.summary.suppressed == 2)
        #expect(
            report.suppressed.map(\.suppression?.reason) == [
                "the panel's own height, - really", "the panel's own height, - really",
            ])
        #expect(report.suppressed.map(\.suppression?.range.start.column) == [30, 45])
    }

    @Test func aRuleIsOffUntilItIsEnabled() throws {
        let off = "// keyboardlint:disable inset-written height-reduced"
        #expect(
            try outcome([0: off, 5: "// keyboardlint:enable height-reduced"])
                == Outcome(heard: [17], silenced: [11], complaints: ["`height-reduced` is disabled here but finds nothing"]))
        #expect(try outcome([0: off]) == Outcome(heard: [], silenced: [11, 17]))
        #expect(
            try outcome([2: "// keyboardlint:enable height-reduced"])
                == Outcome(heard: [11, 17], complaints: ["`height-reduced` is enabled here but was not disabled"]))
    }

    @Test func whatIsExpectedMustBeFound() throws {
        #expect(try outcome([2: "// keyboardlint:expect:next inset-written"]) == Outcome(heard: [17], silenced: [11]))
        let report = try report(Self.code.replacing("/*2*/", with: "// keyboardlint:expect:next height-reduced"))
        #expect(report.findings.first?.message == "`height-reduced` is expected to find something here but does not")
        #expect(report.findings.first?.severity == .error)
    }

    @Test func ofTwoCommentsTheNearerOneCounts() throws {
        #expect(
            try outcome([0: "// keyboardlint:disable:file inset-written", 3: "// keyboardlint:disable:this inset-written"])
                == Outcome(heard: [17], silenced: [11], complaints: ["`inset-written` is disabled here but finds nothing"]))
    }

    @Test(arguments: [
        ("disable:next inset-writen", "there is no rule `inset-writen`; did you mean `inset-written`?"),
        ("disable", "names no rule: `keyboardlint:disable RULE - reason`"),
        ("expect:file - because", "names no rule: `keyboardlint:expect RULE - reason`"),
        ("disabel:next inset-written", "expected `disable`, `enable` or `expect`, found `disabel`; did you mean `disable`?"),
        ("disable:nxt inset-written", "expected `this`, `next`, `previous`, `decl` or `file`, found `nxt`; did you mean `next`?"),
        ("disable:inset-written", "expected `this`, `next`, `previous`, `decl` or `file`, found `inset-written`"),
        ("enable:next inset-written", "expected a space and the name of a rule after `enable`"),
        ("disable:next:decl inset-written", "expected a space and the name of a rule after `disable`"),
        ("", "expected `disable`, `enable` or `expect`, found ``"),
    ])
    func aMistypedCommentSilencesNothingAndIsReported(comment: String, message: String) throws {
        #expect(try outcome([2: "// keyboardlint:\(comment)"]) == Outcome(heard: [11, 17], complaints: [message]))
    }

    @Test func aCommentAboutARuleThatDoesNotRunIsNotCalledIdle() throws {
        #expect(try outcome([2: "// keyboardlint:disable:next never-run"]) == Outcome(heard: [11, 17]))
        #expect(try outcome([2: "// keyboardlint:expect:next never-run"]) == Outcome(heard: [11, 17]))
    }

    @Test(arguments: [
        "let text = \"// keyboardlint:disable:next inset-written\"",
        "let text = #\"\"\"\n// keyboardlint:disable:file inset-written\n\"\"\"#",
        "// Write `keyboardlint:disable:next inset-written` to silence it.",
        "// swiftlint:disable all keyboardlint:disable:next inset-written",
        "/* an outer comment /* keyboardlint:disable:file inset-written */ */",
    ])
    func whatIsNoCommentOfOursSilencesNothing(code: String) throws {
        let report = try report(Self.code.replacing("/*2*/", with: code))
        #expect(report.suppressed.isEmpty)
        #expect(report.findings.map(\.rule) == ["inset-written", "height-reduced"])
    }

    @Test(arguments: ["///", "//", "/**", "/*", "//\t", "/*\n   ", "//!"])
    func directivesMayStandInAnyCommentAtItsBeginning(opening: String) throws {
        let comment = "\(opening) keyboardlint:disable:next inset-written" + (opening.hasPrefix("/*") ? " */" : "")
        // Only the first line of a comment is read.
        let isRead = !opening.contains("\n") && !opening.hasSuffix("!")
        #expect(try outcome([2: comment]).complaints.isEmpty)
        #expect(try outcome([2: comment]).silenced.isEmpty == !isRead)
    }

    @Test func whatComesAfterAnotherFindingOfItsHandlerIsNotHiddenWithIt() throws {
        // One finding for both writes while neither is silenced; silencing the first leaves the other.
        let code = Self.code.replacing("apply()", with: "tableView.contentOffset = .zero")
        #expect(try report(code).findings.map(\.range.start.line) == [11])
        let silenced = try report(code.replacing("/*3*/", with: "// keyboardlint:disable:this inset-written"))
        #expect(silenced.findings.map(\.range.start.line) == [13])
        #expect(silenced.suppressed.map(\.range.start.line) == [11])
    }

    @Test func manyCommentsAreReadInTime() throws {
        let comments = (0..<20_000).map { _ in "// keyboardlint:disable:next inset-written\n" }.joined()
        let report = try report(Self.code.replacing("/*0*/", with: comments))
        #expect(report.findings.contains { $0.message == "only the first 1000 comments with directives are read" })
        #expect(report.findings.count { $0.rule == MisusedSuppression.rule } == 1001)
    }

    @Test func anUnfinishedCommentIsNone() throws {
        #expect(try report(Self.code + "\n/* keyboardlint:disable:file inset-written").suppressed.isEmpty)
    }

    @Test func linesMayEndInCRLF() throws {
        let code = Self.code.replacing("/*2*/", with: "// keyboardlint:disable:next inset-written - why").replacing(
            "\n", with: "\r\n")
        let report = try report(code)
        #expect(report.suppressed.map(\.suppression?.reason) == ["why"])
    }
}
