import LintEngine
import LintPolicy
import Reporting
import SourceText

/// A run and what is reported of it: held against the baseline and against what changed, in the same way for every command.
struct ReportedRun {
    let run: LintRun
    let report: Report
    /// Nil where none is used.
    let baseline: BaselineFile?
    /// How many findings the baseline knows.
    let entryCount: Int
    /// Those that were found on the way.
    let configurations: [Configuration]
    /// The files that findings lie in or tell of, and those that their fixes change, by the report's paths.
    let sources: [String: SourceFile]
    private let progress = RunProgress()

    /// - Parameter shards: what to join instead of analysing anything; nil for a run of its own.
    init(
        _ options: LintOptions, _ configurations: ConfigurationSearch, _ console: Console, joining shards: ShardReports? = nil
    ) throws(UsageError) {
        let input = try LintRun.Input(options, configurations)
        // Whatever can be wrong with these is said before the work begins.
        baseline = try BaselineFile.chosen(by: options, configurations, input.coverage)
        let entries = try baseline?.read()
        entryCount = entries?.entries.count ?? 0
        let changes = try options.since.map { reference throws(UsageError) in
            try ChangedFiles(since: reference, in: input.coverage)
        }
        let progress = progress
        let line = console.progress(options.progress).map { style in
            ProgressLine(progress, style, width: console.errorWidth) { Console().note($0) }
        }
        defer { line?.end() }
        var sources: [String: SourceFile]
        if let shards {
            run = try LintRun(joining: shards.reports, options, configurations, input)
            sources = shards.sources
        } else {
            run = try LintRun(options, configurations, input, progress)
            sources = Dictionary(run.analyses.flatMap(\.sources).map { ($0.path, $0) }) { first, _ in first }
        }
        progress.begin(.reporting)
        self.configurations = configurations.found.map(\.configuration)
        var focus = FindingFilter(changes: changes)
        if let baseline, let entries { focus.known = KnownFindings(entries, in: LintedFolder(run, baseline)) }
        report = run.report(focus)
        for fix in report.findings.distinctFixes {
            for path in Set(fix.edits.map(\.path)) where sources[path] == nil {
                guard let file = try? SourceReader.read(path), [file.stableHash, nil].contains(fix.hashes[path]) else { continue }
                sources[path] = file
            }
        }
        self.sources = sources
    }

    /// To be asked last: where the time went until now is in it.
    var statistics: String {
        let phases = progress.durations.map { (name: $0.phase.words, seconds: $0.duration / .seconds(1)) }
        return StatisticsText(report, phases: phases).text
    }
}
