import LintEngine
import Reporting
import RuleBook
import SourceText

extension CommandSyntax {
    static let lint = CommandSyntax(
        name: "lint",
        summary: "Lint Swift files: find handlers that lay out around the keyboard, run them, report differences.",
        operands: OperandSyntax(
            name: "PATH", count: 0...Int.max,
            summary: "file or folder; the current folder when there is none; - for standard input"),
        options: [
            .format, .stdinPath, .scriptInput, .only, .disable, .rules, .scenario, .scenarioFile, .failLevel, .maxWarnings,
            .exitZero, .strict, .baseline, .noBaseline, .staleBaseline, .since, .allFolders, .deploymentTarget, .config,
            .isolated,
            .showConfig, .jobs, .color, .progress, .statistics, .quiet,
        ],
        notes: [
            """
            Of folders, the .swift files are read. Folders named \(Coverage.leftOutNames.sorted().joined(separator: ", ")) are \
            left out, unless one is named as a PATH or --all-folders is given. Symbolic links to folders are not followed; those \
            that lead out of the folders linted are named in the report.
            """,
            """
            Exit status: 0 nothing at or above the fail level; 1 findings; 2 a usage error, nothing could be read, or --strict is \
            given and something was not analysed.
            """,
            """
            A baseline, written by 'keyboardlint baseline write', has the findings that are not to be reported: \
            \(BaselineFile.defaultName) in the current folder or the nearest folder around it, up to the root of the repository. With \
            --since, a finding is reported if its lines, those of its handler or a place in its story changed since HEAD's branch left that \
            of REF, in a commit or in the work tree.
            """,
        ],
        run: { arguments, console in try LintCommand(LintOptions(arguments), console).run() })
}

/// One run of the linter: read, analyse, report, decide.
struct LintCommand {
    private let options: LintOptions
    private let console: Console
    private let progress = RunProgress()

    init(_ options: LintOptions, _ console: Console) {
        self.options = options
        self.console = console
    }

    func run() throws -> RunStatus {
        let configurations = try options.configurationSearch()
        if let path = options.shownFile {
            try console.write(SettingsListing(ofFileAt: path, options, configurations).text)
            return .success
        }
        let input = try LintRun.Input(options, configurations)
        let coverage = input.coverage
        // Whatever can be wrong with these is said before the work begins.
        let baseline = try BaselineFile.chosen(by: options, configurations, coverage)
        let entries = try baseline?.read()
        let changes = try options.since.map { reference throws(UsageError) in try ChangedFiles(since: reference, in: coverage) }
        let line = progressLine()
        defer { line?.end() }
        let run = try LintRun(options, configurations, input, progress)
        progress.begin(.reporting)
        var focus = Focus(changes: changes)
        if let baseline, let entries { focus.known = KnownFindings(entries, in: LintedFolder(run, baseline)) }
        var report = run.linter.report(
            run.analyses, notAnalysed: run.outcome.notAnalysed, summary: run.outcome.summary, focus: focus)
        if let piped = run.piped { report = report.restricted(toFileAt: piped.path) }
        line?.end()
        try write(report, run.configuration.selection.rules, coverage, sources: run.analyses.flatMap(\.sources))
        if options.statistics { console.note(statistics(of: report)) }
        return status(of: report, run, baseline)
    }

    /// Tells the user how far the work is; nil where nobody wants to know.
    private func progressLine() -> ProgressLine? {
        console.progress(options.progress).map { style in
            ProgressLine(progress, style, width: console.errorWidth) { Console().note($0) }
        }
    }

    private func statistics(of report: Report) -> String {
        let phases = progress.durations.map { (name: $0.phase.words, seconds: $0.duration / .seconds(1)) }
        return StatisticsText(report, phases: phases).text
    }

    /// - Parameter sources: the files that findings lie in or tell of.
    private func write(_ report: Report, _ rules: [Rule], _ coverage: Coverage, sources: [SourceFile]) throws {
        var setting = ReportSetting(
            quiet: options.quiet, currentFolder: FileSystem.currentFolder(),
            sources: Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }, rules: rules)
        if options.outputs.contains(where: \.format.isReadByServers) { setting.root = RepositoryRoot.of(coverage) }
        for output in options.outputs {
            setting.colours = output.path == nil ? console.colours(options.colour) : options.colour == .always
            try write(try output.format.reporter(setting).render(report), to: output.path)
            if output.format == .github, let summary = StepSummary(Console.variable) { add(report, to: summary, setting) }
        }
    }

    private func write(_ text: String, to path: String?) throws(UsageError) {
        guard let path else { return try console.write(text) }
        do {
            try FileSystem.write(text, to: path)
        } catch {
            throw UsageError("the report cannot be written to '\(path)': \(error.message)")
        }
    }

    /// The annotations are written already; that their summary cannot be is no reason to fail.
    private func add(_ report: Report, to summary: StepSummary, _ setting: ReportSetting) {
        do {
            try summary.append(report, setting)
        } catch {
            console.complain("the step's summary cannot be written to '\(summary.path)': \(error.message)")
        }
    }

    private func status(of report: Report, _ run: LintRun, _ baseline: BaselineFile?) -> RunStatus {
        if let complaint = run.complaint {
            console.complain(complaint.message, complaint.advice)
            return .failure
        }
        if options.strict, !report.notAnalysed.isEmpty {
            let count = Wording.count(report.notAnalysed.count, "place")
            console.complain("\(count) not analysed, which --strict does not accept; the report names them")
            return .failure
        }
        let status = run.configuration.threshold.status(of: report.findings)
        guard let baseline, !report.absent.isEmpty, !options.exitZero else { return status }
        guard options.staleBaseline ?? (console.isInContinuousIntegration ? .fail : .allow) == .fail else { return status }
        let entries = report.absent.count == 1 ? "1 entry" : "\(Wording.grouped(report.absent.count)) entries"
        console.complain(
            "\(entries) of the baseline '\(baseline.path)' match nothing any more",
            "Run '\(baseline.command("prune"))' and commit the file; '\(baseline.command("report"))' says why.")
        return .findings
    }
}
