import LintEngine
import LintPolicy
import Vocabulary

/// The numbers behind a report, for who tunes a configuration or works on the rules: findings by rule, handlers by outcome, what
/// was not analysed by reason, and where the time went. All but the last line is a function of what was linted.
package struct StatisticsText {
    private let report: Report
    private let phases: [(name: String, seconds: Double)]

    /// - Parameter phases: what a run spends its time on, in order.
    package init(_ report: Report, phases: [(name: String, seconds: Double)]) {
        self.report = report
        self.phases = phases
    }

    package var text: String {
        let lines =
            ["statistics"] + findings + handlers + scenarios + left("left open", open) + left("not analysed", notAnalysed) + [
                time
            ]
        return lines.map { $0 + "\n" }.joined()
    }

    private var findings: [String] {
        let header = ["findings", "error", "warning", "note", "suppressed", "baseline"]
        let rules = Set((report.findings + report.suppressed + report.baselined).map(\.rule)).sorted()
        let rows = rules.map { rule in ["  " + rule] + counts { $0.rule == rule }.map(Wording.grouped) }
        return Self.table(
            [header] + rows + (rules.count == 1 ? [] : [["  all rules"] + counts { _ in true }.map(Wording.grouped)]))
    }

    private func counts(of isCounted: (Finding) -> Bool) -> [Int] {
        let heard = report.findings.filter(isCounted)
        return [Severity.error, .warning, .note].map { severity in heard.count { $0.severity == severity } }
            + [report.suppressed.count(where: isCounted), report.baselined.count(where: isCounted)]
    }

    private var handlers: [String] {
        let summary = report.summary
        return Self.table([
            ["handlers", Wording.grouped(summary.handlers)], ["  executed", Wording.grouped(summary.executed)],
            ["  executed with unknowns", Wording.grouped(summary.executedWithUnknowns)],
            ["  not executed", Wording.grouped(summary.notExecuted)],
        ])
    }

    private var scenarios: [String] {
        let runs = report.handlers.flatMap(\.scenarios)
        return Self.table([
            ["runs in scenarios", Wording.grouped(runs.count)],
            ["  agree with the layout guide", Wording.grouped(runs.count { $0.verdict == .agrees })],
            ["  differ", Wording.grouped(runs.count { $0.verdict == .differs })],
            ["  unknown", Wording.grouped(runs.count { $0.verdict == .unknown })],
        ])
    }

    private var open: [String] { report.handlers.flatMap(\.unknownTexts) }
    private var notAnalysed: [String] {
        report.notAnalysed.map(\.reason)
            + report.handlers.filter { $0.outcome == .notExecuted }.map { $0.reason ?? "no reason given" }
    }

    /// Reasons of one kind are counted together; the most frequent kind comes first.
    private func left(_ title: String, _ reasons: [String]) -> [String] {
        let kinds = Dictionary(grouping: reasons.map(Self.kind)) { $0 }.mapValues(\.count)
        let rows = kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ["  " + $0.key, Wording.grouped($0.value)] }
        return Self.table([[title, Wording.grouped(reasons.count)]] + rows)
    }

    /// A reason without what is particular to one place: the code it quotes, and numbers that stand by themselves.
    static func kind(_ reason: String) -> String {
        let parts = SafeText.escaping(reason).split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            if index % 2 == 0 { return withoutNumbers(part) }
            return index < parts.count - 1 ? "`…`" : "`" + withoutNumbers(part)
        }.joined()
    }

    private static func withoutNumbers(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let first = rest.first {
            let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "," }
            let isWord = result.last.map { $0.isLetter || $0 == "-" } ?? false
            if first.isNumber, !isWord {
                result += "N"
                rest = rest[number.endIndex...]
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private var time: String {
        let parts = phases.map { "\($0.name) \(Self.seconds($0.seconds))" }
        return "time: \(Self.seconds(phases.reduce(0) { $0 + $1.seconds })): " + parts.joined(separator: ", ")
    }

    /// `1.25 s`
    private static func seconds(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }

    /// The first column to the left, the others to the right.
    private static func table(_ rows: [[String]]) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.compactMap { $0.indices.contains(column) ? $0[column].terminalWidth : nil }.max() ?? 0
        }
        return rows.map { row in
            row.enumerated().map { $1.padded(to: widths[$0], alignedRight: $0 > 0) }.joined(separator: "  ")
                .trimmingTrailingSpaces
        }
    }
}
