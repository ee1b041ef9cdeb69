import KeyboardModel

/// The work in batches, with what it costs and how that was come by.
struct PlanSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var section: PageSection {
        let batches = model.plan.batches.filter { !$0.items.isEmpty }
        let html = batches.enumerated().map { self.html($0.offset + 1, $0.element.batch, $0.element.items) }.joined()
        return PageSection(
            id: "plan", title: "Plan",
            lead:
                "\(Wording.count(model.plan.points, "point")) in \(Wording.count(batches.count, "batch", "batches")), in the order in which they are least risk.",
            html: precondition + (batches.isEmpty ? "<p>There is nothing to migrate.</p>\n" : html) + computation)
    }

    private var precondition: String {
        guard let sentence = model.plan.precondition else { return "" }
        return
            "<p><strong>First:</strong> all of it is \(sentence.withCodeElements). The guide needs iOS 15: raise the deployment target, or keep the "
            + "old way beside the new behind <code>if #available(iOS 15, *)</code>. The batches tell the order from then on.</p>\n"
    }

    private func html(_ number: Int, _ batch: Plan.Batch, _ items: [WorkItem]) -> String {
        let points = items.reduce(0) { $0 + $1.effort.points }
        let table = PageTable(
            caption: "Batch \(number): \(batch.title)", hidesCaption: true,
            columns: [
                .init(title: "Screen or helper"), .init(title: "Handlers", isNumber: true),
                .init(title: "Findings", isNumber: true),
                .init(title: "Points", isNumber: true), .init(title: "Because"), .init(title: "Points are"),
            ],
            rows: items.map(cells), isSortable: items.count > 1)
        return """
            <h3>\(number). \(batch.title) <span class="count">\(Wording.count(items.count, "piece")) of work, \(Wording.count(points, "point"))</span></h3>
            <p>\(batch.explanation.escapedForMarkup)</p>
            \(table.markup)\(items.map(clients(of:)).joined())
            """
    }

    /// Whom a helper serves, each with what its own handlers cost.
    private func clients(of item: WorkItem) -> String {
        guard item.clients > 0 else { return "" }
        let byType = Dictionary(grouping: item.handlers.filter { model.standings[$0] != .silent }) {
            model.handlers[$0].type ?? model.handlers[$0].path
        }
        let names = byType.sorted { $0.key < $1.key }.map { name, handlers in
            let worst = handlers.map { model.standings[$0] }.min { $0.rank < $1.rank } ?? .silent
            let points = handlers.reduce(0) { $0 + model.input.effort.points(model.standings[$1]) }
            let anchor = handlers.lazy.compactMap { model.anchor(ofHandler: $0) }.first
            let link = anchor.map { "<a href=\"#\($0)\">\(name.breakable)</a>" } ?? name.breakable
            return "\(link) <span class=\"count\">\(worst.word), \(Wording.count(points, "point"))</span>"
        }
        return
            "<details open><summary>What \(item.title.breakable) lays out for</summary>\n\(PageText.list(names, classed: "clients"))</details>\n"
    }

    private func cells(_ item: WorkItem) -> [PageTable.Cell] {
        let anchor = item.findings.first.map { "finding-\($0 + 1)" }
        let title = item.title.breakable
        let link = anchor.map { "<a href=\"#\($0)\">\(title)</a>" } ?? title
        return [
            .html("<span class=\"name\">\(link)</span>\(PageText.place(model.shortPath(item.path), item.line))"),
            .number(item.handlers.count),
            .number(item.findings.count), .number(item.effort.points), .html(item.reason.cut(to: 240).withCodeElements),
            .html("<span class=\"formula\">\(item.effort.formula.escapedForMarkup)</span>"),
        ]
    }

    private var computation: String {
        let table = model.input.effort
        let standings = Standing.allCases.map { "\($0.rawValue) \(table.points($0))" }.joined(separator: ", ")
        let given = table.overridden.map { "\($0.name) \($0.points)" }.joined(separator: ", ")
        let overridden =
            given.isEmpty
            ? "No points were set for this report; <code>--effort RULE=POINTS</code> does."
            : "Set for this report: \(given.escapedForMarkup)."
        return """
            <h3>How points are computed</h3>
            <p>A piece of work costs the points of each of its handlers (\(standings.escapedForMarkup)) and, once for each rule that found something in
            it, those of the rule: none for an observer or advice, 2 for state that has to be untangled and for SwiftUI, 1 for any other. Points
            compare screens; they are not hours. \(overridden)</p>

            """
    }
}
