import LintEngine
import LintPolicy
import SourceText
import Vocabulary

/// Reviewdog's diagnostic format, `rdjson` (github.com/reviewdog/reviewdog, proto/rdf/reviewdog.proto).
///
/// Its columns count UTF-8 bytes and its ranges end one past, as ours do.
struct ReviewdogReporter: Reporter {
    private let setting: ReportSetting

    init(_ setting: ReportSetting) { self.setting = setting }

    func render(_ report: Report) throws -> String {
        try jsonText(
            of: Result(
                source: Source(name: report.tool.name, url: RuleDescription.toolURL),
                severity: report.findings.map(\.severity).max().map(Self.severity), diagnostics: report.findings.map(diagnostic)))
    }

    private func diagnostic(_ finding: Finding) -> Diagnostic {
        Diagnostic(
            message: finding.sentences.joined(separator: "\n"),
            location: Location(
                path: setting.root.path(of: finding.path),
                range: Range(finding.range)),
            severity: Self.severity(finding.severity),
            code: Code(value: finding.rule, url: RuleDescription(finding.rule, in: setting).url),
            suggestions: suggestion(finding).map { [$0] })
    }

    /// A safe fix of the finding's file.
    private func suggestion(_ finding: Finding) -> Suggestion? {
        guard let fix = finding.fix, fix.applicability == .safe, let file = setting.sources[finding.path],
            let change = SuggestedChange(fix, of: file)
        else { return nil }
        return Suggestion(range: Range(SourceRange(change.range, in: file)), text: change.text)
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "ERROR"
        case .warning: "WARNING"
        case .note: "INFO"
        }
    }

    private struct Result: Encodable {
        var source: Source
        var severity: String?
        var diagnostics: [Diagnostic]
    }

    private struct Source: Encodable {
        var name: String
        var url: String
    }

    private struct Diagnostic: Encodable {
        var message: String
        var location: Location
        var severity: String
        var code: Code
        var suggestions: [Suggestion]?
    }

    private struct Suggestion: Encodable {
        var range: Range
        var text: String
    }

    private struct Location: Encodable {
        var path: String
        var range: Range
    }

    private struct Range: Encodable {
        var start: Position
        var end: Position

        init(_ range: SourceRange) {
            start = Position(line: range.start.line, column: range.start.column)
            end = Position(line: range.end.line, column: range.end.column)
        }
    }

    private struct Position: Encodable {
        var line: Int
        var column: Int
    }

    private struct Code: Encodable {
        var value: String
        var url: String?
    }
}
