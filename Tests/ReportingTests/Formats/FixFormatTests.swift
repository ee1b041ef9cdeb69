import LintEngine
import LintPolicy
import SourceText
import TestSupport
import Testing

@testable import Reporting

/// Fixes in the formats that have a place for them.
@Suite struct FixFormatTests {
    private static func report(_ applicability: Fix.Applicability) throws -> Report {
        var report = AwkwardReport.report
        let place = report.findings[0].range.bytes
        // After the finding's columns, 27 to 37 in bytes and 22 to 32 in UTF-16.
        let other = ByteRange(place.end, place.end)
        report.findings[0].fix = Fix(
            kind: .curve, applicability: applicability, type: "Chat", contents: [], deleted: [], kept: ["shown(_:)"],
            edits: [
                FileEdit(path: AwkwardReport.file.path, TextEdit(range: place, replacement: "covered")),
                FileEdit(path: AwkwardReport.file.path, TextEdit(range: other, replacement: " - 34")),
            ],
            proof: FixProof(scenarios: 11, moments: 31, mended: [], rows: []),
            reservations: applicability == .safe ? [] : [.placeUnknown(handler: "shown(_:)")])
        return report
    }

    @Test func sarifHasEachEditWithItsDescription() throws {
        let log = try JSON.read(SARIFReporter(AwkwardReport.setting).render(Self.report(.unsafe)))
        let fix = try #require(log[["runs", "0", "results", "0", "fixes", "0"]])
        #expect(
            fix[["description", "text"]]
                == .string(
                    "Shift the animation curve (proven in 11 scenarios; unsafe: the layout of `shown(_:)` is unknown; the old number also set other options, which go)."
                ))
        #expect(
            try fix[["artifactChanges", "0", "replacements"]]
                == .read(
                    """
                    [
                      {
                        "deletedRegion": { "startLine": 2, "startColumn": 22, "endLine": 2, "endColumn": 32 },
                        "insertedContent": { "text": "covered" }
                      },
                      {
                        "deletedRegion": { "startLine": 2, "startColumn": 32, "endLine": 2, "endColumn": 32 },
                        "insertedContent": { "text": " - 34" }
                      }
                    ]
                    """))
        #expect(
            fix[["artifactChanges", "0", "artifactLocation"]]
                == log[["runs", "0", "results", "0", "locations", "0", "physicalLocation", "artifactLocation"]])
    }

    @Test func reviewdogSuggestsASafeFixAsOneChange() throws {
        let result = try JSON.read(ReviewdogReporter(AwkwardReport.setting).render(Self.report(.safe)))
        #expect(
            try result[["diagnostics", "0", "suggestions"]]
                == .read(
                    """
                    [
                      {
                        "range": { "start": { "line": 2, "column": 27 }, "end": { "line": 2, "column": 37 } },
                        "text": "covered - 34"
                      }
                    ]
                    """))
    }

    /// A suggestion has no room for what a person has to agree to.
    @Test func reviewdogSuggestsNothingUnsafe() throws {
        let result = try JSON.read(ReviewdogReporter(AwkwardReport.setting).render(Self.report(.unsafe)))
        #expect(result[["diagnostics", "0", "suggestions"]] == nil)
    }

    // MARK: Markdown

    private static func page(_ edits: [FileEdit], _ applicability: Fix.Applicability = .safe, text: String? = nil) -> String {
        let file = text.map { SourceFile(path: SampleReport.file.path, text: $0) } ?? SampleReport.file
        var finding = SampleReport.finding("end.height", in: file)
        finding.fix = Fix(
            kind: .frame, applicability: applicability, type: "Chat", contents: [], deleted: [], kept: ["shown(_:)"],
            edits: edits,
            proof: FixProof(scenarios: 11, moments: 31, mended: [], rows: []),
            reservations: applicability == .safe ? [] : [.placeUnknown(handler: "shown(_:)")])
        return MarkdownReporter(ReportSetting(sources: [file.path: file])).render(SampleReport.report([finding, finding]))
    }

    private static func edit(_ old: String, _ new: String, in path: String = SampleReport.file.path) -> FileEdit {
        FileEdit(path: path, TextEdit(range: SampleReport.range(of: old).bytes, replacement: new))
    }

    /// The finding is on line 6 of the sample; lines 5 and 6 change. Two findings have the fix, which is shown once.
    @Test func markdownSuggestsWhatIsBesideTheFinding() {
        let text = Self.page([Self.edit("note.endFrame", "note.frame"), Self.edit("end.height", "end.maxY")])
        let block = """

            `Chat/ComposerViewController.swift`, lines 5 to 6: Read the keyboard's end frame (proven in 11 scenarios)

            ```suggestion
                    let end = note.frame
                    bottom.constant = end.maxY
            ```

            """
        #expect(text.components(separatedBy: block).count == 2)
        #expect(text.components(separatedBy: "```suggestion").count == 2)
    }

    @Test func markdownSaysWhatAPersonHasToAgreeTo() {
        let text = Self.page([Self.edit("end.height", "end.maxY")], .unsafe)
        let place =
            "\n`Chat/ComposerViewController.swift`, line 6: Read the keyboard's end frame (proven in 11 scenarios; unsafe: the "
        let reservations = "layout of `shown(_:)` is unknown; the old number also set other options, which go)"
        #expect(text.contains(place + reservations + "\n\n```suggestion\n"))
    }

    /// A suggestion cannot be empty-handed: where lines are added, it repeats the line before them. Deleted lines leave nothing.
    @Test func markdownSuggestsAddedAndDeletedLines() {
        let line = "        let end = note.endFrame\n"
        #expect(Self.page([Self.edit(line, line + "        // more\n")]).contains("line 5: "))
        #expect(Self.page([Self.edit(line, line + "        // more\n")]).contains("```suggestion\n\(line)        // more\n```\n"))
        #expect(Self.page([Self.edit(line, "")]).contains("```suggestion\n```\n"))
    }

    @Test func markdownFoldsAPatchOfPlacesFarApart() {
        let file = "import UIKit\n" + String(repeating: "// between\n", count: 7) + "end.height\n"
        let text = Self.page(
            [
                FileEdit(path: SampleReport.file.path, TextEdit(range: ByteRange(7, 12), replacement: "A<B")),
                FileEdit(path: SampleReport.file.path, TextEdit(range: ByteRange(90, 93), replacement: "E")),
            ], text: file)
        #expect(
            text.contains(
                """

                <details><summary>Read the keyboard's end frame (proven in 11 scenarios)</summary>

                ```diff
                --- a/Chat/ComposerViewController.swift
                +++ b/Chat/ComposerViewController.swift
                @@ -1,4 +1,4 @@
                -import UIKit
                +import A<B
                 // between
                 // between
                 // between
                @@ -6,4 +6,4 @@
                 // between
                 // between
                 // between
                -end.height
                +E.height
                ```

                </details>

                """))
    }

    /// One place, but not where the finding is.
    @Test func markdownSuggestsNothingFarFromTheFinding() {
        let file = "import UIKit\n" + String(repeating: "// between\n", count: 7) + "end.height\n"
        let edit = FileEdit(path: SampleReport.file.path, TextEdit(range: ByteRange(7, 12), replacement: "A"))
        let text = Self.page([edit], text: file)
        #expect(!text.contains("suggestion"))
        #expect(text.contains("\n+import A\n"))
    }

    @Test func markdownNamesFilesThatAreNotAtHand() {
        let text = Self.page([Self.edit("end.height", "0"), Self.edit("end.height", "0", in: "Chat.storyboard")])
        let files = "`Chat.storyboard`, `Chat/ComposerViewController.swift`"
        #expect(
            text.contains(
                "\nRead the keyboard's end frame (proven in 11 scenarios), in \(files); `keyboardlint lint --diff` prints it\n"))
    }

    /// Neither ends a block early what the code has of backticks, nor is there a suggestion of what a reader cannot see.
    @Test func markdownKeepsCodeInItsBlock() {
        #expect(
            Self.page([Self.edit("end.height", "0 // ````")]).contains(
                "`````suggestion\n        bottom.constant = 0 // ````\n`````\n"))
        for hidden in ["\u{202E}", "\r"] {
            let text = Self.page([Self.edit("end.height", "0 //\(hidden)")])
            #expect(!text.contains("suggestion"))
            #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\r" })
            #expect(text.contains("+        bottom.constant = 0 //\\"))
        }
    }

    /// Half of the room is for the rest.
    @Test func aLongPatchLeavesRoom() {
        var report = SampleReport.full
        let long = String(repeating: "// more\n", count: 200)
        report.findings[0].fix = Fix(
            kind: .frame, applicability: .safe, type: "Chat", contents: [], deleted: [], kept: [],
            edits: [Self.edit("import UIKit", long)],
            proof: FixProof(scenarios: 11, moments: 31, mended: [], rows: []), reservations: [])
        let setting = ReportSetting(sources: [SampleReport.file.path: SampleReport.file])
        let text = MarkdownReporter(setting, limit: 3_000).render(report)
        #expect(text.contains("\nand 1 more fix\n"))
        #expect(text.contains("is not valid UTF-8"))
        #expect(MarkdownReporter(setting).render(report).contains("+// more\n"))
    }
}
