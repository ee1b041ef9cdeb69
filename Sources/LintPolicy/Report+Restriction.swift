import LintEngine

extension Report {
    /// What it says of some files: their findings, with the handlers that these speak of, wherever those lie, and the files' own
    /// handlers.
    package func restricted(to isReported: (String) -> Bool) -> Report {
        var report = self
        let isHere = findings.indices.filter { isReported(findings[$0].path) }
        let speakers = Dictionary(uniqueKeysWithValues: isHere.enumerated().map { ($1, $0) })
        let suppressedHere = suppressed.filter { isReported($0.path) }
        let spokenOf = Set((isHere.map { findings[$0] } + suppressedHere).compactMap(\.handler))
        let kept = handlers.indices.filter { isReported(handlers[$0].path) || spokenOf.contains($0) }
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
        report.notAnalysed = notAnalysed.filter { isReported($0.path) }
        report.summary.count(report)
        return report
    }
}
