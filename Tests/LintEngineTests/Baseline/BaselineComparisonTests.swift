import Foundation
import KeyboardModel
import PatternMatching
import Reporting
import RuleBook
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What a baseline knows again, and what it does not.
@Suite struct BaselineComparisonTests {
    private static let register = """
            override func viewDidLoad() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }
        """
    private static let shown = """
            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                tableView.contentInset.bottom = frame.height
                tableView.verticalScrollIndicatorInsets.bottom = frame.height
            }
        """
    private static let hidden = """
            @objc private func hidden(_ note: Notification) {
                tableView.contentInset.bottom = 0
            }
        """

    private static func type(_ name: String = "Chat", _ members: String...) -> String {
        (["final class \(name): UIViewController {", "    let tableView = UITableView()"] + members + ["}"])
            .joined(separator: "\n") + "\n"
    }

    private static let chat = type("Chat", register, shown, hidden)
    /// Every write of layout: two in `shown`, one in `hidden`, and both registrations.
    private static let found = 5

    private static var rules: [Rule] {
        get throws {
            [
                try testRule("written"),
                try testRule(
                    "observed", severity: "note", category: "observing", more: ["folds: handlers"],
                    message: "`$NAME` is observed", pattern: "$NAME\nwhere $NAME names an observed keyboard notification",
                    primary: "$NAME"),
            ]
        }
    }

    private func adoption(_ after: [String: String], before: [String: String] = ["App/Chat.swift": Self.chat]) throws -> Adoption
    {
        Adoption(before: before, after: after, rules: try Self.rules)
    }

    @Test func aProjectThatNobodyTouchedIsSilent() throws {
        let adoption = try adoption(["App/Chat.swift": Self.chat])
        #expect(adoption.baseline.entries.count == Self.found)
        let report = adoption.report
        #expect(report.findings.isEmpty)
        #expect(report.absent.isEmpty)
        // One for the two writes of `shown`, one for `hidden`, one for the screen that observes.
        #expect(report.summary.baselined == 3)
        #expect(report.baselined.allSatisfy { $0.baselineState == .unchanged })
        #expect(report.summary.errors + report.summary.warnings + report.summary.notes == 0)
    }

    private static let harmless: [(String, String)] = [
        ("lines on top", "// A line.\n\nimport UIKit\n" + chat),
        ("members in another order", type("Chat", hidden, "var isOpen = false", shown, register)),
        ("in an extension", type("Chat", register) + "extension Chat {\n\(shown)\n\(hidden)\n}\n"),
        ("comments", chat.replacing("tableView.contentInset", with: "/* the list */ tableView.contentInset")),
        ("CRLF", chat.replacing("\n", with: "\r\n")),
        ("no indentation", chat.replacing("    ", with: "")),
        ("tabs", chat.replacing("    ", with: "\t")),
        ("a line for each argument", chat.replacing(", name:", with: ",\n    name:")),
        ("a formatter's `self.`", chat.replacing("        tableView.", with: "        self.tableView.")),
        ("semicolons", chat.replacing("frame.height", with: "frame.height;")),
        ("not private", chat.replacing("@objc private func", with: "@objc dynamic func")),
        ("other code in viewDidLoad", chat.replacing("viewDidLoad() {", with: "viewDidLoad() {\n        super.viewDidLoad()")),
        ("another type in the file", chat + "struct Message { var text = \"\" }\n"),
    ]

    @Test(arguments: harmless)
    func whatChangesNothingOfAHandlerIsKnown(change: String, code: String) throws {
        let report = try adoption(["App/Chat.swift": code]).report
        #expect(report.findings.map(\.message) == [], "\(change)")
        #expect(report.absent.map(\.reason) == [], "\(change)")
        #expect(report.summary.baselined == 3, "\(change)")
    }

