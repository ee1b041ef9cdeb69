import SourceText
import SwiftParser
import Testing

@testable import RuleBook

/// Changes that did nothing, or lost what they should keep, would let every rule pass.
@Suite struct CodeChangeTests {
    private static let code = """
        import UIKit

        final class ChatController: UIViewController {
            private let composer = UITextView()
            private var bottom: NSLayoutConstraint?

            override func viewDidLoad() {
                super.viewDidLoad()
                register(self, selector: #selector(shown(_:)), name: "hidden:")
            }

            /// Shows.
            @objc private func shown(_ note: Notification) {
                guard let height = note.height else { return }
                self.bottom?.constant = -height
        //                              ^^^^^^^
                composer.isHidden = false
            }

            @objc func hidden(_ note: Notification) {
                bottom?.constant = 0
            }
        }
        """

    private func change(_ change: CodeChange) throws -> String { try change.applied(to: Self.code) }

    @Test(arguments: CodeChange.allCases)
    func aChangeChangesTheCodeAndKeepsTheMarksUnderTheSame(change: CodeChange) throws {
        let file = SourceFile(path: "changed", text: try self.change(change))
        #expect(file.wholeText != Self.code)
        #expect(parse(file).issues.isEmpty)
        let marked = try Example.markedRanges(in: file).map(file.text(in:))
        #expect(marked == ["-height"])
    }

    @Test func allTogetherKeepTheMarksAsWell() throws {
        let file = SourceFile(path: "changed", text: try CodeChange.allApplied(to: Self.code))
        #expect(parse(file).issues.isEmpty)
        #expect(try Example.markedRanges(in: file).map(file.text(in:)) == ["-height"])
        for trace in ["\r\n", "\t", "🎹", "#if", "extension Feature"] { #expect(file.wholeText.contains(trace)) }
    }

    @Test func namesOfTheCodesOwnAreChangedEverywhereAndOthersNowhere() throws {
        let renamed = try change(.renamedIdentifiers)
        // Each letter moves by thirteen.
        #expect(renamed.contains("final class PungPbagebyyre: UIViewController {"))
        #expect(renamed.contains("#selector(fubja(_:))") && renamed.contains("private func fubja(_ note"))
        #expect(renamed.contains("self.obggbz?.constant"))
        // A member of something else, a name in a string, an override.
        #expect(renamed.contains("let height = note.height"))
        #expect(renamed.contains("func hidden("))
        #expect(renamed.contains("func viewDidLoad()"))
    }

    @Test func membersAreReversedWithTheirCommentsAndMarks() throws {
        let lines = try change(.reorderedMembers).split(separator: "\n").map { $0.drop { $0 == " " } }
        let heads = lines.filter { $0.contains("func ") || $0.hasPrefix("private") || $0.hasPrefix("///") }
        #expect(
            heads == [
                "@objc func hidden(_ note: Notification) {", "/// Shows.", "@objc private func shown(_ note: Notification) {",
                "override func viewDidLoad() {", "private var bottom: NSLayoutConstraint?", "private let composer = UITextView()",
            ])
    }

    @Test func handlersMoveToAnExtensionInAnotherFile() throws {
        let (rest, moved) = try #require(MemberLines.movingHandlers(of: Self.code))
        #expect(!rest.contains("@objc") && rest.contains("viewDidLoad") && rest.hasSuffix("}"))
        #expect(moved.hasPrefix("import UIKit\n\nextension ChatController {\n"))
        #expect(moved.contains("func shown(") && moved.contains("func hidden(") && moved.contains("^^^^^^^"))
        for code in [rest, moved] { #expect(parse(SourceFile(path: "part", text: code)).issues.isEmpty) }
    }
}
