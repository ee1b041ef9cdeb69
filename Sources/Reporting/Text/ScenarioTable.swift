import LintEngine

/// What running a handler showed, a line per scenario in which it leaves the content elsewhere than the layout guide does.
struct ScenarioTable {
    let handler: Handler

    var lines: [String] {
        guard handler.outcome != .notExecuted else {
            return ["not executed: " + SafeText.escaping(handler.reason ?? "no reason given")]
        }
        var lines = rows
        lines += list("agrees in", handler.scenarios.filter { $0.verdict == .agrees }.map(\.id))
        lines += list("unknown in", handler.scenarios.filter { $0.verdict == .unknown }.map(\.id))
        lines += list("not known", handler.unknowns)
        return lines
    }

    private var rows: [String] {
        let differing = handler.scenarios.filter { $0.verdict == .differs }
        guard !differing.isEmpty else { return [] }
        let header = ["scenario", "event", "handler", "guide", "difference", ""]
        let cells = [header] + differing.map(Self.cells)
        let widths = header.indices.map { column in cells.map { $0[column].terminalWidth }.max() ?? 0 }
        return cells.map { row in
            let padded = row.indices.map { row[$0].padded(to: widths[$0], alignedRight: (2...4).contains($0)) }
            return padded.joined(separator: "  ").trimmingTrailingSpaces
        }
    }

    private static func cells(of result: Handler.ScenarioResult) -> [String] {
        // The event whose difference the result quotes.
        let step = result.steps.first { $0.difference == result.difference } ?? result.steps.last
        return [
            result.id, step?.event ?? "", result.legacyBottom.map(Wording.points) ?? "?",
            result.guideBottom.map(Wording.points) ?? "?", result.difference.map(Wording.signedPoints) ?? "?",
            result.effect ?? "",
        ].map(SafeText.escaping)
    }

    private func list(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : ["\(title): " + items.map(SafeText.escaping).joined(separator: ", ")]
    }
}

extension String {
    var trimmingTrailingSpaces: String {
        var rest = self[...]
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}
