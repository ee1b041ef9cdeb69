import SourceText
import Synchronization

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What is told of an edit from the analysis before it, and what analysing the file anew says.
struct CarriedAnalysis {
    let carried: FileAnalysis?
    private let edited: AnalysisUnit

    /// What analysing the edited file says. It is made for who asks: of most edits at random nothing is carried, and there is
    /// nothing to compare.
    var fresh: FileAnalysis { Self.linter.analyse(edited) }

    /// Some code as it is before the edits that are tried on it.
    private struct Start {
        let unit: AnalysisUnit
        let analysis: FileAnalysis
        /// With what was read for the analysis, as whoever carries it over has it.
        let files: ParsedFiles

        init(_ code: String) {
            unit = AnalysisUnit(file: SourceFile(path: "Field.swift", text: code))
            var files = ParsedFiles()
            analysis = CarriedAnalysis.linter.analyse(unit, &files)
            self.files = files
        }
    }

    /// By the code: hundreds of edits begin at the same.
    private static let starts = Mutex<[String: Start]>([:])

    private static func start(_ code: String) -> Start {
        if let known = starts.withLock({ $0[code] }) { return known }
        let start = Start(code)
        starts.withLock { $0[code] = start }
        return start
    }

    private static let linter = Linter(suppressions: CommentSuppressions())

    init(from before: String, to after: String) {
        let start = Self.start(before)
        let (old, analysis) = (start.unit, start.analysis)
        let new = AnalysisUnit(file: SourceFile(path: "Field.swift", text: after))
        var files = start.files
        let carryOver = CarryOver(Self.linter)
        carried =
            carryOver.moved(analysis, from: old, to: new, &files) ?? carryOver.updated(analysis, from: old, to: new, &files)
        edited = new
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
