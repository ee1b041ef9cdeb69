extension Report {
    /// The report with what the baseline has among its findings, for those who plan: what is known is still to be done.
    ///
    /// Findings of one cause stay apart where one is known and the other new.
    package var withKnown: Report {
        guard !baselined.isEmpty else { return self }
        var report = self
        report.findings = (findings + baselined).sorted { $0.precedes($1) }
        // It counts in a list that this one is not.
        for index in report.findings.indices { report.findings[index].under = nil }
        report.baselined = []
        report.summary.count(report)
        report.summary.baselined = baselined.count
        return report
    }
}