    @Test func aRenamedFileIsFoundByItsContent() throws {
        let report = try adoption(["Chat/Sources/ChatController.swift": Self.chat]).report
        #expect(report.findings.isEmpty)
        #expect(report.absent.isEmpty)
        let comparison = try adoption(["Chat/Sources/ChatController.swift": Self.chat]).comparison
        #expect(
            comparison.findings.allSatisfy { if case .moved(let old) = $0.state { old.path == "App/Chat.swift" } else { false } })
        #expect(Set(comparison.baseline(includingNew: false).entries.map(\.path)) == ["Chat/Sources/ChatController.swift"])
    }

    @Test func aHandlerThatMovesToAnotherFileOfItsTypeIsKnown() throws {
        let report = try adoption([
            "App/Chat.swift": Self.type("Chat", Self.register, Self.hidden),
            "App/Chat+Keyboard.swift": "extension Chat {\n\(Self.shown)\n}\n",
        ]).report
        #expect(report.findings.map(\.path) == [])
        #expect(report.absent.map(\.reason) == [])
    }

    @Test func aCopyIsNew() throws {
        // The same text in a second type, and in a second module: the first is where it was, so it has not moved.
        let report = try adoption(["App/Chat.swift": Self.chat, "App/Mail.swift": Self.type("Mail", Self.register, Self.shown)])
            .report
        #expect(Set(report.findings.map(\.path)) == ["App/Mail.swift"])
        let copy = try adoption(["App/Chat.swift": Self.chat, "Kit/Chat.swift": Self.chat]).report
        #expect(Set(copy.findings.map(\.path)) == ["Kit/Chat.swift"])
        #expect(copy.summary.baselined == 3)
    }

    @Test func oneMoreOfTheSameIsNew() throws {
        // Two closures with the same code in one function have all but the ordinal in common.
        let observe = """
                    NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in
                        tableView.contentInset.bottom = 300
                    }

            """
        func code(_ count: Int) -> String {
            Self.type("Chat", "func start() {\n" + String(repeating: observe, count: count) + "}")
        }
        var adoption = try adoption(["A.swift": code(3)], before: ["A.swift": code(2)])
        adoption.rules = [try testRule("written")]
        #expect(adoption.baseline.entries.map(\.ordinal) == [0, 1])
        let states = adoption.comparison.findings.map(\.state)
        #expect(states == [.known, .known, .new])
        adoption.after = ["A.swift": code(1)]
        #expect(adoption.comparison.findings.map(\.state) == [.known])
        // The code is still there, once.
        #expect(adoption.comparison.absent.map(\.reason) == [.notFound])
    }

    @Test func anEditedHandlerIsNewAndSaysSo() throws {
        let report = try adoption(["App/Chat.swift": Self.chat.replacing("frame.height", with: "frame.height + 8")]).report
        // The handler, and under it nothing: what `shown` observes is new as well, `hidden` is not.
        #expect(report.findings.map(\.rule) == ["observed", "written"])
        #expect(report.findings.map(\.baselineState) == [.new, .new])
        let written = try #require(report.findings.last)
        #expect(written.novelty == "the baseline has the finding from before `Chat.shown(_:)` was edited")
        #expect(report.absent.map(\.reason) == [.editedAndStillFound, .editedAndStillFound, .editedAndStillFound])
        #expect(report.summary.baselined == 2)
    }

    @Test func aNewHandlerSpeaksAndTheOldOnesDoNot() throws {
        let new = """
            final class Mail: UIViewController {
                let field = UITextField()
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) { field.frame.origin.y = 300 }
            }

            """
        let report = try adoption(["App/Chat.swift": new + Self.chat]).report
        #expect(report.findings.map(\.range.start.line) == [5, 7])
        #expect(report.findings.allSatisfy { $0.novelty == nil })
        #expect(report.summary.baselined == 3)
    }

    @Test func whatIsFixedSaysWhy() throws {
        func reasons(_ after: [String: String]) throws -> Set<AbsentEntry.Reason> {
            Set(try adoption(after).report.absent.map(\.reason))
        }
        #expect(try reasons([:]) == [.fileGone])
        #expect(try reasons(["App/Chat.swift": Self.type("Chat")]) == [.symbolGone])
        let edited = Self.chat.replacing(#/tableView.*frame.height/#, with: "print(frame)")
        #expect(
            try adoption(["App/Chat.swift": edited]).report.absent.filter { $0.rule == "written" }.map(\.reason) == [
                .edited, .edited,
            ])
        let silenced = "// keyboardlint:disable:file written, observed\n" + Self.chat
        #expect(try reasons(["App/Chat.swift": silenced]) == [.suppressed])
        // Nobody observes any more, so the handlers are none; their code is still there.
        let unobserved = Self.type("Chat", Self.shown, Self.hidden)
        #expect(
            try adoption(["App/Chat.swift": unobserved]).report.absent.filter { $0.rule == "written" }.map(\.reason)
                == [.notFound, .notFound, .notFound])
    }

    @Test func whatTheRunCannotTellIsKept() throws {
        var adoption = try adoption(["App/Chat.swift": Self.chat])
        adoption.rulesAfter = [adoption.rules[0]]
        #expect(adoption.comparison.unchecked.map(\.reason) == [.ruleOff, .ruleOff])
        #expect(adoption.comparison.baseline(includingNew: true) == adoption.baseline)
        adoption.rulesAfter = nil
        adoption.leftOut = ["App/Chat.swift"]
        #expect(adoption.comparison.unchecked.count == Self.found)
        #expect(adoption.comparison.baseline(includingNew: false) == adoption.baseline)
        #expect(adoption.report.absent.isEmpty)
    }

    @Test func whatIsElsewhereHasNotMovedHere() throws {
        // The file is not linted, but it is there: the same type in another module is a second one.
        var adoption = try adoption(["App/Chat.swift": Self.chat, "Kit/Chat.swift": Self.chat])
        adoption.leftOut = ["App/Chat.swift"]
        #expect(adoption.comparison.findings.allSatisfy { $0.state == .new })
    }

    @Test func aRuleThatDoesNotExistIsNamed() throws {
        let adoption = try adoption(["App/Chat.swift": Self.chat])
        let old = Baseline.Entry(path: "App/Chat.swift", symbol: "Chat", rule: "long-gone", hash: "0123456789abcdef", ordinal: 0)
        let linter = Linter(rules: adoption.rules, known: adoption.rules.map(\.id), suppressions: CommentSuppressions())
        let known = KnownFindings(Baseline([old]), in: Shelf(files: adoption.after))
        #expect(linter.comparison([], to: known).absent.map(\.reason) == [.noSuchRule])
    }
}
