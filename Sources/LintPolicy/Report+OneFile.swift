import LintEngine

extension Report {
    /// What it says of one file: its findings, with the handlers that they speak of, wherever those lie, and its own handlers.
    package func restricted(toFileAt path: String) -> Report {
        var report = self
        let isHere = findings.indices.filter { findings[$0].path == path }
        let speakers = Dictionary(uniqueKeysWithValues: isHere.enumerated().map { ($1, $0) })
        let suppressedHere = suppressed.filter { $0.path == path }
        let spokenOf = Set((isHere.map { findings[$0] } + suppressedHere).compactMap(\.handler))
        let kept = handlers.indices.filter { handlers[$0].path == path || spokenOf.contains($0) }
        let numbers = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        func renumbered(_ finding: Finding) -> Finding {
            var finding = finding
            finding.handler = finding.handler.flatMap { numbers[$0] }
            finding.under = finding.under.flatMap { speakers[$0] }
            return finding
        }
        report.findings = isHere.map { renumbered(findings[$0]) }
        report.suppressed = suppressedHere.map(renumbered)
        report.handlers = kept.map { handlers[$0] }
        report.notAnalysed = notAnalysed.filter { $0.path == path }
        report.summary.count(report)
        return report
    }
}
