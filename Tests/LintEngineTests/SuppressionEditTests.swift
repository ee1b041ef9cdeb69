import Reporting
import RuleBook
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// Comments that an editor writes: after each, the linter is silent about what was meant, and nothing else has changed.
@Suite("Comments that silence are put where they do") struct SuppressionEditTests {
    private static let code = """
        class Chat: UIViewController {
            let tableView = UITableView()
            override func viewDidLoad() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            /// Makes room.
            @objc
            private func shown(_ note: Notification) {
                let text = \"""
                    a text
                    \"""
                tableView.contentInset.bottom = 300
                tableView.frame.size.height = 200
            }
        }

        """

    private func report(_ code: String) throws -> Report {
        let rule = try testRule("inset-written", pattern: "$SINK = $_\nwhere $SINK is a layout sink")
        let linter = Linter(rules: [rule], known: ["other-rule"], suppressions: CommentSuppressions())
        return linter.report([linter.analyse(SourceFile(path: "Chat.swift", text: code))], summary: Report.Summary())
    }

    /// All of what is found, folded or not.
    private func count(_ report: Report) -> Int {
        report.findings.reduce(0) { $0 + 1 + $1.related.count { $0.message == "found here, too" } }
    }

    private func text(_ file: SourceFile) -> String { file.text(in: ByteRange(0, file.bytes.count)) }

    private func silenced(_ code: String, _ part: SuppressionEdit.Part) throws -> (file: SourceFile, report: Report) {
        let file = SourceFile(path: "Chat.swift", text: code)
        let finding = try #require(try report(code).findings.first)
        let edit = try SuppressionEdit.adding([finding.rule], at: finding.range.bytes, for: part, in: file)
        let edited = try file.applying([edit])
        return (edited, try report(text(edited)))
    }

    @Test(arguments: ["\n", "\r\n"]) func aLineIsSilencedByTheOneAboveIt(newline: String) throws {
        let code = Self.code.replacing("\n", with: newline)
        let (file, report) = try silenced(code, .line)
        #expect(
            text(file).contains(
                "\(newline)        // keyboardlint:disable:next inset-written - REASON\(newline)        tableView.contentInset.bottom"
            ))
        #expect(report.suppressed.map(\.suppression?.reason) == ["REASON"])
        #expect(count(report) == 1, "the other write is still found")
    }

    /// The comment goes above the attribute, which is where the declaration begins.
    @Test func aFunctionIsSilencedByTheLineAboveIt() throws {
        let (file, report) = try silenced(Self.code, .declaration)
        #expect(text(file).contains("/// Makes room.\n    // keyboardlint:disable:decl inset-written - REASON\n    @objc\n"))
        #expect(report.suppressed.count == 2)
        #expect(report.findings.isEmpty)
    }

    @Test func aCommentThatIsThereGetsAnotherRule() throws {
        let code = Self.code.replacing(
            "        tableView.content", with: "        // keyboardlint:disable:next other-rule - why\n        tableView.content")
        let (file, report) = try silenced(code, .line)
        #expect(text(file).contains("// keyboardlint:disable:next inset-written other-rule - why\n"))
        #expect(report.suppressed.count == 1)
    }

    @Test func insideALiteralThereIsNoPlaceForAComment() throws {
        let code = "let a = \"\"\"\n    \\(frame.height) x\n    \"\"\"\nlet b = /*\n*/ frame.height\n"
        let file = SourceFile(path: "Chat.swift", text: code)
        for (word, kind) in [("frame.height) x", "a literal"), ("frame.height\n", "a comment")] {
            let start = try #require(code.firstRange(of: word)).lowerBound
            let offset = code.utf8.distance(from: code.startIndex, to: start)
            #expect(throws: SuppressionEdit.Refusal(reason: "the line begins inside \(kind)")) {
                try SuppressionEdit.adding(["r"], at: ByteRange(offset, offset + 5), for: .line, in: file)
            }
        }
    }

    @Test func outsideOfEveryDeclarationThereIsNoneToSilence() {
        let file = SourceFile(path: "main.swift", text: "print(1)\nclass A { func f() { g() } }\n")
        #expect(throws: SuppressionEdit.Refusal(reason: "there is no declaration around it")) {
            try SuppressionEdit.adding(["r"], at: ByteRange(0, 5), for: .declaration, in: file)
        }
        #expect(throws: SuppressionEdit.Refusal(reason: "another declaration begins on the same line")) {
            try SuppressionEdit.adding(["r"], at: ByteRange(30, 31), for: .declaration, in: file)
        }
    }

    /// Each comment silences `idle`, and the text is what is left without.
    @Test(arguments: [
        ("a\n  // keyboardlint:disable:next idle - why\nb\n", "a\nb\n"),
        ("a // keyboardlint:disable:this idle - why\nb\n", "a\nb\n"),
        ("// keyboardlint:disable idle other - why\n", "// keyboardlint:disable other - why\n"),
        ("// keyboardlint:disable other idle - why\n", "// keyboardlint:disable other - why\n"),
        ("// keyboardlint:disable other, idle\n", "// keyboardlint:disable other\n"),
        ("f(/* keyboardlint:disable:this idle */ x)\n", "f( x)\n"),
    ])
    func whatSilencesNothingIsTakenAway(before: String, after: String) throws {
        let file = SourceFile(path: "A.swift", text: before)
        let start = try #require(before.firstRange(of: "idle")).lowerBound
        let offset = before.utf8.distance(from: before.startIndex, to: start)
        let edit = try #require(SuppressionEdit.removing(at: ByteRange(offset, offset + 4), in: file))
        #expect(try text(file.applying([edit])) == after)
    }
}
