import LintEngine

/// What of a run's findings is to be reported.
///
/// Findings are chosen before those of one cause are joined: which of them speaks for the others depends on where they stand, and
/// would change with the order of two methods.
package struct FindingFilter: Sendable {
    /// Leave out what a baseline has.
    package var known: KnownFindings?
    /// Leave out what is about nothing that changed.
    package var changes: (any ChangeSource)?
    /// Whether what the baseline has and nobody finds is reported, with the reason.
    package var tellsWhatIsGone = true

    package init(known: KnownFindings? = nil, changes: (any ChangeSource)? = nil) {
        self.known = known
        self.changes = changes
    }

    package static let everything = FindingFilter()

    /// - Parameters:
    ///   - report: with every finding by itself.
    ///   - fold: joins findings of one cause.
    func apply(to report: inout Report, rules: (run: Set<String>, known: Set<String>), fold: ([Finding]) -> [Finding]) {
        var reported = report.findings
        if let known {
            let comparison = BaselineComparison(
                reported, suppressed: report.suppressed, to: known, rules: rules, reportsAbsent: tellsWhatIsGone)
            reported = comparison.findings.filter(\.state.isNew).map(\.stated)
            report.baselined = fold(comparison.findings.filter { !$0.state.isNew }.map(\.stated)).map { finding in
                var finding = finding
                finding.under = nil
                return finding
            }
            report.absent = comparison.absent
        }
        if let changes {
            let changed = reported.map { changes.touch($0, handlers: report.handlers) }
            report.summary.unchanged = fold(zip(reported, changed).filter { !$0.1 }.map(\.0)).count
            reported = zip(reported, changed).filter(\.1).map(\.0)
        }
        report.findings = fold(reported)
    }
}

extension BaselineComparison.Compared {
    /// The finding, which says what the baseline knows of it.
    fileprivate var stated: Finding {
        var finding = finding
        finding.baselineState = state.isNew ? .new : .unchanged
        if state == .edited {
            finding.novelty = "the baseline has the finding from before `\(entry.symbol)` was edited"
        }
        return finding
    }
}
