import SourceText

/// Which part of the file system a run covers: the files and folders the user named, each read once however often and under
/// however many names it was given.
struct FileSet: Sendable {
    /// Build products and dependencies: code that is not the user's, often more of it than of theirs.
    static let leftOutNames: Set<String> = DependencyFolders.managed.union([".git"])

    /// Whether folders with those names are walked like any other.
    let includesLeftOut: Bool
    /// What may leave out more.
    let configurations: ConfigurationSearch
    private(set) var folders: [Root] = []
    private(set) var files: [Root] = []
    /// Folders of the projects around what the user named: read for what the named files lean on, and not reported.
    private(set) var surroundings: [Root] = []
    /// Files that are read for what the reported ones lean on, and not reported: sources of modules.
    private(set) var knownFiles: [Root] = []
    /// The part of the files that is reported; nil for all.
    private(set) var shard: Shard?
    private var projectPaths: ProjectPaths?
    /// Real paths of the files to report, where somebody states all that a run reads.
    private var stated: Set<String>?

    struct Root: Sendable, Equatable {
        /// As the user named it, without a trailing `/`; empty for the current folder.
        var path: String
        /// Absolute, without links.
        var realPath: String
        /// Real paths below this one that another root covers already.
        var coveredElsewhere: Set<String> = []
    }

    enum Verdict: Equatable {
        case outside, covered, leftOut
    }

    /// - Parameter paths: what the user named. A folder that would be left out is covered when it is named itself.
    init(paths: [String], includesLeftOut: Bool, _ configurations: ConfigurationSearch = .none) throws(UsageError) {
        self.includesLeftOut = includesLeftOut
        self.configurations = configurations
        var named: [Root] = []
        for path in paths {
            let path = Self.tidy(path)
            do {
                let root = Root(path: path, realPath: try FileSystem.realPath(of: Self.openable(path)))
                if try FileSystem.kind(of: root.realPath) == .folder { addFolder(root) } else { named.append(root) }
            } catch {
                throw .unreadablePath(path, error)
            }
        }
        // After the folders, so that a file in a folder that is named later is not read twice.
        for file in named
        where verdict(onFile: file.realPath) != .covered && !files.contains(where: { $0.realPath == file.realPath }) {
            files.append(file)
        }
    }

    /// The sources of modules, and nothing besides.
    ///
    /// - Parameter paths: what the user named: of the sources in these, all are reported; without any, those of modules to
    ///   report.
    init(
        _ modules: StatedModules, paths: [String], includesLeftOut: Bool, _ configurations: ConfigurationSearch
    ) throws(UsageError) {
        let named = paths.isEmpty ? nil : try FileSet(paths: paths, includesLeftOut: true)
        self.includesLeftOut = includesLeftOut
        self.configurations = configurations
        for source in modules.sources {
            // The file was there a moment ago.
            guard let real = try? FileSystem.realPath(of: source) else { continue }
            let root = Root(path: source, realPath: real)
            if named.map({ $0.names(real) }) ?? modules.isReported(source) { files.append(root) } else { knownFiles.append(root) }
        }
        stated = Set(files.map(\.realPath))
        for root in (named?.folders ?? []) + (named?.files ?? [])
        where !files.contains(where: { $0.realPath == root.realPath || $0.realPath.path(below: root.realPath) != nil }) {
            throw UsageError(
                "no module of '\(modules.path)' has a source in '\(Self.openable(root.path))'",
                advice: "Add it to the sources of a module, or name another PATH.")
        }
    }

    /// Whether the user named the file or a folder around it.
    private func names(_ realPath: String) -> Bool {
        files.contains { $0.realPath == realPath } || folders.contains { realPath.path(below: $0.realPath) != nil }
    }

    /// Whether the run reads a Swift file at `realPath` by walking to it, or as one of all that are stated.
    func verdict(onFile realPath: String) -> Verdict {
        if let stated { return stated.contains(realPath) ? .covered : .outside }
        let folder = realPath.lastIndex(of: "/").map { String(realPath[..<$0]) } ?? ""
        guard realPath.hasSuffix(".swift") else { return .outside }
        let verdict = verdict(onFolder: folder)
        guard verdict == .covered, let configuration = configurations.configuration(ofFolder: folder) else { return verdict }
        return configuration.leavesOut(realPath) ? .leftOut : .covered
    }

    func verdict(onFolder realPath: String) -> Verdict {
        var verdict = Verdict.outside
        for root in folders {
            guard let below = Self.components(of: realPath, below: root.realPath) else { continue }
            if includesLeftOut || Self.leftOutNames.isDisjoint(with: below) { return .covered }
            verdict = .leftOut
        }
        return verdict
    }

    /// Whether the run reads a Swift file at `realPath`, to report it or because it belongs to the project around what is
    /// reported.
    func knows(fileAt realPath: String) -> Bool {
        if stated != nil { return (files + knownFiles).contains { $0.realPath == realPath } }
        if verdict(onFile: realPath) == .covered || files.contains(where: { $0.realPath == realPath }) { return true }
        let folder = realPath.parentFolder ?? ""
        return surroundings.contains { root in
            guard let below = Self.components(of: folder, below: root.realPath) else { return false }
            return includesLeftOut || Self.leftOutNames.isDisjoint(with: below)
        }
    }

