import Behaviour
import LintEngine

/// What the report says nothing about, and why: without it, silence would look like a clean bill.
struct NotAnalysedSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var section: PageSection {
        let parts = [notExecuted, open, places, folders].compactMap(\.self)
        return PageSection(
            id: "not-analysed", title: "Not analysed, and why",
            html: parts.isEmpty
                ? "<p>Every file read was analysed, and every handler was executed without unknowns.</p>\n"
                : parts.joined())
    }

    private var notExecuted: String? {
        let rows = model.handlers.filter { $0.outcome == .notExecuted }.map { handler -> [PageTable.Cell] in
            [
                .html(
                    "<span class=\"name\">\(handler.qualifiedName.breakable)</span>\(PageText.place(handler.path, handler.range.start.line))"
                ),
                .html((handler.reason ?? "no reason given").withCodeElements),
            ]
        }
        if rows.isEmpty { return nil }
        let table = PageTable(
            caption: "Handlers not executed", hidesCaption: true, columns: [.init(title: "Handler"), .init(title: "Reason")],
            rows: rows)
        return "<h3>Handlers not executed</h3>\n" + table.markup
    }

    /// What is open, the most frequent first.
    private var open: String? {
        var handlers: [String: [Int]] = [:]
        for (index, handler) in model.handlers.enumerated() where handler.outcome != .notExecuted {
            for unknown in handler.unknownTexts { handlers[unknown, default: []].append(index) }
        }
        if handlers.isEmpty { return nil }
        let sorted = handlers.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let rows = sorted.map { unknown, indices -> [PageTable.Cell] in
            let names = indices.prefix(3).map { model.handlers[$0].qualifiedName.breakable }.joined(separator: ", ")
            let more = indices.count > 3 ? " and \(indices.count - 3) more" : ""
            return [
                .html(unknown.cut(to: 300).withCodeElements), .number(indices.count),
                .html("<span class=\"path\">\(names)\(more)</span>"),
            ]
        }
        let table = PageTable(
            caption: "Unknowns and assumptions of the runs", hidesCaption: true,
            columns: [.init(title: "Unknown or assumed"), .init(title: "Handlers", isNumber: true), .init(title: "In")],
            rows: rows,
            isSortable: rows.count > 1)
        return "<h3>Unknowns and assumptions of the runs</h3>\n" + table.markup
    }

    private var places: String? {
        let places = model.report.notAnalysed
        if places.isEmpty { return nil }
        let rows = places.prefix(Self.placeLimit).map { place -> [PageTable.Cell] in
            [.html(PageText.place(place.path, place.range?.start.line)), .html(place.reason.withCodeElements)]
        }
        let left = places.count - rows.count
        let more = left > 0 ? "<p>And \(Wording.count(left, "more place")), listed in the data of this page.</p>\n" : ""
        let table = PageTable(
            caption: "Files and places not analysed", hidesCaption: true,
            columns: [.init(title: "Place"), .init(title: "Reason")], rows: rows)
        return "<h3>Files and places</h3>\n" + table.markup + more
    }

    private static let placeLimit = 200

    private var folders: String? {
        let count = model.report.summary.foldersLeftOut
        return count == 0
            ? nil
            : "<p>\(Wording.count(count, "folder")) with build products or dependencies \(count == 1 ? "was" : "were") left out.</p>\n"
    }
}
