import Fixes
import LintEngine
import SourceText

/// From surveyed files to their analyses: first each gets the other files it needs, then all are analysed side by side.
struct Analysis: Sendable {
    let linter: Linter
    let jobs: Int
    /// Whose findings are wanted.
    let reported: ReportedFiles
    /// Whether to look for fixes, too.
    var offersFixes = false
    var progress: RunProgress?

    /// - Parameter mentions: files without handlers that rules are applied to.
    /// - Returns: in no particular order.
    func run(_ fileSummaries: [FileSummary], _ mentions: [SourceFile], _ search: TreeSearch) -> [FileAnalysis] {
        let mayHaveClients = !search.relatives.isEmpty || !linter.observerWrappers.isEmpty
        guard !fileSummaries.isEmpty || !mentions.isEmpty || mayHaveClients else { return [] }
        progress?.begin(.lookingUp)
        let fixes = offersFixes ? FixSearch(linter) : nil
        // On threads of our own for the sake of their stacks.
        let analyses = Threads.run(1) { () -> [FileAnalysis] in
            var workers = ThreadPool(jobs: jobs)
            let units = linter.units(
                for: fileSummaries, mentions: mentions, hasRelatives: !search.relatives.isEmpty, from: search, with: &workers
            ).filter(reported.concerns)
            if !units.isEmpty { progress?.begin(.running, files: units.count) }
            return workers.map(units) { files, unit in
                let analysis = (fixes?.analyse(unit, &files) ?? linter.analyse(unit, &files)).restricted(to: reported.contains)
                progress?.ranFile()
                return analysis
            }
        }.flatMap(\.self)
        return offersFixes ? analyses.heedingPosts : analyses
    }
}
