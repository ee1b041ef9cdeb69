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
        guard !surveys.isEmpty || !mentions.isEmpty || !search.relatives.isEmpty else { return [] }
        progress?.begin(.lookingUp)
        // On threads of our own for the sake of their stacks.
        let assignments = Threads.run(1) {
            linter.assignments(for: surveys, mentions: mentions, hasRelatives: !search.relatives.isEmpty, from: search)
        }.flatMap(\.self)
        guard !assignments.isEmpty else { return [] }
        progress?.begin(.running, files: assignments.count)
        let pool = WorkPool(assignments)
        return Threads.run(min(jobs, assignments.count)) {
            var analyses: [FileAnalysis] = []
            pool.drain { assignment in
                analyses.append(linter.analyse(assignment))
                progress?.ranFile()
            }
            return analyses
        }.flatMap(\.self)
    }
}
