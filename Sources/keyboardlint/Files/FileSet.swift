/// Which part of the file system a run covers: the files and folders the user named, each read once however often and under
/// however many names it was given.
struct FileSet: Sendable {
    /// Build products and dependencies: code that is not the user's, often more of it than of theirs.
    static let leftOutNames: Set<String> = [".build", ".git", "Carthage", "DerivedData", "node_modules", "Pods"]

    /// Whether folders with those names are walked like any other.
    let includesLeftOut: Bool
    /// What may leave out more.
    let configurations: ConfigurationSearch
    private(set) var folders: [Root] = []
    private(set) var files: [Root] = []

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

    /// Whether the run reads a Swift file at `realPath` by walking to it.
    func verdict(onFile realPath: String) -> Verdict {
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

    /// No file at all.
    static let nothing = FileSet()

    private init() {
        includesLeftOut = false
        configurations = .none
    }

    var isOneFile: Bool { folders.isEmpty && files.count == 1 }

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
    static func openable(_ path: String) -> String { path.isEmpty ? "." : path }

    static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}

extension UsageError {
    static func unreadablePath(_ path: String, _ error: SystemError) -> UsageError {
        guard error == .missing else { return UsageError("'\(path)' cannot be read: \(error.message)") }
        return UsageError(
            "there is no file or folder '\(path)'" + suggestion(for: path, among: CommandSyntax.all.map(\.name)),
            advice: "Name files or folders that exist, or none for the current folder.")
    }
}
