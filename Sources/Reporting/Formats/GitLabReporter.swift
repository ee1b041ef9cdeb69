import LintEngine
import LintPolicy
import Vocabulary

/// GitLab's Code Quality report, which a merge request shows beside the lines it changes
/// (docs.gitlab.com, "Code Quality", "Code Quality report format").
struct GitLabReporter: Reporter {
    private let setting: ReportSetting

    init(_ setting: ReportSetting) { self.setting = setting }

    func render(_ report: Report) throws -> String {
        let fingerprints = Report.distinctFingerprints(of: report.findings)
        return try jsonText(
            of: zip(report.findings, fingerprints).map { finding, fingerprint in
                Issue(
                    description: finding.sentences.prefix(2).joined(separator: " "), check_name: finding.rule,
                    fingerprint: fingerprint, severity: Self.severity(finding.severity),
                    location: Location(
                        path: setting.root.path(of: finding.path),
                        lines: Lines(begin: finding.range.start.line, end: finding.range.end.line)))
            })
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }

    private struct Issue: Encodable {
        var description: String
        var check_name: String
        var fingerprint: String
        var severity: String
        var location: Location
    }

    private struct Location: Encodable {
        var path: String
        var lines: Lines
    }

    private struct Lines: Encodable {
        var begin: Int
        var end: Int
    }
}
