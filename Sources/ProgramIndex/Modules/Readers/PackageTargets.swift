import SourceText
import SwiftParser

/// Reads the targets of a `Package.swift`.
///
/// SwiftPM runs a manifest; here its literals are read: calls of `.target`, `.testTarget` and their like, wherever they stand,
/// but for those that name a dependency.
struct PackageTargets {
    private let manifest: SwiftManifest
    /// Relative to the root.
    private let folder: String
    /// By target, the products that it is in.
    private var products: [String: [String]] = [:]

    init(_ manifest: SwiftManifest) {
        self.manifest = manifest
        folder = RelativePath.folder(of: manifest.file.path)
    }

    /// The functions that make targets with Swift files.
    private static let kinds: Set = ["target", "executableTarget", "testTarget", "macro", "plugin"]

    mutating func modules(_ reading: inout ProjectReading) -> [StatedModule] {
        var definitions: [Syntax] = []
        var localPackages: Set<String> = []
        for call in manifest.root.subtree {
            guard let member = SwiftManifest.member(calledBy: call),
                [nil, "Target", "Product", "Package", "Dependency"].contains(member.base)
            else {
                continue
            }
            if member.name == "package", let path = manifest.string(manifest.argument("path", of: call)) {
                localPackages.insert(RelativePath.joining(folder, path))
            }
            if ["library", "executable"].contains(member.name) { addProduct(call) }
            guard Self.kinds.contains(member.name), !isDependency(call) else { continue }
            // Of a plugin there is a product, too.
            if member.name != "plugin" || manifest.argument("capability", of: call) != nil { definitions.append(call) }
        }
        let version = PackageManifest.version(in: manifest.root)
        let isForOthers = hasProducts && !needsNeighbours
        var modules: [StatedModule] = []
        for call in definitions {
            guard var module = module(call, among: definitions, &reading) else { continue }
            module.settings.deploymentTarget = version
            module.namedFolders = localPackages
            module.isForOthers = isForOthers
            modules.append(module)
        }
        return modules
    }

    /// The arguments of a label that stand in the package itself rather than in code that may change it.
    private func statements(_ label: String) -> [Syntax] {
        let packages = manifest.root.subtree.filter { $0.kind == .callExpr && $0.child(.callee)?.name == "Package" }
        return packages.compactMap { manifest.argument(label, of: $0) }
    }

    /// Whether it may have a product: all that are written out are none if there is nothing else that makes them.
    private var hasProducts: Bool {
        if manifest.root.subtree.contains(where: { $0.kind == .memberExpr && $0.isNamed("products") }) { return true }
        return statements("products").contains { list in
            let items = manifest.items(list)
            return !items.known.isEmpty || !items.unknown.isEmpty
        }
    }

    /// Whether it needs a package by its path, whatever the environment says: then no version of it can be taken.
    private var needsNeighbours: Bool {
        statements("dependencies").flatMap { manifest.items($0).known }.contains { item in
            SwiftManifest.member(calledBy: item)?.name == "package" && manifest.argument("path", of: item) != nil
        }
    }

    private mutating func addProduct(_ call: Syntax) {
        guard let product = manifest.string(manifest.argument("name", of: call)) else { return }
        for target in manifest.items(manifest.argument("targets", of: call)).known.compactMap({ manifest.string($0) }) {
            products[target, default: []].append(product)
        }
    }

    /// Whether `.target(name:)` stands in a list of dependencies, rather than being a target.
    private func isDependency(_ call: Syntax) -> Bool {
        call.ancestors.contains { ancestor in
            switch ancestor.kind {
            case .argument: ancestor.isNamed("dependencies")
            case .patternBinding: ancestor.child(.type)?.text.contains("Dependency") ?? false
            case .functionDecl: ancestor.child(.returnType)?.text.contains("Dependency") ?? false
            default: false
            }
        }
    }

    // MARK: One target

    private func module(_ call: Syntax, among definitions: [Syntax], _ reading: inout ProjectReading) -> StatedModule? {
        guard let name = manifest.string(manifest.argument("name", of: call)) else {
            reading.report(.name, at: call)
            return nil
        }
        let kind = SwiftManifest.member(calledBy: call)?.name
        var module = StatedModule(name, .package, in: manifest.file.path)
        module.isTest = kind == "testTarget"
        module.isImportable = !module.isTest && kind != "plugin"
        module.aliases = products[name] ?? []
        module.references = references(of: call, &reading)
        let path = manifest.argument("path", of: call)
        if let path, manifest.string(path) == nil {
            reading.report(.sources, at: path)
            return module
        }
        let isOnly = definitions.count { SwiftManifest.member(calledBy: $0)?.name == kind } == 1
        let stated = manifest.string(path).map { RelativePath.joining(folder, $0) }
        if let place = stated ?? usualFolder(of: name, kind, isOnly: isOnly, reading.tree) {
            module.files = files(of: call, in: place, &reading)
        }
        return module
    }

    /// Where SwiftPM looks for a target without `path`; in a folder for all targets since version 5.9, if there is only one.
    private func usualFolder(of name: String, _ kind: String?, isOnly: Bool, _ tree: FileTree) -> String? {
        let first = ["testTarget": "Tests", "plugin": "Plugins"][kind ?? ""]
        let folders = [first].compactMap(\.self) + ["Sources", "Source", "src", "srcs"]
        let own = folders.lazy.map { RelativePath.joining(folder, $0, name) }.first(where: tree.hasFolder)
        guard own == nil, isOnly else { return own }
        return folders.prefix(first == nil ? 4 : 1).map { RelativePath.joining(folder, $0) }.first(where: tree.hasFolder)
    }

    private func files(of call: Syntax, in place: String, _ reading: inout ProjectReading) -> [String] {
        guard !place.hasPrefix("..") else {
            reading.report(.sources, at: call)
            return []
        }
        var files = Array(reading.tree.below(place))
        if let sources = manifest.argument("sources", of: call) {
            files = paths(sources, in: place, &reading).flatMap { reading.tree.at($0) }
        }
        let excluded = paths(manifest.argument("exclude", of: call), in: place, &reading)
        reading.work += files.count
        // The manifest itself is in no target, not in one whose path is `.` either.
        return files.filter { file in
            file != manifest.file.path && !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
        }
    }

    private func paths(_ list: Syntax?, in place: String, _ reading: inout ProjectReading) -> [String] {
        let items = manifest.items(list)
        for item in items.unknown { reading.report(.sources, at: item) }
        return items.known.compactMap { item in
            guard let path = manifest.string(item) else {
                reading.report(.sources, at: item)
                return nil
            }
            return RelativePath.joining(place, path)
        }
    }

    private func references(of call: Syntax, _ reading: inout ProjectReading) -> [ModuleReference] {
        let items = manifest.items(manifest.argument("dependencies", of: call))
        for item in items.unknown { reading.report(.dependencies, at: item) }
        return items.known.compactMap { item in
            if let reference = reference(item) { return reference }
            reading.report(.dependencies, at: item)
            return nil
        }
    }

    private func reference(_ item: Syntax) -> ModuleReference? {
        if let name = manifest.string(item) { return .target(name) }
        let item = manifest.constant(item) ?? item
        if let name = manifest.string(item) { return .target(name) }
        guard let member = SwiftManifest.member(calledBy: item), let name = manifest.string(manifest.argument("name", of: item))
        else { return nil }
        switch member.name {
        case "product": return .product(name)
        case "target", "targetItem", "byName": return .target(name)
        default: return nil
        }
    }
}
