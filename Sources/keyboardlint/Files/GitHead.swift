/// Which commit is checked out, read from the repository's files: no program is run for it.
enum GitHead {
    /// Forty hexadecimal digits (or sixty-four); nil without a repository, without a commit, and where references are kept in another way.
    static func commit(around path: String) -> String? {
        guard var folder = try? FileSystem.realPath(of: Coverage.openable(Coverage.tidy(path))) else { return nil }
        while true {
            if let git = gitFolder(in: folder) { return commit(in: git) }
            guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
    }

    /// A worktree has a file in its place, which says where the folder is.
    private static func gitFolder(in folder: String) -> String? {
        let path = Coverage.join(folder, ".git")
        guard let kind = try? FileSystem.kind(of: path) else { return nil }
        if kind == .folder { return path }
        guard let text = text(path), text.hasPrefix("gitdir: ") else { return nil }
        return absolute(String(text.dropFirst(8)), in: folder)
    }

    private static func commit(in git: String) -> String? {
        guard let head = text(Coverage.join(git, "HEAD")) else { return nil }
        guard head.hasPrefix("ref: ") else { return hash(head) }
        let name = String(head.dropFirst(5))
        // A worktree shares the references of the repository that it belongs to.
        let shared = text(Coverage.join(git, "commondir")).map { absolute($0, in: git) } ?? git
        for folder in [git, shared] {
            if let hash = text(Coverage.join(folder, name)).flatMap(hash) { return hash }
        }
        let packed = text(Coverage.join(shared, "packed-refs"))?.split(separator: "\n").first { $0.hasSuffix(" \(name)") }
        return packed.flatMap { hash(String($0.prefix { $0 != " " })) }
    }

    private static func hash(_ text: String) -> String? {
        (text.count == 40 || text.count == 64) && text.allSatisfy(\.isHexDigit) ? text : nil
    }

    private static func absolute(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : Coverage.join(folder, path)
    }

    /// Without the line feed at its end.
    private static func text(_ path: String) -> String? {
        guard let file = try? SourceReader.read(path) else { return nil }
        let text = String(decoding: file.bytes, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
