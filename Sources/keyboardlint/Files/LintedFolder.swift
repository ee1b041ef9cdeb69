import LintEngine
import LintPolicy
import SourceText

/// The folder of a baseline on disk, and what of it a run lints.
struct LintedFolder: BaselineFolder {
    private let folder: String
    private let coverage: FileSet
    private let configuration: RunConfiguration
    /// Whether every scenario is run: with some only, rules may find less.
    private let runsAllScenarios: Bool

    init(_ file: BaselineFile, _ options: LintOptions, _ coverage: FileSet, _ configuration: RunConfiguration) {
        folder = file.folder
        self.coverage = coverage
        self.configuration = configuration
        runsAllScenarios = options.run.scenarios.isEmpty
    }

    init(_ run: LintRun, _ file: BaselineFile) {
        self.init(file, run.options, run.coverage, run.configuration)
    }

    func entryPath(ofFileAt path: String) -> String {
        Self.path(from: folder, to: Self.realPath(of: path))
    }

    func status(ofEntryAt path: String) -> EntryStatus {
        let there = absolutePath(ofEntryAt: path)
        guard runsAllScenarios else {
            return (try? FileSystem.kind(of: there)) == nil ? .gone(fromLintedFolder: false) : .elsewhere
        }
        if let real = try? FileSystem.realPath(of: there) {
            return coverage.verdict(onFile: real) == .covered && coverage.isInShard(realPath: real) ? .linted : .elsewhere
        }
        return .gone(fromLintedFolder: coverage.verdict(onFile: there) == .covered && coverage.isInShard(realPath: there))
    }

    func source(ofEntryAt path: String) -> SourceFile? {
        try? SourceReader.read(absolutePath(ofEntryAt: path))
    }

    func applies(_ rule: String, toEntryAt path: String) -> Bool {
        configuration.applies(rule, toFileAt: absolutePath(ofEntryAt: path))
    }

    /// Of a file that may be on standard input only.
    private static func realPath(of path: String) -> String {
        if let real = try? FileSystem.realPath(of: path) { return real }
        return FileSet.join(FileSystem.nearestRealPath(of: path.parentFolder ?? ""), path.lastPathComponent)
    }

    private func absolutePath(ofEntryAt path: String) -> String {
        path.absolutePath(in: folder)
    }

    /// Both absolute.
    static func path(from folder: String, to path: String) -> String {
        let start = folder.pathComponents
        let end = path.pathComponents
        let common = zip(start, end).prefix { $0 == $1 }.count
        return (start.dropFirst(common).map { _ in ".." } + end.dropFirst(common)).joined(separator: "/")
    }
}
