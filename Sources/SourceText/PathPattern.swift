/// A pattern for paths, as `.gitignore` files have them.
///
/// A pattern with a `/` before its end is about one place: it begins at the folder of the file that says it, and `..` leads out
/// of that. A pattern without is about a name, wherever it stands. What names a folder means everything in it.
///
/// `*` stands for any part of a name, `**` for any number of folders, `?` for one character, `[a-z]` for one of some, `{a,b}` for
/// either.
package struct PathPattern: Sendable, Equatable {
    /// As it was written.
    package let text: String
    /// The names that lead to the folder that it is relative to.
    private let base: [String]
    /// More than one where it has braces.
    private let alternatives: [Alternative]

    private struct Alternative: Sendable, Equatable {
        /// The pattern's folder is `base` with so many names taken off.
        var upwards = 0
        var segments: [[Character]]
        var isName: Bool
        /// Whether it ends with `/`.
        var isFolder: Bool
    }

    /// More than anybody writes.
    static let lengthLimit = 1000
    private static let alternativeLimit = 64

    /// - Parameters:
    ///   - folder: absolute, without links.
    /// - Throws: what is wrong with it, as the rest of a sentence that begins with the pattern.
    package init(_ text: String, in folder: String) throws(Malformed) {
        self.text = text
        base = folder.pathComponents
        if text.utf8.count > Self.lengthLimit { throw Malformed(reason: "is longer than \(Self.lengthLimit) bytes") }
        if text.hasPrefix("!") {
            throw Malformed(reason: "begins with '!', which has no meaning here; 'include' says what is linted")
        }
        if text.contains("\\") { throw Malformed(reason: "has a '\\'; folders are separated by '/'") }
        var alternatives: [Alternative] = []
        for spelling in try Self.expanded(text) { alternatives.append(try Self.alternative(spelling, folders: base.count)) }
        self.alternatives = alternatives
    }

    package struct Malformed: Error, Equatable {
        package let reason: String
    }

    /// Whether it means the file or folder, or a folder around it.
    ///
    /// - Parameter path: absolute, without links.
    package func covers(_ path: String, isFolder: Bool = false) -> Bool {
        covers(PathNames(path), isFolder: isFolder, isWalked: false)
    }

    /// Whether it means the file itself, not only a folder around it: how build systems read a glob.
    ///
    /// - Parameter path: absolute, without links.
    package func fits(_ path: PathNames) -> Bool {
        let names = path.characters
        let common = zip(base, path.names).prefix { $0 == $1 }.count
        return alternatives.contains { alternative in
            if alternative.isFolder { return false }
            if alternative.isName {
                guard let name = names.last, common < names.count else { return false }
                return NamePattern(alternative.segments[0]).matches(name)
            }
            guard common >= base.count - alternative.upwards else { return false }
            return Self.matches(
                Array(names.dropFirst(base.count - alternative.upwards)), alternative.segments, isFolder: false,
                needsFolder: false, isWhole: true)
        }
    }

    /// - Parameter isWalked: whether it is known to cover none of the folders around the path, so that names of theirs need not
    ///   be looked at.
    package func covers(_ path: PathNames, isFolder: Bool, isWalked: Bool) -> Bool {
        let names = path.characters
        let common = zip(base, path.names).prefix { $0 == $1 }.count
        return alternatives.contains { alternative in
            if alternative.isName {
                let candidates = names.indices.dropFirst(isWalked ? max(common, names.count - 1) : common)
                return candidates.contains { index in
                    NamePattern(alternative.segments[0]).matches(names[index])
                        && (!alternative.isFolder || isFolder || index < names.count - 1)
                }
            }
            guard common >= base.count - alternative.upwards else { return false }
            return Self.matches(
                Array(names.dropFirst(base.count - alternative.upwards)), alternative.segments,
                isFolder: isFolder, needsFolder: alternative.isFolder)
        }
    }
}

