import SourceText
import Vocabulary

/// Reads the targets of an XcodeGen description, `project.yml`, where its project is not made yet.
struct XcodeGenTargets {
    private let file: SourceFile
    private let root: YAMLNode
    /// Relative to the root of the tree.
    private let folder: String

    /// Nil for another YAML file of the name.
    init?(_ file: SourceFile) {
        self.file = file
        root = YAMLReader.read(file)
        folder = RelativePath.folder(of: file.path)
        guard root["targets"] != nil || root["name"] != nil || root["include"] != nil else { return nil }
    }

    func modules(_ reading: inout ProjectReading) -> [StatedModule] {
        if let include = root["include"] { reading.report(.syntax, in: file, at: include.range) }
        guard let targets = root["targets"] else { return [] }
        if targets.content == .unread { reading.report(.syntax, in: file, at: targets.range) }
        return targets.entries.compactMap { entry in
            guard entry.key != "<<" else {
                reading.report(.syntax, in: file, at: entry.value.range)
                return nil
            }
            return module(entry, &reading)
        }
    }

    private func module(_ entry: YAMLNode.Entry, _ reading: inout ProjectReading) -> StatedModule {
        let layers = layers(of: entry, &reading)
        // The `.xcconfig` files of each configuration, the target's before those of the project.
        let configurations = (layers + [root]).compactMap { $0["configFiles"]?.entries }.map { entries in
            entries.map { entry in
                let path = entry.value.text.map { RelativePath.joining(folder, $0) } ?? ""
                return SettingLayers(layers: [BuildSettings.configurationFile(path, reading.file)])
            }
        }
        func text(_ key: String) -> String? { layers.lazy.compactMap { $0[key]?.text }.first }
        func setting(_ name: String) -> String? {
            let settings = layers.compactMap { $0["settings"] } + [root["settings"]].compactMap(\.self)
            let own = settings.lazy.compactMap { Self.value(of: name, in: $0) }.first { !$0.contains("$") }
            return own ?? configurations.lazy.compactMap { Self.common($0.map { $0.value(of: name) }) }.first
        }
        let product = setting("PRODUCT_NAME") ?? text("productName") ?? entry.key
        let name = StatedModule.moduleName(of: setting("PRODUCT_MODULE_NAME") ?? product)
        var module = StatedModule(entry.key, name: name, .xcodeGen, in: file.path)
        let type = text("type") ?? ""
        module.isTest = type.contains("test")
        module.isImportable = type.isEmpty || type.contains("framework") || type.contains("library")
        module.aliases = [product]
        module.namedFolders = Set(
            (root["packages"]?.entries ?? []).compactMap { $0.value["path"]?.text }.map { RelativePath.joining(folder, $0) })
        for layer in layers {
            for source in layer["sources"]?.items ?? [] { module.files += files(source, of: entry.key, &reading) }
            for dependency in layer["dependencies"]?.items ?? [] {
                if let reference = reference(dependency, of: entry.key) { module.references.append(reference) }
                if dependency.content == .unread { reading.report(.dependencies, in: file, at: dependency.range) }
            }
        }
        let version =
            text("deploymentTarget") ?? layers.lazy.compactMap { $0["deploymentTarget"]?["iOS"]?.text }.first
            ?? setting("IPHONEOS_DEPLOYMENT_TARGET") ?? root["options"]?["deploymentTarget"]?["iOS"]?.text
        module.settings.deploymentTarget = version.flatMap { Version($0) }
        module.settings.deviceFamilies = setting("TARGETED_DEVICE_FAMILY").map(DeviceFamily.families(in:))
        let plist = layers.lazy.compactMap { $0["info"]?["path"]?.text }.first ?? setting("INFOPLIST_FILE")
        module.settings.infoPlist = plist.map { RelativePath.joining(folder, $0) }
        module.settings.supportsMacCatalyst = setting("SUPPORTS_MACCATALYST").map { ["YES", "true"].contains($0) }
        module.product = type.contains("extension") ? .appExtension : type == "application" ? .app : .other
        let platform = text("platform")
        if let platform, ["macOS", "tvOS", "watchOS", "visionOS"].contains(platform) { module.settings.platforms = [platform] }
        // A key of the manifest wins over what stands in the file, which it is written into.
        for properties in layers.compactMap({ $0["info"]?["properties"] }) {
            module.settings.add(InfoPlist(properties.propertyList))
        }
        if let plist = module.settings.infoPlist.flatMap(reading.file).flatMap(InfoPlist.init) { module.settings.add(plist) }
        if let full = setting("INFOPLIST_KEY_UIRequiresFullScreen") {
            module.settings.requiresFullScreen = ["YES", "true"].contains(full)
        }
        // XcodeGen's preset for iOS (SettingPresets/Platforms/iOS.yml) has 1,2, for targets whose presets are not turned off.
        let presets = root["options"]?["settingPresets"]?.text
        let isBased = root["configFiles"] != nil || layers.contains { $0["configFiles"] != nil }
        if platform == "iOS", module.settings.deviceFamilies == nil, !isBased, presets == nil || presets == "all" {
            module.settings.deviceFamilies = [.phone, .pad]
        }
        return module
    }

