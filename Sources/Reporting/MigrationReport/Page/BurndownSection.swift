/// How the numbers went from run to run.
struct BurndownSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var section: PageSection {
        let entries = model.input.history
        guard !entries.isEmpty else {
            return PageSection(
                id: "burndown", title: "Burndown",
                html:
                    "<p>No history. With <code>--history FILE</code> each report appends a line to a file, and this section draws its lines.</p>\n"
            )
        }
        let breaks = zip(entries, entries.dropFirst()).contains { $0.model != $1.model }
        return PageSection(
            id: "burndown", title: "Burndown",
            lead: "One row for each run, the latest last."
                + (breaks
                    ? " The line breaks where the reference model changed: numbers of different models do not compare." : ""),
            html: (entries.count > 1 ? BurndownChart(entries).html : "") + table(entries))
    }

    private func table(_ entries: [HistoryEntry]) -> String {
        PageTable(
            caption: "Runs", hidesCaption: true,
            columns: [
                .init(title: "Date"), .init(title: "Revision"), .init(title: "Handlers", isNumber: true),
                .init(title: "Differ", isNumber: true),
                .init(title: "Unknown", isNumber: true), .init(title: "Redundant", isNumber: true),
                .init(title: "Errors", isNumber: true),
                .init(title: "Warnings", isNumber: true), .init(title: "Effort", isNumber: true), .init(title: "Model"),
            ],
            rows: entries.suffix(Self.rowLimit).map { entry in
                [
                    .text(entry.date),
                    .html("<code>\((entry.commit.map { String($0.prefix(9)) } ?? "–").escapedForMarkup)</code>"),
                    .number(entry.handlers), .number(entry.differing), .number(entry.unknown + entry.notExecuted),
                    .number(entry.redundant),
                    .number(entry.errors), .number(entry.warnings), .number(entry.effort),
                    .text("\(entry.model) (\(entry.tool))"),
                ]
            }
        ).markup
    }

    private static let rowLimit = 60
}
