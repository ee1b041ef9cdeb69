import LintEngine
import ProgramIndex
import SourceText

/// Which of a run's files are compiled together, as the projects among them say.
struct ProjectModules: Sendable {
    private let roots: [FileSet.Root]
    /// The folder that all files lie in, absolute and without links.
    private let base: String
    /// Swift files, interface files and project files, as the report calls them.
    private(set) var paths: Set<String>

    init(_ coverage: FileSet, paths: [String]) {
        roots = coverage.roots + coverage.files
        let folders = coverage.roots.map(\.realPath) + coverage.files.map { $0.realPath.parentFolder ?? "/" }
        let common = folders.dropFirst().reduce(folders.first?.pathComponents ?? []) { common, folder in
            Array(zip(common, folder.pathComponents).prefix { $0 == $1 }.map(\.0))
        }
        base = "/" + common.joined(separator: "/")
        self.paths = Set(paths)
    }

    mutating func insert(_ path: String) { paths.insert(path) }

    /// What the project files say of the files.
    struct Reading: Sendable {
        var scopes = ModuleScopes.single
        var apps: any AppSource = NoApps()
        /// What the Xcode projects say of their targets, by the real paths of their files.
        var xcodeProjects: [String: XcodeProject] = [:]
    }

    /// Reads the project files.
    ///
    /// - Parameter words: of the Swift files, which say what they import.
    func read(_ words: WordIndex) -> Reading {
        var names: [String: String] = [:]
        for path in paths { if let relative = relativePath(of: path) { names[relative] = path } }
        var xcodeProjects: [String: XcodeProject] = [:]
        let map = ModuleMap(files: names.keys.sorted()) { [base] path in
            let name = names[path] ?? path
            if CrashGuard.leavesOut(name) { return nil }
            CrashGuard.enter(name)
            return try? SourceReader.readBytes(FileSet.join(base, path)).bytes
        } noteProject: { [base] path, project in
            xcodeProjects[FileSet.join(base, path)] = project
        }
        CrashGuard.leave()
        let scopes = ModuleEdges(map, names: names, importers: words.files(importing: map.importedNames))
        // What an app delegate says of orientations wins over its property list.
        let turning = words.files(declaring: [String](), mentioning: ["supportedInterfaceOrientationsFor"])
        return Reading(
            scopes: scopes.scopes,
            apps: AppMap(
                map, edges: scopes.edges, names: names, turning: Set(turning), delegating: delegatingFiles(words, map),
                managing: managingFiles(words)),
            xcodeProjects: xcodeProjects)
    }

    /// The files of packages that declare an app's delegate, by the report's paths: elsewhere nobody asks for them.
    private func delegatingFiles(_ words: WordIndex, _ map: ModuleMap) -> Set<String> {
        let mentioning = words.files(declaring: [String](), mentioning: ApplicationDelegate.protocols)
        return Set(
            mentioning.filter { path in
                guard let relative = relativePath(of: path),
                    map.modules(of: relative).contains(where: { !$0.publications.isEmpty })
                else { return false }
                return file(path).map(ApplicationDelegate.isDeclared) ?? false
            })
    }

    /// The files that mention a library which avoids the keyboard, by the report's paths.
    private func managingFiles(_ words: WordIndex) -> [String: SourceFile] {
        let mentioning = words.files(declaring: [String](), mentioning: [KeyboardManagerUse.library])
        return Dictionary(mentioning.compactMap { path in file(path).map { (path, $0) } }) { $1 }
    }

    private func file(_ path: String) -> SourceFile? {
        guard let relative = relativePath(of: path),
            let bytes = try? SourceReader.readBytes(FileSet.join(base, relative)).bytes
        else { return nil }
        return SourceFile(path: path, bytes: bytes)
    }

    /// Below `base`; nil for a file that lies elsewhere, which a link led to.
    private func relativePath(of path: String) -> String? {
        for root in roots {
            if path == root.path { return root.realPath.path(below: base) }
            guard let below = FileSet.path(path, below: root.path) else { continue }
            return FileSet.join(root.realPath, below).path(below: base)
        }
        return nil
    }
}

/// Which modules can name what, and the scopes that come of it.
struct ModuleEdges {
    /// By module, those that it states or imports.
    let edges: [Set<Int>]
    let scopes: ModuleScopes

    /// - Parameters:
    ///   - names: by the paths in the map, what the report calls the files.
    ///   - importers: the files that import a module, by its name.
    init(_ map: ModuleMap, names: [String: String], importers: [String: [String]]) {
        var modules: [String: [Int]] = [:]
        for module in map.modules {
            for file in module.sources + module.interfaceFiles {
                modules[names[file] ?? file, default: []].append(module.id.index)
            }
        }
        var edges = map.modules.map { Set(map.dependencies(of: $0.id).map(\.index)) }
        for (name, files) in importers {
            for importer in Set(files.flatMap { modules[$0] ?? [] }) {
                edges[importer].formUnion(map.modules(importedAs: name, from: map.modules[importer].id).map(\.index))
            }
        }
        self.edges = edges
        // Files of no target belong to their folder's project as far as anybody can tell: its modules see them, and they see its
        // modules.
        var uncompiled: [Int: Uncompiled] = [:]
        for module in map.modules { uncompiled[module.id.index] = map.whyUncompiled(module) }
        for folder in map.modules where folder.kind == .folder {
            for module in map.modules(ofProjectsIn: folder) {
                edges[folder.id.index].insert(module.id.index)
                edges[module.id.index].insert(folder.id.index)
            }
        }
        scopes = ModuleScopes(
            modules: modules, edges: edges, unlisted: Set(map.modules.filter { $0.kind == .folder }.map(\.id.index)),
            uncompiled: uncompiled,
            missingStoryboards: map.modules.reduce(into: [:]) { missing, module in
                missing[module.id.index] = module.missingStoryboard.map { names[$0] ?? $0 }
            },
            incomplete: Set(map.modules.filter { !$0.missingSources.isEmpty }.map(\.id.index)))
    }
}
