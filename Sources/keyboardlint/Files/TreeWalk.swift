import LintEngine
import LintPolicy
import ProgramIndex
import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads everything a `FileSet` covers and hands what mentions the keyboard to the engine, on as many threads as asked for.
///
/// Walking, reading and analysing are one kind of work, taken from one pool: there is no list of files first, so memory does not
/// grow with the tree, and no thread waits for another's stage. Results are joined in no particular order; the report sorts.
struct TreeWalk: Sendable {
    let coverage: FileSet
    let purpose: Purpose
    /// Told how many files were read.
    var progress: RunProgress?

    /// What is done with the bytes of a file.
    enum Purpose: Sendable {
        /// Look what it needs if it names a keyboard notification.
        case fileSummary(Linter, isAlone: Bool)
        /// Keep a file with one of the endings if it has something that one of the scans looks for.
        case search([DeclarationScan], endings: [StaticString])

        /// The ending of the files it is about.
        var endings: [StaticString] {
            switch self {
            case .fileSummary: [".swift", ".m", ".mm"] + Language.projectEndings
            case .search(_, let endings): endings
            }
        }

        /// What macOS keeps of a file on a disk of another system, such as `._Chat.swift`, is no source (RFC 1740, AppleDouble).
        func wants(_ name: UnsafePointer<CChar>) -> Bool {
            if name[0] == CChar(UInt8(ascii: ".")), name[1] == CChar(UInt8(ascii: "_")) { return false }
            let length = strlen(name)
            return endings.contains { ending in
                let count = ending.utf8CodeUnitCount
                // `project.yml` and `BUILD` are whole names; `.swift` alone is a hidden file.
                let isWholeName = length == count && ending.utf8Start.pointee != UInt8(ascii: ".")
                return (length > count || isWholeName) && memcmp(name + (length - count), ending.utf8Start, count) == 0
            }
        }
    }

    struct Outcome: Sendable {
        var fileSummaries: [FileSummary] = []
        /// Files that name no notification, but something else that a rule is about.
        var mentions: [SourceFile] = []
        /// What a search found.
        var found: [SourceFile] = []
        /// Files that say something about keyboards but name no notification.
        var relatives: [SourceFile] = []
        /// Storyboards, xibs and project files, which say what belongs together.
        var projectFiles: [String] = []
        /// The words of all files, for a run that reads several.
        var words = WordIndex()
        var notAnalysed: [NotAnalysed] = []
        var summary = Report.Summary()
    }

    /// What holds for the files of a folder.
    struct Site: Sendable {
        /// Whether a configuration governs them, which may have rules that are not known yet.
        var isConfigured = false
        /// Whether they are to be reported, or only known.
        var isReported = true
    }

    /// A piece of work.
    enum Piece: Sendable {
        /// With what governs it, unless it has a configuration of its own.
        case folder(String, root: Int, LoadedConfiguration?)
        case files([String], folder: String, Site)
        case namedFile(String, isReported: Bool)
    }

    func run(jobs: Int) -> Outcome {
        let pieces =
            coverage.roots.indices.compactMap(piece)
            + coverage.files.map { Piece.namedFile($0.path, isReported: true) }
            + coverage.knownFiles.map { Piece.namedFile($0.path, isReported: false) }
        let pool = WorkPool(pieces)
        // One file needs one thread, whatever the number of cores; the first folder may need all.
        let threads = coverage.roots.isEmpty ? min(jobs, coverage.files.count + coverage.knownFiles.count) : jobs
        let outcomes = Threads.run(threads) {
            var worker = TreeWorker(walk: self, pool: pool)
            pool.drain { piece in
                let before = worker.outcome.summary.filesRead
                worker.work(piece)
                progress?.read(files: worker.outcome.summary.filesRead - before)
            }
            return worker.outcome
        }
        var outcome = Outcome()
        outcome.summary.leftOutByConfiguration = coverage.folders.indices.count {
            piece(forRoot: $0) == nil && coverage.isInShard(FileSet.openable(coverage.folders[$0].path))
        }
        return outcomes.reduce(into: outcome) { $0.join($1) }
    }

    /// What lies below is asked about by its name alone, so that the folder a walk begins with must be asked about with those
    /// around it.
    private func piece(forRoot index: Int) -> Piece? {
        let root = coverage.roots[index]
        let configuration = coverage.configurations.configuration(ofFolder: root.realPath)
        if configuration?.leavesOut(root.realPath, isFolder: true) ?? false { return nil }
        return .folder(root.path, root: index, configuration)
    }
}

