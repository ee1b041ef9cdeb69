import LintEngine
import LintPolicy
import RuleBook
import Vocabulary

/// What has come and gone since the baseline was written.
struct BaselineSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    /// Nil where no baseline is used.
    var section: PageSection? {
        guard let baseline = model.input.baseline else { return nil }
        let known = model.report.summary.baselined
        return PageSection(
            id: "baseline", title: "Since the baseline",
            lead:
                "The baseline has \(Wording.count(baseline.entryCount, "entry", "entries")). This report includes the "
                + "\(Wording.count(known, "known finding")), because their code is still to be migrated.",
            html: new + gone + others)
    }

    private var new: String {
        let findings = model.report.findings.indices.filter { model.report.findings[$0].baselineState == .new }
        guard !findings.isEmpty else { return "<h3>New</h3>\n<p>No new findings.</p>\n" }
        let rows = findings.prefix(Self.rowLimit).map { index -> [PageTable.Cell] in
            let finding = model.report.findings[index]
            let place = PageText.place(model.shortPath(finding.path), finding.range.start.line)
            return [
                .html("<a href=\"#finding-\(index + 1)\">\(place)</a>"), .text(finding.severity.rawValue),
                .html("<code>\(finding.rule.breakable)</code>"),
                .html((finding.novelty ?? finding.message).cut(to: 300).withCodeElements),
            ]
        }
        let table = PageTable(
            caption: "New findings", hidesCaption: true,
            columns: [.init(title: "Place"), .init(title: "Severity"), .init(title: "Rule"), .init(title: "What")], rows: rows)
        return "<h3>New \(count(findings.count))</h3>\n" + table.markup + rest(findings.count)
    }

    private var gone: String {
        let entries = model.gone
        return entries.isEmpty
            ? "" : "<h3>No longer found \(count(entries.count))</h3>\n" + table(entries, "Entries no longer found")
    }

    /// What is in the baseline still, and says nothing any more.
    private var others: String {
        let entries = model.report.absent.filter { !$0.reason.isGone }
        return entries.isEmpty
            ? "" : "<h3>Entries that match nothing \(count(entries.count))</h3>\n" + table(entries, "Entries that match nothing")
    }

    private func table(_ entries: [AbsentEntry], _ caption: String) -> String {
        let rows = entries.prefix(Self.rowLimit).map { entry -> [PageTable.Cell] in
            [
                .html("<span class=\"name\">\(entry.symbol.breakable)</span>\(PageText.place(entry.path, nil))"),
                .html("<code>\(entry.rule.breakable)</code>"), .text(entry.reason.sentence),
            ]
        }
        return PageTable(
            caption: caption, hidesCaption: true,
            columns: [.init(title: "Declaration"), .init(title: "Rule"), .init(title: "Because")], rows: rows
        ).markup + rest(entries.count)
    }

    private func count(_ number: Int) -> String { "<span class=\"count\">\(Wording.grouped(number))</span>" }

    private func rest(_ number: Int) -> String {
        number > Self.rowLimit
            ? "<p>And \(Wording.grouped(number - Self.rowLimit)) more, listed in the data of this page.</p>\n" : ""
    }

    private static let rowLimit = 200
}
