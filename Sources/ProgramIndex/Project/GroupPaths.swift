/// Where the groups of an Xcode project put what they hold.
struct GroupPaths {
    private let objects: [String: PropertyList]
    private var parents: [String: String] = [:]

    init(_ objects: [String: PropertyList]) {
        self.objects = objects
        for (id, object) in objects {
            // Objects come in no order: of the groups that hold one thing, the same is taken each time.
            for child in object["children"]?.strings ?? [] { parents[child] = parents[child].map { min($0, id) } ?? id }
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
