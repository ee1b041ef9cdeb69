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
                "\(Wording.count(model.plan.points, "point")) in \(Wording.count(batches.count, "batch", "batches")), the least risky first.",
            html: precondition + (batches.isEmpty ? "<p>There is nothing to migrate.</p>\n" : html) + computation)
    }

    private var precondition: String {
        guard let sentence = model.plan.precondition else { return "" }
        return
            "<p><strong>First:</strong> all code is \(sentence.withCodeElements). The guide needs iOS 15: raise the deployment target, or keep the "
            + "handlers beside the guide behind <code>if #available(iOS 15, *)</code>. Then follow the batches.</p>\n"
    }

    private func html(_ number: Int, _ batch: Plan.Batch, _ items: [WorkItem]) -> String {
        let points = items.reduce(0) { $0 + $1.effort.points }
        let table = PageTable(
            caption: "Batch \(number): \(batch.title)", hidesCaption: true,
            columns: [
                .init(title: "Screen or helper"), .init(title: "Handlers", isNumber: true),
                .init(title: "Findings", isNumber: true),
                .init(title: "Points", isNumber: true), .init(title: "Reason"), .init(title: "Calculation"),
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
        let byType = Dictionary(grouping: item.handlers.filter { model.statuses[$0] != .noLayoutEffect }) {
            model.handlers[$0].type ?? model.handlers[$0].path
        }
        let names = byType.sorted { $0.key < $1.key }.map { name, handlers in
            let worst = handlers.map { model.statuses[$0] }.min { $0.rank < $1.rank } ?? .noLayoutEffect
            let points = handlers.reduce(0) { $0 + model.input.effort.points(model.statuses[$1]) }
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
        let statuses = HandlerStatus.allCases.map { "\($0.rawValue) \(table.points($0))" }.joined(separator: ", ")
        let given = table.overridden.map { "\($0.name) \($0.points)" }.joined(separator: ", ")
        let overridden =
            given.isEmpty
            ? "This report uses the default points; <code>--effort RULE=POINTS</code> sets others."
            : "Set for this report: \(given.escapedForMarkup)."
        return """
            <h3>How points are calculated</h3>
            <p>A piece of work costs the points of its handlers (\(statuses.escapedForMarkup)), and the points of each rule with findings in it, counted
            once: 0 for an observer or advice, 2 for state and SwiftUI, 1 for any other rule. Points compare screens; they are not hours.
            \(overridden)</p>

            """
    }
}
