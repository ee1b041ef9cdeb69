import SourceText

/// Reads the native targets of an Xcode project as modules.
struct XcodeTargets {
    private let project: XcodeProject
    private let path: String
    /// What the paths of the project are relative to, itself relative to the root.
    private let folder: String

    /// - Parameter path: of the `project.pbxproj`, relative to the root.
    init(_ project: XcodeProject, at path: String) {
        self.project = project
        self.path = path
        folder = RelativePath.joining(
            RelativePath.folder(of: RelativePath.folder(of: path)), project.project["projectDirPath"]?.string ?? "")
    }

    func modules(_ reading: inout ProjectReading) -> [StatedModule] {
        let (files, missing) = files(&reading)
        let named = namedFolders(reading.podfile(in: RelativePath.folder(of: RelativePath.folder(of: path))))
        return project.targets.map { id in
            let target = project.objects[id]
            let name = target?["name"]?.string ?? id
            // In most projects the module is named by the product, and the product by the target.
            let product = project.values(of: "PRODUCT_NAME", in: id).first ?? name
            let module = project.values(of: "PRODUCT_MODULE_NAME", in: id).first ?? product
            var stated = StatedModule(name, name: StatedModule.moduleName(of: module), .xcode, in: path)
            let type = target?["productType"]?.string ?? ""
            stated.isTest = type.contains("test")
            stated.isImportable = type.isEmpty || type.contains("framework") || type.contains("library")
            stated.product = Self.product(type)
            stated.files = files[id] ?? []
            stated.missingStoryboards = missing[id]?.filter(FileTree.isStoryboard) ?? []
            stated.missingSources = missing[id]?.filter(FileTree.isSwift) ?? []
            stated.aliases = [product, target?["productName"]?.string].compactMap(\.self)
            stated.references = references(of: target)
            stated.linked = frameworksBuiltBeside(target)
            stated.namedFolders = named
            stated.settings = settings(of: id)
            if let plist = stated.settings.infoPlist.flatMap(reading.file).flatMap(InfoPlist.init) {
                stated.settings.add(plist)
            }
            stated.settings.addDefaults(isApp: stated.product == .app, project.isSilent(on: "TARGETED_DEVICE_FAMILY", in: id))
            return stated
        }
    }

    /// The folders of local packages and other projects that it has among its files, and of what its Podfile names by a path.
    private func namedFolders(_ podfile: SourceFile?) -> Set<String> {
        var named: Set<String> = []
        for (id, object) in project.objects {
            switch object["isa"]?.string {
            case "XCLocalSwiftPackageReference":
                if let path = object["relativePath"]?.string { named.insert(RelativePath.joining(folder, path)) }
            case "PBXFileReference":
                guard let name = object["path"]?.string?.lastPathComponent,
                    name.hasSuffix(".xcodeproj") || !name.contains(".") || object["lastKnownFileType"]?.string == "wrapper",
                    let path = project.groups.path(of: id)
                else { continue }
                let place = RelativePath.joining(folder, path)
                named.insert(name.hasSuffix(".xcodeproj") ? RelativePath.folder(of: place) : place)
            default: break
            }
        }
        for path in podfile.map(Podfile.localPaths) ?? [] { named.insert(RelativePath.joining(folder, path)) }
        return named
    }

    // MARK: Files

    /// By target, with the storyboards and Swift files that it lists and that do not exist.
    private func files(_ reading: inout ProjectReading) -> (files: [String: [String]], missing: [String: [String]]) {
        var files: [String: [String]] = [:]
        var missing: [String: [String]] = [:]
        for (file, targets) in project.targetsOfFile where FileTree.holds(file) {
            let listed = RelativePath.joining(folder, file)
            if let path = reading.sourceFile(at: listed) {
                for target in targets { files[target, default: []].append(path) }
            } else if FileTree.isStoryboard(file) || FileTree.isSwift(file) {
                for target in targets { missing[target, default: []].append(listed) }
            }
        }
        for synchronized in project.synchronized {
            let below = reading.tree.below(RelativePath.joining(folder, synchronized.path))
            reading.work += below.count
            let excluded = Set(synchronized.excluded.map { RelativePath.joining(folder, $0) })
            files[synchronized.target, default: []] += below.filter { !Self.names($0, or: excluded) }
        }
        return (files, missing)
    }

    /// Whether a path, or a folder around it, is in a set.
    private static func names(_ path: String, or set: Set<String>) -> Bool {
        guard !set.isEmpty else { return false }
        var current = path
        while !current.isEmpty {
            if set.contains(current) { return true }
            current = RelativePath.folder(of: current)
        }
        return false
    }

