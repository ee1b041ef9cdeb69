import Behaviour
import KeyboardModel
import LintEngine
import SourceText
import Vocabulary

/// What running a handler showed, a line per scenario in which it leaves the content elsewhere than the layout guide does.
struct ScenarioTable {
    let handler: Handler

    /// Nothing but agreement, which a finding says in its own words.
    var isPlainAgreement: Bool {
        handler.outcome == .executed && handler.scenarios.allSatisfy { $0.verdict == .agrees }
    }

    /// What the numbers are about.
    var edge: String {
        let placed = handler.scenarios.filter(\.hasPlace)
        let telling = placed.filter { $0.verdict == .differs && !$0.effects.isRarelyMet }
        let contents = Set((telling.isEmpty ? placed : telling).map(\.content))
        guard contents.count == 1, let content = contents.first ?? nil else { return "content's bottom edge" }
        return "bottom edge of `\(SafeText.escaping(content))`"
    }

    var lines: [String] {
        guard handler.outcome != .notExecuted else {
            return ["not executed: " + SafeText.escaping(handler.reason ?? "no reason given")]
        }
        var lines = rows
        lines += list("agrees in", .agrees)
        lines += list("unknown in", .unknown)
        // What is known of it: how far, or of what, or on which condition.
        let unknowns = handler.unknownTexts
        if let open = handler.scenarios.first(where: { $0.verdict == .unknown }), !unknowns.contains(open.effect) {
            lines.append("in \(SafeText.escaping(open.id)): \(SafeText.escaping(open.effect))")
        }
        return lines + (unknowns + [handler.preconditionSentence].compactMap(\.self)).map(SafeText.escaping)
    }

    /// Where there are many, the worst scenario of each kind of effect has a row, and the others follow in a line.
    private var rows: [String] {
        if handler.scenariosWorstFirst.count <= Self.rowLimit { return Self.table(of: handler.scenariosWorstFirst) }
        var differing: [Handler.ScenarioResult] = []
        var others: [Handler.ScenarioResult] = []
        for scenario in handler.scenariosWorstFirst {
            let isNew = !differing.contains { $0.effects.map(\.name) == scenario.effects.map(\.name) }
            if differing.count < Self.rowLimit, isNew || scenario.effects.isEmpty {
                differing.append(scenario)
            } else {
                others.append(scenario)
            }
        }
        return Self.table(of: differing) + Self.summary(of: others)
    }

    /// A reader compares this many at a glance.
    private static let rowLimit = 5
    /// So many scenarios are named in a line; of more there is only the number.
    private static let nameLimit = 4

    private static func summary(of scenarios: [Handler.ScenarioResult]) -> [String] {
        scenarios.grouped { $0.effects.first?.name }.map { scenarios in
            let name = scenarios[0].effects.first?.name
            let points = scenarios.compactMap { $0.effects.first?.points }
            let text = name.map { $0.text(points.extent(Wording.points)) }
            return SafeText.escaping("also \(text ?? "differs") in \(names(of: scenarios))")
        }
    }

    private static func names(of scenarios: [Handler.ScenarioResult]) -> String {
        scenarios.count > nameLimit ? "\(scenarios.count) scenarios" : scenarios.map(\.id).joined(separator: ", ")
    }

    private static func table(of differing: [Handler.ScenarioResult]) -> [String] {
        // What has no numbers is said in a line.
        let open = withoutNumbers(differing.filter { !$0.hasPlace })
        let differing = differing.filter(\.hasPlace)
        guard !differing.isEmpty else { return open }
        let header = ["scenario", "event", "handler", "guide", "difference", ""]
        let cells = [header] + differing.map(cells)
        let widths = header.indices.map { column in cells.map { $0[column].terminalWidth }.max() ?? 0 }
        return cells.map { row in
            let padded = row.indices.map { row[$0].padded(to: widths[$0], alignedRight: (2...4).contains($0)) }
            return padded.joined(separator: "  ").trimmingTrailingSpaces
        } + open
    }

    /// A line for each effect.
    private static func withoutNumbers(_ scenarios: [Handler.ScenarioResult]) -> [String] {
        scenarios.grouped(by: \.effect).map { SafeText.escaping("in \(names(of: $0)): \($0[0].effect)") }
    }

    private static func cells(of result: Handler.ScenarioResult) -> [String] {
        [
            result.id, result.event.map { $0 + direction(of: $0, in: result.id) } ?? "",
            result.legacyBottom.map(Wording.points) ?? "?",
            result.guideBottom.map(Wording.points) ?? "?", result.difference.map(Wording.signedPoints) ?? "?",
            result.effectInRow,
        ].map(SafeText.escaping)
    }

    /// Whether an event that only changes the keyboard's height makes it lower or higher, in parentheses; empty for another.
    private static func direction(of event: String, in scenario: String) -> String {
        let steps = ScenarioLibrary.scenario(id: scenario)?.steps ?? []
        guard let position = steps.firstIndex(where: { $0.name == event }),
            case .changeHeight(let height) = steps[position].event,
            let before = steps[..<position].lazy.reversed().compactMap(\.event.keyboardHeight).first
        else { return "" }
        return height < before ? " (lower)" : " (higher)"
    }

    /// The scenarios with a verdict, on one line.
    private func list(_ title: String, _ verdict: Handler.Verdict) -> [String] {
        let scenarios = handler.scenarios.filter { $0.verdict == verdict }
        if scenarios.isEmpty { return [] }
        if scenarios.count > 1, scenarios.count == handler.scenarios.count {
            return ["\(title) all \(scenarios.count) scenarios"]
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

extension KeyboardEvent {
    /// How high it makes a docked keyboard, in points; nil for another event.
    fileprivate var keyboardHeight: Double? {
        switch self {
        case .show(let height), .changeHeight(let height): height
        default: nil
        }
    }
}

extension Handler.ScenarioResult {
    /// Whether anything is known of where the content ends.
    package var hasPlace: Bool { legacyBottom != nil || guideBottom != nil || difference != nil }
}
