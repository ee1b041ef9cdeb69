import Behaviour
import KeyboardModel
import LintEngine
import SourceText
import Vocabulary

/// What running a handler showed, a line per scenario in which it leaves the content elsewhere than the layout guide does.
struct ScenarioTable {
    let handler: Handler
    /// The line above the table, which may end with a scenario's effect.
    var verdict: String?

    /// Nothing but agreement, which a finding says in its own words.
    var isPlainAgreement: Bool {
        handler.outcome == .executed && handler.scenarios.allSatisfy { $0.verdict == .agrees }
    }

    /// What the numbers are about; nil where no row has any.
    var edge: String? {
        let placed = handler.scenarios.filter(\.hasPlace)
        guard tabled.rows.contains(where: \.hasPlace) else { return nil }
        let telling = placed.filter { $0.verdict == .differs && !$0.effects.isRarelyMet }
        let contents = Set((telling.isEmpty ? placed : telling).map(\.content))
        guard contents.count == 1, let content = contents.first ?? nil else {
            return handler.movesOnlyScrolledEnds ? "the end of the scrolled content" : "the content's bottom edge"
        }
        return "the bottom edge of `\(SafeText.escaping(content))`"
    }

    var lines: [String] {
        guard handler.outcome != .notExecuted else {
            return ["not executed: " + SafeText.escaping(handler.reason ?? "no reason given")]
        }
        var lines = rows
        lines += guideLine
        lines += list("as with the guide in", .agrees)
        lines += list("unknown in", .unknown)
        // What is known of it: how far, or of what, or on which condition.
        let unknowns = handler.unknownTexts
        if let open = handler.scenarios.first(where: { $0.verdict == .unknown }), !unknowns.contains(open.effect) {
            lines.append("in \(SafeText.escaping(open.id)): \(SafeText.escaping(open.effect))")
        }
        return lines + (unknowns + [handler.preconditionSentence].compactMap(\.self)).map(SafeText.escaping)
    }

    /// Why the guide's content is not where the keyboard begins.
    private var guideLine: [String] {
        let differing = handler.scenarios.filter { $0.verdict == .differs && $0.hasPlace }
        let distant = differing.filter { $0.guideClearance != nil }
        let clearances = distant.compactMap(\.guideClearance)
        guard let first = clearances.first, clearances.allSatisfy({ $0.origin == first.origin }) else { return [] }
        let place = distant.count < differing.count ? " in \(Self.names(of: distant))" : ""
        let isOne = Set(clearances.map { Wording.points($0.points) }).count == 1
        let distance = isOne ? first.distance + "," : "above the keyboard by"
        let model =
            switch first.origin {
            case .rest: "its distance from the bottom at rest"
            case .handler: "the distance that the handler keeps on an iPhone without a home indicator"
            }
        return ["guide\(place): content \(distance) \(model)"]
    }

    /// The worst effect has rows. Where there are many, the others follow in a line, as do scenarios that only show
    /// something else.
    private var rows: [String] {
        let (rows, others) = tabled
        return table(of: rows) + summary(of: others)
    }

    private var tabled: (rows: [Handler.ScenarioResult], others: [Handler.ScenarioResult]) {
        let scenarios = handler.scenariosWorstFirst
        let worst = scenarios.first?.effects.first?.name
        let told = scenarios.filter { $0.shows(worst) }
        // One row for all that show the same numbers.
        let groups = told.grouped { Self.cells(of: $0).dropFirst().joined(separator: "\t") }
        let rows = groups.prefix(Self.rowLimit).map { $0[0] }
        return (rows, scenarios.filter { !rows.contains($0) })
    }

    /// A reader compares this many at a glance.
    private static let rowLimit = 5
    /// So many scenarios are named in a line; of more there is only the number.
    private static let nameLimit = 6

