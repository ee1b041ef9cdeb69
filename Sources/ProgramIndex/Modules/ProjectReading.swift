import SourceText
import SwiftParser

/// What the readers of project files share: the files of the tree, the text of project files, and what is not understood.
struct ProjectReading {
    let tree: FileTree
    private let readBytes: (String) -> [UInt8]?
    private(set) var notUnderstood: [NotUnderstood] = []
    /// How many paths were compared with a glob or listed for a folder: what tests count instead of the time.
    var work = 0
    /// Who wants the Xcode projects that are read, with their paths.
    let noteProject: (String, XcodeProject) -> Void

    init(
        tree: FileTree, read: @escaping (String) -> [UInt8]?, noteProject: @escaping (String, XcodeProject) -> Void = { _, _ in }
    ) {
        self.tree = tree
        readBytes = read
        self.noteProject = noteProject
    }

    /// The largest project file that is read, in bytes: ten times the largest that is known.
    private static let sizeLimit = 64 << 20

    func file(_ path: String) -> SourceFile? {
        guard let bytes = readBytes(path), bytes.count <= Self.sizeLimit else { return nil }
        return SourceFile(path: path, bytes: bytes)
    }

    /// What a folder's Podfile says; nil where there is none.
    func podfile(in folder: String) -> SourceFile? { file(RelativePath.joining(folder, "Podfile")) }

    /// The helper code that Tuist's manifests in a folder import: that of `Tuist/ProjectDescriptionHelpers` in a folder around
    /// it, and that of the plugins in this folder.
    mutating func tuistHelpers(above folder: String) -> [SourceFile] {
        let helpers =
            tuistHelpers
            ?? tree.paths.compactMap { path in
                guard FileTree.isSwift(path), let mark = path.firstRange(of: "/ProjectDescriptionHelpers/") else { return nil }
                let owner = String(path[..<mark.lowerBound])
                let isPlugin = tree.contains(RelativePath.joining(owner, "Plugin.swift"))
                guard isPlugin || owner.lastPathComponent == "Tuist" else { return nil }
                let root = isPlugin ? tuistRoot(around: owner) : RelativePath.folder(of: owner)
                return root.flatMap { root in file(path).map { (root, $0) } }
            }
        tuistHelpers = helpers
        return helpers.filter { RelativePath.isWithin($0.root, folder) }.map(\.file)
    }

    /// The nearest folder around with Tuist's own: `Tuist`, or the file that configures it.
    func tuistRoot(around folder: String) -> String? {
        var root = folder
        while !tree.hasFolder(RelativePath.joining(root, "Tuist")), !tree.contains(RelativePath.joining(root, "Tuist.swift")) {
            guard !root.isEmpty else { return nil }
            root = RelativePath.folder(of: root)
        }
        return root
    }

    /// With the folder around `Tuist`.
    private var tuistHelpers: [(root: String, file: SourceFile)]?

    mutating func report(_ construct: NotUnderstood.Construct, in file: SourceFile, at range: ByteRange) {
        // A file of nothing else is one that this is no reader for.
        guard notUnderstood.count < Self.reportLimit else { return }
        notUnderstood.append(NotUnderstood(construct, in: file, at: range))
    }

    /// The same of a node, which may be of another file than the manifest: of a helper's that the manifest takes a constant from.
    mutating func report(_ construct: NotUnderstood.Construct, at node: Syntax) {
        report(construct, in: node.file, at: node.range)
    }

    private static let reportLimit = 10_000

    /// The file of the tree that a project means by a path: it itself, or the only one that differs in upper and lower case.
    ///
    /// The file systems that Xcode works on make no difference there, and projects are written accordingly.
    mutating func sourceFile(at path: String) -> String? {
        if tree.contains(path) { return path }
        if folded == nil {
            var files: [String: String?] = [:]
            for file in tree.paths {
                let key = file.lowercased()
                files[key] = files[key] == nil ? .some(file) : .some(nil)
            }
            folded = files
        }
        return folded?[path.lowercased()] ?? nil
    }

    /// By path in lower case; nil for what stands for several.
    private var folded: [String: String?]?

    /// The files that a list of globs names, less those that another names.
    ///
    /// - Returns: nil where one of them is malformed or leads out of the root.
    mutating func files(
        matching globs: [String], excluding excluded: [String] = [], in folder: String, folders: FileGlob.FolderMeaning = .nothing
    ) -> [String]? {
        var found: [String] = []
        for text in globs {
            guard let glob = FileGlob(text, in: folder, folders: folders) else { return nil }
            found += glob.files(in: tree, &work)
        }
        guard !excluded.isEmpty, !found.isEmpty else { return found }
        var left: Set<String> = []
        for text in excluded {
            guard let glob = FileGlob(text, in: folder, folders: folders) else { return nil }
            left.formUnion(glob.files(in: tree, &work))
        }
        return found.filter { !left.contains($0) }
    }
}
