import SourceText

/// A glob of a list of source files, as build systems write them.
///
/// `PathPattern` matches it. Only the files below the folders that it names without a wildcard are compared.
struct FileGlob {
    /// What a glob means that names a folder.
    enum FolderMeaning {
        /// Nothing: Bazel and Tuist list files.
        case nothing
        /// The files in it, not those of the folders in it, if it is named without a wildcard: CocoaPods.
        case filesInIt
        /// Everything in it: XcodeGen.
        case everything
    }

    /// The folders that come before the first wildcard; the whole path where there is none.
    private let fixed: String
    /// Nil where it has no wildcard.
    private let pattern: PathPattern?
    private let folderMeaning: FolderMeaning

    /// - Parameters:
    ///   - folder: what it is relative to, itself relative to the root.
    /// - Returns: nil for what is malformed or leads out of the root.
    init?(_ text: String, in folder: String, folders folderMeaning: FolderMeaning = .nothing) {
        self.folderMeaning = folderMeaning
        guard !text.hasPrefix("/") else { return nil }
        // Beside other characters, `**` means what `*` does.
        let parts = RelativePath.joining(folder, text).pathComponents.map { $0 == "**" ? $0 : $0.replacing("**", with: "*") }
        guard parts.first != "..", text.utf8.count <= 1000 else { return nil }
        let literal = parts.prefix { name in !name.contains { "*?[{".contains($0) } }
        fixed = literal.joined(separator: "/")
        guard literal.count < parts.count else {
            pattern = nil
            return
        }
        // A pattern without a slash would mean a name anywhere.
        guard let pattern = try? PathPattern("./" + parts.joined(separator: "/"), in: "/") else { return nil }
        self.pattern = pattern
    }

    func files(in tree: FileTree, _ work: inout Int) -> [String] {
        guard let pattern else {
            let files = tree.at(fixed)
            work += 1
            switch folderMeaning {
            case .everything: return Array(files)
            case .filesInIt: return files.filter { $0 == fixed || RelativePath.folder(of: $0) == fixed }
            case .nothing: return files.first == fixed ? [fixed] : []
            }
        }
        let candidates = tree.below(fixed)
        work += candidates.count
        return candidates.filter { path in
            let names = PathNames("/" + path)
            return folderMeaning == .everything ? pattern.covers(names, isFolder: false, isWalked: false) : pattern.fits(names)
        }
    }
}