    private func summary(of scenarios: [Handler.ScenarioResult]) -> [String] {
        let open = scenarios.filter { $0.effects.first.map { $0.name == .depends } ?? true }
        return withoutNumbers(open)
            + scenarios.filter { !open.contains($0) }.grouped { $0.effects.first?.name }.map { scenarios in
                let name = scenarios[0].effects.first?.name
                let points = scenarios.compactMap { $0.effects.first?.points }
                let text = name.map { $0.text(points.extent(Wording.points)) }
                return SafeText.escaping("also \(text ?? "differs") in \(Self.names(of: scenarios))")
            }
    }

    private static func names(of scenarios: [Handler.ScenarioResult]) -> String {
        scenarios.count > nameLimit ? "\(scenarios.count) scenarios" : scenarios.map(\.id).joined(separator: ", ")
    }

    private func table(of differing: [Handler.ScenarioResult]) -> [String] {
        // What has no numbers is said in a line.
        let open = withoutNumbers(differing.filter { !$0.hasPlace })
        let differing = differing.filter(\.hasPlace)
        guard !differing.isEmpty else { return open }
        let header = ["scenario", "event", "handler", "guide", "difference", ""]
        let cells = [header] + differing.map(Self.cells)
        let widths = header.indices.map { column in cells.map { $0[column].terminalWidth }.max() ?? 0 }
        return cells.map { row in
            let padded = row.indices.map { row[$0].padded(to: widths[$0], alignedRight: (2...4).contains($0)) }
            return padded.joined(separator: "  ").trimmingTrailingSpaces
        } + open
    }

    /// A line for each effect.
    private func withoutNumbers(_ scenarios: [Handler.ScenarioResult]) -> [String] {
        let said = scenarios.grouped(by: \.effect).filter { $0.count > 1 || !(verdict?.hasSuffix(": " + $0[0].effect) ?? false) }
        return said.map { SafeText.escaping("in \(Self.names(of: $0)): \($0[0].effect)") }
    }

    private static func cells(of result: Handler.ScenarioResult) -> [String] {
        [
            result.id, result.event.map { ScenarioLibrary.scenario(id: result.id)?.text(ofEvent: $0) ?? $0 } ?? "",
            result.legacyBottom.map(Wording.points) ?? "?",
            result.guideBottom.map(Wording.points) ?? "?", result.difference.map(Wording.signedPoints) ?? "?",
            result.effectInRow,
        ].map(SafeText.escaping)
    }

    /// The scenarios with a verdict, on one line.
    private func list(_ title: String, _ verdict: Handler.Verdict) -> [String] {
        let scenarios = handler.scenarios.filter { $0.verdict == verdict }
        if scenarios.isEmpty { return [] }
        if scenarios.count == handler.scenarios.count {
            // Of what is unknown everywhere, the finding says so.
            return verdict == .unknown || scenarios.count == 1 ? [] : ["\(title) all \(scenarios.count) scenarios"]
        }
        return [SafeText.escaping("\(title)\(scenarios.count > Self.nameLimit ? " " : ": ")\(Self.names(of: scenarios))")]
    }
}

extension String {
    var trimmingTrailingSpaces: String {
        var rest = self[...]
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}

extension GuideClearance {
    /// "10 pt above the keyboard"
    fileprivate var distance: String {
        switch points {
        case 0: "directly above the keyboard"
        case ..<0: "\(Wording.points(-points)) pt below the keyboard's top"
        default: "\(Wording.points(points)) pt above the keyboard"
        }
    }
}

extension Handler {
    /// Whether all that it writes to only moves where scrolled content ends.
    fileprivate var movesOnlyScrolledEnds: Bool {
        let placing = sinks.filter { SinkKind(rawValue: $0.kind)?.movesContent ?? true }
        return !placing.isEmpty && placing.allSatisfy { SinkKind(rawValue: $0.kind)?.insetsContent ?? false }
    }
}

extension Handler.ScenarioResult {
    /// Whether an effect is among those that it shows.
    fileprivate func shows(_ name: EffectName?) -> Bool {
        name.map { name in effects.contains { $0.name == name } } ?? effects.isEmpty
    }

    /// Whether anything is known of where the content ends.
    package var hasPlace: Bool { legacyBottom != nil || guideBottom != nil || difference != nil }
}
