import RuleBook
import SourceText

/// The engine: from the bytes of files to a report.
///
/// It is a pure function of the files, the rules and the scenarios, so that the command line, an editor and a test that ask the
/// same question get the same answer. It opens no file and prints nothing. Files are analysed one by one, which is what lets
/// callers run as many at a time as they have cores; `report` puts the results in order.
package struct Linter: Sendable {
    package init() {}

    /// What one file holds. Pure, thread-safe, and never fails: what cannot be analysed is said in the result.
    package func analyse(_ file: SourceFile) -> FileAnalysis {
        FileAnalysis(path: file.path)
    }

    /// Joins the analyses of a run into a report.
    ///
    /// - Parameters:
    ///   - analyses: in any order; the report is sorted.
    ///   - notAnalysed: what the caller could not read.
    ///   - summary: the caller's counts of files and bytes; the rest is filled in here.
    package func report(
        _ analyses: [FileAnalysis], notAnalysed: [Report.NotAnalysed] = [], summary: Report.Summary
    ) -> Report {
        Report(summary: summary, findings: [], handlers: [], notAnalysed: notAnalysed)
    }
}

package struct FileAnalysis: Sendable {
    package var path: String
    package var findings: [Finding] = []
    /// `Finding.handler` counts within this file; `Linter.report` makes the indices those of the report.
    package var handlers: [Handler] = []
    package var notAnalysed: [Report.NotAnalysed] = []
}
