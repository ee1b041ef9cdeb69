import LintEngine
import PatternMatching
import ProgramIndex
import SourceText
import Synchronization
import Vocabulary

/// Finds the project that a file belongs to, in the nearest folder around it that has one, and reads what it says.
///
/// Nothing is opened before somebody asks, and no project twice. The search ends at the folder with `.git`, which is not somebody
/// else's.
final class ProjectSearch: DeploymentTargetSource {
    private struct Project {
        let path: String
        let xcode: XcodeProject
    }

    /// The projects in one folder.
    private struct Answer {
        var projects: [Project] = []
        var package: DeploymentTarget?
        /// A pod's language; nil where no pod is there, or says none.
        var language: Version?
        /// Of a manifest of Tuist's or XcodeGen's, from which a project is to be made.
        var manifest: DeploymentTarget?
        /// The paths of what says the versions of packages, as far as there may be a file.
        var lockFiles: [String] = []
        var isRoot = false
    }

    private let answers = Mutex<[String: Answer]>([:])
    /// By path.
    private let locked = Mutex<[String: LockedPackages]>([:])
    /// Those that were read before, by the real paths of their files.
    private let known: [String: XcodeProject]

    init(knowing known: [String: XcodeProject] = [:]) { self.known = known }

    func deploymentTarget(ofFileAt path: String) -> DeploymentTarget? { first(around: path, Self.target) }

    func languageVersion(ofFileAt path: String) -> Version? {
        first(around: path) { answer, relative in
            answer.projects.compactMap { $0.xcode.languageVersion(ofFileAt: relative) }.max() ?? answer.language
        }
    }

    func version(ofPackage name: String, forFileAt path: String) -> PackageVersion? {
        first(around: path) { answer, _ in answer.lockFiles.lazy.compactMap { self.lockedPackages($0)[name] }.first }
    }

    /// What the nearest folder that says something says.
    ///
    /// - Parameter said: by a folder's projects, of the file by its path relative to the folder.
    private func first<Said>(around path: String, _ said: (Answer, String) -> Said?) -> Said? {
        // A file that is only on standard input has a path, too.
        guard let real = try? FileSystem.realPath(ofNewFile: path) else { return nil }
        var folder = real
        while folder != "/", let parent = folder.parentFolder {
            folder = parent
            let answer = answer(for: folder)
            if let said = said(answer, String(real.dropFirst(folder == "/" ? 1 : folder.count + 1))) { return said }
            if answer.isRoot { return nil }
        }
        return nil
    }

    /// A target that compiles the file knows best; then a package or a pod, whose folder it is; then the lowest of the project.
    private static func target(_ answer: Answer, _ relative: String) -> DeploymentTarget? {
        func lowest(_ version: (XcodeProject) -> Version?) -> DeploymentTarget? {
            answer.projects.compactMap { project in version(project.xcode).map { DeploymentTarget($0, source: project.path) } }
                .min { ($0.version, $0.source ?? "") < ($1.version, $1.source ?? "") }
        }
        return lowest { $0.version(ofFileAt: relative) } ?? answer.package ?? lowest(\.lowestVersion) ?? answer.manifest
    }

    private func answer(for folder: String) -> Answer {
        answers.withLock { answers in
            if let known = answers[folder] { return known }
            let answer = read(folder)
            answers[folder] = answer
            return answer
        }
    }

    private func read(_ folder: String) -> Answer {
        var answer = Answer()
        for name in Self.names(in: folder) {
            answer.lockFiles += Self.lockFiles(name).map { FileSet.join(folder, $0) }
            if name == ".git" {
                answer.isRoot = true
            } else if name == "Package.swift", let file = Self.file(FileSet.join(folder, name)) {
                answer.package = PackageManifest.version(in: file).map { DeploymentTarget($0, source: name) } ?? answer.package
            } else if name.hasSuffix(".podspec"), let file = Self.file(FileSet.join(folder, name)) {
                let pod = PodspecManifest(file)
                answer.package = answer.package ?? pod.version.map { DeploymentTarget($0, source: name) }
                answer.language = answer.language ?? pod.languageVersion
            } else if name == "Project.swift", let file = Self.file(FileSet.join(folder, name)) {
                let helperFolder = FileSet.join(folder, "Tuist/ProjectDescriptionHelpers")
                let helpers = Self.names(in: helperFolder).filter { $0.hasSuffix(".swift") }
                let files = [file] + helpers.compactMap { Self.file(FileSet.join(helperFolder, $0)) }
                let version = TuistManifest.lowestVersion(in: files)
                answer.manifest = version.map { DeploymentTarget($0, source: name) }
            } else if ["project.yml", "project.yaml"].contains(name), let file = Self.file(FileSet.join(folder, name)) {
                let version = XcodeGenManifest.lowestVersion(in: file)
                answer.manifest = answer.manifest ?? version.map { DeploymentTarget($0, source: name) }
            } else if name.hasSuffix(".xcodeproj"), let xcode = xcodeProject(name, in: folder) {
                answer.projects.append(Project(path: name, xcode: xcode))
            }
        }
        return answer
    }

    /// Where Xcode keeps the versions of a project's or a workspace's packages, and where everybody else does.
    private static func lockFiles(_ name: String) -> [String] {
        if LockedPackages.isNamed(name) { return [name] }
        let workspace = name.hasSuffix(".xcodeproj") ? name + "/project.xcworkspace" : name
        return workspace.hasSuffix(".xcworkspace") ? [workspace + "/xcshareddata/swiftpm/Package.resolved"] : []
    }

    private func lockedPackages(_ path: String) -> LockedPackages {
        locked.withLock { locked in
            if let known = locked[path] { return known }
            let packages = Self.file(path).map(LockedPackages.init) ?? LockedPackages()
            locked[path] = packages
            return packages
        }
    }

    private func xcodeProject(_ name: String, in folder: String) -> XcodeProject? {
        let path = FileSet.join(folder, name + "/project.pbxproj")
        if let known = known[path] { return known }
        return Self.file(path).flatMap { file in XcodeProject(file) { Self.file(FileSet.join(folder, $0)) } }
    }

    /// Sorted; none where there is no such folder.
    private static func names(in folder: String) -> [String] {
        guard let entries = try? Folder(path: folder) else { return [] }
        var names: [String] = []
        entries.forEachEntry { name, _ in names.append(String(cString: name)) }
        return names.sorted()
    }

    private static func file(_ path: String) -> SourceFile? {
        try? SourceReader.read(path)
    }
}
