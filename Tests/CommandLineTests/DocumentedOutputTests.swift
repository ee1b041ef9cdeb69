import Foundation
import Testing

/// What the README and the articles show of the program's output is what it prints. `swift run keyboardlint-dev generate` makes
/// it so.
@Suite struct DocumentedOutputTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private struct Shown: Sendable {
        var document: String
        var arguments: String
        /// For a part of the output: texts in its first and its last line.
        var ends: [String]
        var text: String
    }

    /// Every Markdown file in the places where output may be shown.
    private static let documents: [(path: String, text: String)] = {
        let folders = ["Sources", ".github"].flatMap { folder in
            ((try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)) ?? []).map {
                "\(folder)/\($0)"
            }
        }
        return (["README.md"] + folders.filter { $0.hasSuffix(".md") }.sorted()).map { path in
            (path, (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "")
        }
    }()

    private static let shown: [Shown] = documents.flatMap { path, text in
        let wholes = text.matches(of: #/<!-- output of: (.*) -->\n```text\n((?:.*\n)*?)```/#).map(\.output)
        // Markdown is shown as such, and needs a line that says where it ends.
        let tables = text.matches(of: #/<!-- output of: (.*) -->\n((?!```)(?:.*\n)*?)<!-- end of output -->/#).map(\.output)
        let parts = text.matches(of: #/<!-- part of: (.*), from "(.*)" to "(.*)" -->\n```text\n((?:.*\n)*?)```/#).map(\.output)
        return (wholes + tables).map { Shown(document: path, arguments: String($0.1), ends: [], text: String($0.2)) }
            + parts.map {
                Shown(document: path, arguments: String($0.1), ends: [String($0.2), String($0.3)], text: String($0.4))
            }
    }

    /// Each command once, however many documents show it: a run from the repository's root reads all of its sources.
    @Test(arguments: Set(shown.map(\.arguments)).sorted())
    func theProgramPrintsIt(arguments: String) throws {
        let outcome = try Keyboardlint.run(arguments: arguments.split(separator: " ").map(String.init), in: Self.root)
        #expect(outcome.status != 2, "\(outcome.errors)")
        for shown in Self.shown where shown.arguments == arguments { expectPrinted(shown, by: outcome) }
    }

    private func expectPrinted(_ shown: Shown, by outcome: Keyboardlint.Outcome) {
        let hint = Comment(rawValue: "\(shown.document): run `swift run keyboardlint-dev generate`")
        guard !shown.ends.isEmpty else {
            #expect(outcome.output == shown.text, hint)
            return
        }
        #expect(outcome.output.contains(shown.text), hint)
        let lines = shown.text.split(separator: "\n")
        #expect(lines.first?.contains(shown.ends[0]) == true && lines.last?.contains(shown.ends[1]) == true, hint)
    }

    @Test func everySampleIsReadHere() {
        let marks = Self.documents.reduce(0) { $0 + $1.text.matches(of: #/(?m)^<!-- (?:output|part) of:/#).count }
        #expect(marks == Self.shown.count)
        #expect(Self.shown.count >= 17)
    }
}
