/// Finds the folder of the project that a path belongs to: what is known when only a part of it is to be reported.
enum ProjectRoot {
    /// The nearest folder, from `folder` upwards, that git knows as a repository or a work tree; where there is none, the nearest
    /// one with a workspace or a build file.
    ///
    /// The user's home and the root of the file system are no projects, whatever lies in them.
    ///
    /// - Parameter folder: absolute, without links.
    /// - Returns: nil where nothing tells of a project.
    static func folder(around folder: String) -> String? {
        let home = Console.variable("HOME").flatMap { try? FileSystem.realPath(of: $0) }
        var nearest: String?
        var current = folder
        while current != "/", current != home {
            let entries = names(in: current)
            if entries.contains(".git") { return current }
            if nearest == nil, entries.contains(where: isBuildFile) { nearest = current }
            guard let parent = current.parentFolder, parent != current else { break }
            current = parent.isEmpty ? "/" : parent
        }
        return nearest
    }

    private static let buildFiles: Set<String> = [
        "Package.swift", "Project.swift", "Workspace.swift", "project.yml", "BUILD", "BUILD.bazel", "WORKSPACE", "MODULE.bazel",
        "Podfile",
    ]

    private static func isBuildFile(_ name: String) -> Bool {
        buildFiles.contains(name) || [".xcodeproj", ".xcworkspace", ".podspec"].contains { name.hasSuffix($0) }
    }

    private static func names(in folder: String) -> [String] {
        var names: [String] = []
        if let entries = try? Folder(path: folder) { entries.forEachEntry { name, _ in names.append(String(cString: name)) } }
        return names
    }
}
