import LintEngine
import Testing

@testable import keyboardlint

@Suite struct FailThresholdTests {
    private func status(_ threshold: FailThreshold, errors: Int = 0, warnings: Int = 0, notes: Int = 0) -> RunStatus {
        var summary = Report.Summary()
        summary.errors = errors
        summary.warnings = warnings
        summary.notes = notes
        return threshold.status(of: summary)
    }

    @Test(arguments: [
        (FailThreshold.Level.error, RunStatus.findings, RunStatus.success, RunStatus.success),
        (.warning, .findings, .findings, .success),
        (.note, .findings, .findings, .findings),
        (.none, .success, .success, .success),
    ])
    func whatIsAtOrAboveTheLevelFails(level: FailThreshold.Level, error: RunStatus, warning: RunStatus, note: RunStatus) {
        #expect(status(.init(level: level), errors: 1) == error)
        #expect(status(.init(level: level), warnings: 1) == warning)
        #expect(status(.init(level: level), notes: 1) == note)
        #expect(status(.init(level: level)) == .success)
        #expect(status(.init(level: level, exitZero: true), errors: 1, warnings: 1, notes: 1) == .success)
    }

    @Test func moreThanTheToleratedWarningsFailAndErrorsAlwaysDo() {
        for level in [FailThreshold.Level.error, .warning] {
            let threshold = FailThreshold(level: level, maxWarnings: 3)
            #expect(status(threshold, warnings: 3) == .success)
            #expect(status(threshold, warnings: 4) == .findings)
            #expect(status(threshold, errors: 1) == .findings)
        }
    }
}
