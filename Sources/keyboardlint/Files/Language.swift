#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a file is written in, by its name.
enum Language: Equatable {
    case swift, objectiveC
    /// A storyboard, a xib or a file of a project or its settings: of these only the path is taken.
    case project

    /// A file without any ending was named by the user, who says it is Swift: a script, a pipe's file.
    init(fileName name: UnsafePointer<CChar>) {
        if Self.projectEndings.contains(where: { Self.ends(name, with: $0) }) {
            self = .project
        } else {
            self = [".m", ".mm"].contains { Self.ends(name, with: $0) } ? .objectiveC : .swift
        }
    }

    /// Whether the name ends like that of something else than source code of an app: `notes.txt`, `Main.storyboard`.
    static func isOther(fileName name: UnsafePointer<CChar>) -> Bool {
        if [".swift", ".m", ".mm"].contains(where: { ends(name, with: $0) }) { return false }
        return String(cString: name).lastPathComponent.dropFirst().contains(".") || Self(fileName: name) == .project
    }

    /// What the names of files end with that say which files belong together. A file may end so and be something else.
    static let projectEndings: [StaticString] = [
        ".xib", ".storyboard", ".pbxproj", ".xcworkspacedata", ".podspec", "Podfile", "project.yml", "project.yaml", "BUILD",
        "BUILD.bazel", ".xcconfig", "Info.plist",
    ]

    static func ends(_ name: UnsafePointer<CChar>, with ending: StaticString) -> Bool {
        let length = strlen(name)
        let count = ending.utf8CodeUnitCount
        return length >= count && memcmp(name + (length - count), ending.utf8Start, count) == 0
    }
}
