import LintEngine
import LintPolicy
import Vocabulary

/// The findings of each file below its path, a line each: `line:column  severity  message [rule]`.
struct GroupedReporter: Reporter {
    private let setting: ReportSetting
    private let style: Style

    init(_ setting: ReportSetting) {
        self.setting = setting
        style = Style(colours: setting.colours)
    }

    func render(_ report: Report) -> String {
        var files: [(path: String, findings: [Finding])] = []
        // Findings are sorted by path.
        for finding in report.findings {
            if files.last?.path != finding.path { files.append((finding.path, [])) }
            files[files.count - 1].findings.append(finding)
        }
        var lines = files.flatMap { self.lines(of: $0.path, $0.findings) + [""] }
        if !setting.quiet { lines += SummaryText.shortLines(of: report) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func lines(of path: String, _ findings: [Finding]) -> [String] {
        let counts = [Severity.error, .warning, .note].map { severity in
            (severity, findings.count { $0.severity == severity })
        }.filter { $0.1 > 0 }.map { Wording.count($0.1, $0.0.rawValue) }
        let places = findings.map { "\($0.range.start.line):\($0.range.start.column)" }
        let width = places.map(\.count).max() ?? 0
        let severityWidth = findings.map(\.severity.rawValue.count).max() ?? 0
        let rows = zip(places, findings).map { place, finding in
            let severity = style.of(finding.severity, finding.severity.rawValue)
            let padding = String(repeating: " ", count: severityWidth - finding.severity.rawValue.count)
            let message = "\(SafeText.escaping(finding.message)) [\(finding.rule)]"
            return "  \(place.padded(to: width, alignedRight: true))  \(severity)\(padding)  \(message)"
        }
        return [style.bold(SafeText.escaping(path)) + ": " + counts.joined(separator: ", ")] + rows
    }
}
