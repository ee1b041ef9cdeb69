import LintEngine
import Vocabulary

/// Where the work lies and whose it is.
struct GroupsSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var section: PageSection {
        let owned = model.handlers.contains { !model.place($0.path).owners.isEmpty }
        let modules = table("By module", first: "Module") { [$0.module] }
        let owners = table("By owner", first: "Owner") { $0.owners.isEmpty ? ["no owner"] : $0.owners }
        return PageSection(
            id: "modules", title: "Modules and owners",
            lead: owned ? "Owners come from CODEOWNERS. A file with two owners counts for both." : nil,
            html: "<h3>By module</h3>\n" + modules + (owned ? "<h3>By owner</h3>\n" + owners : ""))
    }

    private struct Row {
        var handlers: [Int] = []
        var findings: [Int] = []
        var items: [WorkItem] = []
    }

    private func table(_ caption: String, first: String, _ names: (ProjectPlace) -> [String]) -> String {
        var rows: [String: Row] = [:]
        for (index, handler) in model.handlers.enumerated() {
            for name in names(model.place(handler.path)) { rows[name, default: Row()].handlers.append(index) }
        }
        for (index, finding) in model.report.findings.enumerated() {
            for name in names(model.place(finding.path)) { rows[name, default: Row()].findings.append(index) }
        }
        for item in model.plan.items {
            for name in names(model.place(item.path)) { rows[name, default: Row()].items.append(item) }
        }
        let sorted = rows.sorted { first, second in
            let efforts = (points(first.value), points(second.value))
            return efforts.0 == efforts.1 ? first.key < second.key : efforts.0 > efforts.1
        }
        return PageTable(
            caption: caption, hidesCaption: true,
            columns: [
                .init(title: first), .init(title: "Handlers", isNumber: true), .init(title: "Differ", isNumber: true),
                .init(title: "Unknown", isNumber: true), .init(title: "Redundant", isNumber: true),
                .init(title: "Errors", isNumber: true), .init(title: "Warnings", isNumber: true),
                .init(title: "Notes", isNumber: true),
                .init(title: "Effort", isNumber: true), .init(title: "Most to do in"),
            ],
            rows: sorted.map { cells($0.key, $0.value) }, isSortable: rows.count > 1
        ).markup
    }

    private func cells(_ name: String, _ row: Row) -> [PageTable.Cell] {
        func count(_ statuses: HandlerStatus...) -> PageTable.Cell {
            .number(row.handlers.count { statuses.contains(model.statuses[$0]) })
        }
        func count(_ severity: Severity) -> PageTable.Cell {
            .number(row.findings.count { model.report.findings[$0].severity == severity })
        }
        let bar = PageText.bar(
            HandlerStatus.allCases.map { status in (row.handlers.count { model.statuses[$0] == status }, status.rawValue) })
        return [
            .html(name.breakable + bar), .number(row.handlers.count), count(.differs), count(.unknown, .notExecuted),
            count(.redundant),
            count(.error), count(.warning), count(.note), .number(points(row)), .html(worstFile(row)),
        ]
    }

    private func points(_ row: Row) -> Int { row.items.reduce(0) { $0 + $1.effort.points } }

    private func worstFile(_ row: Row) -> String {
        var points: [String: Int] = [:]
        for item in row.items { points[item.path, default: 0] += item.effort.points }
        let worst = points.filter { $0.value > 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let worst else { return "" }
        return
            "<span class=\"path\" title=\"\(worst.key.escapedForMarkup)\">\(worst.key.fileName.breakable)</span>"
    }
}
