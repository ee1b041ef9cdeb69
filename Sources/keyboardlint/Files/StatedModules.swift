import LintEngine
import LintPolicy
import ProgramIndex
import SourceText

/// The modules that `--modules FILE` states: what a run reads and reports, and which files see which, in place of the project's
/// own files.
struct StatedModules: Sendable {
    /// As the user named the file.
    let path: String
    let modules: [ManifestModule]
    /// By the path in a report, each of a module's sources.
    private let owners: [String: [ManifestModule]]

    /// - Throws: what is wrong in the file, with line and column, and with the sources that it names.
    init(_ path: String) throws(UsageError) {
        self.path = path
        let file = try SourceReader.read(path)
        do throws(InvalidConfiguration) {
            modules = try ModuleManifest(file, root: FileSystem.currentFolder(), fault: Self.fault).modules
        } catch {
            throw .invalid([error], what: "the file of modules")
        }
        var owners: [String: [ManifestModule]] = [:]
        for module in modules {
            for source in module.sources { owners[source, default: []].append(module) }
        }
        self.owners = owners
    }

    /// What is wrong with a source, and what to do.
    private static func fault(_ path: String) -> String? {
        guard endings.contains(where: path.hasSuffix) else {
            return "expected a Swift file, a storyboard or a xib, not '\(path.lastPathComponent)'; leave it out"
        }
        switch try? FileSystem.kind(of: path) {
        case .file: return nil
        case nil: return "there is no file '\(path)'; paths count from the current folder. Correct it or leave it out"
        default: return "'\(path)' is not a regular file; name the files in it"
        }
    }

    /// Objective-C is among them, since the report lists what of it mentions the keyboard.
    private static let endings = [".swift", ".storyboard", ".xib", ".m", ".mm"]

    /// All sources, by the paths in a report, sorted.
    var sources: [String] { owners.keys.sorted() }

    /// Whether one of the modules with the source is to be reported.
    func isReported(_ source: String) -> Bool { owners[source]?.contains(where: \.isReported) ?? false }

    /// Which sources are compiled together, and which see which: as stated, whatever the files import.
    var reading: ProjectModules.Reading {
        let map = ModuleMap(stating: modules, files: sources)
        let edges = ModuleEdges(map, names: [:], importers: [:])
        return .init(scopes: edges.scopes, apps: AppMap(map, edges: edges.edges))
    }

    /// The lowest of the modules with the file; nil where none states one.
    ///
    /// - Parameter path: as the report has it, or absolute.
    func deploymentTarget(ofFileAt path: String) -> DeploymentTarget? {
        owners(ofFileAt: path).compactMap(\.settings.deploymentTarget).min().map { DeploymentTarget($0, source: self.path) }
    }

    /// The name of the first module with the file.
    func name(ofFileAt path: String) -> String? { owners(ofFileAt: path).first?.name }

    private func owners(ofFileAt path: String) -> [ManifestModule] {
        owners[path] ?? path.path(below: FileSystem.currentFolder()).flatMap { owners[$0] } ?? []
    }
}
