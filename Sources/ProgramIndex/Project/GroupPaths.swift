/// Where the groups of an Xcode project put what they hold.
struct GroupPaths: Sendable {
    private let objects: [String: PropertyList]
    private var parents: [String: String] = [:]
    /// Where each group puts what it holds, as the project writes it: thousands of files lie in hundreds of groups.
    private var folders: [String: Place] = [:]

    /// Where a group or a file lies.
    private enum Place {
        /// Relative to the project's folder, after so many groups.
        case inside(path: String, depth: Int)
        case elsewhere
    }

    init(_ objects: [String: PropertyList]) {
        self.objects = objects
        var groups: [String] = []
        for (id, object) in objects {
            guard let children = object["children"]?.strings, !children.isEmpty else { continue }
            groups.append(id)
            // Objects come in no order: of the groups that hold one thing, the same is taken each time.
            for child in children { parents[child] = parents[child].map { min($0, id) } ?? id }
        }
        for group in groups { addFolder(of: group) }
    }

    /// Adds a group and those around it.
    private mutating func addFolder(of group: String) {
        var chain: [String] = []
        var seen: Set<String> = []
        var current: String? = group
        while let next = current, folders[next] == nil, seen.insert(next).inserted {
            chain.append(next)
            current = isRelative(next) ? parents[next] : nil
        }
        for id in chain.reversed() { folders[id] = place(of: id) }
    }

    /// No project nests its groups deeper.
    private static let depthLimit = 100

    private func isRelative(_ id: String) -> Bool { ["<group>", nil].contains(objects[id]?["sourceTree"]?.string) }

    /// Where something lies of which the group around it is known.
    private func place(of id: String) -> Place {
        guard let object = objects[id] else { return .inside(path: "", depth: 0) }
        var (outer, depth) = ("", 0)
        switch object["sourceTree"]?.string {
        case "SOURCE_ROOT": break
        case nil, "<group>":
            guard let parent = parents[id] else { break }
            guard case .inside(let path, let number)? = folders[parent] else { return .elsewhere }
            (outer, depth) = (path, number)
        default: return .elsewhere
        }
        guard depth + 1 < Self.depthLimit else { return .elsewhere }
        guard let own = object["path"]?.string else { return .inside(path: outer, depth: depth + 1) }
        return .inside(path: outer.isEmpty ? own : outer + "/" + own, depth: depth + 1)
    }

    /// Relative to the project's folder; nil for what lies elsewhere.
    func path(of id: String) -> String? {
        if case .inside(let path, _) = place(of: id) { RelativePath.joining(path) } else { nil }
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
