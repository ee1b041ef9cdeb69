import LintEngine
import SourceText

/// From surveyed files to their analyses: first each gets the other files it needs, then all are analysed side by side.
struct Analysis: Sendable {
    let linter: Linter
    let jobs: Int
    var progress: RunProgress?

    /// - Parameter mentions: files without handlers that rules are applied to.
    /// - Returns: in no particular order.
    func run(_ surveys: [Survey], _ mentions: [SourceFile], _ search: TreeSearch) -> [FileAnalysis] {
        let mayHaveClients = !search.relatives.isEmpty || !linter.observerWrappers.isEmpty
        guard !surveys.isEmpty || !mentions.isEmpty || mayHaveClients else { return [] }
        progress?.begin(.lookingUp)
        // On threads of our own for the sake of their stacks.
        return Threads.run(1) { () -> [FileAnalysis] in
            var crew = ThreadCrew(jobs: jobs)
            let assignments = linter.assignments(
                for: surveys, mentions: mentions, hasRelatives: !search.relatives.isEmpty, from: search, with: &crew)
            if !assignments.isEmpty { progress?.begin(.running, files: assignments.count) }
            return crew.map(assignments) { files, assignment in
                let analysis = linter.analyse(assignment, &files)
                progress?.ranFile()
                return analysis
            }
        }.flatMap(\.self)
    }
}
