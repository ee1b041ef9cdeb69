/// Folders of code that is not the user's, by the names that they have everywhere.
package enum DependencyFolders {
    /// Those that tools fill: what is changed there is lost with the next run of the tool.
    package static let managed: Set<String> = [".build", "Carthage", "DerivedData", "node_modules", "Pods"]
    /// Those for code that was copied from elsewhere, in lower case.
    package static let copied: Set<String> = [
        "3rd", "3rd-party", "3rd_party", "3rdparty", "submodules", "third-party", "third_party", "thirdparty", "vendor",
        "vendored", "vendors",
    ]

    /// Whether a file lies in one of them, below where the path begins.
    package static func contain(_ path: String) -> Bool {
        areManaged(around: path) || path.split(separator: "/").dropLast().contains { copied.contains($0.lowercased()) }
    }

    /// Whether a file lies in one of those that tools fill.
    package static func areManaged(around path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { managed.contains(String($0)) }
    }
}
