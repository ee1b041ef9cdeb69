import LintEngine

/// The compiler's own line format, which Xcode reads from any build phase: `/path:LINE:COL: warning: Message (rule-id)`.
///
/// Paths are absolute because Xcode resolves relative ones against a folder the build phase does not know. Notes follow the
/// finding they belong to; Xcode shows them below it.
struct XcodeReporter: Reporter {
    private let setting: ReportSetting

    init(_ setting: ReportSetting) { self.setting = setting }

    func render(_ report: Report) -> String {
        var lines = report.findings.flatMap(self.lines)
        if !setting.quiet {
            lines += report.notAnalysed.map { line($0.path, $0.range, "note", "not analysed: " + $0.reason) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func lines(of finding: Finding) -> [String] {
        let first = line(finding.path, finding.range, finding.severity.rawValue, "\(finding.message) (\(finding.rule))")
        var notes = finding.related.map { line($0.path, $0.range, "note", $0.message) }
        if let behaviour = finding.behaviour { notes.append(line(finding.path, finding.range, "note", behaviour)) }
        return [first] + notes
    }

    private func line(_ path: String, _ range: Report.Range?, _ kind: String, _ message: String) -> String {
        let line = range?.start.line ?? 1
        let column = range?.start.column ?? 1
        // A capital first letter, as the compiler's messages in Xcode's list have.
        let message = message.prefix(1).uppercased() + message.dropFirst()
        return "\(SafeText.escaping(absolute(path))):\(line):\(column): \(kind): \(SafeText.escaping(message))"
    }

    private func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        let start = setting.currentFolder == "/" ? [] : setting.currentFolder.split(separator: "/")
        let parts = path.split(separator: "/").reduce(into: start) { parts, part in
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }
}
