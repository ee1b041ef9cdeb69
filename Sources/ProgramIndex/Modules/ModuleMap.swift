import SourceText

/// The modules of a tree: which files are compiled together, and which modules see which.
///
/// A name means what it means to the compiler only if it is known which files the compiler is given at once. Project files say
/// that, and are read, never run: no build tool need be installed, and a pull request's manifest runs nothing. What a project
/// computes is therefore not known. It is listed as not understood, and its files are one module with the others of their folder.
///
/// The map is a pure function of the paths and of what the project files say. The order of the paths does not matter.
package struct ModuleMap: Sendable, Equatable {
    /// First those that projects state, by the path of the project and the target; then the others, by folder.
    package let modules: [Module]
    /// In the order of the project files' paths.
    package let notUnderstood: [NotUnderstood]
    /// How many paths were compared with globs or listed for folders, for tests of the effort.
    let work: Int
    private let members: [String: [Module.ID]]
    /// By module, those that it depends on directly.
    private let edges: [[Module.ID]]
    private let links: ProjectLinks
    /// By name, the modules that others can import.
    private let importable: [String: [Module.ID]]
    /// By module, the project that states it; of folders, only those with a Tuist manifest have one.
    private let projects: [ProjectLinks.Project?]
    /// The folders that have a project, for files that are not in the tree.
    private let folders: Set<String>
    /// The folders of Tuist manifests that make apps by functions of the project's own.
    private let tuistAppFolders: Set<String>
    /// The pods that Podfiles take from the tree, and those that they leave.
    let localPods: LocalPods
    /// By folder with Swift files that no project says anything of, the apps that setting files beside them describe.
    let unlistedApps: [String: [SettingFiles.App]]

    /// - Parameters:
    ///   - files: the paths of all files of the tree, relative to the root, with `/` between names.
    ///   - read: the bytes of a project file or `.xcconfig` file at such a path; nil for what cannot be read.
    ///   - noteProject: takes the Xcode projects that are read, with the paths of their files: they need not be read again.
    package init(
        files: [String], read: @escaping (String) -> [UInt8]?,
        noteProject: @escaping (String, XcodeProject) -> Void = { _, _ in }
    ) {
        let projects = Self.sortedOnce(files.filter { ProjectFile($0) != nil }).compactMap(ProjectFile.init)
        var reading = ProjectReading(tree: FileTree(files.filter(FileTree.holds)), read: read, noteProject: noteProject)
        let set = ProjectSet(projects, &reading)
        let tuist = set.tuistNames.isEmpty ? [] : reading.tree.paths.filter { "/\($0)".contains("/Tuist/") }
        let roots = Set(tuist.map { $0.pathComponents.prefix { $0 != "Tuist" }.joined(separator: "/") })
        let links = ProjectLinks(folders: set.folders, workspaces: set.workspaces, tuistRoots: roots)
        self.init(
            set.modules, links, set.folders, set.settings, tuistNames: set.tuistNames, tuistApps: set.tuistApps,
            SettingFiles(files, reading.file), set.podfiles, reading)
    }

    /// The map of modules that a build system states. Files of none of them are one module for each folder that has a project.
    package init(stating manifest: [ManifestModule], files: [String]) {
        let reading = ProjectReading(tree: FileTree(files.filter(FileTree.holds)), read: { _ in nil })
        let stated = manifest.map { module in
            var stated = StatedModule(module.name, name: module.name, .manifest, in: module.statedIn)
            stated.files = module.sources.filter(reading.tree.contains)
            stated.references = module.dependencies.map { .product($0) }
            stated.isReported = module.isReported
            stated.settings = module.settings
            return stated
        }
        let folders = Set(files.compactMap(ProjectFile.init).map(\.folder))
        let links = ProjectLinks(folders: folders, workspaces: [])
        self.init(stated, links, folders, [:], SettingFiles([]) { _ in nil }, [], reading)
    }

    private init(
        _ stated: [StatedModule], _ links: ProjectLinks, _ folders: Set<String>, _ settings: [String: ModuleSettings],
        tuistNames: [String: Set<String>] = [:], tuistApps: Set<String> = [], _ settingFiles: SettingFiles,
        _ podfiles: [Podfile], _ reading: ProjectReading
    ) {
        tuistAppFolders = tuistApps
        let stated = stated.sorted { ($0.statedIn, $0.target) < ($1.statedIn, $1.target) }
        let files = stated.map { Self.sortedOnce($0.files) }
        let merge = ModuleMerge(stated, files: files).representatives
        let resolver = DependencyResolver(stated, links)
        // The ids of the modules that stay, by their place in `stated`.
        var ids: [Module.ID?] = []
        var count = 0
        for index in stated.indices {
            ids.append(merge[index] == index ? Module.ID(index: count) : nil)
            if merge[index] == index { count += 1 }
        }
        localPods = LocalPods(podfiles, stated) { ids[merge[$0]] }
        var edges = [Set<Module.ID>](repeating: [], count: count)
        var names = [Set<String>](repeating: [], count: edges.count)
        for index in stated.indices {
            guard let id = ids[merge[index]] else { continue }
            for reference in stated[index].references {
                let meant = resolver.modules(meantBy: reference, from: index)
                names[id.index].formUnion(meant.isEmpty ? [reference.name] : meant.map { stated[$0].name })
                edges[id.index].formUnion(meant.compactMap { ids[merge[$0]] }.filter { $0 != id })
            }
        }
        var published: [[Publication]] = Array(repeating: [], count: count)
        for (index, module) in stated.enumerated() where [.package, .podspec].contains(module.kind) {
            guard let id = ids[merge[index]] else { continue }
            published[id.index].append(
                Publication(
                    folder: RelativePath.folder(of: module.statedIn), isPod: module.kind == .podspec,
                    isForOthers: module.isForOthers))
        }
        var modules: [Module] = []
        var importable: [String: [Module.ID]] = [:]
        var owners: [ProjectLinks.Project?] = []
        for (index, module) in stated.enumerated() {
            guard let id = ids[index] else { continue }
            if module.isImportable { importable[module.name, default: []].append(id) }
            owners.append(ProjectLinks.Project(of: module))
            modules.append(
                Module(
                    module, id, files[index], dependencies: names[id.index].subtracting([module.name]).sorted(),
                    publications: published[id.index]))
        }
        var members: [String: [Module.ID]] = [:]
        for module in modules {
            for file in module.sources + module.interfaceFiles { members[file, default: []].append(module.id) }
        }
        let rest = reading.tree.paths.filter { members[$0] == nil }
        for (folder, files) in Self.folders(of: rest, in: folders) {
            let module = Module(folder: folder, Module.ID(index: modules.count), files, settings[folder])
            for file in files { members[file] = [module.id] }
            modules.append(module)
            edges.append([])
            owners.append(tuistNames[folder].map { _ in ProjectLinks.Project(tuistFolder: folder) })
            for name in tuistNames[folder] ?? [] { importable[name, default: []].append(module.id) }
        }
        let stating = Set(modules.filter { $0.kind != .folder }.map(\.projectFolder)).union(settings.keys)
        var unlisted: [String: [SettingFiles.App]] = [:]
        let groups = settingFiles.grouped { Self.nearest($0, in: folders) }
        for module in modules where module.kind == .folder && !stating.contains(module.statedIn) {
            guard var own = groups[module.statedIn] else { continue }
            for folder in Set(module.sources.map(RelativePath.folder)) { unlisted[folder] = own.apps(near: folder) }
        }
        unlistedApps = unlisted
        self.modules = modules
        self.members = members
        self.edges = edges.map { $0.sorted() }
        self.folders = folders
        self.links = links
        self.importable = importable
        projects = owners
        notUnderstood = reading.notUnderstood
        work = reading.work
    }

    // MARK: Asking

    package subscript(id: Module.ID) -> Module { modules[id.index] }

    /// The modules that a file is compiled in, by id: more than one if several targets list it.
    ///
    /// - Parameter path: relative to the root. For a file that is not in the tree, the module of its folder; empty if there is
    ///   none yet.
    package func modules(of path: String) -> [Module] {
        if let ids = members[path] { return ids.map { modules[$0.index] } }
        let folder = Self.nearest(path, in: folders)
        return modules.last { $0.kind == .folder && $0.statedIn == folder }.map { [$0] } ?? []
    }

    /// The modules that only a package or podspec states, each with one that compiles a file of it for somebody else.
    package var packagesCompiledElsewhere: [(package: Int, module: Int)] {
        var pairs: Set<[Int]> = []
        for ids in members.values where ids.count > 1 {
            for package in ids where [.package, .podspec].contains(self[package].kind) && !self[package].isTest {
                for id in ids where ![.package, .podspec].contains(self[id].kind) && !self[id].isTest {
                    pairs.insert([package.index, id.index])
                }
            }
        }
        return pairs.sorted { $0.lexicographicallyPrecedes($1) }.map { ($0[0], $0[1]) }
    }

    /// The apps that manifests of the same Tuist workspace state, for the folder of a project that code makes; where that makes
    /// the apps as well, their folders.
    package func tuistApps(around folder: Module) -> [Module] {
        guard let own = links.tuistRoot(of: folder.statedIn) else { return [] }
        let siblings = modules.filter { $0.settings.isForIOS && !$0.isTest && links.tuistRoot(of: $0.statedIn) == own }
        let stated = siblings.filter { $0.kind == .tuist && $0.product == .app }
        return stated.isEmpty ? siblings.filter { $0.kind == .folder && tuistAppFolders.contains($0.statedIn) } : stated
    }

    /// The modules that one states to depend on directly, and that are in the tree.
    package func dependencies(of id: Module.ID) -> [Module.ID] { edges[id.index] }

    /// The names by which a module of the tree can be imported.
    package var importedNames: Set<String> { Set(importable.keys) }

    /// The modules that an `import` in one may mean, whether or not its project states the dependency; empty where none has to do
    /// with it.
    package func modules(importedAs name: String, from id: Module.ID) -> [Module.ID] {
        guard let project = projects[id.index], let named = importable[name] else { return [] }
        let candidates = named.filter { $0 != id }.compactMap { other in projects[other.index].map { (id: other, project: $0) } }
        return links.nearest(candidates, from: project, \.project).map(\.id)
    }

    /// Every module that a module reaches through its dependencies, by id, without itself.
    ///
    /// Swift lets a file import what its module depends on indirectly. Its `import` statements decide what it does see.
    package func modulesVisible(from id: Module.ID) -> [Module.ID] {
        var seen: Set = [id]
        var waiting = [id]
        while let next = waiting.popLast() {
            for other in edges[next.index] where seen.insert(other).inserted { waiting.append(other) }
        }
        seen.remove(id)
        return seen.sorted()
    }

    /// Whether a module can be imported in another by what the projects state, or is that module.
    package func isVisible(_ module: Module.ID, from other: Module.ID) -> Bool {
        module == other || modulesVisible(from: other).contains(module)
    }

    // MARK: Folders

    private static func sortedOnce(_ files: [String]) -> [String] {
        var unique: [String] = []
        for file in files.sorted() where file != unique.last { unique.append(file) }
        return unique
    }

    /// The files by the nearest folder that has a project, in order.
    private static func folders(of files: [String], in folders: Set<String>) -> [(folder: String, files: [String])] {
        var groups: [String: [String]] = [:]
        // The files are sorted: those of one folder come one after the other.
        var last: (folder: String, nearest: String)?
        for file in files {
            let folder = RelativePath.folder(of: file)
            let nearest = last?.folder == folder ? last?.nearest ?? "" : Self.nearest(file, in: folders)
            last = (folder, nearest)
            groups[nearest, default: []].append(file)
        }
        return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func nearest(_ path: String, in folders: Set<String>) -> String {
        var folder = RelativePath.folder(of: path)
        while !folder.isEmpty, !folders.contains(folder) { folder = RelativePath.folder(of: folder) }
        return folder
    }
}

extension Module {
    fileprivate init(
        _ stated: StatedModule, _ id: ID, _ files: [String], dependencies: [String], publications: [Publication]
    ) {
        self.init(
            id: id, name: stated.name, target: stated.target, kind: stated.kind, statedIn: stated.statedIn,
            sources: files.filter(FileTree.isSwift), interfaceFiles: files.filter(FileTree.isInterface),
            missingStoryboard: stated.missingStoryboards.min(), missingSources: stated.missingSources.sorted(),
            dependencies: dependencies, isTest: stated.isTest, isReported: stated.isReported, product: stated.product,
            publications: publications, settings: stated.settings)
    }

    fileprivate init(folder: String, _ id: ID, _ files: [String], _ settings: ModuleSettings?) {
        let name = folder.isEmpty ? "." : folder.lastPathComponent
        self.init(
            id: id, name: name, target: name, kind: .folder, statedIn: folder, sources: files.filter(FileTree.isSwift),
            interfaceFiles: files.filter(FileTree.isInterface), missingStoryboard: nil, missingSources: [], dependencies: [],
            isTest: false, isReported: true, product: .other, publications: [], settings: settings ?? ModuleSettings())
    }
}
