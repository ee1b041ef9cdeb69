import LintEngine
import LintPolicy
import Reporting

/// The report on all analyses.
extension Project {
    mutating func makeReport() {
        var focus = FindingFilter(known: known)
        // What is gone is no part of any document, and to find out why takes reading files.
        focus.tellsWhatIsGone = false
        let report = linter.report(analyses.map { $0.restricted(to: tree.reports) }, summary: Report.Summary(), focus: focus)
        findingsByPath = Dictionary(grouping: report.findings.indices) { report.findings[$0].path }
        handlersByPath = Dictionary(grouping: report.handlers.indices) { report.handlers[$0].path }
        sources = [:]
        for unit in units {
            for file in unit.library { sources[file.path] = file }
        }
        for unit in units { sources[unit.file.path] = unit.file }
        for (path, file) in open { sources[path] = file }
        self.report = report
        help = Help(report)
    }

    var analyses: [FileAnalysis] {
        units.indices.compactMap { typed.told[$0] ?? results[key(units[$0])]?.analysis }
    }
}
