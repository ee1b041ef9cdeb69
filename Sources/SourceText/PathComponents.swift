/// Paths taken apart by their letters alone: components are separated by `/`, and nothing asks the file system.
extension String {
    /// The names between slashes; empty for `/` and the empty path.
    package var pathComponents: [String] { split(separator: "/").map(String.init) }

    /// The last name of a path, or the path itself where it has none: `b.swift` for `/a/b.swift`.
    package var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }

    /// The path without its last name: `/a` for `/a/b`, `/` for `/a`. Nil where there is no slash.
    package var parentFolder: String? {
        lastIndex(of: "/").map { $0 == startIndex ? "/" : String(self[..<$0]) }
    }

    /// The absolute path that a path means in an absolute folder, without `.` and `..`.
    package func absolutePath(in folder: String) -> String {
        let components = pathComponents.reduce(into: hasPrefix("/") ? [] : folder.pathComponents) { components, component in
            switch component {
            case ".": break
            case "..": _ = components.popLast()
            default: components.append(component)
            }
        }
        return "/" + components.joined(separator: "/")
    }

    /// How many folders that lead to a path lead to another one, too.
    package func sharedFolders(with other: String) -> Int {
        var shared = 0
        for (one, another) in zip(utf8, other.utf8) {
            if one != another { break }
            if one == UInt8(ascii: "/") { shared += 1 }
        }
        return shared
    }

    /// The path below a folder, or nil where it does not lie there: `b/c` for `/a/b/c` below `/a`.
    package func path(below folder: String) -> String? {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
