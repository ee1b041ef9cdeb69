import LintEngine
import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One thread's part in a walk: its buffer and what it has found so far.
struct TreeWorker: ~Copyable {
    private let walk: TreeWalk
    private let pool: WorkPool<TreeWalk.Piece>
    private var buffer = ReadBuffer()
    private var listing = FolderListing()
    private(set) var outcome = TreeWalk.Outcome()

    /// Of a folder's files a thread reads this many before it offers the others the rest: enough to make the offer worth its
    /// lock, few enough that a folder of thousands of files does not end up with one thread.
    private static let batch = 64

    init(walk: TreeWalk, pool: WorkPool<TreeWalk.Piece>) {
        self.walk = walk
        self.pool = pool
    }

    mutating func work(_ piece: TreeWalk.Piece) {
        switch piece {
        case .folder(let path, let root, let configuration): walkFolder(path, root: root, configuration)
        case .files(let names, let folder, let site):
            for name in names { readFile(FileSet.join(folder, name), site) }
        case .namedFile(let path, let isReported): readNamedFile(path, isReported: isReported)
        }
    }

    private mutating func readNamedFile(_ path: String, isReported: Bool) {
        let configurations = walk.coverage.configurations
        if walk.coverage.isStated {
            // Modules are made of all kinds of files, named or not.
            if takesPaths, path.withCString({ Language(fileName: $0) }) == .project { return outcome.projectFiles.append(path) }
            if !path.withCString({ walk.purpose.wants($0) }) { return }
        }
        if configurations.leavesOut(fileAt: path) {
            if isReported, walk.coverage.isInShard(path) { outcome.summary.leftOutByConfiguration += 1 }
        } else {
            readNamedFile(
                path, TreeWalk.Site(isConfigured: configurations.configuration(ofFileAt: path) != nil, isReported: isReported))
        }
    }

    /// - Parameter outer: what governs the folder if it has no configuration of its own.
    private mutating func walkFolder(_ path: String, root: Int, _ outer: LoadedConfiguration?) {
        do throws(SystemError) {
            let folder = try Folder(path: FileSet.openable(path))
            listing.list(folder) { [purpose = walk.purpose] in purpose.wants($0) }
            let configuration =
                listing.mayChangeConfiguration
                ? walk.coverage.configurations.configuration(ofFolder: realPath(of: path, root: root)) : outer
            let pieces = visit(folder, at: path, root: root, configuration)
            if !pieces.isEmpty { pool.add(pieces) }
        } catch {
            if walk.coverage.isReported(root: root) { outcome.refuse(path, .system(error)) }
        }
    }

    /// Whether of project files the paths are taken; a search reads the interface files.
    private var takesPaths: Bool { if case .fileSummary = walk.purpose { true } else { false } }

    /// Whether a file below a root is one that was named, which is read for itself.
    private func isNamedFile(_ name: String, in folder: String, root: Int) -> Bool {
        let files = walk.coverage.files
        guard files.contains(where: { $0.realPath.hasSuffix(name) }) else { return false }
        let real = FileSet.join(realPath(of: folder, root: root), name)
        return files.contains { $0.realPath == real }
    }

    /// Whether it is a project, or its folder: these are asked which files belong together, whatever is linted.
    private static func statesModules(_ name: UnsafePointer<CChar>) -> Bool {
        [".xcodeproj", ".xcworkspace"].contains { Language.ends(name, with: $0) } || Language(fileName: name) == .project
    }

    /// Reads the folder's files and returns the work it brings up.
    private mutating func visit(
        _ folder: borrowing Folder, at path: String, root: Int, _ configuration: LoadedConfiguration?
    ) -> [TreeWalk.Piece] {
        var pieces: [TreeWalk.Piece] = []
        var waiting: [String] = []
        var read = 0
        let isReported = walk.coverage.isReported(root: root)
        let site = TreeWalk.Site(isConfigured: configuration != nil, isReported: isReported)
        let selection = configuration?.selection
        let names = selection.map { _ in PathNames(realPath(of: path, root: root)) }
        // Taken out, so that what is read may change the rest of the worker meanwhile.
        let listing = exchange(&self.listing, with: FolderListing())
        listing.forEach { name, kind in
            if let selection, let names, !Self.statesModules(name),
                selection.leavesOut(names.appending(String(cString: name)), isFolder: kind == .folder)
            {
                if isReported, walk.coverage.isInShard(FileSet.join(path, String(cString: name))) {
                    outcome.summary.leftOutByConfiguration += 1
                }
                return
            }
            switch kind {
            case .folder:
                if let piece = piece(forFolder: String(cString: name), in: path, root: root, configuration) {
                    pieces.append(piece)
                }
            case .link:
                follow(String(cString: name), in: path, root: root, site)
            case .file where !isReported && isNamedFile(String(cString: name), in: path, root: root): break
            case .file where takesPaths && Language(fileName: name) == .project:
                outcome.projectFiles.append(FileSet.join(path, String(cString: name)))
            case .file where read < Self.batch:
                read += 1
                readFile(name, in: folder, at: path, site)
            case .file:
                waiting.append(String(cString: name))
            case .other:
                if isReported { outcome.refuse(FileSet.join(path, String(cString: name)), "is not a regular file") }
            }
        }
        self.listing = listing
        for start in stride(from: 0, to: waiting.count, by: Self.batch) {
            pieces.append(
                .files(Array(waiting[start..<min(start + Self.batch, waiting.count)]), folder: path, site))
        }
        return pieces
    }

