import LintEngine

/// What running a handler showed, a line per scenario in which it leaves the content elsewhere than the layout guide does.
struct ScenarioTable {
    let handler: Handler

    /// Nothing but agreement, which a finding says in its own words.
    var isPlainAgreement: Bool {
        handler.outcome == .executed && handler.scenarios.allSatisfy { $0.verdict == .agrees }
    }

    var lines: [String] {
        guard handler.outcome != .notExecuted else {
            return ["not executed: " + SafeText.escaping(handler.reason ?? "no reason given")]
        }
        var lines = rows
        lines += list("agrees in", .agrees)
        lines += list("unknown in", .unknown)
        // What is known of it: how far, or of what, or on which condition.
        if let open = handler.scenarios.first(where: { $0.verdict == .unknown && $0.effect != nil }), let effect = open.effect {
            lines.append("in \(SafeText.escaping(open.id)): \(SafeText.escaping(effect))")
        }
        return lines + (handler.unknowns + [handler.premiseSentence].compactMap(\.self)).map(SafeText.escaping)
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
        [
            result.id, result.event ?? "", result.legacyBottom.map(Wording.points) ?? "?",
            result.guideBottom.map(Wording.points) ?? "?", result.difference.map(Wording.signedPoints) ?? "?",
            result.effect ?? "",
        ].map(SafeText.escaping)
    }

    /// The scenarios with a verdict, on one line.
    private func list(_ title: String, _ verdict: Handler.Verdict) -> [String] {
        let ids = handler.scenarios.filter { $0.verdict == verdict }.map { SafeText.escaping($0.id) }
        if ids.isEmpty { return [] }
        if ids.count > 1, ids.count == handler.scenarios.count { return ["\(title) all \(ids.count) scenarios"] }
        return ["\(title): " + ids.joined(separator: ", ")]
    }
}

extension String {
    var trimmingTrailingSpaces: String {
        var rest = self[...]
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}
