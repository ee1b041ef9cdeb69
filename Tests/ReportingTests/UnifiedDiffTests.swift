import Foundation
import SourceText
import TestSupport
import Testing

@testable import Reporting

/// What `lint --diff` prints is what `patch` and `git apply` make of it.
@Suite struct UnifiedDiffTests {
    /// Applies a patch of one file as its format says: line by line, each line of context and each removed one held against the
    /// file.
    private func applying(_ patch: String, to text: String) throws -> String {
        struct Mismatch: Error {}
        func lines(_ text: String) -> [String] {
            // CR and LF are one character.
            text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        }
        let parts = lines(text)
        let old = parts.dropLast().map { $0 + "\n" } + parts.suffix(1).filter { !$0.isEmpty }
        var result = ""
        var position = 0
        var hunk = lines(patch).dropFirst(2)
        while let line = hunk.popFirst(), !line.isEmpty {
            if let header = line.firstMatch(of: #/^@@ -(\d+)(?:,(\d+))? /#) {
                let count = header.output.2.flatMap { Int($0) } ?? 1
                let start = (Int(header.output.1) ?? 0) - (count == 0 ? 0 : 1)
                result += old[position..<start].joined()
                position = start
                continue
            }
            let hasNoEnd = hunk.first?.hasPrefix("\\") ?? false
            if hasNoEnd { hunk.removeFirst() }
            let content = String(line.unicodeScalars.dropFirst()) + (hasNoEnd ? "" : "\n")
            let mark = line.unicodeScalars.first
            if mark != "+" {
                guard position < old.count, old[position] == content else { throw Mismatch() }
                position += 1
            }
            if mark != "-" { result += content }
        }
        return result + old[position...].joined()
    }

    @Test(arguments: [
        ("a\nb\nc\n", [(2, 4, "")], "--- a/A.swift\n+++ b/A.swift\n@@ -1,3 +1,2 @@\n a\n-b\n c\n"),
        (
            "a\nb", [(2, 3, "c")],
            "--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"
        ),
        ("a\n", [(0, 1, "a")], ""),
    ])
    func aChangeIsAHunk(text: String, edits: [(Int, Int, String)], expected: String) {
        let file = SourceFile(path: "A.swift", text: text)
        let changes = edits.map { TextEdit(range: ByteRange($0.0, $0.1), replacement: $0.2) }
        #expect(UnifiedDiff(of: file, changedBy: changes).text == expected)
    }

    /// Without the tab, GNU patch takes what follows a blank for a date.
    @Test func aNameWithBlanksEndsWithATab() {
        let file = SourceFile(path: "My App/A.swift", text: "a\n")
        let patch = UnifiedDiff(of: file, changedBy: [TextEdit(range: ByteRange(0, 1), replacement: "b")]).text
        #expect(patch == "--- a/My App/A.swift\t\n+++ b/My App/A.swift\t\n@@ -1 +1 @@\n-a\n+b\n")
    }

    /// Any edits of any lines: with and without line ends, at the file's beginning and end, touching and apart.
    @Test func appliedThePatchMakesWhatTheEditsMake() throws {
        var dice = SeededGenerator(ofTest: "UnifiedDiffTests")
        for _ in 0..<3_000 {
            let text = (0..<dice.next(below: 30)).map { _ in
                ["a", "b", "\n", "\n", "c\n", "\r\n"].randomElement(using: &dice) ?? ""
            }.joined()
            let file = SourceFile(path: "A.swift", text: text)
            var edits: [TextEdit] = []
            var start = 0
            while start < file.bytes.count, edits.count < 4 {
                let from = Int.random(in: start...file.bytes.count, using: &dice)
                let to = min(file.bytes.count, from + dice.next(below: 5))
                let new = ["", "", "x", "x\n", "\n", "y\nz"].randomElement(using: &dice) ?? ""
                edits.append(TextEdit(range: ByteRange(from, to), replacement: new))
                start = to + 1
            }
            let changed = try file.applying(edits)
            let expected = changed.text(in: ByteRange(0, changed.bytes.count))
            let patch = UnifiedDiff(of: file, changedBy: edits).text
            #expect(
                try (patch.isEmpty ? text : applying(patch, to: text)) == expected,
                "seed \(dice.seed): \(edits) of \(text.debugDescription)")
        }
    }
}
