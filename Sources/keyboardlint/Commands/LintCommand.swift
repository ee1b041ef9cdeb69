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
            .exitZero, .strict, .allFolders, .deploymentTarget, .config, .isolated, .showConfig, .jobs, .color, .progress,
            .statistics, .quiet,
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
        let configurations = try ConfigurationSearch(
            options.configurations,
            parts: ConfigurationParts(ruleFolders: options.ruleFolders, scenarioFiles: options.scenarioFiles))
        if let path = options.shownFile {
            try console.write(SettingsListing(ofFileAt: path, options, configurations).text)
            return .success
        }
        let line = progressLine()
        defer { line?.end() }
        progress.begin(.reading)
        // What the walk reads does not depend on what configurations say of rules, so that they may turn up on the way.
        let firstLook = RunConfiguration.firstLook(options)
        let coverage: Coverage
        let outcome: TreeWalk.Outcome
        var piped: SourceFile?
        switch options.input {
        case .standardInput(let path):
            let input = try StandardInput(as: path, includesLeftOut: options.allFolders, configurations)
            coverage = input.coverage
            (outcome, piped) = input.read(firstLook, jobs: options.jobs)
        case .paths(let paths):
            coverage = try Coverage(paths: paths, includesLeftOut: options.allFolders, configurations)
            outcome = TreeWalk(
                coverage: coverage, purpose: .survey(firstLook, isAlone: coverage.isOneFile), progress: progress
            ).run(jobs: options.jobs)
        }
        let run = try RunConfiguration(options, configurations)
        let linter = run.linter(after: firstLook)
        let search = TreeSearch(
            coverage: coverage, jobs: options.jobs, relatives: outcome.relatives, hasAllRelatives: !outcome.hasMoreRelatives,
            open: piped.map { [$0.path: $0] } ?? [:])
        let analyses = Analysis(linter: linter, jobs: options.jobs, progress: progress).run(
            outcome.surveys, outcome.mentions, search)
        progress.begin(.reporting)
        var report = linter.report(analyses, notAnalysed: outcome.notAnalysed, summary: outcome.summary)
        if let piped { report = report.restricted(toFileAt: piped.path) }
        line?.end()
        try write(report, run.selection.rules, coverage, sources: analyses.flatMap(\.sources))
        if options.statistics { console.note(statistics(of: report)) }
        return status(of: report, outcome, run.threshold)
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

    private func status(of report: Report, _ outcome: TreeWalk.Outcome, _ threshold: FailThreshold) -> RunStatus {
        // That nothing is left to look at is what the configuration wants.
        if outcome.readNothing, outcome.summary.leftOutByConfiguration == 0 {
            console.complain(
                report.notAnalysed.isEmpty ? "there is no Swift file in what was named" : "nothing could be read",
                "Name a Swift file, or a folder with Swift files in it.")
            return .failure
        }
        if options.strict, !report.notAnalysed.isEmpty {
            let count = Wording.count(report.notAnalysed.count, "place")
            console.complain("\(count) not analysed, which --strict does not accept; the report names them")
            return .failure
        }
        return threshold.status(of: report.findings)
    }
}
