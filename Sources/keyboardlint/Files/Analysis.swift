import LintEngine

/// From surveyed files to their analyses: first each gets the other files it needs, then all are analysed side by side.
struct Analysis: Sendable {
    let linter: Linter
    let jobs: Int

    /// In no particular order.
    func run(_ surveys: [Survey], _ search: TreeSearch) -> [FileAnalysis] {
        guard !surveys.isEmpty else { return [] }
        // On threads of our own for the sake of their stacks.
        let assignments = Threads.run(1) { linter.gather(surveys, from: search) }.flatMap(\.self)
        let pool = WorkPool(assignments)
        return Threads.run(min(jobs, assignments.count)) {
            var analyses: [FileAnalysis] = []
            pool.drain { analyses.append(linter.analyse($0)) }
            return analyses
        }.flatMap(\.self)
    }
}
