import Foundation
import KeyboardModel
import Reporting
import RuleBook
import SourceText
import SwiftParser
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// A baseline of the whole corpus, after the kind of work that is not about keyboards.
@Suite struct BaselineCorpusTests {
    /// Every file of TestCorpus with code to lint, by path.
    private static var corpus: [String: String] {
        get throws {
            let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "TestCorpus")
            var files: [String: String] = [:]
            for folder in ["Sample", "handlers"] {
                for name in try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
                where name.hasSuffix(".swift") {
                    files["\(folder)/\(name)"] = try String(
                        contentsOf: root.appending(path: "\(folder)/\(name)"), encoding: .utf8)
                }
            }
            return files
        }
    }

    /// Tabs, empty lines, comments and a line on top: all that is no token.
    private static func reformatted(_ code: String) -> String {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let body = line.drop { $0 == " " }
            let indentation = String(repeating: "\t", count: (line.count - body.count) / 2)
            return indentation + body + (body.hasSuffix("{") ? " // begins here\n" : "")
        }
        return "// Copyright\n\n" + lines.joined(separator: "\n")
    }

    /// The members of each type in reverse, and how many functions that moves.
    private static func reordered(_ code: String) throws -> (code: String, moved: Int) {
        let file = SourceFile(path: "A.swift", text: code)
        var edits: [TextEdit] = []
        var moved = 0
        for type in parse(file).root.children where type.kind.isTypeDeclaration {
            let members = type.children(.member)
            for (member, other) in zip(members, members.reversed()) where member != other {
                edits.append(TextEdit(range: member.range, replacement: other.text))
                if member.kind == .functionDecl { moved += 1 }
            }
        }
        let changed = try file.applying(edits)
        return (changed.text(in: ByteRange(0, changed.bytes.count)), moved)
    }

    @Test(.timeLimit(.minutes(30))) func itStaysSilentUntilSomethingIsNewOrFixed() throws {
        let before = try Self.corpus
        var after: [String: String] = [:]
        var moved = 0
        for (position, path) in before.keys.sorted().enumerated() {
            let (code, count) = try Self.reordered(Self.reformatted(before[path] ?? ""))
            moved += count
            // Every third file gets another name, every ninth another folder.
            let name = position % 3 == 0 ? path.replacing(".swift", with: "Screen.swift") : path
            after[position % 9 == 0 ? "Modules/" + name : name] = code
        }
        #expect(moved >= 20)
        #expect(after.keys.count { before[$0] == nil } >= 10)
        var adoption = Adoption(before: before, after: after, rules: RuleBook.embedded.rules)
        let baseline = adoption.baseline
        #expect(baseline.entries.count > 100)
        let silent = adoption.report(beside: baseline)
        #expect(silent.findings.map { "\($0.path):\($0.range.start.line) \($0.rule)" } == [])
        #expect(silent.absent.map { "\($0.path) \($0.symbol) \($0.rule) \($0.reason)" } == [])

        adoption.after["New.swift"] = """
            import UIKit

            final class NewViewController: UIViewController {
                private let field = UITextField()
                private var bottom: NSLayoutConstraint?

                override func viewDidLoad() {
                    bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom?.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }

                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom?.constant = -frame.height
                }
            }
            """
        // The handler, called show in this file only, does nothing any more.
        let fixed = try #require(adoption.after.keys.first { $0.contains("NotesViewController") })
        adoption.after[fixed] = adoption.after[fixed]?.replacing(
            "self.scrollView.contentInset.bottom = covered", with: "_ = covered")
        let report = adoption.report(beside: baseline)
        #expect(Set(report.findings.filter { $0.severity > .note }.map(\.path)) == ["New.swift"])
        #expect(report.findings.contains { $0.rule == "show-without-hide" && $0.range.start.line == 11 })
        #expect(!report.absent.isEmpty)
        #expect(report.absent.allSatisfy { $0.path.contains("NotesViewController") })
        #expect(report.absent.contains { $0.reason == .edited })
    }
}
