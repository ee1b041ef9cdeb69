import LintEngine
import LintPolicy
import Reporting

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension CommandSyntax {
    static let initialise = CommandSyntax(
        name: "init", summary: "Write a configuration and a baseline from the findings of a run.",
        operands: OperandSyntax(
            name: "FOLDER", count: 0...1, summary: "the project's folder; without one, the current folder"),
        options: [.baseline, .noBaseline, .force, .allFolders, .jobs],
        notes: [
            """
            Lints the folder without a configuration and writes two files into it: \(ConfigurationFile.newName), with the rules that \
            found something, and \(ConfigurationFile.schemaName), by which editors check and complete it. Also records all findings in \
            a baseline, \(BaselineFile.defaultName) in the folder unless --baseline names another file, so that later runs report new \
            findings only; --no-baseline skips this. Replaces existing files only with --force.
            """
        ],
        run: { arguments, console in try InitCommand(arguments).run(console) })
}

/// Writes the first configuration of a project.
struct InitCommand {
    private let options: LintOptions
    /// As the user named it; empty for the current folder.
    private let folder: String
    private let force: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        folder = FileSet.tidy(arguments.operands.first ?? ".")
        options = try LintOptions(arguments, paths: [arguments.operands.first ?? "."])
        force = arguments.has(.force)
    }

    func run(_ console: Console) throws -> RunStatus {
        let path = FileSet.join(folder, ConfigurationFile.newName)
        let schema = FileSet.join(folder, ConfigurationFile.schemaName)
        let input = try LintRun.Input(options, .none)
        guard let root = input.coverage.folders.first else {
            throw UsageError("'\(folder)' is not a folder", advice: "Name the project's folder.")
        }
        let baseline = try baselineFile()
        let old = ConfigurationFile.names.map { FileSet.join(folder, $0) }.filter { $0 != path }
        for path in [path] + old { try refuseToReplace(path, advice: "Use --force to replace it.") }
        if let baseline {
            try refuseToReplace(
                baseline.path,
                advice: "Use --no-baseline to keep it, or --force to replace it with one of all findings that there are now.")
        }
        let run = try LintRun(options, .none, input, RunProgress())
        if let complaint = run.complaint { throw complaint }
        let known = try baseline.map { try write($0, run) }
        let report = run.report()
        let draft = ConfigurationDraft(
            relative(report),
            deploymentTarget: report.handlers.first.flatMap { run.configuration.deploymentTarget(ofFileAt: $0.path) },
            baseline: baseline.map { LintedFolder.path(from: root.realPath, to: FileSet.join($0.folder, $0.name)) })
        for (text, path) in [(draft.text, path), (Schema.config.text, schema)] {
            do {
                try FileSystem.write(text, to: path)
            } catch {
                throw UsageError("the configuration cannot be written to '\(path)': \(error.message)")
            }
        }
        for path in old where (try? FileSystem.kind(of: path)) != nil { try remove(path) }
        try console.write("wrote \(SafeText.escaping(path))" + (known.map { ", and \($0)" } ?? "") + "\n")
        return .success
    }

    private func baselineFile() throws(UsageError) -> BaselineFile? {
        switch options.baseline {
        case .none: nil
        case .nearest: try BaselineFile(FileSet.join(folder, BaselineFile.defaultName))
        case .file(let path): try BaselineFile(path)
        }
    }

    /// - Returns: what was done, in words.
    private func write(_ file: BaselineFile, _ run: LintRun) throws(UsageError) -> String {
        let found = run.linter.comparison(run.analyses, to: KnownFindings(Baseline([]), in: LintedFolder(run, file)))
        let baseline = found.baseline(includingNew: true)
        try file.write(baseline)
        let entries = baseline.entries.count
        let number = Wording.count(run.report().findings.count, "known finding")
        return
            "\(number) to \(SafeText.escaping(file.path)) (\(entries == 1 ? "1 entry" : "\(Wording.grouped(entries)) entries"))"
    }

    /// Of two configurations in a folder nobody could say which governs it.
    private func remove(_ path: String) throws(UsageError) {
        guard unlink(path) == 0 else {
            throw UsageError("'\(path)' cannot be removed", advice: "Remove it: the new file replaces it.")
        }
    }

    private func refuseToReplace(_ path: String, advice: String) throws(UsageError) {
        guard !force, (try? FileSystem.kind(of: path)) != nil else { return }
        throw UsageError("there is a '\(path)' already", advice: advice)
    }

    /// The report with paths from the configuration's folder on.
    private func relative(_ report: Report) -> Report {
        guard !folder.isEmpty else { return report }
        var report = report
        for index in report.findings.indices where report.findings[index].path.hasPrefix(folder + "/") {
            report.findings[index].path.removeFirst(folder.count + 1)
        }
        return report
    }
}

extension OptionSyntax {
    static let force = OptionSyntax("--force", summary: "replace existing files")
}

extension BaselineFile {
    /// Without its folder.
    fileprivate var name: String { path.lastPathComponent }
}
