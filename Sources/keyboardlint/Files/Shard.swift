import PatternMatching
import SourceText

/// One of the parts that a run is divided into, for machines that work side by side.
struct Shard: Sendable, Equatable {
    /// From 1 to `count`.
    let number: Int
    let count: Int

    /// More machines than that do not lint one project.
    static let limit = 1_000

    init(number: Int, count: Int) {
        self.number = number
        self.count = count
    }

    /// - Parameter text: `3/8`
    init(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.limit).contains(count),
            (1...count).contains(number)
        else {
            throw UsageError(
                "option '--shard' needs a part of so many, such as 1/8, not '\(text)'",
                advice: "Parts are counted from 1; there are at most \(Self.limit).")
        }
        self.number = number
        self.count = count
    }

    /// The shard that a file belongs to, by its path alone: what else the project has, and how it is linted, changes nothing.
    ///
    /// - Parameter path: from the project's folder.
    static func number(ofFileAt path: String, among count: Int) -> Int {
        var hash = StableHash()
        hash.add(path)
        // The last bits of the sum change least from path to path.
        var mixed = hash.value
        mixed ^= mixed >> 32
        mixed = mixed &* 0x9e37_79b9_7f4a_7c15
        return Int((mixed >> 32) % UInt64(count)) + 1
    }
}

/// The paths of a run's files from the folder of their project, whatever the run was told to lint and from where.
struct ProjectPaths: Sendable {
    private struct Place: Sendable {
        /// As paths in the report begin; empty for the current folder.
        var path: String
        var realPath: String
        /// From the project's folder; empty for the folder itself.
        var inProject: String
    }

    private var folders: [Place] = []
    private var files: [String: String] = [:]
    /// What is stated counts from the current folder.
    private var current: Place?

    /// - Parameters:
    ///   - folders: what was named.
    ///   - files: likewise.
    ///   - isStated: whether the files are all there are.
    init(folders: [FileSet.Root], files: [FileSet.Root], isStated: Bool) {
        func place(_ path: String, _ folder: String) -> Place {
            let project = ProjectRoot.folder(around: folder) ?? folder
            return Place(path: path, realPath: folder, inProject: folder.path(below: project) ?? "")
        }
        if isStated {
            current = place("", FileSystem.currentFolder())
            return
        }
        self.folders = folders.map { place($0.path, $0.realPath) }
        for file in files {
            let folder = place("", file.realPath.parentFolder ?? "/")
            self.files[file.path] = FileSet.join(folder.inProject, file.realPath.lastPathComponent)
        }
    }

    /// - Parameter path: as the report has it.
    subscript(path: String) -> String {
        if let current { return FileSet.join(current.inProject, path) }
        if let file = files[path] { return file }
        for folder in folders {
            if path == FileSet.openable(folder.path) { return folder.inProject }
            if let below = FileSet.path(path, below: folder.path) { return FileSet.join(folder.inProject, below) }
        }
        return path
    }

    /// - Parameter realPath: absolute; of a file that need not be there.
    subscript(realPath realPath: String) -> String {
        for folder in folders + [current].compactMap(\.self) {
            if let below = realPath.path(below: folder.realPath) { return FileSet.join(folder.inProject, below) }
        }
        return realPath
    }
}
