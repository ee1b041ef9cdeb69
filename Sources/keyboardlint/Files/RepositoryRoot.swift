import Reporting

/// Finds the folder that servers take paths to be relative to.
enum RepositoryRoot {
    /// The nearest folder around what is linted that git knows as a repository or a work tree; where there is none, the current
    /// folder if everything linted lies in it, and else the folder around it all.
    static func of(_ coverage: FileSet) -> ReportRoot {
        let currentFolder = FileSystem.currentFolder()
        let roots = coverage.folders + coverage.files
        let parts = coverage.folders.map { names(of: $0.realPath) } + coverage.files.map { names(of: $0.realPath).dropLast() }
        let common = parts.isEmpty ? names(of: currentFolder) : parts.dropFirst().reduce(parts[0], commonPrefix)
        let isInside = common.starts(with: names(of: currentFolder))
        let root = repository(around: common) ?? (isInside ? names(of: currentFolder) : common)
        return ReportRoot(
            folder: path(of: root), currentFolder: currentFolder,
            // What is stated counts from the current folder already.
            named: coverage.isStated ? [] : roots.map { ReportRoot.Named(path: $0.path, realPath: $0.realPath) },
            scope: common.dropFirst(root.count).joined(separator: "/"))
    }

    /// - Parameter path: absolute, without links.
    static func repository(aroundFileAt path: String) -> String? {
        repository(around: names(of: path).dropLast()).map(self.path(of:))
    }

    private static func repository(around folder: ArraySlice<Substring>) -> ArraySlice<Substring>? {
        var folder = folder
        while !folder.isEmpty {
            // In a work tree it is a file.
            if (try? FileSystem.kind(of: path(of: folder + [".git"]))) != nil { return folder }
            folder = folder.dropLast()
        }
        return nil
    }

    private static func names(of path: String) -> ArraySlice<Substring> { path.split(separator: "/")[...] }

    private static func path(of names: ArraySlice<Substring>) -> String { "/" + names.joined(separator: "/") }

    private static func commonPrefix(_ first: ArraySlice<Substring>, _ second: ArraySlice<Substring>) -> ArraySlice<Substring> {
        first.prefix(zip(first, second).prefix { $0 == $1 }.count)
    }
}
