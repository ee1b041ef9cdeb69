import Behaviour
import RuleBook
import SourceText
import SwiftParser

/// What one file contributes to a report.
package struct FileAnalysis: Sendable {
    package var path: String
    package var findings: [Finding] = []
    /// What comments suppress.
    package var suppressed: [Finding] = []
    package var suppressions: [SuppressionUse] = []
    /// What is wrong with comments, whatever they suppress.
    package var complaints: [Finding] = []
    /// `Finding.handler` counts within this file; `Linter.report` makes the indices those of the report.
    package var handlers: [Handler] = []
    package var notAnalysed: [NotAnalysed] = []
    /// The keyboard notifications that the file posts by hand.
    package var posts: [PostedNotification] = []
    /// Files in which a rule asked for the deployment target, which is not known.
    package var withoutDeploymentTarget: [String] = []

    /// The files that findings lie in or tell of, for a reporter that shows their lines.
    package var sources: [SourceFile] = []
    /// Where the code is that the runs went through, one for each session.
    var readSets: [ReadSet] = []
    /// What was looked for in code whether it runs or not.
    var searchedNames = SearchedNames()

    init(path: String) {
        self.path = path
    }

    /// Without what lies in other files than the reported ones. The handlers stay: which of them to list is for the report to
    /// say.
    package func restricted(to isReported: (String) -> Bool) -> FileAnalysis {
        var copy = self
        copy.findings.removeAll { !isReported($0.path) }
        copy.suppressed.removeAll { !isReported($0.path) }
        copy.suppressions.removeAll { !isReported($0.complaint.path) }
        copy.complaints.removeAll { !isReported($0.path) }
        copy.notAnalysed.removeAll { !isReported($0.path) }
        copy.withoutDeploymentTarget.removeAll { !isReported($0) }
        return copy
    }

    /// Of the files that were read along, those that a finding's trace leads through.
    mutating func addSources(from files: [SourceFile]) {
        let reported = Set((findings + suppressed).flatMap(\.related).map(\.path)).subtracting(sources.map(\.path))
        if !reported.isEmpty { sources += files.filter { reported.contains($0.path) } }
    }

    /// - Parameter onlyToHandlers: leave out what has nothing to do with a handler: the file is another's, and is analysed for
    ///   itself.
    mutating func apply(
        _ rules: RuleSet, known knownRules: Set<String>, _ settings: FileSettings, suppressing source: some SuppressionSource,
        to tree: SyntaxTree, within parts: [ByteRange]?,
        _ evidence: Evidence, behaviours: [HandlerBehaviour], onlyToHandlers: Bool
    ) {
        var (found, stoppedAt) = rules.findings(in: tree, within: parts, evidence, behaviours: behaviours, handlers: handlers)
        for other in evidence.seenFromOthers(than: rules.handlersWithGeometry(in: findings + found)) {
            let more = rules.findings(in: tree, within: parts, other, behaviours: behaviours, handlers: handlers).findings
            found = rules.adding(more, to: found, in: tree)
        }
        found = settings.applied(to: found)
        if onlyToHandlers { found.removeAll { $0.handler == nil } }
        let result = source.suppress(found, in: tree, knownRules: knownRules)
        findings += result.reported
        suppressed += result.suppressed
        suppressions += result.uses.compactMap { settings.applied(to: $0) }
        complaints += settings.applied(to: result.complaints)
        if !result.reported.isEmpty || !result.hasNoComments { sources.append(tree.file) }
        withoutDeploymentTarget += evidence.project.unanswered
        guard let stoppedAt else { return }
        notAnalysed.append(
            NotAnalysed(
                path: tree.file.path, range: SourceRange(stoppedAt, in: tree.file),
                reason: "rules not applied from here on: time limit for matching reached"))
    }
}
