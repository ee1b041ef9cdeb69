import Behaviour
import LintEngine

extension Linter {
    /// Joins the analyses of a run into a report.
    ///
    /// - Parameters:
    ///   - analyses: in any order; the report is sorted.
    ///   - notAnalysed: what the caller could not read.
    ///   - summary: the caller's counts of files and bytes; the rest is filled in here.
    ///   - filter: which findings are reported.
    package func report(
        _ analyses: [FileAnalysis], notAnalysed: [NotAnalysed] = [], summary: Report.Summary,
        focus filter: FindingFilter = .everything
    ) -> Report {
        var report = joined(analyses, notAnalysed: notAnalysed, summary: summary)
        finish(&report, filter)
        return report
    }

    /// From a report with every finding by itself to what is reported.
    func finish(_ report: inout Report, _ filter: FindingFilter) {
        let deduplication = Deduplication(rules: rules, handlers: report.handlers)
        filter.apply(to: &report, rules: ruleIDs) { deduplication.fold($0) }
        report.notAnalysed.sort { ($0.path, $0.range?.start.offset ?? -1) < ($1.path, $1.range?.start.offset ?? -1) }
        report.remedies = remedies(for: report.findings + report.suppressed + report.baselined)
        report.summary.count(report)
    }

    /// Holds the findings of a run against a baseline.
    package func comparison(_ analyses: [FileAnalysis], to known: KnownFindings) -> BaselineComparison {
        let report = joined(analyses, notAnalysed: [], summary: Report.Summary())
        return BaselineComparison(report.findings, suppressed: report.suppressed, to: known, rules: ruleIDs)
    }

    /// The rules that ran, and those there are.
    private var ruleIDs: (run: Set<String>, known: Set<String>) {
        let run = Set(rules.rules.map(\.id))
        return (reportsMisuse ? run.union([MisusedSuppression.rule]) : run, knownRules.union([MisusedSuppression.rule]))
    }

    /// The report with every finding by itself.
    func joined(
        _ analyses: [FileAnalysis], notAnalysed: [NotAnalysed], summary: Report.Summary
    ) -> Report {
        var report = Report(summary: summary, findings: [], handlers: [], notAnalysed: notAnalysed)
        let analyses = analyses.sorted { $0.path < $1.path }
        // A file's analysis may tell of handlers in other files: of a subclass's overrides, say.
        let numbered = analyses.enumerated().flatMap { number, analysis in
            analysis.handlers.enumerated().map { Entry(analysis: number, position: $0, handler: $1) }
        }
        let ordered = numbered.sorted { ($0.handler.place, $0.analysis) < ($1.handler.place, $1.analysis) }
        let replaced = Handler.replaced(ordered.map(\.handler))
        let duplicates = Handler.duplicates(ordered.map(\.handler))
        // What a run that knew less showed is not shown: neither of a type itself, nor of nobody's, where clients tell.
        let dropped = Set(duplicates.union(replaced).map { [ordered[$0].analysis, ordered[$0].position] })
        var indices: [[Int]: Int] = [:]
        for (position, entry) in ordered.enumerated() where !replaced.contains(position) && !duplicates.contains(position) {
            // Several files may register one method, each for its own notifications.
            if let last = report.handlers.last, last.isSame(as: entry.handler) {
                report.handlers[report.handlers.count - 1].observe(entry.handler.observes)
            } else {
                report.handlers.append(entry.handler)
            }
            indices[[entry.analysis, entry.position]] = report.handlers.count - 1
        }
        for (number, analysis) in analyses.enumerated() {
            func numbered(_ finding: Finding) -> Finding {
                var finding = finding
                finding.handler = finding.handler.flatMap { indices[[number, $0]] }
                return finding
            }
            func isShown(_ finding: Finding) -> Bool { finding.handler.map { !dropped.contains([number, $0]) } ?? true }
            report.findings += analysis.findings.filter(isShown).map(numbered)
            report.suppressed += analysis.suppressed.filter(isShown).map(numbered)
            report.notAnalysed += analysis.notAnalysed
        }
        report.notAnalysed += Self.notAsked(Set(analyses.flatMap(\.withoutDeploymentTarget)))
        if reportsMisuse { report.findings += complaints(of: analyses) }
        report.suppressed = Finding.sortedWithoutRepeats(report.suppressed)
        report.findings = Finding.sortedWithoutRepeats(report.findings)
        return report
    }
}

extension Linter {
    /// One line, however many files lack a deployment target: what is to be done is the same for all.
    static func notAsked(_ paths: Set<String>) -> [NotAnalysed] {
        guard let first = paths.min() else { return [] }
        let others = paths.count == 1 ? "" : " (also of \(paths.count - 1) other file\(paths.count == 2 ? "" : "s"))"
        let reason =
            "unknown deployment target\(others): rules that depend on it did not run; pass --deployment-target"
        return [NotAnalysed(path: first, reason: reason)]
    }

    /// Findings about comments. Several analyses may look at a file, each with other handlers: a comment is idle that served none
    /// of them.
    private func complaints(of analyses: [FileAnalysis]) -> [Finding] {
        let suppressions = analyses.flatMap(\.suppressions)
        let used = Set(suppressions.filter(\.isUsed).map(\.complaint.identity))
        // Of a rule that did not run, nobody knows what it would have found.
        let idle = suppressions.filter { rules[$0.rule] != nil }.map(\.complaint).filter { !used.contains($0.identity) }
        return analyses.flatMap(\.complaints) + idle
    }
}

/// A handler with where it comes from.
private struct Entry {
    let analysis: Int
    let position: Int
    let handler: Handler
}

extension Handler {
    /// Adds what other analyses know of its registrations. The order of the analyses does not matter.
    mutating func observe(_ others: [Observation]) {
        let added = others.filter { !observes.contains($0) }
        guard !added.isEmpty else { return }
        observes = (observes + added).enumerated().sorted { one, other in
            (one.element.path, one.element.line, one.element.column, one.offset)
                < (other.element.path, other.element.line, other.element.column, other.offset)
        }.map(\.element)
    }
}

extension Report.Summary {
    mutating func count(_ report: Report) {
        handlers = report.handlers.count
        executed = report.handlers.count { $0.outcome == .executed }
        executedWithUnknowns = report.handlers.count { $0.outcome == .executedWithUnknowns }
        notExecuted = report.handlers.count { $0.outcome == .notExecuted }
        errors = report.findings.count { $0.severity == .error }
        warnings = report.findings.count { $0.severity == .warning }
        notes = report.findings.count { $0.severity == .note }
        suppressed = report.suppressed.count
        baselined = report.baselined.count
    }
}
