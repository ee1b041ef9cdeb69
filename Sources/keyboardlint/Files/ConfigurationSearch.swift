import LintEngine
import LintPolicy
import SourceText
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finds the configuration that governs a file: the one in the nearest folder around it, up to the folder with `.git`.
///
/// The current folder does not matter, so that an editor, a build phase and somebody in a sub-folder get the same answer. Each
/// folder is looked into once, and only if a file of it is of interest or the walk has seen a configuration there: a tree without
/// configurations costs nothing that the walk does not do anyway. What is wrong in configurations is gathered, and ends the run.
final class ConfigurationSearch: Sendable {
    enum Mode: Equatable {
        case nearest
        /// One file for all.
        case file(String)
        case isolated
    }

    fileprivate struct State {
        var parts: ConfigurationParts
        /// By the folder's path, absolute and without links.
        var folders: [String: LoadedConfiguration?] = [:]
        /// By the folder of a path as the user named it.
        var realFolders: [String: String] = [:]
        var invalid: [InvalidConfiguration] = []
    }

    private let fixed: LoadedConfiguration?
    private let searches: Bool
    private let state: Mutex<State>

    /// Finds nothing.
    static let none = ConfigurationSearch()

    private init() {
        fixed = nil
        searches = false
        state = Mutex(State(parts: ConfigurationParts()))
    }

    /// - Throws: what is wrong with the one file for all.
    init(_ mode: Mode, parts: ConfigurationParts) throws(UsageError) {
        searches = mode == .nearest
        var parts = parts
        if case .file(let path) = mode {
            do throws(InvalidConfiguration) {
                fixed = try parts.load(ConfigurationsOnDisk.canonical(path), isNamed: true, outer: nil)
            } catch {
                throw .invalid([error])
            }
        } else {
            fixed = nil
        }
        state = Mutex(State(parts: parts))
    }

    /// - Parameter path: as it is named in the report; a file that is only on standard input has a path, too.
    func configuration(ofFileAt path: String) -> LoadedConfiguration? {
        guard searches else { return fixed }
        return configuration(ofFolder: folder(ofFileAt: path))
    }

    /// - Parameter path: absolute, without links.
    func configuration(ofFolder path: String) -> LoadedConfiguration? {
        guard searches else { return fixed }
        return state.withLock { $0.configuration(ofFolder: path) }
    }

    /// Whether files must be asked about at all; a walk has then seen every configuration there is below its start.
    var hasFound: Bool {
        fixed != nil || state.withLock { state in state.folders.values.contains { $0 != nil } }
    }

    /// Every configuration that was found, each once.
    var found: [LoadedConfiguration] {
        if let fixed { return [fixed] }
        let all = state.withLock { $0.folders.values.compactMap(\.self) }
        return Dictionary(all.map { ($0.configuration.path, $0) }) { first, _ in first }.values
            .sorted { $0.configuration.path < $1.configuration.path }
    }

    /// Ends the run if a configuration that was found cannot be used.
    func check() throws(UsageError) {
        let invalid = state.withLock { $0.invalid }.sorted { $0.file.path < $1.file.path }
        if !invalid.isEmpty { throw .invalid(invalid) }
    }

    /// Whether the configuration that governs a file leaves it out.
    func leavesOut(fileAt path: String) -> Bool {
        configuration(ofFileAt: path)?.leavesOut(realPath(ofFileAt: path)) ?? false
    }

    /// Absolute, without links in its folder; the file itself may be a link, or not be there.
    func realPath(ofFileAt path: String) -> String {
        FileSet.join(folder(ofFileAt: path), path.lastPathComponent)
    }

    private func folder(ofFileAt path: String) -> String {
        let folder = path.parentFolder ?? "."
        return state.withLock { state in
            if let known = state.realFolders[folder] { return known }
            let real = FileSystem.nearestRealPath(of: folder)
            state.realFolders[folder] = real
            return real
        }
    }
}

extension ConfigurationSearch.State {
    mutating func configuration(ofFolder path: String) -> LoadedConfiguration? {
        if let known = folders[path] { return known }
        let files = ConfigurationFile.names.map { FileSet.join(path, $0) }.filter { access($0, F_OK) == 0 }
        let outer = isTop(path) ? nil : configuration(ofFolder: CanonicalPath(path).folder)
        var answer = outer
        if let file = files.first {
            do throws(InvalidConfiguration) {
                if files.count > 1 { throw .two(files) }
                answer = try parts.load(CanonicalPath(file), outer: outer)
            } catch {
                invalid.append(error)
                answer = nil
            }
        }
        folders[path] = .some(answer)
        return answer
    }

    /// Whether what is around the folder is not the project's.
    private func isTop(_ path: String) -> Bool {
        path == "/" || access(FileSet.join(path, ".git"), F_OK) == 0
    }
}

extension InvalidConfiguration {
    /// Nobody could say which of them governs a folder.
    fileprivate static func two(_ files: [String]) -> InvalidConfiguration {
        let path = FileSystem.display(files[1])
        let both = "there is '\(path)' beside '\(files[0].lastPathComponent)'; keep one of them"
        return InvalidConfiguration(unreadable: path, both)
    }
}
