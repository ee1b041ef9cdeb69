import LintEngine
import LintPolicy
import Testing

@testable import Reporting

/// The formats that give each finding one line.
@Suite struct LineReporterTests {
    private static let path = "Chat/ComposerViewController.swift"

    private func text(_ format: ReportFormat, _ report: Report, quiet: Bool = false, colours: Bool = false) throws -> String {
        try format.reporter(ReportSetting(colours: colours, quiet: quiet)).render(report)
    }

    @Test func aConciseLineIsThatOfACompilerWithTheRuleAtItsEnd() throws {
        #expect(
            try text(.concise, SampleReport.full) == """
                \(Self.path):6:27: error: `bottom.constant` takes the keyboard's whole height, `end.height` [frame-height-as-inset]
                \(Self.path):5:19: warning: `end` is never converted [screen-frame-not-converted]
                1 error, 1 warning; 1 suppressed
                2 places not analysed; --format text names them

                """)
    }

    @Test func groupedPutsTheLinesOfAFileUnderItsPath() throws {
        var other = SampleReport.finding("import UIKit", severity: .note, message: "is observed")
        other.path = "View.swift"
        let report = SampleReport.report(SampleReport.full.findings + [other])
        #expect(
            try text(.grouped, report) == """
                \(Self.path): 1 error, 1 warning
                  6:27  error    `bottom.constant` takes the keyboard's whole height, `end.height` [frame-height-as-inset]
                  5:19  warning  `end` is never converted [screen-frame-not-converted]

                View.swift: 1 note
                  1:1  note  is observed [frame-height-as-inset]

                1 error, 1 warning, 1 note

                """)
    }

    @Test(arguments: [ReportFormat.concise, .grouped]) func quietSaysOnlyWhatWasFound(format: ReportFormat) throws {
        #expect(try text(format, SampleReport.report(), quiet: true).isEmpty)
        #expect(try text(format, SampleReport.report()) == "no findings\n")
        #expect(try !text(format, SampleReport.full, quiet: true).contains("not analysed"))
    }

    @Test(arguments: [ReportFormat.concise, .grouped]) func aNameCannotAddALineOrAColour(format: ReportFormat) throws {
        var finding = SampleReport.finding("end.height", message: "is\n\u{1B}[31mwrong")
        finding.path = "A\nB.swift"
        let text = try text(format, SampleReport.report([finding]), quiet: true)
        #expect(text.split(separator: "\n").count == (format == .concise ? 1 : 2))
        #expect(!text.contains("\u{1B}"))
    }
}
