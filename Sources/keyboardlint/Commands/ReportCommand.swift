import LintEngine
import LintPolicy
import Reporting

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CommandSyntax {
    static let report = CommandSyntax(
        name: "report",
        summary: "Write a migration report: what users see today, what changes with the guide, and a plan.",
        operands: OperandSyntax(
            name: "PATH", count: 0...Int.max, summary: "file or folder; without any, the current folder"),
        options: [
            .htmlFile, .markdownFile, .csvFile, .issues, .history, .date, .effort, .only, .disable, .rules, .scenario,
            .scenarioFile,
            .baseline, .noBaseline, .allFolders, .isolatedFiles, .modules, .deploymentTarget, .config, .isolated, .jobs,
            .progress,
            .statistics,
        ],
        notes: [
            """
            At least one of --html, --markdown, --csv, --issues and --history is needed. The FILE - is standard output. The page needs no \
            other file and no network.
            """,
            """
            The date is --date, SOURCE_DATE_EPOCH or today. The same sources and the same date give the same bytes. Owners come from \
            the nearest CODEOWNERS.
            """,
            """
            Findings in the baseline are part of the report, because their code is still to be migrated. The report marks new \
            findings and lists entries of the baseline that are no longer found.
            """,
            "Exit status: 0 if the report was written, whatever it contains; 2 otherwise.",
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
        let paths = lint.subject
        guard case .paths = lint.input else {
            throw UsageError("a report needs files or folders, not standard input")
        }
        let past = try options.historyPath.map(HistoryFile.init)
        let configurations = try lint.configurationSearch()
        let reported = try ReportedRun(lint, configurations, console)
        let effort = try ReportOptions.effort(options.effort, among: reported.run.configuration.selection.known)
        if let complaint = reported.run.complaint {
            console.complain(complaint.message, complaint.advice)
            return .failure
        }
        var input = reported.page(about: paths, date: options.date)
        input.effort = effort
        if options.html != nil { input.commentDays = Self.days(ofCommentsIn: reported.report) }
        input.configuration = options.configuration(paths, reported.configurations, reported.baseline)
        try write(input, past)
        if lint.statistics { console.note(reported.statistics) }
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
        if let folder = options.issues { try write(report.issues, into: folder) }
    }

    /// Files of an earlier report stay, since somebody may have edited them: a folder with any is refused.
    private func write(_ issues: [(name: String, text: String)], into folder: String) throws(UsageError) {
        let names: [String]
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw UsageError("the folder '\(folder)' cannot be made or read", advice: "Name another one with --issues.")
        }
        if let old = names.filter({ $0.hasSuffix(".md") }).min() {
            throw UsageError("there is a '\(FileSet.join(folder, old))' already", advice: "Name an empty folder with --issues.")
        }
        for issue in issues { try write(issue.text, to: FileSet.join(folder, issue.name)) }
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
