import LintEngine
import ProgramIndex
import Reporting

/// Where files belong in the project around them: module, owners, deployment target. Asked only of files with handlers or
/// findings.
final class ProjectMap {
    private let targets: any DeploymentTargetSource
    /// By folder.
    private var owners: [String: CodeOwners?] = [:]
    private var contents: [String: Set<String>] = [:]

    private let modules: StatedModules?

    init(_ configuration: RunConfiguration) {
        targets = configuration
        modules = configuration.modules
    }

    func place(ofFileAt path: String) -> ProjectPlace {
        guard let real = try? FileSystem.realPath(of: path) else {
            return ProjectPlace(module: ProjectPlace.firstFolder(of: path))
        }
        let target = targets.deploymentTarget(ofFileAt: path).map { target in
            ProjectPlace.BuildTarget(major: target.version.major, sentence: Finding.Behaviour.builtFor(target).text)
        }
        return ProjectPlace(
            module: module(of: real) ?? ProjectPlace.firstFolder(of: path), owners: owners(of: real), target: target)
    }

    /// Of the nearest package or Xcode project around the file.
    private func module(of file: String) -> String? {
        if let modules { return modules.name(ofFileAt: file) }
        for folder in Self.folders(around: file) {
            let names = names(in: folder)
            let below = (file.path(below: folder) ?? file).pathComponents
            let name = folder.lastPathComponent
            if names.contains("Package.swift") {
                // SwiftPM's own folders have a folder for each target.
                let isTarget = below.count > 2 && ["Sources", "Source", "src", "srcs", "Tests"].contains(below[0])
                return isTarget ? "\(name)/\(below[1])" : name
            }
            if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return below.count > 1 ? below[0] : name }
            if names.contains(".git") { return nil }
        }
        return nil
    }

    private func owners(of file: String) -> [String] {
        for folder in Self.folders(around: file) {
            if let known = owners(in: folder) {
                return known.owners(of: String(file.dropFirst(folder == "/" ? 1 : folder.count + 1)))
            }
            if names(in: folder).contains(".git") { return [] }
        }
        return []
    }

    /// Where GitHub and GitLab look for the file, in their order.
    private static let ownerFiles = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

    private func owners(in folder: String) -> CodeOwners? {
        if let known = owners[folder] { return known }
        let names = names(in: folder)
        let found = Self.ownerFiles.lazy.filter { names.contains(String($0.prefix { $0 != "/" })) }
            .compactMap { try? SourceReader.read(FileSet.join(folder, $0)) }.first
        let answer = found.map { CodeOwners(String(decoding: $0.bytes, as: UTF8.self)) }
        owners[folder] = .some(answer)
        return answer
    }

    private func names(in folder: String) -> Set<String> {
        if let known = contents[folder] { return known }
        var names: Set<String> = []
        if let entries = try? Folder(path: folder) { entries.forEachEntry { name, _ in names.insert(String(cString: name)) } }
        contents[folder] = names
        return names
    }

    /// The nearest first.
    private static func folders(around file: String) -> [String] {
        var folders: [String] = []
        while let folder = (folders.last ?? file).parentFolder, folder != folders.last { folders.append(folder) }
        return folders
    }
}