    // MARK: Dependencies

    private func references(of target: PropertyList?) -> [ModuleReference] {
        var references: [ModuleReference] = []
        for dependency in objects(target, "dependencies") {
            if let other = object(dependency, "target") {
                if let name = other["name"]?.string { references.append(.target(name)) }
            } else if let proxy = object(dependency, "targetProxy"), let name = proxy["remoteInfo"]?.string {
                references.append(.product(name))
            } else if let product = object(dependency, "productRef")?["productName"]?.string {
                references.append(.product(product))
            }
        }
        for product in objects(target, "packageProductDependencies") {
            if let name = product["productName"]?.string { references.append(.product(name)) }
        }
        for file in filesLinked(by: target) {
            if let product = object(file, "productRef")?["productName"]?.string { references.append(.product(product)) }
            guard let linked = object(file, "fileRef"), let name = Self.productName(linked) else { continue }
            references.append(.product(name))
        }
        return references
    }

    private func filesLinked(by target: PropertyList?) -> [PropertyList] {
        objects(target, "buildPhases").filter { $0["isa"]?.string == "PBXFrameworksBuildPhase" }.flatMap { objects($0, "files") }
    }

    /// The names of frameworks that a target links from where Xcode puts what it builds.
    private func frameworksBuiltBeside(_ target: PropertyList?) -> Set<String> {
        let linked = filesLinked(by: target).compactMap { object($0, "fileRef") }
        return Set(linked.filter { $0["sourceTree"]?.string == "BUILT_PRODUCTS_DIR" }.compactMap(Self.productName))
    }

    /// `Core` for the reference of a `Core.framework` or `libCore.a` that some target builds; nil for a framework of the system.
    private static func productName(_ reference: PropertyList) -> String? {
        guard let path = reference["path"]?.string, !path.contains("System/Library/") else { return nil }
        let file = path.lastPathComponent
        for ending in [".framework", ".xcframework"] where file.hasSuffix(ending) { return String(file.dropLast(ending.count)) }
        return file.hasPrefix("lib") && file.hasSuffix(".a") ? String(file.dropFirst(3).dropLast(2)) : nil
    }

    private func object(_ owner: PropertyList, _ key: String) -> PropertyList? {
        owner[key]?.string.flatMap { project.objects[$0] }
    }

    private func objects(_ owner: PropertyList?, _ key: String) -> [PropertyList] {
        (owner?[key]?.strings ?? []).compactMap { project.objects[$0] }
    }

    // MARK: Settings

    private static func product(_ type: String) -> Module.Product {
        let name = type.split(separator: ".").last ?? ""
        if type.contains("extension") { return .appExtension }
        return name == "application" || type.hasSuffix("application.on-demand-install-capable") ? .app : .other
    }

    private func settings(of target: String) -> ModuleSettings {
        var settings = ModuleSettings()
        // Where configurations differ, the first one counts; of versions, the lowest; of devices, all that users get.
        func value(_ name: String) -> String? { project.values(of: name, in: target).first }
        func isInAll(_ name: String) -> Bool? {
            let values = project.values(of: name, in: target)
            return values.isEmpty
                ? nil : values.allSatisfy { $0 == "YES" } && values.count == project.configurationCount(of: target)
        }
        settings.deploymentTarget = project.version(of: target)
        settings.deviceFamilies = project.shippedValues(of: "TARGETED_DEVICE_FAMILY", in: target)?.reduce(into: []) {
            $0.formUnion(DeviceFamily.families(in: $1))
        }
        settings.infoPlist = project.path(of: "INFOPLIST_FILE", in: target).map { RelativePath.joining(folder, $0) }
        settings.requiresFullScreen = isInAll("INFOPLIST_KEY_UIRequiresFullScreen")
        // The entry that is generated suits an app with several windows (Apple, "Build settings reference").
        settings.supportsMultipleScenes = isInAll(InfoPlist.sceneGeneration)
        settings.supportsMacCatalyst = value("SUPPORTS_MACCATALYST").map { $0 == "YES" }
        settings.sdk = value("SDKROOT")
        settings.platforms = value("SUPPORTED_PLATFORMS").map { $0.split(separator: " ").map(String.init) }
        let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
        func orientations(_ keys: [String]) -> [String]? {
            keys.lazy.compactMap(value).first.map(InfoPlist.orientations(inSetting:))
        }
        settings.orientations = orientations([key + "_iPhone", key])
        settings.orientationsOnPad = orientations([key + "_iPad"])
        return settings
    }
}
