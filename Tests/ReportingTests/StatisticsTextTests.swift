import LintEngine
import Testing

@testable import Reporting

@Suite struct StatisticsTextTests {
    @Test func everythingIsCountedByWhatItIs() {
        var notRun = SampleReport.handler
        notRun.outcome = .notExecuted
        notRun.obstacle = .unresolved("`switch` with a pattern the interpreter does not know")
        notRun.scenarios = []
        notRun.unknowns = []
        var report = SampleReport.full
        report.handlers.append(notRun)
        report.summary.handlers = 2
        report.summary.notExecuted = 1
        report.notAnalysed.append(.init(path: "B.swift", reason: "is not valid UTF-8 (byte 1,024)"))
        report.baselined = [SampleReport.finding("end.height")]
        let text = StatisticsText(report, phases: [("reading files", 0.125), ("running handlers", 2)]).text
        // Of the sample's four scenarios two agree, one differs and one is not known; 0.125 s is rounded away from zero.
        #expect(
            text == """
                statistics
                findings                      error  warning  note  suppressed  baseline
                  frame-height-as-inset           1        0     0           1         1
                  screen-frame-not-converted      0        1     0           0         0
                  all rules                       1        1     0           1         1
                handlers                  2
                  executed                0
                  executed with unknowns  1
                  not executed            1
                runs in scenarios              4
                  agree with the layout guide  2
                  differ                       1
                  unknown                      1
                left open       1
                  unknown: `…`  1
                not analysed                                        4
                  is not valid UTF-8 (byte N)                       2
                  `…` with a pattern the interpreter does not know  1
                  the parser's nesting limit                        1
                time: 2.13 s: reading files 0.13 s, running handlers 2.00 s

                """)
    }

    @Test func aCleanRunHasStatisticsToo() {
        let text = StatisticsText(SampleReport.report(), phases: []).text
        #expect(text.hasPrefix("statistics\nfindings     error"))
        #expect(text.contains("not analysed  0\n"))
    }

    @Test(arguments: [
        ("is larger than 16 MB", "is larger than N MB"), ("`a.b` and `c` meet 3.5 times", "`…` and `…` meet N times"),
        ("a lone ` stays, as do UTF-8 and ipad2", "a lone ` stays, as do UTF-8 and ipad2"),
    ])
    func reasonsOfAKindAreCountedTogether(reason: String, kind: String) {
        #expect(StatisticsText.kind(reason) == kind)
    }
}
