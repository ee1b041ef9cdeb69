import LintEngine
import LintPolicy
import Testing

@testable import Reporting

@Suite struct XcodeReporterTests {
    private func lines(_ report: Report, currentFolder: String = "/Users/ann/App", quiet: Bool = false) -> [Substring] {
        XcodeReporter(ReportSetting(quiet: quiet, currentFolder: currentFolder)).render(report).split(separator: "\n")
    }

    @Test func linesAreThoseOfTheCompilerWithNotesAfterTheirFinding() {
        let file = "/Users/ann/App/Chat/ComposerViewController.swift"
        #expect(
            lines(SampleReport.full) == [
                "\(file):6:27: error: `bottom.constant` takes the keyboard's whole height, `end.height` (frame-height-as-inset)",
                "\(file):5:19: note: The keyboard's end frame, in screen coordinates",
                "\(file):6:27: note: Deployment target: iOS 13.0 (leaves a gap of 120 pt in Stage Manager)",
                "\(file):5:19: warning: `end` is never converted; also: main-screen-assumed (screen-frame-not-converted)",
                "\(file):5:19: note: Help: Use the guide.",
                "/Users/ann/App/Legacy.swift:1:1: note: Not analysed: is not valid UTF-8 (byte 12)",
                "\(file):1:1: note: Not analysed: the parser's nesting limit",
            ])
    }

    @Test func whatIsMerelyNotedOfAScreenStandsUnderItsFirstLine() {
        let note = SampleReport.finding("import UIKit", rule: "observed", severity: .note, message: "is observed", handler: 0)
        let errors = ["note.endFrame", "end.height"].map { SampleReport.finding($0, message: "is wrong", handler: 0) }
        let lines = lines(SampleReport.report([note] + errors, handlers: [SampleReport.handler]))
        let file = "/Users/ann/App/Chat/ComposerViewController.swift"
        #expect(
            lines == [
                "\(file):5:19: error: Is wrong (frame-height-as-inset)", "\(file):1:1: note: Is observed (observed)",
                "\(file):6:27: error: Is wrong (frame-height-as-inset)",
            ])
    }

    @Test(arguments: [
        ("A.swift", "/Users/ann/App/A.swift"), ("../Lib/A.swift", "/Users/ann/Lib/A.swift"), ("/tmp/A.swift", "/tmp/A.swift"),
        ("../../../../A.swift", "/A.swift"),
    ])
    func pathsAreAbsoluteAndWithoutDots(path: String, expected: String) {
        let report = SampleReport.report(notAnalysed: [.init(path: path, reason: "is larger than 16 MB")])
        #expect(lines(report) == ["\(expected):1:1: note: Not analysed: is larger than 16 MB"])
    }

    @Test func aPlaceThatIsInNoFileIsNoLine() {
        var known = SampleReport.related
        known.path = "package:tools/KeyboardKit.swift"
        let finding = SampleReport.finding("end.height", message: "is wrong", related: [known, SampleReport.related])
        let file = "/Users/ann/App/Chat/ComposerViewController.swift"
        #expect(
            lines(SampleReport.report([finding])) == [
                "\(file):6:27: error: Is wrong (frame-height-as-inset)",
                "\(file):5:19: note: The keyboard's end frame, in screen coordinates",
            ])
    }

    @Test func aFileNameCannotAddALine() {
        let report = SampleReport.report(notAnalysed: [.init(path: "A\n/B.swift:1:1: error: no", reason: "is larger than 16 MB")])
        #expect(lines(report).count == 1)
    }

    @Test func quietLeavesOutWhatWasNotAnalysed() {
        #expect(lines(SampleReport.full, quiet: true).count == 5)
    }
}
