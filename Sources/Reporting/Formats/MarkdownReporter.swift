import LintEngine
import LintPolicy

/// A comment on a pull request, and the summary of a step of GitHub Actions: GitHub Flavored Markdown of limited size.
///
/// What fails comes first and open, the notes folded; then what runs showed and what was not analysed. Where it would become too
/// long, rows are left out and counted.
package struct MarkdownReporter: Reporter {
    /// GitHub takes 65,536 characters for a comment; some of that is left to who wants to add a line.
    package static let commentLimit = 64_000
    /// Of a step GitHub takes 1 MiB.
    package static let summaryLimit = 1 << 20

    private let setting: ReportSetting
    /// In UTF-8 bytes.
    private let limit: Int

    package init(_ setting: ReportSetting, limit: Int = Self.commentLimit) {
        self.setting = setting
        self.limit = limit
    }

    package func render(_ report: Report) -> String {
        var page = Page(limit: limit)
        page.add("### keyboardlint: \(SummaryText.findings(report.summary))\n")
        let findings = report.findingsWorstFirst
        page.add(Section(table: findings.filter { $0.severity > .note }.map(row), header: Self.findingHeader, of: "finding"))
        page.add(
            Section(
                table: findings.filter { $0.severity == .note }.map(row), header: Self.findingHeader, of: "note",
                foldedUnder: Wording.count(report.summary.notes, "note")))
        page.add(
            Section(
                table: runs(report), header: Self.runHeader, of: "row",
                foldedUnder: "where handlers and the layout guide differ (content's bottom edge, y in points)"))
        let fixes = report.findings.distinctFixes.compactMap { fix in
            report.findings.first { $0.fix == fix }.map { MarkdownFix(fix, of: $0, in: setting).text }
        }
        // What could not be looked at is to be seen besides the longest of patches.
        page.add(Section(text: fixes, of: "fix", plural: "fixes"), share: setting.quiet ? 1 : 0.5)
        if !setting.quiet {
            let places = report.everythingNotAnalysed
            page.add(
                Section(
                    items: places.map(item), of: "place", foldedUnder: "not analysed: \(Wording.count(places.count, "place"))"))
            let lines = SummaryText.lines(of: report).dropFirst()
            page.add("\n" + lines.map(MarkdownText.plain).joined(separator: "; ") + "\n")
        }
        return page.text
    }

    private static let findingHeader = "| | where | what |\n|---|---|---|\n"
    private static let runHeader =
        "| handler | scenario | event | handler | guide | difference | |\n|---|---|---|--:|--:|--:|---|\n"

    private func row(_ finding: Finding) -> String {
        let lines = finding.sentences.map(MarkdownText.sentence) + [MarkdownText.code(finding.rule)]
        let place = MarkdownText.code("\(setting.root.path(of: finding.path)):\(finding.range.start.line)")
        return MarkdownText.row([finding.severity.rawValue, place, lines.joined(separator: "<br>")])
    }

    /// Of the handlers with an error or a warning, the scenarios in which they differ, the worst first.
    private func runs(_ report: Report) -> [String] {
        var seen: Set<Int> = []
        let reported = report.findings.filter { $0.severity > .note && $0.behaviour != nil }.compactMap(\.handler)
        return reported.filter { report.handlers.indices.contains($0) && seen.insert($0).inserted }.sorted().flatMap { index in
            let handler = report.handlers[index]
            return handler.scenariosWorstFirst.map { result in
                let numbers = [
                    result.legacyBottom.map(Wording.points), result.guideBottom.map(Wording.points),
                    result.difference.map(Wording.signedPoints),
                ]
                let cells =
                    [
                        MarkdownText.code(handler.qualifiedName), MarkdownText.code(result.id),
                        MarkdownText.plain(result.event ?? ""),
                    ]
                    + numbers.map { MarkdownText.plain($0 ?? "?") } + [MarkdownText.sentence(result.effect)]
                return MarkdownText.row(cells)
            }
        }
    }

    private func item(_ place: NotAnalysed) -> String {
        let line = place.range.map { ":\($0.start.line)" } ?? ""
        return "- \(MarkdownText.code(setting.root.path(of: place.path) + line)): \(MarkdownText.sentence(place.reason))\n"
    }
}

/// Rows under a heading, of which some may be left out.
private struct Section {
    var rows: [String]
    var header: String
    var footer: String
    /// What a row is called.
    var noun: String
    var plural: String?
    var isTable: Bool

    init(table rows: [String], header: String, of noun: String, foldedUnder title: String? = nil) {
        self.init(rows, header, of: noun, title, isTable: true)
    }

    init(items rows: [String], of noun: String, foldedUnder title: String) {
        self.init(rows, "", of: noun, title, isTable: false)
    }

    /// Rows that have their own form.
    init(text rows: [String], of noun: String, plural: String) {
        self.init(rows, "", of: noun, nil, isTable: true)
        self.plural = plural
        header = ""
    }

    private init(_ rows: [String], _ header: String, of noun: String, _ title: String?, isTable: Bool) {
        self.rows = rows
        self.noun = noun
        self.isTable = isTable
        self.header = "\n" + (title.map { "<details><summary>\($0)</summary>\n\n" } ?? "") + header
        footer = title == nil ? "" : "\n</details>\n"
    }

    func rest(_ count: Int) -> String {
        "\(isTable ? "\n" : "- ")and \(Wording.count(count, "more " + noun, plural.map { "more " + $0 }))\n"
    }
}

/// Text up to a size.
private struct Page {
    private(set) var text = ""
    private var room: Int

    /// - Parameter limit: in UTF-8 bytes.
    init(limit: Int) { room = limit }

    /// A line without which the rest means nothing.
    mutating func add(_ line: String) {
        guard line.utf8.count <= room else { return }
        text += line
        room -= line.utf8.count
    }

    /// - Parameter share: of the room that is left, what the section may take at most.
    mutating func add(_ section: Section, share: Double = 1) {
        let room = Int(Double(room) * share)
        let frame = section.header.utf8.count + section.footer.utf8.count + section.rest(section.rows.count).utf8.count
        guard !section.rows.isEmpty, frame <= room else { return }
        var left = room - frame
        let kept = section.rows.prefix { row in
            left -= row.utf8.count
            return left >= 0
        }
        add(
            section.header + kept.joined()
                + (kept.count < section.rows.count ? section.rest(section.rows.count - kept.count) : "")
                + section.footer)
    }
}