    /// The same with the projects around everything named: the repository of each path, or the nearest folder around it with a
    /// project.
    func withSurroundings() -> FileSet {
        var copy = self
        let starts =
            folders.map { (folder: $0.realPath, path: $0.path) }
            + files.map { (folder: $0.realPath.parentFolder ?? "/", path: $0.path) }
        for start in starts {
            guard let project = ProjectRoot.folder(around: start.folder), copy.verdict(onFolder: project) != .covered,
                !copy.surroundings.contains(where: { Self.components(of: project, below: $0.realPath) != nil })
            else { continue }
            // A project inside of another one's folder is read with it.
            copy.surroundings.removeAll { Self.components(of: $0.realPath, below: project) != nil }
            let path = start.path.hasPrefix("/") ? project : FileSystem.display(project)
            copy.surroundings.append(Root(path: Self.tidy(path), realPath: project))
        }
        for position in copy.surroundings.indices {
            copy.surroundings[position].coveredElsewhere = Set(
                folders.map(\.realPath).filter { Self.components(of: $0, below: copy.surroundings[position].realPath) != nil })
        }
        return copy
    }

    /// Where a walk begins: what is reported first, then what is only known.
    var roots: [Root] { folders + surroundings }

    /// Whether what lies below one of the roots is reported.
    func isReported(root: Int) -> Bool { root < folders.count }

    /// No file at all.
    static let nothing = FileSet()

    private init() {
        includesLeftOut = false
        configurations = .none
    }

    var isOneFile: Bool { folders.isEmpty && files.count == 1 && shard == nil && surroundings.isEmpty && knownFiles.isEmpty }

    /// Whether everything that is read is reported.
    var reportsAll: Bool { surroundings.isEmpty && knownFiles.isEmpty && shard == nil }

    /// The same of which one part is reported.
    func only(_ shard: Shard) -> FileSet {
        var copy = self
        copy.shard = shard
        copy.projectPaths = ProjectPaths(folders: folders, files: files, isStated: isStated)
        return copy
    }

    /// Whether what the report calls `path` is in the part that is reported.
    func isInShard(_ path: String) -> Bool { shard.map { $0.number == shardNumber(ofFileAt: path) } ?? true }

    /// The number of the part that has what the report calls `path`; nil where there are no parts.
    func shardNumber(ofFileAt path: String) -> Int? {
        guard let shard, let projectPaths else { return nil }
        return Shard.number(ofFileAt: projectPaths[path], among: shard.count)
    }

    /// - Parameter realPath: absolute; of a file that need not be there.
    func isInShard(realPath: String) -> Bool {
        guard let shard, let projectPaths else { return true }
        return Shard.number(ofFileAt: projectPaths[realPath: realPath], among: shard.count) == shard.number
    }

    /// Whether all that is read is stated, so that nothing is to be looked for around it.
    var isStated: Bool { stated != nil }

    func leavesOut(folderNamed name: String) -> Bool {
        !includesLeftOut && Self.leftOutNames.contains(name)
    }

    private mutating func addFolder(_ root: Root) {
        guard verdict(onFolder: root.realPath) != .covered else { return }
        var root = root
        root.coveredElsewhere = Set(
            folders.map(\.realPath).filter { Self.components(of: $0, below: root.realPath) != nil })
        folders.append(root)
    }
}

extension FileSet {
    /// The names that lead from `root` to `path`, or nil where it does not lie there. Both are real paths.
    static func components(of path: String, below root: String) -> [String]? {
        path == root ? [] : path.path(below: root)?.pathComponents
    }

    /// `./Sources//` is `Sources` and `.` is nothing, so that paths in reports begin with a name.
    static func tidy(_ path: String) -> String {
        var rest = path[...]
        while rest.hasPrefix("./") {
            rest = rest.dropFirst(2).drop { $0 == "/" }
        }
        while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
        return rest == "." ? "" : String(rest)
    }

    /// What the system calls the tidy path `path`.
    /// What is left of a path that the report shows below a folder as it shows that; nil for what it shows elsewhere.
    ///
    /// - Parameter folder: empty for the current folder, below which paths begin with no folder of their own.
    static func path(_ path: String, below folder: String) -> String? {
        if folder.isEmpty { return path.hasPrefix("/") || path == ".." || path.hasPrefix("../") ? nil : path }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }

    static func openable(_ path: String) -> String { path.isEmpty ? "." : path }

    static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}

extension UsageError {
    static func unreadablePath(_ path: String, _ error: SystemError) -> UsageError {
        guard error == .missing else { return UsageError("'\(path)' cannot be read: \(error.message)") }
        if (try? FileSystem.realPath(of: ".")) == nil {
            return UsageError("the current folder does not exist any more", advice: "Change to a folder that exists.")
        }
        return UsageError(
            "there is no file or folder '\(path)'" + suggestion(for: path, among: CommandSyntax.all.map(\.name)),
            advice: "Name files or folders that exist, or none for the current folder.")
    }
}
