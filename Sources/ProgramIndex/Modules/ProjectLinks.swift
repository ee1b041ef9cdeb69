import SourceText

/// Which projects of a tree have to do with each other: by a path that one names, by a workspace, or because one lies in the
/// other's folder.
///
/// A name alone does not lead from one project to another: two apps side by side may each have a module of one name, or one of
/// them the sources of what the other downloads.
struct ProjectLinks: Sendable, Equatable {
    /// The folders that have a project.
    private let folders: Set<String>
    private let workspaces: [Set<String>]
    /// The folders around one named `Tuist`, which has the helper code of all projects below.
    private let tuistRoots: Set<String>

    init(folders: Set<String>, workspaces: [Set<String>], tuistRoots: Set<String> = []) {
        self.folders = folders
        self.workspaces = workspaces
        self.tuistRoots = tuistRoots
    }

    /// A project as its modules know it.
    struct Project: Sendable, Equatable {
        let file: String
        let folder: String
        /// The folders, relative to the root, that it names.
        let named: Set<String>
        /// Whether a build system states it, which knows of all others.
        let isStated: Bool

        init(of module: StatedModule) {
            file = module.statedIn
            folder = ProjectFile(file)?.folder ?? RelativePath.folder(of: file)
            named = module.namedFolders
            isStated = module.kind == .manifest
        }

        /// The project of a folder's files, whose Tuist manifest does not write its targets out.
        init(tuistFolder folder: String) {
            file = RelativePath.joining(folder, "Project.swift")
            self.folder = folder
            named = []
            isStated = false
        }
    }

    /// Whether a module of one project may be one that another means by its name.
    func mayUse(_ other: Project, from project: Project) -> Bool {
        if project.isStated || other.file == project.file || project.named.contains(other.folder) { return true }
        return areTogether(other, project) || hasProjectAround(other.folder, project.folder)
    }

    /// Of several that may be meant, those of the project itself, else those that it names, else of its workspace, else the nearest.
    func nearest<Candidate>(_ candidates: [Candidate], from project: Project, _ projectOf: (Candidate) -> Project) -> [Candidate]
    {
        let usable = candidates.filter { mayUse(projectOf($0), from: project) }
        guard usable.count > 1 else { return usable }
        let own = usable.filter { projectOf($0).file == project.file }
        if !own.isEmpty { return own }
        let named = usable.filter { project.named.contains(projectOf($0).folder) }
        if !named.isEmpty { return named }
        let together = usable.filter { areTogether(projectOf($0), project) }
        let remaining = together.isEmpty ? usable : together
        let distances = remaining.map { Self.commonFolder(projectOf($0).folder, project.folder).pathComponents.count }
        let least = distances.max()
        return zip(remaining, distances).filter { $0.1 == least }.map(\.0)
    }

    private func areTogether(_ one: Project, _ other: Project) -> Bool {
        if workspaces.contains(where: { $0.contains(one.file) && $0.contains(other.file) }) { return true }
        guard let root = tuistRoot(of: one.folder) else { return false }
        return root == tuistRoot(of: other.folder)
    }

    /// The folder around Tuist's own that a folder lies in or is.
    func tuistRoot(of folder: String) -> String? {
        guard !tuistRoots.isEmpty else { return nil }
        var folder = folder
        while !tuistRoots.contains(folder) {
            guard !folder.isEmpty else { return nil }
            folder = RelativePath.folder(of: folder)
        }
        return folder
    }

    private func hasProjectAround(_ one: String, _ other: String) -> Bool {
        var folder = Self.commonFolder(one, other)
        while true {
            if folders.contains(folder) { return true }
            guard !folder.isEmpty else { return false }
            folder = RelativePath.folder(of: folder)
        }
    }

    private static func commonFolder(_ one: String, _ other: String) -> String {
        zip(one.pathComponents, other.pathComponents).prefix { $0 == $1 }.map(\.0).joined(separator: "/")
    }
}
