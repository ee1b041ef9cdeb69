import SourceText
import Vocabulary

/// The `.xcconfig` files and property lists of a tree, for files that no project says anything of: many repositories leave the
/// Xcode project out, which a tool makes.
///
/// What the nearest folder with such files states counts, for all files in it. Nobody says which of several apps a file is in;
/// then it may be in any.
struct SettingFiles {
    /// An app as such files describe it.
    struct App: Sendable, Equatable {
        var settings = ModuleSettings()
        /// For a reader: `Base.xcconfig, Info.plist`.
        var source: String
    }

    private let configurations: [String]
    private let propertyLists: [String]
    private let read: (String) -> SourceFile?
    /// By folder, what the files in it and below say.
    private var configured: [String: App?] = [:]
    private var listed: [String: [App]?] = [:]

    /// - Parameters:
    ///   - files: of the tree.
    ///   - read: a file by its path.
    init(_ files: [String], _ read: @escaping (String) -> SourceFile?) {
        configurations = files.filter { $0.hasSuffix(".xcconfig") }.sorted()
        propertyLists = files.filter { $0.hasSuffix("Info.plist") }.sorted()
        self.read = read
    }

    /// The same in groups, of the files that something says the same of.
    func grouped(by key: (String) -> String) -> [String: SettingFiles] {
        Dictionary(grouping: configurations + propertyLists, by: key).mapValues { SettingFiles($0, read) }
    }

    /// The apps that the files in a folder may be in; empty where nothing is stated.
    mutating func apps(near folder: String) -> [App] {
        let base = Self.nearest(to: folder) { configuration(in: $0) }
        let apps = Self.nearest(to: folder) { lists(in: $0) }
        guard let base else { return apps ?? [] }
        return (apps ?? [App(source: "")]).map { app in
            var both = base
            both.settings.add(app.settings)
            if !app.source.isEmpty { both.source += ", " + app.source }
            return both
        }
    }

    /// What the nearest folder around says.
    private static func nearest<Said>(to folder: String, _ said: (String) -> Said?) -> Said? {
        var folder = folder
        while true {
            if let found = said(folder) { return found }
            if folder.isEmpty { return nil }
            folder = RelativePath.folder(of: folder)
        }
    }

    // MARK: Configuration files

    /// What configuration files say of an app: all devices, the lowest version, and of the rest what they agree on.
    private mutating func configuration(in folder: String) -> App? {
        if let known = configured[folder] { return known }
        let app = app(configurations.filter { RelativePath.isWithin(folder, $0) })
        configured[folder] = .some(app)
        return app
    }

    private func app(_ paths: [String]) -> App? {
        var stated = StatedValues(paths, read)
        var settings = ModuleSettings()
        let families = stated.values(of: "TARGETED_DEVICE_FAMILY").map(DeviceFamily.families(in:))
        let devices = families.reduce(into: Set()) { $0.formUnion($1) }
        settings.deviceFamilies = devices.isEmpty ? nil : devices
        settings.deploymentTarget = stated.values(of: "IPHONEOS_DEPLOYMENT_TARGET").compactMap { Version($0) }.min()
        settings.requiresFullScreen = stated.common("INFOPLIST_KEY_UIRequiresFullScreen").map { $0 == "YES" }
        settings.supportsMultipleScenes = stated.common(InfoPlist.sceneGeneration).map { $0 == "YES" }
        let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
        settings.orientations = (stated.common(key + "_iPhone") ?? stated.common(key)).map(InfoPlist.orientations(inSetting:))
        settings.orientationsOnPad = stated.common(key + "_iPad").map(InfoPlist.orientations(inSetting:))
        guard settings != ModuleSettings() else { return nil }
        return App(settings: settings, source: stated.sources.sorted().joined(separator: ", "))
    }

    /// What several configuration files say, and which of them do.
    private struct StatedValues {
        private let files: [(name: String, own: BuildSettings, layers: SettingLayers)]
        /// The names of those that state, rather than include, something that was asked for.
        private(set) var sources: Set<String> = []

        init(_ paths: [String], _ read: (String) -> SourceFile?) {
            files = paths.map { path in
                let own = BuildSettings.configurationFile(path) { $0 == path ? read($0) : nil }
                return (path.lastPathComponent, own, SettingLayers(layers: [BuildSettings.configurationFile(path, read)]))
            }
        }

        mutating func values(of setting: String) -> [String] {
            let values = files.compactMap { $0.layers.value(of: setting) }
            if !values.isEmpty { sources.formUnion(files.filter { $0.own.values[setting] != nil }.map(\.name)) }
            return values
        }

        /// Nil where they differ.
        mutating func common(_ setting: String) -> String? {
            let values = Set(values(of: setting))
            return values.count == 1 ? values.first : nil
        }
    }

    // MARK: Property lists

    private mutating func lists(in folder: String) -> [App]? {
        if let known = listed[folder] { return known }
        let apps = propertyLists.filter { RelativePath.isWithin(folder, $0) }.compactMap { path in
            read(path).flatMap(Self.settings).map { App(settings: $0, source: path.lastPathComponent) }
        }
        listed[folder] = apps.isEmpty ? .some(nil) : apps
        return apps.isEmpty ? nil : apps
    }

    /// Nil for the list of what is no app for iOS: a framework, an extension, tests, an app for a watch or a Mac.
    private static func settings(_ file: SourceFile) -> ModuleSettings? {
        guard let root = PropertyList(file) else { return nil }
        let keys = root.entries.keys
        let type = root["CFBundlePackageType"]?.string ?? "APPL"
        guard type == "APPL" || type.contains("$"), !keys.contains(where: { $0.hasPrefix("NSExtension") || $0.hasPrefix("WK") }),
            keys.contains(where: { $0.hasPrefix("UI") || $0 == "LSRequiresIPhoneOS" })
        else { return nil }
        var settings = ModuleSettings()
        settings.add(InfoPlist(root))
        settings.deploymentTarget = root["MinimumOSVersion"]?.string.flatMap { Version($0) }
        return settings
    }
}
