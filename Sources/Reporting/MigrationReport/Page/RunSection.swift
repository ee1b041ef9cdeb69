import Behaviour
import KeyboardModel
import LintEngine
import LintPolicy
import RuleBook
import Vocabulary

/// How the report came about, for those who want to repeat it.
struct RunSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var section: PageSection {
        PageSection(id: "run", title: "This run", html: configuration + suppressions + scenarios + rules + data)
    }

    private var configuration: String {
        let rows = model.input.configuration.map { [PageTable.Cell.text($0.name), .html("<code>\($0.value.breakable)</code>")] }
        if rows.isEmpty { return "" }
        let table = PageTable(
            caption: "Configuration", hidesCaption: true, columns: [.init(title: "Setting"), .init(title: "Value")], rows: rows)
        return "<h3>Configuration</h3>\n" + table.markup
    }

    private var suppressions: String {
        let suppressed = model.report.suppressed
        guard !suppressed.isEmpty else { return "<h3>Suppressions</h3>\n<p>No comment suppresses a finding.</p>\n" }
        let rows = suppressed.map { finding -> [PageTable.Cell] in
            let comment = finding.suppression
            let path = comment?.path ?? finding.path
            let line = comment?.range.start.line ?? finding.range.start.line
            let day = model.input.commentDays[path]?[line]
            return [
                .html(PageText.place(path, line)), .text(day?.text(on: model.input.date) ?? "unknown"),
                .html("<code>\(finding.rule.escapedForMarkup)</code>"), .text(finding.severity.rawValue),
                .html(comment?.reason?.withCodeElements ?? "<em>none given</em>"),
            ]
        }
        let table = PageTable(
            caption: "Suppressions", hidesCaption: true,
            columns: [
                .init(title: "Comment"), .init(title: "Since"), .init(title: "Rule"), .init(title: "Severity"),
                .init(title: "Reason"),
            ], rows: rows
        )
        let lead =
            model.input.commentDays.isEmpty
            ? "Their age is unknown: git was not asked, or has no history of them."
            : "The age of a comment is the age of its line in git."
        return "<h3>Suppressions</h3>\n<p>\(lead)</p>\n" + table.markup
    }

    private var scenarios: String {
        let rows = model.input.scenarios.map { scenario -> [PageTable.Cell] in
            func count(_ verdict: Handler.Verdict) -> PageTable.Cell {
                .number(model.handlers.count { $0.scenarios.contains { $0.id == scenario.id && $0.verdict == verdict } })
            }
            return [
                .html("\(scenario.title.escapedForMarkup) <code>\(scenario.id.escapedForMarkup)</code>"), .text(scenario.device),
                count(.differs), count(.unknown), count(.agrees),
            ]
        }
        let table = PageTable(
            caption: "Scenarios", hidesCaption: true,
            columns: [
                .init(title: "Scenario"), .init(title: "Device"), .init(title: "Differ", isNumber: true),
                .init(title: "Unknown", isNumber: true), .init(title: "Agree", isNumber: true),
            ],
            rows: rows, isSortable: rows.count > 1)
        return "<h3>Scenarios</h3>\n" + table.markup
    }

    private var rules: String {
        let findings = model.report.findings
        let rows = model.input.rules.sorted { $0.id < $1.id }.map { rule -> [PageTable.Cell] in
            let count = findings.count { $0.rule == rule.id }
            let id = "<code>\(rule.id.escapedForMarkup)</code>"
            return [
                .html(count > 0 ? "<a href=\"#rule-\(rule.id.escapedForMarkup)\">\(id)</a>" : id),
                .html(ArticleHTML.inline(ofTitle: rule.title)), .text(rule.severity.rawValue), .number(count),
            ]
        }
        let table = PageTable(
            caption: "Rules that ran", hidesCaption: true,
            columns: [
                .init(title: "Rule"), .init(title: "Title"), .init(title: "Highest severity"),
                .init(title: "Findings", isNumber: true),
            ],
            rows: rows, isSortable: rows.count > 1)
        return
            "<h3>Rules that ran</h3>\n<details><summary>\(Wording.count(rows.count, "rule"))</summary>\n\(table.markup)</details>\n"
    }

    private var data: String {
        "<h3>Data</h3>\n<p>The element <code>report-data</code> of this page contains the report as JSON, as written by "
            + "<code>keyboardlint --format json</code>.</p>\n"
    }
}
