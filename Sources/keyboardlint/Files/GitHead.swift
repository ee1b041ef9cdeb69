import Reporting

/// Which commit is checked out, read from the repository's files: no program is run for it.
enum GitHead {
    /// Forty hexadecimal digits (or sixty-four); nil without a repository, without a commit, and where references are kept in
    /// another way.
    static func commit(around path: String) -> String? {
        gitFolder(around: path).flatMap { commit(in: $0) }
    }

    /// What is checked out, and where others find it; nil where one of the two is not known.
    static func versionControl(around path: String) -> VersionControl? {
        guard let git = gitFolder(around: path), let commit = commit(in: git), let remote = remote(in: git) else { return nil }
        let head = text(FileSet.join(git, "HEAD")) ?? ""
        let prefix = "ref: refs/heads/"
        return VersionControl(
            remote: remote, commit: commit, branch: head.hasPrefix(prefix) ? String(head.dropFirst(prefix.count)) : nil)
    }

    /// The address of `origin`, or of the only other one there is.
    private static func remote(in git: String) -> String? {
        var addresses: [String: String] = [:]
        var section = ""
        for line in (text(FileSet.join(shared(git), "config")) ?? "").split(whereSeparator: \.isNewline) {
            let line = line.drop { $0 == " " || $0 == "\t" }
            if line.hasPrefix("[") {
                section = String(line)
            } else if section.hasPrefix("[remote \""), let address = line.wholeMatch(of: #/url\s*=\s*(\S+)\s*/#) {
                addresses[section] = addresses[section] ?? String(address.output.1)
            }
        }
        return addresses["[remote \"origin\"]"] ?? (addresses.count == 1 ? addresses.first?.value : nil)
    }

    private static func gitFolder(around path: String) -> String? {
        guard var folder = try? FileSystem.realPath(of: FileSet.openable(FileSet.tidy(path))) else { return nil }
        while true {
            if let git = gitFolder(in: folder) { return git }
            guard folder != "/", let parent = folder.parentFolder else { return nil }
            folder = parent
        }
    }

    /// A worktree has a file in its place, which says where the folder is.
    private static func gitFolder(in folder: String) -> String? {
        let path = FileSet.join(folder, ".git")
        guard let kind = try? FileSystem.kind(of: path) else { return nil }
        if kind == .folder { return path }
        guard let text = text(path), text.hasPrefix("gitdir: ") else { return nil }
        return absolute(String(text.dropFirst(8)), in: folder)
    }

    private static func commit(in git: String) -> String? {
        guard let head = text(FileSet.join(git, "HEAD")) else { return nil }
        guard head.hasPrefix("ref: ") else { return hash(head) }
        let name = String(head.dropFirst(5))
        let shared = shared(git)
        for folder in [git, shared] {
            if let hash = text(FileSet.join(folder, name)).flatMap(hash) { return hash }
        }
        let packed = text(FileSet.join(shared, "packed-refs"))?.split(separator: "\n").first { $0.hasSuffix(" \(name)") }
        return packed.flatMap { hash(String($0.prefix { $0 != " " })) }
    }

    /// A worktree shares references and settings of the repository that it belongs to.
    private static func shared(_ git: String) -> String {
        text(FileSet.join(git, "commondir")).map { absolute($0, in: git) } ?? git
    }

    private static func hash(_ text: String) -> String? {
        (text.count == 40 || text.count == 64) && text.allSatisfy(\.isHexDigit) ? text : nil
    }

    private static func absolute(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : FileSet.join(folder, path)
    }

    /// Without the line feed at its end.
    private static func text(_ path: String) -> String? {
        guard let file = try? SourceReader.read(path) else { return nil }
        let text = String(decoding: file.bytes, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