/// A path, taken apart once for all patterns that look at it.
package struct PathNames: Sendable, Hashable {
    fileprivate private(set) var names: [String]
    fileprivate private(set) var characters: [[Character]]

    /// - Parameter path: absolute, without links.
    package init(_ path: String) {
        names = path.pathComponents
        characters = names.map(Array.init)
    }

    package func appending(_ name: String) -> PathNames {
        var path = self
        path.names.append(name)
        path.characters.append(Array(name))
        return path
    }
}

// MARK: - Reading

extension PathPattern {
    private static func alternative(_ text: String, folders: Int) throws(Malformed) -> Alternative {
        let isFolder = text.hasSuffix("/")
        let isName = !text.dropLast(isFolder ? 1 : 0).contains("/")
        var upwards = 0
        var segments: [[Character]] = []
        for part in text.split(separator: "/") where part != "." {
            if part == ".." {
                guard segments.isEmpty else {
                    throw Malformed(reason: "has '..' after a name; it can only be at the beginning")
                }
                upwards += 1
            } else if part != "**" || segments.last != ["*", "*"] {
                try check(part)
                segments.append(Array(part))
            }
        }
        if upwards > folders { throw Malformed(reason: "leads out of the file system") }
        // `.` and `..` alone mean everything in a folder.
        return Alternative(
            upwards: upwards, segments: segments,
            isName: isName && upwards == 0 && !segments.isEmpty && segments != [["*", "*"]],
            isFolder: isFolder)
    }

    private static func check(_ part: Substring) throws(Malformed) {
        if part != "**", part.contains("**") {
            throw Malformed(reason: "has '**' beside other characters; it matches whole folders")
        }
        if let open = part.firstIndex(of: "["), !part[open...].dropFirst(2).contains("]") {
            throw Malformed(reason: "has a '[' without its ']'")
        }
    }

    /// The pattern without braces: `*.{m,mm}` is `*.m` and `*.mm`.
    private static func expanded(_ text: String) throws(Malformed) -> [String] {
        var done: [String] = []
        var waiting = [text]
        while let next = waiting.popLast() {
            guard let open = next.lastIndex(of: "{") else {
                if next.contains("}") { throw Malformed(reason: "has a '}' without its '{'") }
                if next.isEmpty || next.allSatisfy({ $0 == "/" }) {
                    throw Malformed(reason: "names nothing; write '**' for everything")
                }
                done.append(next)
                continue
            }
            // The last one that opens has no other in it.
            guard let close = next[open...].firstIndex(of: "}") else { throw Malformed(reason: "has a '{' without its '}'") }
            let choices = next[next.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
            waiting += choices.reversed().map { "\(next[..<open])\($0)\(next[next.index(after: close)...])" }
            if done.count + waiting.count > alternativeLimit {
                throw Malformed(reason: "has braces that expand to more than \(alternativeLimit) patterns")
            }
        }
        return done
    }
}

// MARK: - Matching

extension PathPattern {
    /// Whether the segments mean the path or a folder on the way to it.
    ///
    /// - Parameter isWhole: whether they must mean the path itself.
    ///
    /// As with `*` in a name, it is enough to go back to the last `**`: whatever an earlier one could take in addition, this one
    /// can.
    private static func matches(
        _ names: [[Character]], _ segments: [[Character]], isFolder: Bool, needsFolder: Bool, isWhole: Bool = false
    ) -> Bool {
        var name = 0
        var segment = 0
        var retry: (name: Int, segment: Int)?
        while true {
            if segment == segments.count {
                if isWhole ? name == names.count : name < names.count || isFolder || !needsFolder { return true }
            } else if segments[segment] == ["*", "*"] {
                // At the end it means everything in the folder, and not the folder.
                if segment == segments.count - 1 { return name < names.count }
                retry = (name, segment + 1)
                segment += 1
                continue
            } else if name < names.count, NamePattern(segments[segment]).matches(names[name]) {
                name += 1
                segment += 1
                continue
            }
            guard let last = retry, last.name < names.count else { return false }
            retry = (last.name + 1, last.segment)
            (name, segment) = (last.name + 1, last.segment)
        }
    }
}
