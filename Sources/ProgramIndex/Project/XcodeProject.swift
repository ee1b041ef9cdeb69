import SourceText
import Vocabulary

/// What an Xcode project says of the systems that its files are built for.
package struct XcodeProject {
    private let objects: [String: PropertyList]
    private let project: PropertyList
    /// By target, the lowest version of its configurations.
    private let versions: [String: Version]
    /// By path relative to the project's folder, the targets that compile the file.
    private var targetsOfFile: [String: [String]] = [:]
    private var synchronized: [SynchronizedFolder] = []

    /// A folder all of whose files belong to a target, but for exceptions.
    private struct SynchronizedFolder {
        let path: String
        let target: String
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
        let groups = GroupPaths(objects)
        let targets = (project["targets"]?.strings ?? []).filter { objects[$0]?["isa"]?.string == "PBXNativeTarget" }
        var versions: [String: Version] = [:]
        for target in targets { versions[target] = Self.version(of: objects[target], in: project, objects, groups, read) }
        self.versions = versions
        for target in targets {
            for file in Self.sources(of: target, objects) {
                if let path = groups.path(of: file) { targetsOfFile[path, default: []].append(target) }
            }
            addSynchronizedFolders(of: target, groups)
        }
    }

    /// The lowest of all targets.
    package var lowestVersion: Version? { versions.values.min() }

    /// The lowest of the targets that compile a file; nil where none is known to.
    ///
    /// - Parameter path: relative to the project's folder.
    package func version(ofFileAt path: String) -> Version? {
        var targets = targetsOfFile[path] ?? []
        for folder in synchronized where path.hasPrefix(folder.path + "/") && !folder.excluded.contains(path) {
            targets.append(folder.target)
        }
        return targets.compactMap { versions[$0] }.min()
    }

    // MARK: Membership

    private static func sources(of target: String, _ objects: [String: PropertyList]) -> [String] {
        let phases = objects[target]?["buildPhases"]?.strings.compactMap { objects[$0] } ?? []
        return phases.filter { $0["isa"]?.string == "PBXSourcesBuildPhase" }.flatMap { $0["files"]?.strings ?? [] }
            .compactMap { objects[$0]?["fileRef"]?.string }
    }

    /// Xcode 16 lists folders rather than files, and of the files only the exceptions.
    private mutating func addSynchronizedFolders(of target: String, _ groups: GroupPaths) {
        for group in objects[target]?["fileSystemSynchronizedGroups"]?.strings ?? [] {
            guard let path = groups.path(of: group) else { continue }
            var folder = SynchronizedFolder(path: path, target: target)
            for exception in (objects[group]?["exceptions"]?.strings ?? []).compactMap({ objects[$0] }) {
                let files = (exception["membershipExceptions"]?.strings ?? []).map { RelativePath.joining(path, $0) }
                if exception["target"]?.string == target {
                    folder.excluded.formUnion(files)
                } else if let other = exception["target"]?.string {
                    for file in files { targetsOfFile[file, default: []].append(other) }
                }
            }
            synchronized.append(folder)
        }
    }

    // MARK: Versions

    private static func version(
        of target: PropertyList?, in project: PropertyList, _ objects: [String: PropertyList], _ groups: GroupPaths,
        _ read: (String) -> SourceFile?
    ) -> Version? {
        func configurations(of owner: PropertyList?) -> [PropertyList] {
            let list = owner?["buildConfigurationList"]?.string.flatMap { objects[$0] }
            return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
        }
        func layers(_ configuration: PropertyList) -> [BuildSettings] {
            let own = (configuration["buildSettings"]?.entries ?? [:]).compactMapValues(\.string)
            return [BuildSettings(own)]
                + (groups.configurationFile(of: configuration).map { [BuildSettings.configurationFile($0, read)] } ?? [])
        }
        let shared = configurations(of: project)
        return configurations(of: target).compactMap { configuration in
            let inherited = shared.first { $0["name"] == configuration["name"] } ?? shared.first
            let all = SettingLayers(layers: layers(configuration) + (inherited.map(layers) ?? []))
            return all.value(of: "IPHONEOS_DEPLOYMENT_TARGET").flatMap { Version($0) }
        }.min()
    }
}

/// Where the groups of a project put what they hold.
private struct GroupPaths {
    private let objects: [String: PropertyList]
    private var parents: [String: String] = [:]

    init(_ objects: [String: PropertyList]) {
        self.objects = objects
        for (id, object) in objects {
            for child in object["children"]?.strings ?? [] { parents[child] = id }
        }
    }

    /// Relative to the project's folder; nil for what lies elsewhere.
    func path(of id: String) -> String? {
        var parts: [String] = []
        var current: String? = id
        // No project nests its groups deeper; one that nests them in circles ends here.
        for _ in 0..<100 {
            guard let next = current, let object = objects[next] else {
                return RelativePath.joining(parts.reversed().joined(separator: "/"))
            }
            if let path = object["path"]?.string { parts.append(path) }
            switch object["sourceTree"]?.string {
            case "SOURCE_ROOT": current = nil
            case nil, "<group>": current = parents[next]
            default: return nil
            }
        }
        return nil
    }

    /// The `.xcconfig` file that a configuration is based on.
    func configurationFile(of configuration: PropertyList) -> String? {
        if let reference = configuration["baseConfigurationReference"]?.string { return path(of: reference) }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap(path),
            let rest = configuration["baseConfigurationReferenceRelativePath"]?.string
        else { return nil }
        return RelativePath.joining(anchor, rest)
    }
}
