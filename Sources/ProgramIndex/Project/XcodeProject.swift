import SourceText
import Vocabulary

/// What an Xcode project says of its targets: the systems that they are built for, and the files that they compile.
package struct XcodeProject: Sendable {
    private(set) var objects: [String: PropertyList]
    private(set) var project: PropertyList
    private(set) var groups: GroupPaths
    /// The ids of its native targets, in its order.
    let targets: [String]
    /// By target, the settings of each of its configurations.
    private var settings: [String: [SettingLayers]] = [:]
    /// By target, those of the configurations that are not called after debugging, unless all are.
    private var shipped: [String: [SettingLayers]] = [:]
    /// The targets with a configuration file that could not be read; CocoaPods makes files that are in few repositories, and set
    /// no more than how to link.
    private var partlyRead: Set<String> = []
    /// By target, the lowest version of its configurations.
    private var versions: [String: Version] = [:]
    /// By path relative to the project's folder, the targets that compile the file.
    private(set) var targetsOfFile: [String: [String]] = [:]
    private(set) var synchronized: [SynchronizedFolder] = []

    /// A folder all of whose files belong to a target, but for exceptions.
    struct SynchronizedFolder {
        let path: String
        let target: String
        /// Files and folders.
        var excluded: Set<String> = []
    }

    /// - Parameters:
    ///   - file: a `project.pbxproj`; nil for one that is not a property list.
    ///   - read: a file by its path relative to the project's folder, for `.xcconfig` files.
    package init?(_ file: SourceFile, read: (String) -> SourceFile?) {
        guard let root = PropertyList(file), let objects = root["objects"]?.entries,
            let project = root["rootObject"]?.string.flatMap({ objects[$0] })
        else { return nil }
        self.objects = objects
        self.project = project
        groups = GroupPaths(objects)
        targets = (project["targets"]?.strings ?? []).filter { objects[$0]?["isa"]?.string == "PBXNativeTarget" }
        addSettings(read)
        for target in targets {
            for file in files(of: target) {
                if let path = groups.path(of: file) { targetsOfFile[path, default: []].append(target) }
            }
        }
        addSynchronizedFolders()
    }

    /// The same for those who ask for versions, without all else that the file says.
    package var withVersionsOnly: XcodeProject {
        var copy = self
        copy.objects = [:]
        copy.project = .string("")
        copy.groups = GroupPaths([:])
        return copy
    }

    /// The lowest of all targets.
    package var lowestVersion: Version? { versions.values.min() }

    /// The lowest of the targets that compile a file; nil where none is known to.
    ///
    /// - Parameter path: relative to the project's folder.
    package func version(ofFileAt path: String) -> Version? { targets(compiling: path).compactMap { versions[$0] }.min() }

    /// The newest language version of the targets that compile a file; nil where none is known to.
    ///
    /// - Parameter path: relative to the project's folder.
    package func languageVersion(ofFileAt path: String) -> Version? {
        let targets = targets(compiling: path)
        let stated = targets.flatMap { values(of: Self.languageSetting, in: $0) }.compactMap { Version($0) }.max()
        if let stated { return stated }
        // Xcode 8 brought the setting, and builds no Swift without it.
        let isOlder = !targets.isEmpty && targets.allSatisfy { isSilent(on: Self.languageSetting, in: $0) }
        return isOlder ? Version(major: 2) : nil
    }

    private static let languageSetting = "SWIFT_VERSION"

    private func targets(compiling path: String) -> [String] {
        let synchronized = synchronized.filter { path.hasPrefix($0.path + "/") && !$0.excluded.contains(path) }
        return (targetsOfFile[path] ?? targets(compilingFoldedPath: path)) + synchronized.map(\.target)
    }

    /// The file systems that Xcode works on make no difference between upper and lower case, and projects are written
    /// accordingly.
    private func targets(compilingFoldedPath path: String) -> [String] {
        let length = path.utf8.count
        let folded = path.lowercased()
        return targetsOfFile.filter { $0.key.utf8.count == length && $0.key.lowercased() == folded }.flatMap(\.value)
    }

    // MARK: Membership

    /// The references of the files that a target compiles or copies; a file with translations stands for each of them.
    private func files(of target: String) -> [String] {
        var files: [String] = []
        for phase in objects[target]?["buildPhases"]?.strings.compactMap({ objects[$0] }) ?? [] {
            guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.string) else { continue }
            for file in phase["files"]?.strings.compactMap({ objects[$0]?["fileRef"]?.string }) ?? [] {
                let isGroup = objects[file]?["isa"]?.string == "PBXVariantGroup"
                files += isGroup ? objects[file]?["children"]?.strings ?? [] : [file]
            }
        }
        return files
    }

    /// Xcode 16 lists folders rather than files, and of the files only the exceptions: what a target that has the folder leaves
    /// out, and what one that has not takes.
    private mutating func addSynchronizedFolders() {
        var owners: [String: [String]] = [:]
        for target in targets {
            for group in objects[target]?["fileSystemSynchronizedGroups"]?.strings ?? [] {
                owners[group, default: []].append(target)
            }
        }
        for (group, object) in objects where object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
            guard let path = groups.path(of: group) else { continue }
            var exceptions: [String: [String]] = [:]
            for exception in (object["exceptions"]?.strings ?? []).compactMap({ objects[$0] }) {
                guard let target = exception["target"]?.string else { continue }
                let files = exception["membershipExceptions"]?.strings ?? []
                exceptions[target, default: []] += files.map { RelativePath.joining(path, Self.untranslated($0)) }
            }
            for target in owners[group] ?? [] {
                let excluded = Set(exceptions.removeValue(forKey: target) ?? [])
                synchronized.append(SynchronizedFolder(path: path, target: target, excluded: excluded))
            }
            for (target, files) in exceptions {
                for file in files { targetsOfFile[file, default: []].append(target) }
            }
        }
    }

    /// The file that an exception `/Localized: App/Main.storyboard` is about: `App/Base.lproj/Main.storyboard`.
    private static func untranslated(_ exception: String) -> String {
        let mark = "/Localized: "
        guard exception.hasPrefix(mark) else { return exception }
        let path = String(exception.dropFirst(mark.count))
        return RelativePath.joining(RelativePath.folder(of: path), "Base.lproj", path.lastPathComponent)
    }

    // MARK: Settings

    /// The value of a setting in each configuration of a target that has it.
    func values(of setting: String, in target: String) -> [String] {
        (settings[target] ?? []).compactMap { $0.value(of: setting) }
    }

    func configurationCount(of target: String) -> Int { settings[target]?.count ?? 0 }

    /// The same in the configurations that users get: a debug build's is the developer's alone. Nil where one of them says
    /// nothing.
    func shippedValues(of setting: String, in target: String) -> [String]? {
        let values = (shipped[target] ?? []).map { $0.value(of: setting) }
        return values.isEmpty || values.contains(nil) ? nil : values.compactMap(\.self)
    }

    /// Whether all that may say something of a setting was read, and nothing does.
    func isSilent(on setting: String, in target: String) -> Bool {
        guard !partlyRead.contains(target), let settings = settings[target], !settings.isEmpty else { return false }
        return settings.allSatisfy { configuration in
            configuration.layers.allSatisfy { layer in
                !layer.values.keys.contains { $0 == setting || $0.hasPrefix(setting + "[") }
            }
        }
    }

    /// The path that a setting names in the first configuration with it, relative to the project's folder.
    func path(of setting: String, in target: String) -> String? {
        (settings[target] ?? []).lazy.compactMap { $0.path(of: setting) }.first
    }

    /// The lowest of a target's configurations.
    func version(of target: String) -> Version? { versions[target] }

    private mutating func addSettings(_ read: (String) -> SourceFile?) {
        func configurations(of owner: PropertyList?) -> [PropertyList] {
            let list = owner?["buildConfigurationList"]?.string.flatMap { objects[$0] }
            return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
        }
        // Many targets are based on one file, and files include each other.
        var files: [String: SourceFile?] = [:]
        func file(_ path: String) -> SourceFile? {
            if let known = files[path] { return known }
            let file = read(path)
            files[path] = .some(file)
            return file
        }
        var stated: [String: BuildSettings] = [:]
        func settings(ofFileAt path: String) -> BuildSettings {
            if let known = stated[path] { return known }
            let settings = BuildSettings.configurationFile(path, file)
            stated[path] = settings
            return settings
        }
        func layers(_ configuration: PropertyList) -> [BuildSettings] {
            let own = (configuration["buildSettings"]?.entries ?? [:]).compactMapValues(\.string)
            return [BuildSettings(own)] + (groups.configurationFile(of: configuration).map { [settings(ofFileAt: $0)] } ?? [])
        }
        func isRead(_ configuration: PropertyList) -> Bool {
            guard let path = groups.configurationFile(of: configuration) else {
                return configuration["baseConfigurationReference"] == nil
            }
            // `Pods-App.release.xcconfig`, or `Pods.release.xcconfig` of a Podfile without targets.
            return path.lastPathComponent.hasPrefix("Pods-") || path.lastPathComponent.hasPrefix("Pods.") || file(path) != nil
        }
        let shared = configurations(of: project).map { (name: $0["name"], layers: layers($0)) }
        for target in targets {
            let name = objects[target]?["name"]?.string
            let given = name.map { ["TARGET_NAME": $0, "PRODUCT_NAME": $0] } ?? [:]
            if !(configurations(of: objects[target]) + configurations(of: project)).allSatisfy(isRead) {
                partlyRead.insert(target)
            }
            let own = configurations(of: objects[target])
            let settings = own.map { configuration in
                let inherited = shared.first { $0.name == configuration["name"] } ?? shared.first
                let last = given.merging(configuration["name"]?.string.map { ["CONFIGURATION": $0] } ?? [:]) { $1 }
                return SettingLayers(layers: layers(configuration) + (inherited?.layers ?? []) + [BuildSettings(last)])
            }
            let isForUsers = own.map { !($0["name"]?.string ?? "").lowercased().contains("debug") }
            self.settings[target] = settings
            shipped[target] = isForUsers.contains(true) ? zip(settings, isForUsers).filter(\.1).map(\.0) : settings
            versions[target] = values(of: "IPHONEOS_DEPLOYMENT_TARGET", in: target).compactMap { Version($0) }.min()
        }
    }
}
