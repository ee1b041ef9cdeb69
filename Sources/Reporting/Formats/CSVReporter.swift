import LintEngine
import LintPolicy

/// Findings as a table for spreadsheets: RFC 4180 with a header, one line for each, what comments suppress and what the
/// baseline has among them.
struct CSVReporter: Reporter {
    private let setting: ReportSetting

    init(_ setting: ReportSetting) { self.setting = setting }

    func render(_ report: Report) -> String {
        let rows =
            (report.findings + report.suppressed).map { row($0, suppressedBy: $0.suppression?.kind, in: report) }
            + report.baselined.map { row($0, suppressedBy: "baseline", in: report) }
        return ([Self.header] + rows).map { $0.map(\.asCSVField).joined(separator: ",") + "\r\n" }.joined()
    }

    private static let header = [
        "rule", "severity", "path", "line", "column", "endLine", "endColumn", "handler", "message", "behaviour", "remedy", "also",
        "fingerprint", "suppressed", "reason",
    ]

    private func row(_ finding: Finding, suppressedBy kind: String?, in report: Report) -> [String] {
        let region = setting.utf16Region(finding.range, in: finding.path)
        let texts = [
            finding.handler(in: report)?.qualifiedName ?? "", finding.message, finding.behaviour?.text ?? "",
            finding.remedy ?? "",
            finding.also.map(\.rule).joined(separator: " "), finding.fingerprint,
            kind ?? "", finding.suppression?.reason ?? "",
        ]
        let places = [region.startLine, region.startColumn, region.endLine, region.endColumn].map(String.init)
        return [finding.rule, finding.severity.rawValue, setting.root.path(of: finding.path)] + places + texts
    }
}
