import LintEngine
import LintPolicy
import Reporting

/// The place of a finding, which `explain` is asked about.
struct FindingPlace {
    private let target: SimulationTarget
    private let line: Int

    /// Nil for what is no place.
    ///
    /// - Parameter operand: `FILE:LINE`, or `FILE:LINE:COLUMN` as reports print it.
    init?(_ operand: String) throws(UsageError) {
        let parts = operand.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1, Int(parts[parts.count - 1]) != nil else {
            // A file by itself is no rule; its name is more likely than an id with a full stop or a slash.
            guard operand.contains("/") || operand.hasSuffix(".swift") else { return nil }
            throw UsageError(
                "'explain' needs the line of a finding in '\(operand)'", advice: "Name it: keyboardlint explain \(operand):LINE")
        }
        let hasColumn = parts.count > 2 && Int(parts[parts.count - 2]) != nil
        let place = hasColumn ? parts.dropLast().joined(separator: ":") : operand
        target = try SimulationTarget(place)
        guard let line = target.line else { return nil }
        self.line = line
    }

    /// Each finding whose place, or whose handler, has the line.
    func text(_ arguments: Arguments, _ console: Console) throws(UsageError) -> String {
        let (run, report) = try target.report(arguments)
        let scenarios = run.linter.scenarios(ofFileAt: target.path).run
        let chosen = findings(of: report)
        guard !chosen.isEmpty else {
            throw .noFinding("there is no finding at line \(line) of '\(target.path)'", among: report.findings)
        }
        var setting = ReportSetting(
            sources: Dictionary(run.analyses.flatMap(\.sources).map { ($0.path, $0) }) { first, _ in first },
            rules: run.linter.rules.rules)
        setting.colours = console.colours(try arguments.choice(of: .color) ?? .auto)
        let explanation = FindingExplanation(report, scenarios, setting)
        return chosen.map(explanation.text(of:)).joined(separator: "\n\n")
    }

    /// Those on the line; without any, those of the handler around it.
    private func findings(of report: Report) -> [Finding] {
        let all = report.findings + report.suppressed
        let here = all.filter {
            $0.path == report.path(of: target.path) && $0.range.touches(line: line)
        }
        guard here.isEmpty else { return here }
        return all.filter { finding in
            guard let index = finding.handler, report.handlers.indices.contains(index) else { return false }
            return report.handlers[index].range.touches(line: line)
        }
    }
}

extension Report {
    /// As the report spells it.
    fileprivate func path(of path: String) -> String { FileSet.tidy(path) }
}
