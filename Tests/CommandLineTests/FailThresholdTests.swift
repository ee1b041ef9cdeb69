import LintEngine
import LintPolicy
import SourceText
import Testing
import Vocabulary

@testable import keyboardlint

@Suite struct FailThresholdTests {
    private func finding(_ severity: Severity, in path: String = "A.swift") -> Finding {
        let file = SourceFile(path: path, text: "")
        return Finding(
            rule: "rule", severity: severity, message: "", path: path, range: SourceRange(ByteRange(0, 0), in: file),
            fingerprint: "")
    }

    private func status(_ level: FailLevel, maxWarnings: Int? = nil, exitZero: Bool = false, _ severities: Severity...)
        -> RunStatus
    {
        let limit = FailThreshold.Limit(
            level: SourcedValue(level, .standard), maxWarnings: maxWarnings.map { SourcedValue($0, .option("--max-warnings")) })
        return FailThreshold(exitZero: exitZero) { _ in limit }.status(of: severities.map { finding($0) })
    }

    @Test(arguments: [
        (FailLevel.error, RunStatus.findings, RunStatus.success, RunStatus.success),
        (.warning, .findings, .findings, .success),
        (.note, .findings, .findings, .findings),
        (.none, .success, .success, .success),
    ])
    func whatIsAtOrAboveTheLevelFails(level: FailLevel, error: RunStatus, warning: RunStatus, note: RunStatus) {
        #expect(status(level, .error) == error)
        #expect(status(level, .warning) == warning)
        #expect(status(level, .note) == note)
        #expect(status(level) == .success)
        #expect(status(level, exitZero: true, .error, .warning, .note) == .success)
    }

    @Test func moreThanTheToleratedWarningsFailAndErrorsAlwaysDo() {
        for level in [FailLevel.error, .warning] {
            #expect(status(level, maxWarnings: 3, .warning, .warning, .warning) == .success)
            #expect(status(level, maxWarnings: 3, .warning, .warning, .warning, .warning) == .findings)
            #expect(status(level, maxWarnings: 3, .error) == .findings)
        }
    }

    /// Two modules of a repository that tolerate two warnings each: three in all are fine, three in one are not.
    @Test func eachConfigurationCountsTheWarningsOfItsOwnFiles() {
        let threshold = FailThreshold { path in
            let module = path.prefix { $0 != "/" }
            return FailThreshold.Limit(
                level: SourcedValue(.warning, .standard), maxWarnings: SourcedValue(2, .option("\(module)")))
        }
        let spread = [finding(.warning, in: "A/1.swift"), finding(.warning, in: "A/2.swift"), finding(.warning, in: "B/1.swift")]
        #expect(threshold.status(of: spread) == .success)
        #expect(threshold.status(of: spread + [finding(.warning, in: "A/1.swift")]) == .findings)
    }
}
