import KeyboardModel
import LintEngine
import LintPolicy
import PatternMatching
import Reporting
import RuleBook

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What `report` was asked to do, with every option read and checked.
struct ReportOptions {
    let lint: LintOptions
    let html: String?
    let markdown: String?
    let csv: String?
    /// The folder for a file of each item.
    let issues: String?
    let historyPath: String?
    let date: String
    /// As it was written: which rules there are, configurations say, too.
    let effort: [String]
    private let arguments: Arguments

    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        lint = try LintOptions(arguments)
        html = arguments.value(of: .htmlFile)
        markdown = arguments.value(of: .markdownFile)
        csv = arguments.value(of: .csvFile)
        issues = arguments.value(of: .issues)
        historyPath = arguments.value(of: .history)
        let files = [html, markdown, csv].compactMap(\.self)
        if files.isEmpty, historyPath == nil, issues == nil {
            throw UsageError(
                "'report' needs an output", advice: "Name a file: keyboardlint report --html report.html")
        }
        if let twice = files.first(where: { path in files.count { $0 == path } > 1 }) {
            throw UsageError(
                "two outputs for \(twice == "-" ? "standard output" : "'\(twice)'")", advice: "Give each a file of its own.")
        }
        date = try Self.date(arguments.value(of: .date), epoch: Console.variable("SOURCE_DATE_EPOCH"))
        effort = arguments.list(of: .effort)
    }

    /// Today in Greenwich, unless the user or the build says otherwise (reproducible-builds.org, SOURCE_DATE_EPOCH).
    static func date(_ text: String?, epoch: String?) throws(UsageError) -> String {
        if let text {
            guard text.wholeMatch(of: #/[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])/#) != nil else {
                throw UsageError("option '--date' needs a date such as 2026-11-21, not '\(text)'")
            }
            return text
        }
        guard let epoch, !epoch.isEmpty else { return day(Date().timeIntervalSince1970) }
        guard let seconds = Double(epoch), (0...253_402_300_799).contains(seconds) else {
            throw UsageError("SOURCE_DATE_EPOCH is not a number of seconds: '\(epoch)'", advice: "Unset it, or give --date.")
        }
        return day(seconds)
    }

    static func day(_ seconds: Double) -> String {
        String(Date(timeIntervalSince1970: seconds).formatted(.iso8601).prefix(10))
    }

    static func effort(_ words: [String], among rules: [String]) throws(UsageError) -> EffortTable {
        var table = EffortTable()
        for word in words {
            let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let points = Int(parts[1]), (0...EffortTable.largest).contains(points) else {
                throw UsageError(
                    "option '--effort' needs RULE=POINTS, not '\(word)'",
                    advice: "POINTS are a whole number from 0 to \(EffortTable.largest).")
            }
            let known = rules + EffortTable.statuses
            guard known.contains(parts[0]) || EffortTable.formerStatuses[parts[0]] != nil else {
                throw UsageError(
                    "there is no rule '\(parts[0])'" + suggestions(for: parts[0], among: known),
                    advice: "Besides rules, a handler's status has points: \(list(EffortTable.statuses)).")
            }
            table.set(parts[0], to: points)
        }
        return table
    }

    /// For those who want to repeat the run.
    func configuration(_ paths: [String], _ files: [Configuration], _ baseline: BaselineFile?) -> [MigrationReport.Setting] {
        var settings: [MigrationReport.Setting] = [.init("Paths", paths.joined(separator: " "))]
        let options: [OptionSyntax] = [
            .only, .disable, .rules, .scenario, .scenarioFile, .effort, .modules, .deploymentTarget, .config,
        ]
        for option in options {
            let values = arguments.values(of: option)
            if !values.isEmpty { settings.append(.init(option.name, values.joined(separator: " "))) }
        }
        settings += files.map { .init("Configuration", $0.path) }
        if let baseline { settings.append(.init("Baseline", baseline.path)) }
        if lint.run.deploymentTarget == nil { settings.append(.init("Deployment target", "from each file's project")) }
        if lint.allFolders { settings.append(.init("--all-folders", "also build products and dependencies")) }
        return settings
    }
}

extension OptionSyntax {
    static let htmlFile = OptionSyntax("--html", takes: "FILE", summary: "the report as one page of HTML")
    static let markdownFile = OptionSyntax("--markdown", takes: "FILE", summary: "a summary for a pull request comment")
    static let csvFile = OptionSyntax("--csv", takes: "FILE", summary: "every handler in every scenario, as a table")
    static let issues = OptionSyntax(
        "--issues", takes: "DIR", summary: "one Markdown file for each item of the plan, ready for a tracker")
    static let history = OptionSyntax(
        "--history", takes: "FILE", summary: "append this run to a file of JSON lines, and draw its runs")
    static let date = OptionSyntax("--date", takes: "DATE", summary: "the report's date, such as 2026-11-21")
    static let effort = OptionSyntax(
        "--effort", takes: "RULE=POINTS,…", repeats: true,
        summary: "the cost of fixing a rule's findings in one screen; also \(EffortTable.statuses.joined(separator: ", "))")
}
