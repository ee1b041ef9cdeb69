import LintPolicy

/// Where a configuration that was found, rather than named, may lead: not out of its repository.
///
/// Whoever lints a repository has not agreed to what is written in it. A path to another place would have that place's text
/// quoted in a message, or a baseline written there.
struct RepositoryBoundary {
    /// The repository's folder, absolute and without links; nil where nothing is held back.
    let top: String?

    static let none = RepositoryBoundary(top: nil)

    private init(top: String?) { self.top = top }

    /// - Parameter path: of a configuration, absolute, without links in its folder.
    init(aroundFileAt path: String) { top = RepositoryRoot.repository(aroundFileAt: path) }

    /// Why a path is not followed, in a clause; nil where it is.
    ///
    /// - Parameter path: of a file or folder that need not exist.
    func objection(to path: String) -> String? {
        guard let top else { return nil }
        let real = (try? FileSystem.realPath(ofNewFile: path)) ?? FileSystem.nearestRealPath(of: path)
        if real == top || FileSet.components(of: real, below: top) != nil { return nil }
        return "'\(FileSystem.display(path))' is outside of the repository '\(top)'; "
            + "name the configuration with --config to allow it"
    }
}
