import SourceText

/// Which apps the files of a tree are part of: their own target's, or those that use the library they are in.
///
/// A library ships wherever an app ships that links or imports it, or compiles its files. If a package or podspec publishes it,
/// anybody's app may do so: an app in that package's folder is an example of its use. Then its worlds are not known, as those
/// of files of no target are not. One that an app of the tree uses from another folder is that app's. A package that holds the
/// app's delegate is that app's own, and no library for others. A pod that a Podfile takes by its path is the Podfile's apps'.
package struct AppMap: AppSource {
    /// By path, the modules that a file is compiled in.
    private let modules: [String: [Int]]
    /// By module, its apps; nil where they are not known.
    private let apps: [[ShippedApp]?]
    /// By module, whether it is an app or an extension of one: nobody imports those.
    private let isProgram: [Bool]
    /// By path, those of the files that no project says anything of.
    private let unlisted: [String: [ShippedApp]]

    /// - Parameters:
    ///   - edges: by module, those that it can name things of.
    ///   - names: by the paths in the map, what the report calls the files.
    ///   - turning: the files, by those names, that decide on orientations by code.
    ///   - delegating: the files, by those names, that declare an app's delegate.
    ///   - managing: the files, by those names, that mention a library which avoids the keyboard.
    package init(
        _ map: ModuleMap, edges: [Set<Int>], names: [String: String] = [:], turning: Set<String> = [],
        delegating: Set<String> = [], managing: [String: SourceFile] = [:]
    ) {
        var users = [Set<Int>](repeating: [], count: map.modules.count)
        for app in map.modules where app.product != .other && app.settings.isForIOS && !app.isTest {
            for module in edges.reached(from: app.id.index) { users[module].insert(app.id.index) }
        }
        let linked = users
        for (package, module) in map.packagesCompiledElsewhere where linked[package].isEmpty {
            users[package].formUnion(linked[module])
        }
        for use in map.localPods.apps where map[use.app].settings.isForIOS {
            for module in edges.reached(from: use.pod.index) { users[module].insert(use.app.index) }
        }
        let taken = Set(map.localPods.apps.map(\.pod.index))
        let own = map.modules.filter { module in
            !module.isTest && !users[module.id.index].isEmpty && module.sources.contains { delegating.contains(names[$0] ?? $0) }
        }
        let ownFolders = Set(own.flatMap(\.publications).map(\.folder))
        func isForOthers(_ publication: Publication) -> Bool {
            publication.isForOthers && (publication.isPod || !ownFolders.contains(publication.folder))
        }
        let isOpen = map.modules.map { module in
            module.publications.filter(isForOthers).contains { publication in
                if publication.isPod, taken.contains(module.id.index) { return false }
                let apps = users[module.id.index].filter { $0 != module.id.index }
                let examples = apps.filter { RelativePath.isWithin(publication.folder, map.modules[$0].projectFolder) }
                return !examples.isEmpty && examples.count == apps.count
            }
        }
        // What a build system states are modules, of which it says the devices.
        for module in map.modules where module.kind == .manifest && module.settings.deviceFamilies != nil {
            users[module.id.index] = [module.id.index]
        }
        // Of a library that no app is known to use: its links may be made by code, or in a workspace that is not in the tree.
        for library in map.modules where library.product == .other && library.settings.isForIOS && !library.isTest {
            let index = library.id.index
            guard users[index].isEmpty, library.publications.filter(isForOthers).isEmpty else { continue }
            if library.kind == .tuist { users[index] = Set(map.tuistApps(around: library).map(\.id.index)) }
            // Xcode makes frameworks for all devices; who states fewer has an app for no others.
            if users[index].isEmpty, library.settings.deviceFamilies == [.phone] { users[index] = [index] }
        }
        // A file of no target is part of the apps of its folder's project, if of anything.
        for folder in map.modules where folder.kind == .folder {
            let members = map.modules(ofProjectsIn: folder)
            guard members.allSatisfy({ $0.publications.filter(isForOthers).isEmpty }) else { continue }
            users[folder.id.index] = Set(members.filter { $0.product == .app && $0.settings.isForIOS }.map(\.id.index))
            // Its targets are made by code: libraries of the workspace's apps, or apps of which the code states the same.
            if users[folder.id.index].isEmpty, folder.settings != ModuleSettings() {
                let apps = map.tuistApps(around: folder).map(\.id.index)
                users[folder.id.index] = apps.isEmpty ? [folder.id.index] : Set(apps)
            }
        }
        let shipped = map.modules.map { module in
            // The delegate of an app that code makes may be in any folder.
            let turns = module.kind == .folder ? !turning.isEmpty : module.sources.contains { turning.contains(names[$0] ?? $0) }
            var app = ShippedApp(module, turnsByCode: turns)
            app.keyboardManager = KeyboardManagerUse(in: module.sources.compactMap { managing[names[$0] ?? $0] })
            // An extension is installed with its app, and only there.
            let hosts = map.modules.filter { $0.product == .app && $0.statedIn == module.statedIn && $0.settings.isForIOS }
            let devices = hosts.compactMap(\.settings.deviceFamilies)
            if module.product == .appExtension, !hosts.isEmpty, devices.count == hosts.count {
                let installed = devices.reduce(Set()) { $0.union($1) }
                app.devices = app.devices?.intersection(installed) ?? installed
            }
            return app
        }
        apps = map.modules.indices.map { module in
            users[module].isEmpty || isOpen[module] ? nil : users[module].map { shipped[$0] }
        }
        var unlisted: [String: [ShippedApp]] = [:]
        for module in map.modules where module.kind == .folder && !map.unlistedApps.isEmpty {
            let manager = KeyboardManagerUse(in: module.sources.compactMap { managing[names[$0] ?? $0] })
            for file in module.sources {
                let stated = map.unlistedApps[RelativePath.folder(of: file)] ?? []
                guard !stated.isEmpty else { continue }
                unlisted[names[file] ?? file] = stated.map {
                    ShippedApp($0, turnsByCode: !turning.isEmpty, keyboardManager: manager)
                }
            }
        }
        self.unlisted = unlisted
        isProgram = map.modules.map { $0.product != .other }
        var modules: [String: [Int]] = [:]
        // Tests run a file, and ship nothing; what is built for another system is no app here.
        for module in map.modules where !module.isTest && module.settings.isForIOS {
            for file in module.sources { modules[names[file] ?? file, default: []].append(module.id.index) }
        }
        self.modules = modules
    }

    package func isOnlyInPrograms(fileAt path: String) -> Bool {
        guard let own = modules[path], !own.isEmpty else { return false }
        return own.allSatisfy { isProgram[$0] }
    }

    package func apps(ofFileAt path: String) -> [ShippedApp]? {
        guard let own = modules[path], !own.isEmpty else { return nil }
        var all: [ShippedApp] = []
        for module in own {
            guard let apps = apps[module] ?? unlisted[path] else { return nil }
            all += apps.filter { !all.contains($0) }
        }
        return all.sorted { ($0.source, $0.target ?? "") < ($1.source, $1.target ?? "") }
    }
}

extension Module {
    /// The folder of the project that states it.
    package var projectFolder: String { RelativePath.projectFolder(of: statedIn) }
}
