import LintEngine

/// Which files of a run are reported, by the report's paths: those that the user named; the rest of the project is only known.
struct ReportedFiles: Sendable {
    private let folders: [String]
    private let files: Set<String>
    /// What the files are divided by; nil where they are not.
    private let division: FileSet?
    /// Whether every file that is read is among them.
    let areAll: Bool

    init(_ coverage: FileSet) {
        folders = coverage.folders.map(\.path)
        files = Set(coverage.files.map(\.path))
        division = coverage.shard == nil ? nil : coverage
        areAll = coverage.reportsAll
    }

    /// One file, whatever was read for it.
    init(only path: String) {
        folders = []
        files = [path]
        division = nil
        areAll = false
    }

    func contains(_ path: String) -> Bool { areAll || (isNamed(path) && division?.isInShard(path) ?? true) }

    /// Whether it is reported in one of the shards, if there are any.
    func isNamed(_ path: String) -> Bool {
        if files.contains(path) { return true }
        return folders.contains { path == FileSet.openable($0) || FileSet.path(path, below: $0) != nil }
    }

    /// Whether analysing the unit can find something in a reported file.
    func concerns(_ unit: AnalysisUnit) -> Bool {
        areAll || contains(unit.file.path) || unit.library.contains { contains($0.path) }
    }
}
