import LintEngine
import LintPolicy
import RuleBook
import SourceText
import Vocabulary

/// SonarQube's generic issue import format as of version 10.3 (docs.sonarsource.com, "Generic formatted issue reports").
///
/// There a rule has one severity for all its issues. A rule whose findings are of several severities is therefore described once
/// for each: as `frame-height-as-inset`, and as `frame-height-as-inset-note` for those that are less than the rule may claim.
struct SonarQubeReporter: Reporter {
    private let setting: ReportSetting

    init(_ setting: ReportSetting) { self.setting = setting }

    func render(_ report: Report) throws -> String {
        var descriptions: [String: RuleDescription] = [:]
        for id in Set(report.findings.map(\.rule)) { descriptions[id] = RuleDescription(id, in: setting) }
        var rules: [String: Rule] = [:]
        var issues: [Issue] = []
        for finding in report.findings {
            guard let description = descriptions[finding.rule] else { continue }
            let isUsual = finding.severity == description.severity
            let id = isUsual ? finding.rule : "\(finding.rule)-\(finding.severity.rawValue)"
            rules[id] = rules[id] ?? Rule(id, description, finding.severity, engine: report.tool.name)
            issues.append(issue(finding, rule: id))
        }
        return try jsonText(of: Issues(rules: rules.values.sorted { $0.id < $1.id }, issues: issues))
    }

    private func issue(_ finding: Finding, rule: String) -> Issue {
        Issue(
            ruleId: rule, effortMinutes: Self.minutes(finding),
            primaryLocation: location(finding.sentences.joined(separator: " "), finding.path, finding.range),
            secondaryLocations: finding.related.filter(\.isInFile).map {
                location(SafeText.escaping($0.message), $0.path, $0.range)
            })
    }

    /// A rule of thumb, so that SonarQube has something to add up: to replace a handler and try it on devices is an hour's work
    /// where users see a difference, half of that where they may, and a quarter where they do not; a comment is mended in
    /// passing.
    private static func minutes(_ finding: Finding) -> Int {
        if finding.rule == MisusedSuppression.rule { return 5 }
        switch finding.severity {
        case .error: return 60
        case .warning: return 30
        case .note: return 15
        }
    }

    private func location(_ message: String, _ path: String, _ range: SourceRange) -> Location {
        Location(
            message: message, filePath: setting.root.path(of: path),
            textRange: TextRange(setting.utf16Region(range, in: path), hasColumns: setting.sources[path] != nil))
    }

    private struct Issues: Encodable {
        var rules: [Rule]
        var issues: [Issue]
    }

    private struct Issue: Encodable {
        var ruleId: String
        var effortMinutes: Int
        var primaryLocation: Location
        var secondaryLocations: [Location]
    }

    private struct Location: Encodable {
        var message: String
        var filePath: String
        var textRange: TextRange
    }

    /// Lines from 1, columns from 0. The import fails for an empty range and for a column past a line's end; so of an empty
    /// range, and of a file that is not at hand to count UTF-16 in, only the lines are given.
    private struct TextRange: Encodable {
        var startLine: Int
        var endLine: Int
        var startColumn: Int?
        var endColumn: Int?

        init(_ region: UTF16Region, hasColumns: Bool) {
            startLine = region.startLine
            endLine = region.endLine
            if hasColumns, !region.isEmpty {
                startColumn = region.startColumn - 1
                endColumn = region.endColumn - 1
            }
        }
    }

    private struct Rule: Encodable {
        var id: String
        var name: String
        var description: String
        var engineId: String
        var cleanCodeAttribute: String
        var type: String
        var severity: String
        var impacts: [Impact]

        /// What was shown, or is known, to put content in the wrong place is a bug; what merely is not needed any more is not.
        init(_ id: String, _ description: RuleDescription, _ severity: Vocabulary.Severity, engine: String) {
            self.id = id
            name = description.title
            self.description = description.helpText
            engineId = engine
            switch severity {
            case .error: (type, self.severity, impacts) = ("BUG", "CRITICAL", [Impact("RELIABILITY", "HIGH")])
            case .warning: (type, self.severity, impacts) = ("BUG", "MAJOR", [Impact("RELIABILITY", "MEDIUM")])
            case .note: (type, self.severity, impacts) = ("CODE_SMELL", "MINOR", [Impact("MAINTAINABILITY", "LOW")])
            }
            cleanCodeAttribute = severity == .note ? "CONVENTIONAL" : "LOGICAL"
        }
    }

    private struct Impact: Encodable {
        var softwareQuality: String
        var severity: String

        init(_ softwareQuality: String, _ severity: String) {
            self.softwareQuality = softwareQuality
            self.severity = severity
        }
    }
}
