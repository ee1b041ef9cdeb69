import LintEngine

/// Findings as a table for spreadsheets: RFC 4180 with a header, one line for each, what comments silence and what the
/// baseline has among them.
struct CSVReporter: Reporter {
    private let setting: ReportSetting

    init(_ setting: ReportSetting) { self.setting = setting }

    func render(_ report: Report) -> String {
        let rows =
            (report.findings + report.suppressed).map { row($0, silencedBy: $0.suppression?.kind, in: report) }
            + report.baselined.map { row($0, silencedBy: "baseline", in: report) }
        return ([Self.header] + rows).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
    }

    private static let header = [
        "rule", "severity", "path", "line", "column", "endLine", "endColumn", "handler", "message", "behaviour", "remedy", "also",
        "fingerprint", "suppressed", "reason",
    ]

    private func row(_ finding: Finding, silencedBy silence: String?, in report: Report) -> [String] {
        let region = setting.utf16Region(finding.range, in: finding.path)
        let texts = [
            finding.handler(in: report)?.qualifiedName ?? "", finding.message, finding.behaviour ?? "", finding.remedy ?? "",
            finding.also.map(\.rule).joined(separator: " "), finding.fingerprint,
            silence ?? "", finding.suppression?.reason ?? "",
        ]
        let places = [region.startLine, region.startColumn, region.endLine, region.endColumn].map(String.init)
        return [finding.rule, finding.severity.rawValue, setting.root.path(of: finding.path)] + places + texts
    }

    /// Control characters are made visible, so that a row is a line. A spreadsheet would run a cell that begins with one of four
    /// characters as a formula (owasp.org, "CSV Injection"); an apostrophe in front makes it a text.
    private static func field(_ text: String) -> String {
        var text = SafeText.escaping(text)
        if let first = text.first, "=+-@".contains(first) { text = "'" + text }
        guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
