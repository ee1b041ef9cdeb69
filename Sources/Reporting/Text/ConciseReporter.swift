import LintEngine
import LintPolicy

/// One line a finding, as compilers print it and grep likes it: `path:line:column: severity: message [rule]`.
///
/// Paths stay as the run has them, so that a terminal or an editor opens the place.
struct ConciseReporter: Reporter {
    private let setting: ReportSetting
    private let style: Style

    init(_ setting: ReportSetting) {
        self.setting = setting
        style = Style(colours: setting.colours)
    }

    func render(_ report: Report) -> String {
        var lines = report.findings.map { finding in
            let place = "\(SafeText.escaping(finding.path)):\(finding.range.start.line):\(finding.range.start.column)"
            let severity = style.of(finding.severity, finding.severity.rawValue)
            return "\(place): \(severity): \(SafeText.escaping(finding.message)) [\(finding.rule)]"
        }
        if !setting.quiet { lines += SummaryText.shortLines(of: report) }
        return lines.map { $0 + "\n" }.joined()
    }
}