    /// What a target's or the project's settings say, or each of their configurations alike.
    private static func value(of setting: String, in settings: YAMLNode) -> String? {
        if let text = (settings["base"] ?? settings)[setting]?.text ?? settings[setting]?.text { return text }
        return common(settings["configs"]?.entries.map { $0.value[setting]?.text } ?? [])
    }

    /// What all configurations say alike.
    private static func common(_ values: [String?]) -> String? {
        values.allSatisfy { $0 == values.first } ? values.first ?? nil : nil
    }

    /// A target and the templates that it goes on from, the target first.
    private func layers(of entry: YAMLNode.Entry, _ reading: inout ProjectReading) -> [YAMLNode] {
        var layers = [entry.value]
        if entry.value.content == .unread || entry.value["<<"] != nil { reading.report(.syntax, in: file, at: entry.value.range) }
        var names = entry.value["templates"]?.items.compactMap(\.text) ?? []
        var seen: Set<String> = []
        while let name = names.popLast() {
            // A template may name others, and in a circle itself.
            guard seen.insert(name).inserted, let template = root["targetTemplates"]?[name] else { continue }
            layers.append(template)
            names += template["templates"]?.items.compactMap(\.text) ?? []
        }
        return layers
    }

    // MARK: Files

    /// A path, or a map with a path and what to leave out below it.
    private func files(_ source: YAMLNode, of target: String, _ reading: inout ProjectReading) -> [String] {
        guard let written = source.text ?? source["path"]?.text else {
            reading.report(.sources, in: file, at: source.range)
            return []
        }
        let path = filled(written, target)
        let place = RelativePath.joining(folder, path)
        let excludes = (source["excludes"]?.items ?? []).compactMap(\.text)
        let includes = (source["includes"]?.items ?? []).compactMap(\.text)
        // Patterns count from the source, and a folder that one of them means is meant with all in it.
        guard !path.contains("$"),
            let all = reading.files(matching: [path], in: folder, folders: .everything),
            let left = reading.files(matching: excludes.map { filled($0, target) }, in: place, folders: .everything),
            let only = reading.files(matching: includes.map { filled($0, target) }, in: place, folders: .everything)
        else {
            reading.report(.sources, in: file, at: source.range)
            return []
        }
        let excluded = Set(left)
        let included = Set(only)
        return all.filter { !excluded.contains($0) && (includes.isEmpty || included.contains($0)) }
    }

    /// With the target's name in the place of `${target_name}`, which templates have.
    private func filled(_ text: String, _ target: String) -> String { text.replacing("${target_name}", with: target) }

    private func reference(_ dependency: YAMLNode, of target: String) -> ModuleReference? {
        if let name = dependency["target"]?.text {
            // `OtherProject/Target`
            let parts = filled(name, target).split(separator: "/")
            return parts.count == 2 ? .product(String(parts[1])) : .target(filled(name, target))
        }
        if let product = dependency["product"]?.text ?? dependency["package"]?.text { return .product(product) }
        if let framework = dependency["framework"]?.text ?? dependency["carthage"]?.text {
            let name = framework.lastPathComponent
            return .product(name.hasSuffix(".framework") ? String(name.dropLast(10)) : name)
        }
        return nil
    }
}
