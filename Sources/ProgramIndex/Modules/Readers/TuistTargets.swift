import SourceText
import SwiftParser
import Vocabulary

/// Reads the targets of a Tuist manifest, `Project.swift`, where its project is not made yet.
///
/// Targets that the project's own helper functions make are not understood; see `TuistDestinations` for what is known of them.
struct TuistTargets {
    private let manifest: SwiftManifest
    /// Relative to the root.
    private let folder: String

    private let plists: TuistPlist

    /// - Parameter root: the folder around Tuist's own; nil where there is none.
    init(_ manifest: SwiftManifest, root: String?) {
        self.manifest = manifest
        folder = RelativePath.folder(of: manifest.file.path)
        plists = TuistPlist(manifest, folder: folder, root: root)
    }

    func modules(_ reading: inout ProjectReading) -> [StatedModule] {
        var projects = manifest.root.subtree.filter { $0.kind == .callExpr && $0.child(.callee)?.kind == .identifierExpr }
            .filter { $0.child(.callee)?.name == "Project" }
        // `Project.make(name: "Feed", targets: [...])`: what the project's own function is given, it hands on.
        if projects.isEmpty, made.kind == .callExpr, manifest.argument("targets", of: made) != nil { projects = [made] }
        if projects.isEmpty { reading.report(.macro, at: made) }
        return projects.flatMap { project -> [StatedModule] in
            let targets = manifest.items(manifest.argument("targets", of: project))
            for item in targets.unknown { reading.report(.macro, at: item) }
            return targets.known.compactMap { module($0, &reading) }
        }
    }

    /// What holds for the apps that the manifest and its helper code make, however they make them.
    func common(_ reading: ProjectReading) -> ModuleSettings {
        var settings = ModuleSettings()
        settings.deviceFamilies = familiesOfApps ?? TuistDestinations.stated(in: manifest)
        settings.deploymentTarget = TuistManifest.lowestVersion(in: manifest.helpers + [manifest.root])
        let apps = manifest.nodes.filter(\.makesApp).map { manifest.argument("infoPlist", of: $0) }
        let values = apps.map { $0.map(plists.values) ?? [TuistPlist.Value()] }
        if !values.contains([]), let plist = TuistPlist.common(values.flatMap(\.self), reading.file) { settings.add(plist) }
        return settings
    }

    /// Whether the manifest itself makes an app, whatever functions it calls for that.
    var makesApps: Bool { manifest.root.subtree.contains(where: \.makesApp) }

    /// The devices that the build settings of all apps made here state: they override what Tuist makes of destinations.
    private var familiesOfApps: Set<DeviceFamily>? {
        let stated = manifest.nodes.filter(\.makesApp).map { buildSetting("TARGETED_DEVICE_FAMILY", of: $0) }
        guard !stated.isEmpty, !stated.contains(nil) else { return nil }
        return stated.compactMap(\.self).reduce(into: []) { $0.formUnion(DeviceFamily.families(in: $1)) }
    }

    /// By what files may import the modules that the project's own functions make: the name that the manifest hands on, if it
    /// does, or that of its folder, each with what a name is given besides.
    ///
    /// `Projects/Shared/Util` is `Util` or `SharedUtil`, as helper code joins the parts of a layer and a module.
    var moduleNames: Set<String> {
        let made = made
        let components = folder.pathComponents
        let names =
            [manifest.string(manifest.argument("name", of: made))].compactMap(\.self)
            + components.indices.suffix(2).map { components[$0...].joined() }
        let endings = manifest.nodes.filter { $0.kind == .callExpr && $0 != made }.compactMap { call in
            manifest.argument("name", of: call).flatMap(manifest.ending)
        }
        return Set(names.flatMap { name in ([""] + endings).map { name + $0 } })
    }

    /// What makes the project, if no literal does.
    private var made: Syntax {
        let bindings = manifest.root.children(.statement).flatMap { $0.children(.binding) }
        return bindings.first { $0.child(.pattern)?.name == "project" }?.child(.value) ?? manifest.root
    }

    private func module(_ item: Syntax, _ reading: inout ProjectReading) -> StatedModule? {
        let call = manifest.constant(item) ?? item
        guard isTarget(call) else {
            reading.report(.macro, at: call)
            return nil
        }
        guard let name = manifest.string(manifest.argument("name", of: call)) else {
            reading.report(.name, at: call)
            return nil
        }
        let product = manifest.string(manifest.argument("productName", of: call)) ?? name
        var module = StatedModule(name, name: StatedModule.moduleName(of: product), .tuist, in: manifest.file.path)
        let type = manifest.argument("product", of: call)?.name ?? ""
        module.isTest = type.hasSuffix("Tests")
        module.isImportable = type.isEmpty || type.hasSuffix("ramework") || type.hasSuffix("Library")
        module.files = files(of: call, &reading)
        module.references = references(of: call, &reading)
        module.settings = settings(of: call)
        module.product = type == "app" ? .app : type.hasSuffix("xtension") ? .appExtension : .other
        if let plist = module.settings.infoPlist.flatMap(reading.file).flatMap(InfoPlist.init) { module.settings.add(plist) }
        return module
    }

    /// Whether it is `.target(…)`, `Target.target(…)` or, as it was written before version 4, `Target(…)`.
    private func isTarget(_ call: Syntax) -> Bool {
        if let member = SwiftManifest.member(calledBy: call) {
            return member.name == "target" && [nil, "Target"].contains(member.base)
        }
        return call.kind == .callExpr && call.child(.callee)?.name == "Target"
    }

    // MARK: Files

