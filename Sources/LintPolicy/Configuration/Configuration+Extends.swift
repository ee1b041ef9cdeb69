import SourceText

/// Where configurations are read from: the disk, or a test's dictionary.
package protocol ConfigurationText {
    /// - Parameter path: absolute.
    /// - Throws: why the file cannot be had.
    func read(_ path: String) throws(UnreadableConfiguration) -> (path: CanonicalPath, file: SourceFile)
}

/// A path that is absolute and has no links in it, so that two of them are equal that lead to the same file.
package struct CanonicalPath: Hashable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    /// The folder that the file is in.
    package var folder: String { text.parentFolder ?? "/" }
}

/// Why a configuration file cannot be had, in a clause: "there is no file 'base.json'".
package struct UnreadableConfiguration: Error {
    package let reason: String

    package init(_ reason: String) { self.reason = reason }
}

extension Configuration {
    /// Reads what a file extends, and what that extends.
    package init(_ file: SourceFile, at path: CanonicalPath, from text: some ConfigurationText) throws(InvalidConfiguration) {
        var chain = ConfigurationChain(text: text)
        try chain.add(file, at: path, through: [])
        self.init(files: chain.files)
    }
}

private struct ConfigurationChain<Text: ConfigurationText> {
    let text: Text
    private(set) var files: [ConfigurationFile] = []

    /// More than anybody has, few enough that files which extend each other twice over end.
    private static var limit: Int { 100 }

    init(text: Text) { self.text = text }

    /// - Parameter before: the files that led here.
    mutating func add(
        _ source: SourceFile, at path: CanonicalPath, through before: [(path: CanonicalPath, name: String)]
    ) throws(InvalidConfiguration) {
        let file = try ConfigurationFile(source, in: path.folder)
        let here = before + [(path, source.path)]
        for base in file.extends {
            guard let place = base.origin.place else { continue }
            let found: (path: CanonicalPath, file: SourceFile)
            do throws(UnreadableConfiguration) {
                found = try text.read(file.path(of: base.value))
            } catch {
                throw InvalidConfiguration(error.reason, at: place)
            }
            if let start = here.firstIndex(where: { $0.path == found.path }) {
                let names = here[start...].map(\.name) + [here[start].name]
                throw InvalidConfiguration(
                    "'extends' leads in a circle: \(names.joined(separator: " extends "))", at: place)
            }
            if files.count + here.count > Self.limit {
                throw InvalidConfiguration("a configuration can extend \(Self.limit) files; these are more", at: place)
            }
            try add(found.file, at: found.path, through: here)
        }
        files.append(file)
    }
}

extension ConfigurationFile {
    /// The absolute path of what the file writes as `path`.
    func path(of path: String) -> String {
        path.hasPrefix("/") ? path : path.absolutePath(in: folder)
    }
}
