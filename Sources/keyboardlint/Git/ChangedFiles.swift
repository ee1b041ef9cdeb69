import LintEngine
import LintPolicy
import Synchronization

/// What changed in the files of a run since a commit, whatever repositories they belong to.
final class ChangedFiles: ChangeSource {
    /// By real path.
    private let changes: [String: LineChanges]
    /// By the report's path.
    private let realPaths = Mutex<[String: String]>([:])

    /// - Parameter reference: a branch, a tag or a commit, looked up in every repository.
    init(since reference: String, in coverage: FileSet) throws(UsageError) {
        var changes: [String: LineChanges] = [:]
        for folder in Self.folders(of: coverage) {
            let repository = try GitRepository(around: folder)
            for (path, lines) in try repository.changes(since: reference) { changes[FileSet.join(repository.top, path)] = lines }
        }
        self.changes = changes
    }

    func changes(inFileAt path: String) -> LineChanges? {
        let real = realPaths.withLock { known in
            if let real = known[path] { return real }
            let real = (try? FileSystem.realPath(of: path)) ?? path
            known[path] = real
            return real
        }
        return changes[real]
    }

    /// A folder of each repository, so that git is not asked about every file that was named.
    private static func folders(of coverage: FileSet) -> [String] {
        let named = coverage.folders.map(\.realPath) + coverage.files.map { parent(of: $0.realPath) }
        var folders: [String] = []
        for folder in named {
            var top = folder
            while top != "/", (try? FileSystem.kind(of: FileSet.join(top, ".git"))) == nil { top = parent(of: top) }
            let known = top == "/" ? folder : top
            if !folders.contains(known) { folders.append(known) }
        }
        return folders
    }

    private static func parent(of path: String) -> String {
        path.parentFolder ?? "/"
    }
}
