import LintEngine
import LintPolicy
import SourceText

/// The compiler's own line format, which Xcode reads from any build phase: `/path:LINE:COL: warning: Message (rule-id)`.
///
/// Paths are absolute because Xcode resolves relative ones against a folder the build phase does not know. Notes follow the
/// finding they belong to; Xcode shows them below it.
struct XcodeReporter: Reporter {
    private let setting: ReportSetting

    init(_ setting: ReportSetting) { self.setting = setting }

    func render(_ report: Report) -> String {
        let help = Help(report)
        var lines = FindingBlock.all(of: report).flatMap { self.lines(of: $0, in: report, help) }
        if !setting.quiet {
            lines += report.notAnalysed.map { line($0.path, $0.range, "note", "not analysed: " + $0.reason) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Errors and warnings each have their line, which the editor marks; what is merely noted of the same screen stands under the
    /// first.
    private func lines(of block: FindingBlock, in report: Report, _ help: Help) -> [String] {
        let others = block.rest.map { report.findings[$0] }
        let notes = others.filter { $0.severity == .note }
        return lines(of: report.findings[block.lead], help) + notes.map(headline)
            + others.filter { $0.severity > .note }.flatMap { lines(of: $0, help) }
    }

    private func headline(of finding: Finding) -> String {
        let also = finding.also.isEmpty ? "" : "; also: " + finding.also.map(\.rule).joined(separator: ", ")
        return line(finding.path, finding.range, finding.severity.rawValue, "\(finding.message)\(also) (\(finding.rule))")
    }

    private func lines(of finding: Finding, _ help: Help) -> [String] {
        let first = headline(of: finding)
        // What is known of a package stands in no file that could be opened.
        var notes = finding.related.filter(\.isInFile).map { line($0.path, $0.range, "note", $0.message) }
        if let behaviour = finding.behaviour?.text { notes.append(line(finding.path, finding.range, "note", behaviour)) }
        if let help = help.sentence(for: finding) { notes.append(line(finding.path, finding.range, "note", "help: " + help)) }
        if let novelty = finding.novelty { notes.append(line(finding.path, finding.range, "note", "new: " + novelty)) }
        return [first] + notes
    }

    private func line(_ path: String, _ range: SourceRange?, _ kind: String, _ message: String) -> String {
        let line = range?.start.line ?? 1
        let column = range?.start.column ?? 1
        // A capital first letter, as the compiler's messages in Xcode's list have.
        let message = message.prefix(1).uppercased() + message.dropFirst()
        return
            "\(SafeText.escaping(ReportRoot.absolute(path, in: setting.currentFolder))):\(line):\(column): \(kind): \(SafeText.escaping(message))"
    }
}
