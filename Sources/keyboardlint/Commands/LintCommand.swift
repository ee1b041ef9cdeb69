import LintEngine
import LintPolicy
import Reporting

extension CommandSyntax {
    static let lint = CommandSyntax(
        name: "lint",
        summary: "Lint Swift files: find handlers that lay out around the keyboard, run them, report differences.",
        operands: OperandSyntax(
            name: "PATH", count: 0...Int.max,
            summary: "file or folder; without any, the current folder; - is standard input"),
        options: [
            .format, .stdinPath, .scriptInput, .only, .disable, .rules, .scenario, .scenarioFile, .failLevel, .maxWarnings,
            .exitZero, .strict, .baseline, .noBaseline, .staleBaseline, .since, .allFolders, .isolatedFiles, .modules, .shard,
            .deploymentTarget, .fix, .diff, .unsafeFixes, .allowDirty, .verify, .config,
            .isolated,
            .showConfig, .watch, .jobs, .color, .progress, .statistics, .quiet,
        ],
        notes: [
            """
            In folders, .swift files are read. Folders named \(FileSet.leftOutNames.sorted().joined(separator: ", ")) are skipped, \
            unless one is a PATH or --all-folders is given. Findings in copied libraries are counted, not reported: in folders named \
            for them, such as ThirdParty, and in folders whose files all begin with a licence notice, where those of the project do \
            not. Symbolic links to folders are not followed; the report lists those that lead out of the linted folders.
            """,
            """
            Exit status: 0 no finding at or above the fail level; 1 findings; 2 a usage error, nothing linted, or --strict and \
            something not analysed.
            """,
            """
            Findings in the baseline are not reported. 'keyboardlint baseline write' writes it: \(BaselineFile.defaultName) in the \
            current folder or the nearest folder around it, up to the root of the repository. --since reports a finding if its \
            lines, its handler or a place in its trace changed since the merge base with REF, in a commit or in the work tree.
            """,
        ],
        run: { arguments, console in
            guard arguments.has(.watch) else { return try LintCommand(LintOptions(arguments, fixes: .formats), console).run() }
            // On a thread with a stack that the analysis may recurse on.
            let outcome = Threads.run(1) { () -> Result<RunStatus, UsageError> in
                do throws(UsageError) {
                    var watch = try WatchCommand(arguments, console)
                    return .success(try watch.run())
                } catch {
                    return .failure(error)
                }
            }
            return try outcome.first?.get() ?? .failure
        })
}

/// One run of the linter: read, analyse, report, decide.
struct LintCommand {
    private let options: LintOptions
    private let console: Console

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
        guard let choice = options.fixing else { return try finish(try ReportedRun(options, configurations, console)) }
        return try FixCommand(options, choice, console).run(configurations)
    }

    /// Reports, and decides.
    func finish(_ reported: ReportedRun) throws -> RunStatus {
        try write(reported)
        if options.statistics { console.note(reported.statistics) }
        return status(of: reported)
    }

    private func write(_ reported: ReportedRun) throws {
        let report = reported.report
        var setting = ReportSetting(
            quiet: options.quiet, currentFolder: FileSystem.currentFolder(), sources: reported.sources,
            rules: reported.run.configuration.selection.rules)
        if options.outputs.contains(where: \.format.isReadByServers) { setting.root = RepositoryRoot.of(reported.run.coverage) }
        if options.outputs.contains(where: { $0.format == .sarif }) {
            setting.versionControl = GitHead.versionControl(around: setting.root.folder)
            setting.baselineFolder = reported.baseline?.folder
        }
        if options.outputs.contains(where: { $0.format == .html }) { setting.page = try page(reported) }
        for output in options.outputs {
            setting.colours = output.path == nil ? console.colours(options.colour) : options.colour == .always
            try write(try output.format.reporter(setting).render(report), to: output.path)
            if output.format == .github, let summary = StepSummary(Console.variable) { add(report, to: summary, setting) }
        }
    }

    private func page(_ reported: ReportedRun) throws(UsageError) -> MigrationReport.Input {
        let paths = options.subject
        var page = reported.page(about: paths, date: try ReportOptions.date(nil, epoch: Console.variable("SOURCE_DATE_EPOCH")))
        page.configuration =
            [.init("Paths", paths.joined(separator: " "))] + reported.configurations.map { .init("Configuration", $0.path) }
            + [reported.baseline].compactMap(\.self).map { .init("Baseline", $0.path) }
        if let since = options.since {
            let unchanged = Wording.count(reported.report.summary.unchanged, "finding")
            page.configuration.append(.init("--since", "\(since); \(unchanged) about unchanged lines not reported"))
        }
        return page
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

    private func status(of reported: ReportedRun) -> RunStatus {
        let report = reported.report
        if let complaint = reported.run.complaint {
            console.complain(complaint.message, complaint.advice)
            return .failure
        }
        if options.strict, !report.notAnalysed.isEmpty {
            let count = Wording.count(report.notAnalysed.count, "place")
            console.complain("\(count) not analysed, which --strict does not accept; the report names them")
            return .failure
        }
        let status = reported.run.configuration.threshold.status(of: report.findings)
        guard let baseline = reported.baseline, !report.absent.isEmpty, !options.exitZero else { return status }
        guard options.staleBaseline ?? (console.isInContinuousIntegration ? .fail : .allow) == .fail else { return status }
        let entries = report.absent.count == 1 ? "1 entry" : "\(Wording.grouped(report.absent.count)) entries"
        console.complain(
            "\(entries) of the baseline '\(baseline.path)' match no finding any more",
            "Run '\(baseline.command("prune"))' and commit the file; '\(baseline.command("report"))' gives the reasons.")
        return .findings
    }
}
