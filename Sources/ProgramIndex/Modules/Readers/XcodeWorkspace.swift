/// Reads which projects and packages an Xcode workspace puts together.
enum XcodeWorkspace {
    /// - Parameter path: of the `contents.xcworkspacedata`, relative to the root.
    /// - Returns: the project files that it lists, by their paths relative to the root; nil for what is not XML.
    static func projects(_ bytes: [UInt8], at path: String) -> [String]? {
        var reader = MarkupReader(bytes)
        let home = RelativePath.folder(of: RelativePath.folder(of: path))
        /// The folders of the groups around.
        var folders = [home]
        var projects: [String] = []
        while let tag = reader.next() {
            guard case .start(let isEmpty) = tag else {
                if reader.name == "Group", folders.count > 1 { folders.removeLast() }
                continue
            }
            let location = reader["location"] ?? ""
            let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let relative = parts.count == 2 ? String(parts[1]) : location
            // `container:` counts from the workspace, `group:` from the group around.
            let place = RelativePath.joining(parts.first == "container" ? home : folders[folders.count - 1], relative)
            if reader.name == "Group" {
                if !isEmpty { folders.append(place) }
            } else if reader.name == "FileRef", parts.first != "absolute", !location.isEmpty {
                projects.append(RelativePath.joining(place, place.hasSuffix(".xcodeproj") ? "project.pbxproj" : "Package.swift"))
            }
        }
        return reader.failure == nil ? projects : nil
    }
}
