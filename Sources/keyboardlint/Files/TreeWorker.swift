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
        case .folder(let path, let root): walkFolder(path, root: root)
        case .files(let names, let folder): for name in names { readFile(Coverage.join(folder, name)) }
        case .namedFile(let path): readNamedFile(path)
        }
    }

    private mutating func walkFolder(_ path: String, root: Int) {
        do throws(SystemError) {
            let folder = try Folder(path: Coverage.openable(path))
            let pieces = visit(folder, at: path, root: root)
            if !pieces.isEmpty { pool.add(pieces) }
        } catch {
            outcome.refuse(path, .system(error))
        }
    }

    /// Reads the folder's files and returns the work it brings up.
    private mutating func visit(_ folder: borrowing Folder, at path: String, root: Int) -> [TreeWalk.Piece] {
        var pieces: [TreeWalk.Piece] = []
        var waiting: [String] = []
        var read = 0
        folder.forEachEntry { name, kind in
            switch kind {
            case .folder:
                if let piece = piece(forFolder: String(cString: name), in: path, root: root) { pieces.append(piece) }
            case .link:
                follow(String(cString: name), in: path, root: root)
            case .file where isWanted(name) && read < Self.batch:
                read += 1
                readFile(name, in: folder, at: path)
            case .file where isWanted(name):
                waiting.append(String(cString: name))
            case .other where isWanted(name):
                outcome.refuse(Coverage.join(path, String(cString: name)), "is not a regular file")
            case .file, .other:
                break
            }
        }
        for start in stride(from: 0, to: waiting.count, by: Self.batch) {
            pieces.append(.files(Array(waiting[start..<min(start + Self.batch, waiting.count)]), folder: path))
        }
        return pieces
    }

    private mutating func piece(forFolder name: String, in folder: String, root: Int) -> TreeWalk.Piece? {
        if walk.coverage.leavesOut(folderNamed: name) {
            outcome.summary.foldersLeftOut += 1
            return nil
        }
        let path = Coverage.join(folder, name)
        let start = walk.coverage.folders[root]
        if !start.coveredElsewhere.isEmpty, start.coveredElsewhere.contains(realPath(of: path, root: root)) { return nil }
        return .folder(path, root: root)
    }

    /// A walk follows no link, hence the real path of what it meets is the root's with the same names added.
    private func realPath(of path: String, root: Int) -> String {
        let start = walk.coverage.folders[root]
        let below = path.dropFirst(start.path.count).drop { $0 == "/" }
        return Coverage.join(start.realPath, String(below))
    }
}

extension TreeWorker {
    private mutating func readFile(_ name: UnsafePointer<CChar>, in folder: borrowing Folder, at path: String) {
        read(folder.open(name), Language(fileName: name)) { Coverage.join(path, String(cString: name)) }
    }

    private mutating func readFile(_ path: String) {
        read(open(path, ReadBuffer.openFlags), Language(fileName: path)) { path }
    }

    /// A file the user named may be anything; a walk meets only regular files.
    private mutating func readNamedFile(_ path: String) {
        let kind = try? FileSystem.kind(of: path)
        guard kind == .file else { return outcome.refuse(path, "is not a regular file") }
        readFile(path)
    }

    private mutating func read(_ descriptor: Int32, _ language: Language, path: () -> String) {
        do {
            try buffer.read(closing: descriptor)
        } catch {
            return outcome.refuse(path(), error)
        }
        outcome.take(buffer.bytes, language, path: path, for: walk.purpose)
    }

    private func isWanted(_ name: UnsafePointer<CChar>) -> Bool {
        let length = strlen(name)
        return walk.purpose.endings.contains { ending in
            let count = ending.utf8CodeUnitCount
            return length > count && memcmp(name + (length - count), ending.utf8Start, count) == 0
        }
    }
}

extension TreeWorker {
    /// A link to a file is read where nothing else leads to the file. A link to a folder is not walked, as in most tools: it is
    /// often a way out of the project. Both are named when that leaves something out.
    private mutating func follow(_ name: String, in folder: String, root: Int) {
        let path = Coverage.join(folder, name)
        do {
            let kind = try FileSystem.kind(of: path)
            let target = try FileSystem.realPath(of: path)
            if kind == .folder {
                noteLink(path, toFolder: target, from: realPath(of: folder, root: root))
            } else if name.hasSuffix(".swift"), walk.coverage.verdict(onFile: target) == .outside {
                readNamedFile(path)
            }
        } catch  where error == .linkLoop {
            outcome.refuse(path, "is a symbolic link that leads back to itself")
        } catch {
            // A link to nothing is of interest only where it promises Swift code.
            if name.hasSuffix(".swift") { outcome.refuse(path, .system(error)) }
        }
    }

    private mutating func noteLink(_ path: String, toFolder target: String, from folder: String) {
        if Coverage.components(of: folder, below: target) != nil {
            return outcome.refuse(path, "is a symbolic link to a folder it lies in, a loop")
        }
        switch walk.coverage.verdict(onFolder: target) {
        case .covered: break
        case .leftOut: outcome.summary.foldersLeftOut += 1
        case .outside:
            outcome.refuse(path, "is a symbolic link to a folder outside the linted ones; name it as a PATH to lint it")
        }
    }
}
