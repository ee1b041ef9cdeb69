import SourceText

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What is told of an edit from the analysis before it, and what analysing the file anew says.
struct CarriedAnalysis {
    let carried: FileAnalysis?
    let fresh: FileAnalysis

    private static let linter = Linter(suppressions: CommentSuppressions())

    init(from before: String, to after: String) {
        let old = AnalysisUnit(file: SourceFile(path: "Field.swift", text: before))
        let new = AnalysisUnit(file: SourceFile(path: "Field.swift", text: after))
        var files = ParsedFiles()
        let analysis = Self.linter.analyse(old, &files)
        let carryOver = CarryOver(Self.linter)
        carried =
            carryOver.moved(analysis, from: old, to: new, &files) ?? carryOver.updated(analysis, from: old, to: new, &files)
        fresh = Self.linter.analyse(new)
    }

    static func report(_ analysis: FileAnalysis) -> String {
        var report = linter.report([analysis], summary: Report.Summary())
        // Dictionaries print in any order.
        let remedies = report.remedies
        report.remedies = Remedies()
        return String(reflecting: report) + "\(remedies.rules.sorted { $0.key < $1.key })"
            + "\(remedies.deploymentTargets.sorted { $0.key < $1.key })"
    }
}
