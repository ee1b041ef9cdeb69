import LintEngine

/// Every handler in every scenario as a table for spreadsheets (RFC 4180), one line for each pair.
struct MigrationTable {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var csv: String {
        let rows = model.handlers.indices.flatMap(rows)
        return ([Self.header] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
    }

    private static let header = [
        "path", "line", "type", "handler", "module", "owners", "outcome", "status", "scenario", "verdict", "effect", "event",
        "handlerBottom",
        "guideBottom", "difference",
    ]

    /// Ready to be joined.
    private func rows(_ index: Int) -> [[String]] {
        let handler = model.handlers[index]
        let place = model.place(handler.path)
        let common = [
            handler.path, String(handler.range.start.line), handler.type ?? "", handler.name, place.module,
            place.owners.joined(separator: " "),
            handler.outcome.rawValue, model.statuses[index].rawValue,
        ]
        // One that was not run is in the table, too.
        guard !handler.scenarios.isEmpty else {
            return [(common + ["", "", handler.reason ?? "", "", "", "", ""]).map(\.asCSVField)]
        }
        return handler.scenarios.map { result in
            let texts = common + [result.id, result.verdict.rawValue, result.effect, result.event ?? ""]
            // Numbers stay numbers, also those below zero.
            let numbers = [result.legacyBottom, result.guideBottom, result.difference].map { $0.map(Wording.points) ?? "" }
            return texts.map(\.asCSVField) + numbers
        }
    }
}
