import LintEngine

/// Every handler in every scenario as a table for spreadsheets (RFC 4180), one line for each pair.
struct MigrationTable {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var csv: String {
        let rows = model.handlers.indices.flatMap(rows)
        return ([Self.header] + rows).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
    }

    private static let header = [
        "path", "line", "type", "handler", "module", "owners", "outcome", "standing", "scenario", "verdict", "effect", "event",
        "handlerBottom",
        "guideBottom", "difference",
    ]

    private func rows(_ index: Int) -> [[String]] {
        let handler = model.handlers[index]
        let place = model.place(handler.path)
        let common = [
            handler.path, String(handler.range.start.line), handler.type ?? "", handler.name, place.module,
            place.owners.joined(separator: " "),
            handler.outcome.rawValue, model.standings[index].rawValue,
        ]
        // One that was not run is in the table, too.
        guard !handler.scenarios.isEmpty else { return [common + ["", "", handler.reason ?? "", "", "", "", ""]] }
        return handler.scenarios.map { result in
            let numbers = [result.legacyBottom, result.guideBottom, result.difference].map { $0.map(Wording.points) ?? "" }
            return common + [result.id, result.verdict.rawValue, result.effect ?? "", result.event ?? ""] + numbers
        }
    }

    /// Control characters are made visible, so that a row is a line. A spreadsheet would run a text that begins with one of four characters as
    /// a formula (owasp.org, "CSV Injection"); an apostrophe in front keeps it a text. Numbers stay numbers.
    private static func field(_ text: String) -> String {
        var text = SafeText.escaping(text)
        if let first = text.first, "=+-@".contains(first), Double(text) == nil { text = "'" + text }
        guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
