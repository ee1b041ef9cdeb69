import LintEngine
import LintPolicy
import Vocabulary

/// Workflow commands, which GitHub Actions turns into annotations (docs.github.com, "Workflow commands for GitHub Actions").
///
/// GitHub drops without a word what is more than ten of a kind in a step. So the worst come first, and the last notice says how
/// many there are besides; the whole list goes to the summary of the step.
struct GitHubReporter: Reporter {
    /// So many of a kind are shown for a step.
    static let limit = 10

    private let setting: ReportSetting

    init(_ setting: ReportSetting) { self.setting = setting }

    func render(_ report: Report) -> String {
        let findings = report.findingsWorstFirst
        let shown = shown(findings, keepingANotice: false)
        guard shown.count < findings.count else { return shown.map { command($0) + "\n" }.joined() }
        let fewer = self.shown(findings, keepingANotice: true)
        let rest = Wording.count(findings.count - fewer.count, "more finding")
        let notice =
            "::notice title=\(Self.property("keyboardlint"))::"
            + Self.data(
                "\(rest): GitHub shows \(Self.limit) of a kind for each step. The step's summary and the other formats list all."
            )
        return (fewer.map(command) + [notice]).map { $0 + "\n" }.joined()
    }

    private func shown(_ findings: [Finding], keepingANotice: Bool) -> [Finding] {
        var counts: [Severity: Int] = [:]
        if keepingANotice { counts[.note] = 1 }
        return findings.filter { finding in
            counts[finding.severity, default: 0] += 1
            return counts[finding.severity, default: 0] <= Self.limit
        }
    }

    private func command(_ finding: Finding) -> String {
        let region = setting.utf16Region(finding.range, in: finding.path)
        var properties = [
            // A name that could play with the log belongs to a file that no page shows.
            ("file", SafeText.escaping(setting.root.path(of: finding.path))), ("line", String(region.startLine)),
            ("endLine", String(region.endLine)),
        ]
        // Columns of a range over several lines are refused.
        if region.startLine == region.endLine {
            properties += [("col", String(region.startColumn)), ("endColumn", String(region.endColumn))]
        }
        properties.append(("title", "keyboardlint (\(finding.rule))"))
        let list = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
        return "::\(Self.kind(finding.severity)) \(list)::\(Self.data(finding.sentences.joined(separator: "\n")))"
    }

    private static func kind(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func data(_ text: String) -> String {
        text.replacingScalars { encoded[$0] }
    }

    private static func property(_ text: String) -> String {
        text.replacingScalars { encoded[$0] ?? encodedInProperties[$0] }
    }

    private static let encoded: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
    private static let encodedInProperties: [Unicode.Scalar: String] = [":": "%3A", ",": "%2C"]
}
