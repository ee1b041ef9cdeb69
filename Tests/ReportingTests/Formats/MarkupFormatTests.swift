import Foundation
import LintEngine
import SourceText
import Testing

@testable import Reporting

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Formats of elements: XML for servers, Markdown for people.
@Suite struct MarkupFormatTests {
    @Test func checkstyleGroupsByFile() throws {
        #expect(
            try AwkwardReport.render(.checkstyle) == #"""
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="app/50% &quot;off&quot;, a:b 🙂.swift">
                    <error line="2" column="22" severity="error" message="`x[&quot;]]&gt;&quot;]` takes 50%, a:b\nand &lt;more&gt; &amp; 🙂. Gap of 120 pt in ipad-slide-over; differs from the layout guide in 1 of 1 simulated scenario." source="keyboardlint.frame-height-as-inset"/>
                  </file>
                  <file name="app/B.swift">
                    <error line="1" column="4" severity="info" message="`x` is disabled here but finds nothing. Also: frame-height-as-inset. Instead: Use the guide." source="keyboardlint.misused-suppression"/>
                  </file>
                </checkstyle>

                """#)
    }

    @Test func jUnitHasATestForEachFindingAndSkipsNotes() throws {
        #expect(
            try AwkwardReport.render(.junit) == #"""
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="keyboardlint" tests="3" failures="1" errors="0" skipped="2">
                  <testsuite name="app/50% &quot;off&quot;, a:b 🙂.swift" tests="1" failures="1" errors="0" skipped="0">
                    <testcase name="frame-height-as-inset in Chat.shown(_:)" classname="app/50% &quot;off&quot;, a:b 🙂.swift">
                      <failure message="`x[&quot;]]&gt;&quot;]` takes 50%, a:b\nand &lt;more&gt; &amp; 🙂." type="error">app/50% &quot;off&quot;, a:b 🙂.swift:2:22:
                `x[&quot;]]&gt;&quot;]` takes 50%, a:b\nand &lt;more&gt; &amp; 🙂.
                Gap of 120 pt in ipad-slide-over; differs from the layout guide in 1 of 1 simulated scenario.</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="app/B.swift" tests="1" failures="0" errors="0" skipped="1">
                    <testcase name="misused-suppression" classname="app/B.swift">
                      <skipped message="`x` is disabled here but finds nothing."/>
                    </testcase>
                  </testsuite>
                  <testsuite name="app/Bad\u{1B}[2J.swift" tests="1" failures="0" errors="0" skipped="1">
                    <testcase name="not analysed: is not valid UTF-8 (byte 12)" classname="app/Bad\u{1B}[2J.swift">
                      <skipped message="is not valid UTF-8 (byte 12)"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """#)
    }

    @Test func aCleanRunIsATestThatPassed() {
        #expect(
            JUnitReporter(ReportSetting()).render(SampleReport.report()) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="keyboardlint" tests="1" failures="0" errors="0" skipped="0">
                  <testsuite name="keyboardlint" tests="1" failures="0" errors="0" skipped="0">
                    <testcase name="no errors and no warnings" classname="keyboardlint"/>
                  </testsuite>
                </testsuites>

                """)
        #expect(
            CheckstyleReporter(ReportSetting()).render(SampleReport.report()) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3"/>

