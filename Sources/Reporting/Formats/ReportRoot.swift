/// The folder that the paths of machine-read formats are relative to: a server that shows a finding beside a line knows the
/// repository and nothing of the folder a run was started in.
package struct ReportRoot: Sendable {
    /// Absolute, without links and without a trailing `/`: the repository's folder where there is one.
    package var folder: String
    /// Absolute; what relative paths of the report are relative to.
    package var currentFolder: String
    /// What the user named, and where it really lies.
    package var named: [Named]
    /// What was linted as a path below `folder`; empty for all of it.
    package var scope: String

    package struct Named: Sendable {
        /// As paths in the report begin; empty for the current folder.
        package var path: String
        /// Absolute, without links.
        package var realPath: String

        package init(path: String, realPath: String) {
            self.path = path
            self.realPath = realPath
        }
    }

    package init(folder: String, currentFolder: String, named: [Named] = [], scope: String = "") {
        self.folder = folder
        self.currentFolder = currentFolder
        self.named = named
        self.scope = scope
    }

    /// The path from the root, without `./`; of a file that does not lie below it, the absolute path.
    func path(of path: String) -> String {
        let absolute = absolute(path)
        return Self.below(folder, absolute) ?? absolute
    }

    /// Of a path of the report; absolute, without `.`, `..` and, as far as the user named one, links.
    func absolute(_ path: String) -> String {
        let candidates = named.compactMap { named in rest(of: path, below: named.path).map { (named, $0) } }
        guard let (named, rest) = candidates.max(by: { $0.0.path.utf8.count < $1.0.path.utf8.count }) else {
            return Self.absolute(path, in: currentFolder)
        }
        return Self.absolute(rest, in: named.realPath)
    }

    /// By the letters alone, as a path of `currentFolder`.
    static func absolute(_ path: String, in currentFolder: String) -> String {
        path.absolutePath(in: currentFolder)
    }

    /// What remains of `path` below `folder`; nil where it does not lie there.
    static func below(_ folder: String, _ path: String) -> String? {
        path.path(below: folder)
    }

    private func rest(of path: String, below folder: String) -> String? {
        if folder.isEmpty { return path.hasPrefix("/") || path.pathComponents.contains("..") ? nil : path }
        return path == folder ? "" : Self.below(folder, path)
    }
}

extension ReportRoot {
    /// As a URI reference (RFC 3986): relative to the root, or with `file:` where it does not lie below it.
    func uri(of path: String) -> String {
        let path = self.path(of: path)
        return path.hasPrefix("/") ? "file://" + Self.percentEncoded(path) : Self.percentEncoded(path)
    }

    /// Ends in `/`, so that a relative reference is resolved below it.
    var folderURI: String {
        "file://" + Self.percentEncoded(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// Everything but unreserved characters and the slash, byte by byte. A colon is encoded as well: in the first segment of a
    /// relative reference it would end a scheme (RFC 3986, 4.2).
    static func percentEncoded(_ path: String) -> String {
        path.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                return String(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                return "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }.joined()
    }
}
