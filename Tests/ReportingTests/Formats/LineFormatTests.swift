import Foundation
import LintEngine
import SourceText
import Testing
import Vocabulary

@testable import Reporting

/// Formats of lines: annotations and tables.
@Suite struct LineFormatTests {
    @Test func annotationsAreWorkflowCommandsWithTheirPropertiesEscaped() throws {
        #expect(
            try AwkwardReport.render(.github) == #"""
                ::error file=app/50%25 "off"%2C a%3Ab 🙂.swift,line=2,endLine=2,col=22,endColumn=32,title=keyboardlint (frame-height-as-inset)::`x["]]>"]` takes 50%25, a:b\nand <more> & 🙂.%0AGap of 120 pt in ipad-slide-over; differs from the layout guide in 1 of 1 simulated scenario.
                ::notice file=app/B.swift,line=1,endLine=1,col=4,endColumn=5,title=keyboardlint (misused-suppression)::`x` is disabled here but finds nothing.%0AAlso: frame-height-as-inset.%0AInstead: Use the guide.

                """#)
    }

    /// Of each kind GitHub keeps ten; the twelfth error is one too many, and two notes make room for the notice that says so.
    @Test func whatGitHubWouldDropIsCountedAndTheWorstComesFirst() {
        func findings(_ severity: Severity, _ count: Int) -> [Finding] {
            (0..<count).map { _ in SampleReport.finding("end.height", severity: severity) }
        }
        let findings = findings(.note, 11) + findings(.error, 12) + findings(.warning, 2)
        let lines = GitHubReporter(ReportSetting()).render(SampleReport.report(findings)).split(separator: "\n")
        let kinds = lines.map { $0.prefix { $0 != " " } }
        #expect(
            kinds == Array(repeating: "::error", count: 10) + Array(repeating: "::warning", count: 2)
                + Array(repeating: "::notice", count: 10))
        // 25 findings, of which 10 + 2 + 9 are shown.
        #expect(lines.last?.hasPrefix("::notice title=keyboardlint::4 more findings: ") == true)
        #expect(lines.filter { $0.contains("file=") }.count == 21)
    }

    @Test func tenOfAKindNeedNoNotice() {
        let findings = (0..<10).map { _ in SampleReport.finding("end.height", severity: .note) }
        let text = GitHubReporter(ReportSetting()).render(SampleReport.report(findings))
        #expect(text.split(separator: "\n").count == 10)
        #expect(!text.contains("more"))
    }

    @Test func aRangeOverSeveralLinesHasNoColumns() {
        let finding = SampleReport.finding("note.endFrame\n        bottom")
        let text = GitHubReporter(ReportSetting()).render(SampleReport.report([finding]))
        #expect(text.contains("line=5,endLine=6,title="))
    }

    @Test func aFileNameCannotAddACommandARowOrACell() throws {
        let evil = SourceFile(path: "A\n::error::B,\"=C\".swift", text: "end.height\n")
        let report = SampleReport.report([SampleReport.finding("end.height", in: evil)])
        let setting = ReportSetting(sources: [evil.path: evil])
        let commands = GitHubReporter(setting).render(report)
        #expect(commands.split(whereSeparator: \.isNewline).count == 1)
        #expect(commands.hasPrefix("::error file=A\\n%3A%3Aerror%3A%3AB%2C\"=C\".swift,line=1,"))
        let rows = CSVReporter(setting).render(report).components(separatedBy: "\r\n")
        #expect(rows.count == 3)
        #expect(rows[1].hasPrefix(#"frame-height-as-inset,error,"A\n::error::B,""=C"".swift",1,1,1,11,"#))
    }

    @Test func aTableHasAHeaderAndOneRowForEachFinding() throws {
        let expected = [
            "rule,severity,path,line,column,endLine,endColumn,handler,message,behaviour,remedy,also,fingerprint,suppressed,reason",
            #"frame-height-as-inset,error,"app/50% ""off"", a:b 🙂.swift",2,22,2,32,Chat.shown(_:),"#
                + #""`x[""]]>""]` takes 50%, a:b\nand <more> & 🙂",gap of 120 pt in ipad-slide-over; differs from the layout guide in 1 of 1 simulated scenario,,,0123456789abcdef,,"#,
            "misused-suppression,note,app/B.swift,1,4,1,5,,`x` is disabled here but finds nothing,,Use the guide.,"
                + "frame-height-as-inset,,,",
            #"screen-frame-not-converted,warning,"app/50% ""off"", a:b 🙂.swift",2,5,2,7,,`end` is never converted,,,,"#
                + #"0123456789abcdef,inSource,"a ""panel"", 100%""#,
        ]
        #expect(try AwkwardReport.render(.csv) == expected.map { $0 + "\r\n" }.joined())
    }

    @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)"]) func aSpreadsheetDoesNotRunACell(message: String) {
        let row = CSVReporter(ReportSetting()).render(SampleReport.report([SampleReport.finding("end.height", message: message)]))
        #expect(row.contains(",'\(message),"))
    }
}
