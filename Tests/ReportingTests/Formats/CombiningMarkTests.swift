import LintEngine
import SourceText
import Testing

@testable import Reporting

/// Swift takes a quote with a combining mark behind it for another character than a quote; whoever reads a format does not.
@Suite struct CombiningMarkTests {
    private let mark: Unicode.Scalar = "\u{301}"

    private func marked(_ text: String) -> String { text.unicodeScalars.map { "\($0)\(mark)" }.joined() }

    /// By scalars, as readers of formats look for it.
    private func count(_ scalar: Unicode.Scalar, in text: String) -> Int { text.unicodeScalars.count { $0 == scalar } }

    @Test func markdownEscapesWhatIsUnderAMark() {
        #expect(MarkdownText.plain(marked("*<[`")) == "\\*\(mark)\\<\(mark)\\[\(mark)\\`\(mark)")
        #expect(MarkdownText.plain(marked("@")) == "@<!-- -->\(mark)")
        #expect(MarkdownText.row([marked("|")]) == "| \\|\(mark) |\n")
        // The fence is longer than the run of two, and a space keeps it apart from one at the border.
        #expect(MarkdownText.code("a" + marked("`") + "b") == "``a`\(mark)b``")
        #expect(MarkdownText.code("`\(mark)b") == "`` `\(mark)b ``")
        // Three backticks: what the third opens nothing closes.
        #expect(MarkdownText.sentence("a `b` c `\(mark)<d") == "a `b` c \\`\(mark)\\<d")
    }

    @Test func aFieldOfATableIsOneField() {
        #expect(marked("=").asCSVField == "'=\(mark)")
        #expect("a,\(mark)b".asCSVField == "\"a,\(mark)b\"")
        #expect("a\"\(mark)b".asCSVField == "\"a\"\"\(mark)b\"")
    }

    @Test func aPropertyOfAnAnnotationEndsWhereItEnds() throws {
        let file = SourceFile(path: "a,\(mark)b:\(mark)%\(mark).swift", text: "end.height\n")
        let report = SampleReport.report([SampleReport.finding("end.height", message: "takes 5%\(mark)0A", in: file)])
        let line = GitHubReporter(ReportSetting(sources: [file.path: file])).render(report)
        #expect(line.hasPrefix("::error file=a%2C\(mark)b%3A\(mark)%25\(mark).swift,line=1,"))
        #expect(line.hasSuffix("::Takes 5%25\(mark)0A.\n"))
    }

    @Test func aLinkOfSARIFIsOurs() {
        #expect(SARIFText.link(marked("]"), to: 1) == "[\\]\(mark)](1)")
        #expect(SARIFText.plain("a](\(mark)1)") == "a\\](\(mark)1)")
    }

    @Test func markupHasNoTagUnderAMark() throws {
        let file = SourceFile(path: "a\"\(mark)<\(mark)b>\(mark).swift", text: "end.height\n")
        let setting = ReportSetting(sources: [file.path: file])
        let report = SampleReport.report([SampleReport.finding("end.height", message: "<\(mark)b> &\(mark)", in: file)])
        // A declaration of XML, checkstyle, file and error; each opened once, two of them closed apart.
        #expect(count("<", in: CheckstyleReporter(setting).render(report)) == 6)
        let text = JUnitReporter(setting).render(report)
        #expect(text.contains("&lt;\(mark)b&gt; &amp;\(mark)"))
    }
}
