import Behaviour
import LintEngine
import LintPolicy

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The report as JSON Lines, for `jq`, `grep` and data bases: one object a line, of one member that says what it is.
///
/// `Schemas/report-line-2.schema.json` describes a line; what is in it is what the JSON report has.
struct JSONLinesReporter: Reporter {
    func render(_ report: Report) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func line(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        }
        var lines = [try line(Line(run: Run(schemaVersion: report.schemaVersion, tool: report.tool, summary: report.summary)))]
        let help = Help(report)
        for (index, finding) in report.findings.enumerated() {
            lines.append(try line(Line(index: index, finding: help.added(to: finding))))
        }
        for finding in report.suppressed { lines.append(try line(Line(suppressed: help.added(to: finding)))) }
        for finding in report.baselined { lines.append(try line(Line(baselined: help.added(to: finding)))) }
        for entry in report.absent { lines.append(try line(Line(absent: entry))) }
        for (index, handler) in report.handlers.enumerated() { lines.append(try line(Line(index: index, handler: handler))) }
        for place in report.notAnalysed { lines.append(try line(Line(notAnalysed: place))) }
        return lines.joined()
    }

    private struct Line: Encodable {
        /// What `handler` and `under` of a finding refer to.
        var index: Int?
        var run: Run?
        var finding: Finding?
        var suppressed: Finding?
        var baselined: Finding?
        var absent: AbsentEntry?
        var handler: Handler?
        var notAnalysed: NotAnalysed?
    }

    private struct Run: Encodable {
        var schemaVersion: Int
        var tool: Report.Tool
        var summary: Report.Summary
    }
}
