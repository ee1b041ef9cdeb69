import LintEngine
import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The one file of a run that an editor pipes in. It is linted as if it stood where its path says, in place of what is there:
/// what its handlers need of other files is found in the folder around it.
struct StandardInput {
    /// What the report calls it.
    let path: String
    /// What is read besides: nothing, where nobody says where the file belongs.
    let coverage: FileSet
    private let configurations: ConfigurationSearch

    /// - Parameter path: nil where none was given.
    init(as path: String?, isAlone: Bool, includesLeftOut: Bool, _ configurations: ConfigurationSearch) throws(UsageError) {
        var place = Place(path: path ?? "<stdin>")
        if let path { place = Place(of: path) ?? Place(path: path) }
        let coverage = try FileSet(paths: place.folder.map { [$0] } ?? [], includesLeftOut: includesLeftOut, configurations)
        self.configurations = configurations
        let isCovered = place.realPath.map { coverage.verdict(onFile: $0) == .covered } ?? false
        self.path = place.path
        self.coverage = isCovered ? (isAlone ? .nothing : coverage.withSurroundings()) : .nothing
    }

    /// A file and the folder that is linted with it.
    private struct Place {
        /// As a walk from the folder would find it.
        var path: String
        /// Absolute, without links.
        var realPath: String?
        var folder: String?

        init(path: String) { self.path = path }

        /// The current folder, where the file lies in it, as somebody means who runs the linter there; else the repository around
        /// the file.
        ///
        /// Nil where the file's folder does not exist.
        init?(of path: String) {
            guard let real = try? FileSystem.realPath(ofNewFile: path) else { return nil }
            realPath = real
            let current = FileSystem.currentFolder()
            if let names = FileSet.components(of: real, below: current) {
                let isAbsolute = path.hasPrefix("/")
                folder = isAbsolute ? current : "."
                self.path = isAbsolute ? real : names.joined(separator: "/")
            } else {
                folder = RepositoryRoot.repository(aroundFileAt: real)
                self.path = real
            }
        }
    }

    /// Reads it, and what is around it.
    ///
    /// - Returns: what a walk gives, and the file; nil if it cannot be read or a configuration leaves it out, which the outcome
    ///   says.
    func read(_ linter: Linter, jobs: Int) -> (outcome: TreeWalk.Outcome, file: SourceFile?) {
        if configurations.leavesOut(fileAt: path) {
            var outcome = TreeWalk.Outcome()
            outcome.summary.leftOutByConfiguration = 1
            return (outcome, nil)
        }
        let (path, isAlone, isConfigured) = (path, coverage.folders.isEmpty, configurations.configuration(ofFileAt: path) != nil)
        // On a thread of its own for the sake of its stack.
        let read = Threads.run(1) { Self.read(as: path, linter, isAlone: isAlone, isConfigured: isConfigured) }
        var file: SourceFile?
        var outcome =
            isAlone
            ? TreeWalk.Outcome() : TreeWalk(coverage: coverage, purpose: .fileSummary(linter, isAlone: false)).run(jobs: jobs)
        outcome.forget(path)
        for (own, text) in read {
            outcome.join(own)
            // The report is about this file, whatever else was read for it.
            outcome.summary = own.summary
            file = text
        }
        return (outcome, file)
    }

    private static func read(as path: String, _ linter: Linter, isAlone: Bool, isConfigured: Bool) -> (
        TreeWalk.Outcome, SourceFile?
    ) {
        var outcome = TreeWalk.Outcome()
        var buffer = ReadBuffer()
        // It cannot be read a second time.
        CrashHandler.commit()
        do throws(ReadFailure) {
            try buffer.read(STDIN_FILENO)
        } catch {
            outcome.refuse(path, error)
            return (outcome, nil)
        }
        outcome.take(
            buffer.bytes, .swift, path: { path }, for: .fileSummary(linter, isAlone: isAlone),
            TreeWalk.Site(isConfigured: isConfigured))
        return (outcome, SourceFile(path: path, bytes: Array(buffer.bytes)))
    }
}
