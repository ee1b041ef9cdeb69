import SourceText

/// Build settings as one place states them: a configuration of a project or a target, or an `.xcconfig` file.
struct BuildSettings: Equatable {
    var values: [String: String] = [:]

    init(_ values: [String: String]) { self.values = values }

    /// Reads an `.xcconfig` file: the last assignment to a name counts, and what a file includes counts as written there.
    /// Settings for one SDK or architecture are not read.
    ///
    /// - Parameters:
    ///   - path: relative to the project's folder.
    ///   - read: the file at such a path; nil without one.
    static func configurationFile(_ path: String, depth: Int = 0, _ read: (String) -> SourceFile?) -> BuildSettings {
        var settings = BuildSettings([:])
        // Deeper than anybody includes, and an end for files that include each other.
        guard depth < 8, let file = read(path) else { return settings }
        for line in 1...file.lines.count {
            var text = file.text(ofLine: line)[...]
            if let comment = text.firstRange(of: "//") { text = text[..<comment.lowerBound] }
            if text.hasPrefix("#include") {
                let name = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard name.count > 2 else { continue }
                let included = RelativePath.joining(RelativePath.folder(of: path), String(name[1]))
                settings.values.merge(configurationFile(included, depth: depth + 1, read).values) { $1 }
                continue
            }
            let parts = text.split(separator: "=", maxSplits: 1).map {
                $0.split { $0 == " " || $0 == "\t" || $0 == "\r" }.joined(separator: " ")
            }
            if parts.count == 2, !parts[0].contains("[") { settings.values[parts[0]] = parts[1] }
        }
        return settings
    }
}

/// Settings in layers, the one that overrides the others first.
struct SettingLayers {
    let layers: [BuildSettings]

    /// The value of a setting with everything that it refers to put in; nil where that is not known.
    func value(of name: String) -> String? {
        resolve(name, from: 0, depth: 0)
    }

    /// A path, relative to the project's folder, which `$(SRCROOT)` stands for; nil where the path is not known.
    func path(of name: String) -> String? {
        guard var path = layers.lazy.compactMap({ $0.values[name] }).first, !path.isEmpty else { return nil }
        for root in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"] where path.hasPrefix(root) {
            path = String(path.dropFirst(root.count))
        }
        for variable in ["TARGET_NAME", "PRODUCT_NAME", "CONFIGURATION"] {
            for reference in ["$(\(variable))", "${\(variable)}"] where path.contains(reference) {
                path = path.replacing(reference, with: value(of: variable) ?? reference)
            }
        }
        if let whole = Self.reference(path) { return value(of: whole) }
        return path.contains("$") || path.hasPrefix("/") ? nil : path
    }

    private func resolve(_ name: String, from first: Int, depth: Int) -> String? {
        guard depth < 16 else { return nil }
        for position in layers.indices.dropFirst(first) {
            guard let value = layers[position].values[name] else { continue }
            guard let reference = Self.reference(value) else { return value.contains("$") ? nil : value }
            if reference == "inherited" || reference == name { return resolve(name, from: position + 1, depth: depth + 1) }
            return resolve(reference, from: 0, depth: depth + 1)
        }
        return nil
    }

    /// `NAME` for a value that is `$(NAME)` or `${NAME}` and nothing else.
    private static func reference(_ value: String) -> String? {
        guard value.hasPrefix("$("), value.hasSuffix(")") || value.hasPrefix("${") && value.hasSuffix("}") else { return nil }
        let name = value.dropFirst(2).dropLast()
        return name.contains("$") ? nil : String(name)
    }
}

/// Paths relative to a project's folder, as project files write them.
enum RelativePath {
    /// Whether a path is a folder's or leads into it; everything is within the root, whose path is empty.
    static func isWithin(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }

    /// Without `.` and empty components; `..` removes the one before it where there is one.
    static func joining(_ parts: String...) -> String {
        if parts.allSatisfy(isPlain) {
            return parts.count == 1 ? parts[0] : parts.filter { !$0.isEmpty }.joined(separator: "/")
        }
        var components: [Substring] = []
        for component in parts.flatMap({ $0.split(separator: "/") }) where component != "." {
            if component == "..", let last = components.last, last != ".." {
                components.removeLast()
            } else {
                components.append(component)
            }
        }
        return components.joined(separator: "/")
    }

    /// Whether a path has no `.`, `..` or empty component, as nearly all.
    private static func isPlain(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            let slash = UInt8(ascii: "/")
            let dot = UInt8(ascii: ".")
            guard bytes.last != slash else { return false }
            for (position, byte) in bytes.enumerated() where position == 0 || bytes[position - 1] == slash {
                if byte == slash { return false }
                guard byte == dot else { continue }
                let next = position + 1
                if next == bytes.count || bytes[next] == slash { return false }
                if bytes[next] == dot, next + 1 == bytes.count || bytes[next + 1] == slash { return false }
            }
            return true
        }
    }

    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The folder that a project file is about: that around `App.xcodeproj` for the file in it.
    static func projectFolder(of path: String) -> String {
        let folder = folder(of: path)
        return folder.hasSuffix(".xcodeproj") ? self.folder(of: folder) : folder
    }
}
