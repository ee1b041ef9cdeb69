import LintEngine
import LintPolicy
import Reporting

/// What the `baseline` command prints.
struct BaselineText {
    private let comparison: BaselineComparison
    private let file: String
    /// As `lint` counts: findings of one cause are one.
    private let findingCount: Int

    init(_ comparison: BaselineComparison, file: String, findings: Int) {
        self.comparison = comparison
        self.file = file
        findingCount = findings
    }

    private var new: [BaselineComparison.Compared] { comparison.findings.filter(\.state.isNew) }
    private var moved: [(now: Baseline.Entry, before: Baseline.Entry)] {
        comparison.findings.compactMap { compared in
            if case .moved(let before) = compared.state { (compared.entry, before) } else { nil }
        }
    }

    func written(_ baseline: Baseline, over before: Baseline?) -> String {
        var line = "\(file): \(Wording.count(findingCount, "finding")), \(count(baseline.entries.count))"
        if before != nil { line += ", \(new.count) added, \(comparison.absent.count) removed" }
        return line + "\n" + kept
    }

    func pruned(_ baseline: Baseline, from before: Baseline) -> String {
        let removed = baseline == before ? "nothing to prune" : "removed \(count(comparison.absent.count))"
        let number = baseline.entries.count
        var line = "\(file): \(removed), \(Wording.grouped(number)) remain\(number == 1 ? "s" : "")"
        if !moved.isEmpty { line += ", \(moved.count) moved" }
        return line + "\n" + lines(of: comparison.absent) + kept
    }

    /// New, gone and moved entries, and those that the run did not check.
    var report: String {
        var text = ""
        func section(_ title: String, _ lines: [String]) {
            guard !lines.isEmpty else { return }
            text += "\(title)\n" + lines.map { "  \($0)\n" }.joined() + "\n"
        }
        section("new: not in the baseline", new.map(line))
        section("gone: in the baseline, but no longer found", comparison.absent.map(line))
        section("moved", moved.map { "\(Self.safe($0.before.path)) -> \(Self.safe($0.now.path)): \(Self.about($0.now))" })
        let known = comparison.findings.count - new.count
        return text + "\(file): \(known) known, \(new.count) new, \(comparison.absent.count) gone, \(moved.count) moved\n" + kept
    }

    /// The entries that the run could not check.
    private var kept: String {
        let off = comparison.unchecked.count { $0.reason == .ruleOff }
        let elsewhere = comparison.unchecked.count - off
        let parts = [(off, "of rules that did not run"), (elsewhere, "of files that were not linted")].filter { $0.0 > 0 }
        if parts.isEmpty { return "" }
        return "kept, not checked: " + parts.map { "\(count($0.0)) \($0.1)" }.joined(separator: ", ") + "\n"
    }

    private func line(_ compared: BaselineComparison.Compared) -> String {
        let finding = compared.finding
        let place = "\(Self.safe(finding.path)):\(finding.range.start.line):\(finding.range.start.column)"
        return "\(place): \(finding.severity.rawValue)[\(finding.rule)]: \(Self.safe(finding.message))"
            + (compared.state == .edited ? "; `\(Self.safe(compared.entry.symbol))` was edited" : "")
    }

    private func lines(of absent: [AbsentEntry]) -> String { absent.map { "  \(line($0))\n" }.joined() }

    private func line(_ absent: AbsentEntry) -> String {
        let symbol = absent.symbol.isEmpty ? "" : " in `\(Self.safe(absent.symbol))`"
        return "\(Self.safe(absent.path)): \(Self.safe(absent.rule))\(symbol): \(absent.reason.sentence)"
    }

    private static func about(_ entry: Baseline.Entry) -> String {
        entry.rule + (entry.symbol.isEmpty ? "" : " in `\(safe(entry.symbol))`")
    }

    private static func safe(_ text: String) -> String { SafeText.escaping(text) }
    private func count(_ number: Int) -> String { number == 1 ? "1 entry" : "\(Wording.grouped(number)) entries" }
}