    private mutating func piece(
        forFolder name: String, in folder: String, root: Int, _ configuration: LoadedConfiguration?
    ) -> TreeWalk.Piece? {
        let path = FileSet.join(folder, name)
        if walk.coverage.leavesOut(folderNamed: name) {
            // Nobody misses the history.
            let isCounted = name != ".git" && walk.coverage.isReported(root: root) && walk.coverage.isInShard(path)
            if isCounted { outcome.summary.foldersLeftOut += 1 }
            return nil
        }
        let start = walk.coverage.roots[root]
        if !start.coveredElsewhere.isEmpty, start.coveredElsewhere.contains(realPath(of: path, root: root)) { return nil }
        return .folder(path, root: root, configuration)
    }

    /// A walk follows no link, hence the real path of what it meets is the root's with the same names added.
    private func realPath(of path: String, root: Int) -> String {
        let start = walk.coverage.roots[root]
        let below = path.dropFirst(start.path.count).drop { $0 == "/" }
        return below.isEmpty ? start.realPath : FileSet.join(start.realPath, String(below))
    }
}

extension TreeWorker {
    private mutating func readFile(
        _ name: UnsafePointer<CChar>, in folder: borrowing Folder, at path: String, _ site: TreeWalk.Site
    ) {
        read(folder.open(name), Language(fileName: name), site) { FileSet.join(path, String(cString: name)) }
    }

    private mutating func readFile(_ path: String, _ site: TreeWalk.Site) {
        read(open(path, ReadBuffer.openFlags), Language(fileName: path), site) { path }
    }

    /// A file the user named may be anything; a walk meets only regular files.
    private mutating func readNamedFile(_ path: String, _ site: TreeWalk.Site) {
        let kind = try? FileSystem.kind(of: path)
        guard kind == .file else {
            if site.isReported { outcome.refuse(path, "is not a regular file") }
            return
        }
        if path.withCString({ Language.isOther(fileName: $0) }) {
            if site.isReported { outcome.refuse(path, "is not a Swift file") }
            return
        }
        readFile(path, site)
    }

    private mutating func read(_ descriptor: Int32, _ language: Language, _ site: TreeWalk.Site, path: () -> String) {
        var site = site
        if site.isReported, walk.coverage.shard != nil { site.isReported = walk.coverage.isInShard(path()) }
        do {
            try buffer.read(closing: descriptor)
        } catch {
            if site.isReported { outcome.refuse(path(), error) }
            return
        }
        outcome.take(buffer.bytes, language, path: path, for: walk.purpose, site)
    }
}

extension TreeWorker {
    /// A link to a file is read where nothing else leads to the file. A link to a folder is not walked, as in most tools: it is
    /// often a way out of the project. Both are named when that leaves something out.
    private mutating func follow(_ name: String, in folder: String, root: Int, _ site: TreeWalk.Site) {
        let path = FileSet.join(folder, name)
        do {
            let kind = try FileSystem.kind(of: path)
            let target = try FileSystem.realPath(of: path)
            if kind == .folder {
                if site.isReported { noteLink(path, toFolder: target, from: realPath(of: folder, root: root)) }
            } else if name.hasSuffix(".swift"), walk.coverage.verdict(onFile: target) == .outside,
                !walk.coverage.knows(fileAt: target)
            {
                readNamedFile(path, site)
            }
        } catch {
            guard site.isReported else { return }
            if error == .linkLoop { return outcome.refuse(path, "is a symbolic link that leads back to itself") }
            // A link to nothing is of interest only where it promises Swift code.
            if name.hasSuffix(".swift") { outcome.refuse(path, .system(error)) }
        }
    }

    private mutating func noteLink(_ path: String, toFolder target: String, from folder: String) {
        if FileSet.components(of: folder, below: target) != nil {
            return outcome.refuse(path, "is a symbolic link to a folder it lies in, a loop")
        }
        switch walk.coverage.verdict(onFolder: target) {
        case .covered: break
        case .leftOut: if walk.coverage.isInShard(path) { outcome.summary.foldersLeftOut += 1 }
        case .outside:
            outcome.refuse(path, "is a symbolic link to a folder outside the linted ones; name it as a PATH to lint it")
        }
    }
}
