import SourceText

/// A file that says, by its name, that its folder holds a project.
struct ProjectFile {
    enum Kind: CaseIterable {
        case xcode, workspace, xcodeGen, tuist, package, bazel, podspec
        /// CocoaPods' list of what an app uses; states no module, but where the app is.
        case podfile
    }

    let kind: Kind
    /// Relative to the root.
    let path: String

    /// The folder that has the project: of an Xcode project, the one in which the bundle lies.
    var folder: String {
        let folder = RelativePath.folder(of: path)
        return kind == .xcode || kind == .workspace ? RelativePath.folder(of: folder) : folder
    }

    /// Nil for any other file.
    init?(_ path: String) {
        guard let kind = Self.kind(of: path) else { return nil }
        self.kind = kind
        self.path = path
    }

    private static func kind(of path: String) -> Kind? {
        let bytes = path.utf8
        let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
        switch path[start...] {
        case "Package.swift": return .package
        case "Project.swift": return .tuist
        case "project.yml", "project.yaml": return .xcodeGen
        case "BUILD", "BUILD.bazel": return .bazel
        case "Podfile": return .podfile
        case "project.pbxproj": return path.hasSuffix(".xcodeproj/project.pbxproj") ? .xcode : nil
        case "contents.xcworkspacedata":
            // Each project has one of its own, which lists the project.
            return path.hasSuffix(".xcworkspace/contents.xcworkspacedata") && !path.contains(".xcodeproj/") ? .workspace : nil
        case let name: return name.hasSuffix(".podspec") ? .podspec : nil
        }
    }
}
