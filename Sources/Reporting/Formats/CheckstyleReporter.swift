import LintEngine
import LintPolicy
import Vocabulary

/// Checkstyle's XML, which Jenkins, reviewdog and many editors read.
struct CheckstyleReporter: Reporter {
    private let setting: ReportSetting

    init(_ setting: ReportSetting) { self.setting = setting }

    func render(_ report: Report) -> String {
        var files: [MarkupElement] = []
        for finding in report.findings {
            let name = setting.root.path(of: finding.path)
            // Findings are sorted by path.
            if files.last?.attributes.first?.value != name {
                files.append(MarkupElement(name: "file", attributes: [("name", name)]))
            }
            files[files.count - 1].children.append(element(finding))
        }
        // The version is that of the format; readers look for it.
        return MarkupElement(name: "checkstyle", attributes: [("version", "4.3")], children: files).document
    }

    private func element(_ finding: Finding) -> MarkupElement {
        let region = setting.utf16Region(finding.range, in: finding.path)
        return MarkupElement(
            name: "error",
            attributes: [
                ("line", String(region.startLine)), ("column", String(region.startColumn)),
                ("severity", Self.severity(finding.severity)), ("message", finding.sentences.joined(separator: " ")),
                ("source", "keyboardlint.\(finding.rule)"),
            ])
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "info"
        }
    }
}