                """)
    }

    @Test func testsOfOneNameAreNumbered() {
        let findings = ["note.endFrame", "end.height"].map { SampleReport.finding($0, handler: 0) }
        let text = JUnitReporter(ReportSetting()).render(SampleReport.report(findings, handlers: [SampleReport.handler]))
        let names = text.matches(of: #/testcase name="([^"]*)"/#).map(\.output.1)
        let name = "frame-height-as-inset in ComposerViewController.keyboardWillShow(_:)"
        #expect(names == [name[...], "\(name) (2)"[...]])
    }

    /// Every scalar that a file name may hold and XML may not.
    @Test func whateverIsInAReportItIsXML() throws {
        let evil =
            (1...0x20).compactMap(Unicode.Scalar.init).map(String.init).joined() + "\u{7F}\u{85}\u{202E}\u{FFFE}\u{FFFF}]]>'\"&<"
        let file = SourceFile(path: evil, text: "end.height\n")
        let report = SampleReport.report(
            [SampleReport.finding("end.height", message: evil, behaviour: evil, in: file)],
            notAnalysed: [.init(path: evil, reason: evil)])
        for format in [ReportFormat.junit, .checkstyle] {
            let parser = XMLParser(data: Data(try format.reporter(ReportSetting()).render(report).utf8))
            #expect(parser.parse(), "\(format): \(String(describing: parser.parserError))")
        }
    }

    @Test func aCommentOnAPullRequestOpensWithWhatFails() throws {
        #expect(
            try AwkwardReport.render(.markdown) == #"""
                ### keyboardlint: 1 error, 1 note; 1 suppressed

                | | where | what |
                |---|---|---|
                | error | `app/50% "off", a:b 🙂.swift:2` | `x["]]>"]` takes 50%, a:b\\nand \<more\> \& 🙂.<br>Gap of 120 pt in ipad-slide-over; differs from the layout guide in 1 of 1 simulated scenario.<br>`frame-height-as-inset` |

                <details><summary>1 note</summary>

                | | where | what |
                |---|---|---|
                | note | `app/B.swift:1` | `x` is disabled here but finds nothing.<br>Also: frame-height-as-inset.<br>Instead: Use the guide.<br>`misused-suppression` |

                </details>

                <details><summary>where handlers and the layout guide differ (content's bottom edge, y in points)</summary>

                | handler | scenario | event | handler | guide | difference | |
                |---|---|---|--:|--:|--:|---|
                | `Chat.shown(_:)` | `ipad-slide-over` | show | 248 | 368 | -120 | gap of 120 pt |

                </details>

                <details><summary>not analysed: 1 place</summary>

                - `app/Bad\u{1B}[2J.swift`: is not valid UTF-8 (byte 12)

                </details>

                4,056 files read, 6 with keyboard notifications; 1 handler: 1 executed

                """#)
    }

    @Test func aCommentKeepsToItsSizeAndSaysWhatItLeavesOut() {
        let many = SampleReport.report((0..<500).map { _ in SampleReport.finding("end.height") })
        let text = MarkdownReporter(ReportSetting(), limit: 5_000).render(many)
        #expect(text.utf8.count <= 5_000)
        let rows = text.split(separator: "\n").count { $0.hasPrefix("| error |") }
        #expect(rows > 10)
        #expect(text.contains("\nand \(500 - rows) more findings\n"))
        #expect(MarkdownReporter(ReportSetting(), limit: 0).render(many).isEmpty)
        #expect(MarkdownReporter(ReportSetting()).render(many).utf8.count <= 65_536)
    }

    @Test(arguments: [
        ("plain", "`plain`"), ("a`b", "``a`b``"), ("`a`", "`` `a` ``"), (" a ", "`  a  `"), ("a``b`c", "```a``b`c```"), ("", ""),
        ("a\nb", "`a\\nb`"),
    ])
    func codeIsCodeWhateverItHolds(code: String, expected: String) {
        #expect(MarkdownText.code(code) == expected)
    }

    @Test(arguments: [
        ("`a` is <b>", "`a` is \\<b\\>"), ("`a* b", "\\`a\\* b"), ("see @ann, #1, [x](y)", "see @<!-- -->ann, \\#1, \\[x\\](y)"),
        ("`` `a` ``", " `a` "),
    ])
    func aSentenceMeansNothingButItself(sentence: String, expected: String) {
        #expect(MarkdownText.sentence(sentence) == expected)
    }

    @Test func aBarEndsNoCell() {
        #expect(MarkdownText.row(["`a|b`", "c|d"]) == "| `a\\|b` | c\\|d |\n")
    }
}
