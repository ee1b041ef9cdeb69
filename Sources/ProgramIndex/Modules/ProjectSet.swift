import SourceText

/// The projects of a tree, read.
struct ProjectSet {
    private(set) var modules: [StatedModule] = []
    /// The folders that have a project; a file of no target is with its nearest.
    private(set) var folders: Set<String> = []
    /// What a folder's project says of targets that it makes by functions of its own.
    private(set) var settings: [String: ModuleSettings] = [:]
    /// By folder of a Tuist manifest, what the modules are called whose targets it does not write out.
    private(set) var tuistNames: [String: Set<String>] = [:]
    /// The folders of Tuist manifests that make apps by functions of the project's own.
    private(set) var tuistApps: Set<String> = []
    /// In the order of their paths.
    private(set) var podfiles: [Podfile] = []
    /// The project files that each workspace lists.
    private(set) var workspaces: [Set<String>] = []

    /// - Parameter files: of the whole tree, sorted.
    init(_ files: [ProjectFile], _ reading: inout ProjectReading) {
        // A generator's manifest counts until it has made its project, which lies beside it.
        let made = Set(files.filter { $0.kind == .xcode }.map(\.folder))
        let bazelFolders = Set(files.filter { $0.kind == .bazel }.map(\.folder))
        for file in files {
            if [.xcodeGen, .tuist].contains(file.kind), made.contains(file.folder) { continue }
            if file.kind == .podfile {
                folders.insert(file.folder)
                if let source = reading.file(file.path) { podfiles.append(Podfile(source)) }
                continue
            }
            guard let source = reading.file(file.path) else { continue }
            if add(file, source, bazelFolders, &reading) { folders.insert(file.folder) }
        }
        workspaces += workspacesLeftOut
    }

    /// The project files side by side of which one links a framework that another one builds: only a workspace joins them, and
    /// many repositories leave that out.
    private var workspacesLeftOut: [Set<String>] {
        let listed = workspaces.reduce(into: Set<String>()) { $0.formUnion($1) }
        let projects = modules.filter { $0.kind == .xcode && !listed.contains($0.statedIn) }
        let groups = Dictionary(grouping: projects) { RelativePath.folder(of: RelativePath.projectFolder(of: $0.statedIn)) }
        return groups.values.flatMap { modules -> [Set<String>] in
            guard Set(modules.map(\.statedIn)).count > 1 else { return [] }
            var joined: [Set<String>] = []
            for module in modules {
                for name in module.linked.map(StatedModule.moduleName) {
                    let makers = Set(modules.filter { $0.isImportable && $0.name == name }.map(\.statedIn))
                    guard makers.count == 1, !makers.contains(module.statedIn) else { continue }
                    let both = makers.union([module.statedIn])
                    let touched = joined.filter { !$0.isDisjoint(with: both) }
                    joined.removeAll { !$0.isDisjoint(with: both) }
                    joined.append(touched.reduce(into: both) { $0.formUnion($1) })
                }
            }
            return joined
        }.sorted { ($0.min() ?? "") < ($1.min() ?? "") }
    }

    /// - Returns: whether the file is what its name says.
    private mutating func add(
        _ file: ProjectFile, _ source: SourceFile, _ bazelFolders: Set<String>, _ reading: inout ProjectReading
    ) -> Bool {
        switch file.kind {
        case .xcode:
            let folder = file.folder
            let project = XcodeProject(source) { reading.file(RelativePath.joining(folder, $0)) }
            guard let project else {
                reading.report(.file, in: source, at: ByteRange(0, 0))
                return true
            }
            reading.noteProject(file.path, project.withVersionsOnly)
            modules += XcodeTargets(project, at: file.path).modules(&reading)
        case .workspace:
            guard let projects = XcodeWorkspace.projects(source.bytes, at: file.path) else {
                reading.report(.file, in: source, at: ByteRange(0, 0))
                return true
            }
            workspaces.append(Set(projects))
        case .package:
            let manifest = SwiftManifest(source)
            guard manifest.imports("PackageDescription") else { return false }
            var targets = PackageTargets(manifest)
            modules += targets.modules(&reading)
        case .tuist:
            let manifest = SwiftManifest(source, helpers: reading.tuistHelpers(above: file.folder))
            guard manifest.imports("ProjectDescription") else { return false }
            let targets = TuistTargets(manifest, root: reading.tuistRoot(around: file.folder))
            modules += targets.modules(&reading)
            settings[file.folder] = targets.common(reading)
            if targets.makesApps { tuistApps.insert(file.folder) }
            tuistNames[file.folder] = targets.moduleNames
        case .xcodeGen:
            guard let targets = XcodeGenTargets(source) else { return false }
            modules += targets.modules(&reading)
        case .bazel: modules += BazelTargets(source, packages: bazelFolders).modules(&reading)
        case .podspec:
            var targets = PodspecTargets(source)
            modules += targets.modules(&reading)
        case .podfile: break
        }
        return true
    }
}
