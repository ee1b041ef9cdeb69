/// A repository at a commit.
package struct VersionControl: Sendable, Equatable {
    /// Where others find the repository: an address without the name and password of somebody.
    package var repository: String
    package var commit: String
    /// Nil where none is checked out.
    package var branch: String?

    /// - Parameter remote: as git has it; `git@host:path` is written as an address.
    /// - Returns: nil for what is no address others could use, as a folder of this machine.
    package init?(remote: String, commit: String, branch: String?) {
        guard let repository = Self.address(remote) else { return nil }
        self.repository = repository
        self.commit = commit
        self.branch = branch
    }

    private static func address(_ remote: String) -> String? {
        var scheme = "ssh"
        var rest = Substring(remote)
        if let colons = remote.firstRange(of: "://") {
            scheme = remote[..<colons.lowerBound].lowercased()
            rest = remote[colons.upperBound...]
        } else if let colon = remote.firstIndex(of: ":"), !remote[..<colon].contains("/"), !remote.contains("::") {
            // `host:path`, as ssh's own programs have it; with two colons it names a program.
            rest = Substring(remote[..<colon] + "/" + remote[remote.index(after: colon)...].drop { $0 == "/" })
        } else {
            return nil
        }
        guard ["http", "https", "ssh", "git"].contains(scheme) else { return nil }
        let host = rest.prefix { $0 != "/" }
        let path = rest.dropFirst(host.count)
        let name = host.lastIndex(of: "@").map { host[host.index(after: $0)...] } ?? host
        // A letter for the folder of a disk is no host.
        guard name.count > 1, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-.:".contains($0)) }), !path.isEmpty
        else { return nil }
        return "\(scheme)://\(name)\(ReportRoot.percentEncoded(String(path)))"
    }
}
