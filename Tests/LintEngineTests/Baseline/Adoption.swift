import Foundation
import RuleBook
import SourceText

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// A project in memory, before and after somebody worked on it, and what a baseline made before says of it after.
struct Adoption {
    /// By path; the baseline lies in the folder around them.
    var before: [String: String]
    var after: [String: String]
    /// Paths after that the run does not lint.
    var leftOut: Set<String> = []
    var rules: [Rule]
    /// Those that run after; all where it is nil.
    var rulesAfter: [Rule]?

    var baseline: Baseline {
        let (linter, analyses) = Self.analyses(before, rules)
        return linter.comparison(analyses, to: KnownFindings(Baseline([]), in: Shelf(files: before))).baseline(includingNew: true)
    }

    var comparison: BaselineComparison {
        let (linter, analyses) = Self.analyses(linted, rulesAfter ?? rules, known: rules)
        return linter.comparison(analyses, to: known)
    }

    var report: Report { report(beside: baseline) }

    /// For those who ask more than once: to make the baseline is to analyse all that was before.
    func report(beside baseline: Baseline) -> Report {
        let (linter, analyses) = Self.analyses(linted, rulesAfter ?? rules, known: rules)
        return linter.report(analyses, summary: Report.Summary(), focus: FindingFilter(known: known(from: baseline)))
    }

    private var known: KnownFindings { known(from: baseline) }

    private func known(from baseline: Baseline) -> KnownFindings {
        KnownFindings(baseline, in: Shelf(files: after, leftOut: leftOut))
    }

    private var linted: [String: String] { after.filter { !leftOut.contains($0.key) } }

    private static func analyses(_ files: [String: String], _ rules: [Rule], known: [Rule] = []) -> (Linter, [FileAnalysis]) {
        let linter = Linter(rules: rules, known: (rules + known).map(\.id), suppressions: CommentSuppressions())
        let project = Project(files)
        let fileSummaries = project.sources.compactMap { linter.fileSummary($0, isAlone: false) }
        return (linter, linter.gather(fileSummaries, from: project).map(linter.analyse))
    }
}

/// The folder of a baseline in memory.
struct Shelf: BaselineFolder {
    var files: [String: String]
    var leftOut: Set<String> = []

    func entryPath(ofFileAt path: String) -> String { path }

    func status(ofEntryAt path: String) -> EntryStatus {
        files[path] == nil ? .gone(fromLintedFolder: true) : leftOut.contains(path) ? .elsewhere : .linted
    }

    func applies(_ rule: String, toEntryAt path: String) -> Bool { true }

    func source(ofEntryAt path: String) -> SourceFile? { files[path].map { SourceFile(path: path, text: $0) } }
}