extension TreeWalk.Outcome {
    /// Nothing came of any of the paths.
    var readNothing: Bool { summary.filesRead == 0 }

    mutating func join(_ other: TreeWalk.Outcome) {
        fileSummaries += other.fileSummaries
        mentions += other.mentions
        found += other.found
        relatives += other.relatives
        projectFiles += other.projectFiles
        words.join(other.words)
        notAnalysed += other.notAnalysed
        summary.filesRead += other.summary.filesRead
        summary.filesMatched += other.summary.filesMatched
        summary.foldersLeftOut += other.summary.foldersLeftOut
        summary.leftOutByConfiguration += other.summary.leftOutByConfiguration
        summary.bytesRead += other.summary.bytesRead
    }

    /// Takes out what was seen in a file that is other than on disk, if it is there.
    mutating func forget(_ path: String) {
        fileSummaries.removeAll { $0.file.path == path }
        mentions.removeAll { $0.path == path }
        relatives.removeAll { $0.path == path }
        words.remove(path)
        notAnalysed.removeAll { $0.path == path }
    }

    /// Looks at the bytes just read, and analyses them if they are worth it.
    ///
    mutating func take(
        _ bytes: UnsafeRawBufferPointer, _ language: Language, path: () -> String, for purpose: TreeWalk.Purpose,
        _ site: TreeWalk.Site = TreeWalk.Site()
    ) {
        if CrashGuard.leavesOut(path()) { return }
        switch purpose {
        case .fileSummary(let linter, _) where language == .objectiveC:
            if site.isReported { noteObjectiveC(bytes, path: path, linter) }
        case .fileSummary(let linter, let isAlone): fileSummary(bytes, path: path, linter, isAlone: isAlone, site)
        case .search(let scans, _):
            if scans.contains(where: { $0.matches(bytes) }) {
                found.append(SourceFile(path: path(), bytes: Array(bytes)))
            }
        }
    }

    private mutating func fileSummary(
        _ bytes: UnsafeRawBufferPointer, path: () -> String, _ linter: Linter, isAlone: Bool, _ site: TreeWalk.Site
    ) {
        let scan = ByteScan(bytes)
        if let offset = scan.firstInvalidByte {
            if site.isReported { refuse(path(), .notUTF8(offset: offset)) }
            return
        }
        if site.isReported {
            summary.filesRead += 1
            summary.bytesRead += bytes.count
        }
        if !isAlone { words.add(path(), bytes) }
        guard scan.mayMatter else { return }
        CrashGuard.enter(path())
        defer { CrashGuard.leave() }
        let file = SourceFile(path: path(), bytes: Array(bytes))
        if scan.mentionsKeyboard || scan.mentionsEditing, let fileSummary = linter.fileSummary(file, isAlone: isAlone) {
            if site.isReported, fileSummary.namesNotificationInCode { summary.filesMatched += 1 }
            fileSummaries.append(fileSummary)
        } else if scan.mentionsWord, !scan.mentionsKeyboard {
            keep(file, isMention: site.isReported && (site.isConfigured || linter.mayFind(somethingIn: file)))
        }
    }

    /// Objective-C is not run, but a migration must not miss it.
    private mutating func noteObjectiveC(_ bytes: UnsafeRawBufferPointer, path: () -> String, _ linter: Linter) {
        guard ByteScan(bytes).mentionsKeyboard else { return }
        notAnalysed += linter.objectiveCMentions(in: SourceFile(path: path(), bytes: Array(bytes)))
    }

    private mutating func keep(_ file: SourceFile, isMention: Bool) {
        if isMention { mentions.append(file) }
        relatives.append(file)
    }

    /// They are read when something asks for what they say, and then it is too late to name those that are not.
    mutating func refuseLargeProjectFiles() {
        for path in projectFiles where ((try? FileSystem.size(of: path)) ?? 0) > ReadBuffer.sizeLimit { refuse(path, .tooLarge) }
    }

    mutating func refuse(_ path: String, _ failure: ReadFailure) {
        refuse(path, failure.reason)
    }

    mutating func refuse(_ path: String, _ reason: String) {
        notAnalysed.append(NotAnalysed(path: FileSet.openable(path), reason: reason))
    }
}