    private func files(of call: Syntax, _ reading: inout ProjectReading) -> [String] {
        var files = files(manifest.argument("sources", of: call), reports: true, &reading)
        files += self.files(manifest.argument("resources", of: call), reports: false, &reading).filter(FileTree.isInterface)
        let folders = manifest.items(manifest.argument("buildableFolders", of: call))
        for item in folders.unknown { reading.report(.sources, at: item) }
        for item in folders.known {
            guard let path = manifest.string(item) else {
                reading.report(.sources, at: item)
                continue
            }
            files += reading.tree.below(RelativePath.joining(folder, path))
        }
        return files
    }

    /// - Parameter reports: whether what is not read is worth a report; resources are mostly pictures.
    private func files(_ value: Syntax?, reports: Bool, _ reading: inout ProjectReading) -> [String] {
        guard var value else { return [] }
        value = manifest.constant(value) ?? value
        let lists = ["sourceFilesList", "SourceFilesList", "resources", "init"]
        if value.kind == .callExpr, let name = value.child(.callee)?.name, lists.contains(name),
            let list = value.children(.argument).first?.child(.value)
        {
            value = list
        }
        let isOne = manifest.string(value) != nil || isGlob(value)
        let items = isOne ? (known: [value], unknown: []) : manifest.items(value)
        var unknown = items.unknown
        var files: [String] = []
        for item in items.known {
            guard let (glob, excluded) = glob(item),
                let found = reading.files(matching: [glob], excluding: excluded, in: folder)
            else {
                unknown.append(item)
                continue
            }
            files += found
        }
        if reports { for item in unknown { reading.report(.sources, at: item) } }
        return files
    }

    private func isGlob(_ call: Syntax) -> Bool { SwiftManifest.member(calledBy: call)?.name == "glob" }

    /// `"Sources/**"` or `.glob("Sources/**", excluding: ["Sources/Old/**"])`.
    private func glob(_ item: Syntax) -> (String, [String])? {
        if let text = manifest.string(item) { return (text, []) }
        guard isGlob(item), let text = manifest.string(item.children(.argument).first?.child(.value)) else { return nil }
        guard let excluding = manifest.argument("excluding", of: item) else { return (text, []) }
        if let one = manifest.string(excluding) { return (text, [one]) }
        let list = manifest.items(excluding)
        let excluded = list.known.compactMap { manifest.string($0) }
        return list.unknown.isEmpty && excluded.count == list.known.count ? (text, excluded) : nil
    }

    // MARK: Dependencies and settings

    private func references(of call: Syntax, _ reading: inout ProjectReading) -> [ModuleReference] {
        let items = manifest.items(manifest.argument("dependencies", of: call))
        for item in items.unknown { reading.report(.dependencies, at: item) }
        return items.known.compactMap { item in
            let item = manifest.constant(item) ?? item
            let kind = SwiftManifest.member(calledBy: item)?.name ?? item.name
            // Those of the system, and those that come compiled.
            if ["sdk", "xctest", "framework", "xcframework", "library"].contains(kind) { return nil }
            let label = ["project": "target", "package": "product"][kind] ?? "name"
            if let name = manifest.string(manifest.argument(label, of: item)) {
                switch kind {
                case "target": return .target(name)
                case "external", "package": return .product(name)
                case "project":
                    guard let path = manifest.string(manifest.argument("path", of: item)), !path.hasPrefix("/") else {
                        return .product(name)
                    }
                    return .targetOf(file: RelativePath.joining(folder, path, "Project.swift"), name)
                default: break
                }
            }
            reading.report(.dependencies, at: item)
            return nil
        }
    }

    private func settings(of call: Syntax) -> ModuleSettings {
        var settings = ModuleSettings()
        for label in ["deploymentTargets", "deploymentTarget"] {
            guard let value = manifest.argument(label, of: call) else { continue }
            for version in (manifest.constant(value) ?? value).subtree {
                guard SwiftManifest.member(calledBy: version)?.name == "iOS" else { continue }
                settings.deploymentTarget = manifest.string(version.children(.argument).first?.child(.value)).flatMap {
                    Version($0)
                }
            }
        }
        if let destinations = manifest.argument("destinations", of: call) {
            settings.deviceFamilies = TuistDestinations.families(of: destinations, manifest)
            let value = manifest.constant(destinations) ?? destinations
            if value.kind == .arrayLiteral {
                settings.supportsMacCatalyst = manifest.items(value).known.contains { $0.name == "macCatalyst" }
            }
        }
        if let target = manifest.argument("deploymentTarget", of: call), let devices = manifest.argument("devices", of: target) {
            settings.deviceFamilies = TuistDestinations.families(of: devices, manifest) ?? settings.deviceFamilies
        }
        // A target's own build settings override what Tuist makes of its destinations.
        if let families = buildSetting("TARGETED_DEVICE_FAMILY", of: call) {
            settings.deviceFamilies = DeviceFamily.families(in: families)
        }
        if let plist = manifest.argument("infoPlist", of: call) {
            let values = plists.values(of: plist)
            if let stated = TuistPlist.common(values, { _ in nil }) { settings.add(stated) }
            settings.infoPlist = values.count == 1 ? values[0].path : nil
        }
        return settings
    }

    /// What `settings: .settings(base: ["NAME": "value"])` says in all of its alternatives.
    private func buildSetting(_ name: String, of call: Syntax) -> String? {
        guard let made = manifest.argument("settings", of: call),
            let base = manifest.argument("base", of: manifest.constant(made) ?? made)
        else { return nil }
        let stated = Set(plists.values(of: base).map { $0.entries[name]?.string })
        return stated.count == 1 ? stated.first ?? nil : nil
    }
}
