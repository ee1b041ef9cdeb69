import LintEngine
import LintPolicy
import Reporting

extension CommandSyntax {
    static let report = CommandSyntax(
        name: "report",
        summary: "Write a migration report: what users see today, what the guide would give, what to do when.",
        operands: OperandSyntax(
            name: "PATH", count: 0...Int.max, summary: "file or folder; the current folder when there is none"),
        options: [
            .htmlFile, .markdownFile, .csvFile, .history, .date, .effort, .only, .disable, .rules, .scenario, .scenarioFile,
            .baseline, .noBaseline, .allFolders, .isolatedFiles, .deploymentTarget, .config, .isolated, .jobs, .progress, .statistics,
        ],
        notes: [
            """
            At least one of --html, --markdown, --csv and --history is needed; a FILE that is - is standard output. The page needs no other \
            file and no network.
            """,
            """
            The date is today's unless --date or SOURCE_DATE_EPOCH says it; the same sources and the same date are the same bytes. \
            Owners are those of the nearest CODEOWNERS.
            """,
            """
            What a baseline has is in the report like everything else: it is still to be migrated. The report says of each finding whether \
            it is new, and what of the baseline is no longer found.
            """,
            "Exit status: 0 when the report is written, whatever is in it; 2 otherwise.",
        ],
        run: { arguments, console in try ReportCommand(ReportOptions(arguments), console).run() })
}

/// One run of the linter, written for people who plan.
struct ReportCommand {
    private let options: ReportOptions
    private let console: Console

    init(_ options: ReportOptions, _ console: Console) {
        self.options = options
        self.console = console
    }

    func run() throws -> RunStatus {
        let lint = options.lint
        guard case .paths(let paths) = lint.input else {
            throw UsageError("a report is about files and folders, not standard input")
        }
        let past = try options.historyPath.map(HistoryFile.init)
        let configurations = try lint.configurationSearch()
        let told = try ReportedRun(lint, configurations, console)
        let effort = try ReportOptions.effort(options.effort, among: told.run.configuration.selection.known)
        if let complaint = told.run.complaint {
            console.complain(complaint.message, complaint.advice)
            return .failure
        }
        var input = told.page(about: paths, date: options.date)
        input.effort = effort
        if options.html != nil { input.commentDays = Self.days(ofCommentsIn: told.report) }
        input.configuration = options.configuration(paths, told.configurations, told.baseline)
        try write(input, past)
        if lint.statistics { console.note(told.statistics) }
        return .success
    }

    /// Git is asked only where there is something to ask.
    private static func days(ofCommentsIn report: Report) -> [String: [Int: CommitDay]] {
        let places = report.suppressed.compactMap(\.suppression).map { ($0.path, $0.range.start.line) }
        let lines = Dictionary(grouping: places) { $0.0 }.mapValues { Set($0.map(\.1)) }
        return lines.reduce(into: [:]) { days, file in
            let known = LineDays.of(file.value, inFileAt: file.key)
            if !known.isEmpty { days[file.key] = known }
        }
    }

    private func write(_ input: MigrationReport.Input, _ past: HistoryFile?) throws {
        var input = input
        if let past {
            let entry = MigrationReport(input).historyEntry
            input.history = past.entries(with: entry)
            try past.append(entry)
        }
        let report = MigrationReport(input)
        if let path = options.html { try write(report.html(), to: path) }
        if let path = options.markdown { try write(report.markdown, to: path) }
        if let path = options.csv { try write(report.csv, to: path) }
    }

    private func write(_ text: String, to path: String) throws(UsageError) {
        if path == "-" { return try console.write(text) }
        do {
            try FileSystem.write(text, to: path)
        } catch {
            throw UsageError("the report cannot be written to '\(path)': \(error.message)")
        }
    }
}
