import LintEngine
import SourceText
import Testing

@testable import Reporting

/// The line of the summary that counts fixes.
@Suite struct FixCountTests {
    private static func finding(
        _ applicability: Fix.Applicability?, at offset: Int = 0, _ kind: Fix.Kind = .curve
    ) -> Finding {
        var finding = SampleReport.finding("end.height")
        finding.fix = applicability.map { applicability in
            Fix(
                kind: kind, applicability: applicability, type: "Chat", contents: [], deleted: [], kept: ["shown(_:)"],
                edits: [FileEdit(path: SampleReport.file.path, TextEdit(range: ByteRange(offset, offset), replacement: " "))],
                proof: FixProof(scenarios: 11, moments: 31, mended: [], rows: []), reservations: [])
        }
        return finding
    }

    @Test func aFixOfSeveralFindingsCountsOnce() {
        let findings = [Self.finding(.safe), Self.finding(.safe), Self.finding(.safe, at: 8), Self.finding(nil)]
        #expect(FixCounts(of: findings).text == "2 safe fixes with --fix")
    }

    /// A screen's fix goes before one that only changes when it runs, wherever it stands in the report.
    @Test func whatChangesAScreenIsMadeFirst() {
        let findings = [Self.finding(.unsafe, at: 0, .timing), Self.finding(.unsafe, at: 8, .handler)]
        let selection = FixSelection(from: findings, includesUnsafe: true)
        #expect(selection.chosen.map(\.kind) == [.handler])
        #expect(selection.overlapping == 1)
    }

    @Test func whatIsSafeAndWhatIsNotHaveTheirOptions() {
        let findings = [Self.finding(.unsafe), Self.finding(.safe, at: 8), Self.finding(.unsafe, at: 9)]
        #expect(FixCounts(of: findings).text == "1 safe fix with --fix, 2 unsafe ones with --unsafe-fixes")
        #expect(FixCounts(of: [findings[0]]).text == "1 unsafe fix with --fix --unsafe-fixes")
    }

    /// The same edits are safe for one finding and not for another: then somebody has to agree to them.
    @Test func theMoreCautiousAnswerCounts() {
        #expect(FixCounts(of: [Self.finding(.safe), Self.finding(.unsafe)]).text == "1 unsafe fix with --fix --unsafe-fixes")
    }

    @Test func nothingIsSaidWithoutFixes() {
        #expect(FixCounts(of: [Self.finding(nil), Self.finding(.sketch)]).text == nil)
        let lines = SummaryText.lines(of: SampleReport.report([Self.finding(nil)]))
        #expect(lines == ["1 error", "4,056 files read, 6 with keyboard notifications"])
    }

    @Test func theLineFollowsTheFindings() {
        #expect(SummaryText.lines(of: SampleReport.report([Self.finding(.safe)]))[1] == "1 safe fix with --fix")
        #expect(SummaryText.shortLines(of: SampleReport.report([Self.finding(.safe)])).last == "1 safe fix with --fix")
    }
}
