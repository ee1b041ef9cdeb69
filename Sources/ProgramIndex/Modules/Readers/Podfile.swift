import SourceText

/// What an app takes from other folders of the tree by way of CocoaPods.
///
/// A Podfile is Ruby, which is not run; what it computes is not found.
struct Podfile {
    /// A pod whose sources lie in the tree: `pod 'Kit', :path => '../Kit'`.
    struct LocalPod: Hashable {
        /// Without the part that is taken of it: `Kit` of `Kit/Core`.
        let name: String
        /// Relative to the root.
        let folder: String
    }

    /// Relative to the root.
    let path: String
    let pods: [LocalPod]

    init(_ file: SourceFile) {
        path = file.path
        let folder = RelativePath.folder(of: file.path)
        pods = Self.lines(of: file).compactMap { line in
            let words = line.drop(while: \.isWhitespace)
            guard words.hasPrefix("pod"), words.dropFirst(3).first.map({ " ('\"".contains($0) }) ?? false,
                let name = Self.literal(in: words.dropFirst(3).drop { " (".contains($0) }), let path = Self.path(in: line)
            else { return nil }
            let pod = name.split(separator: "/").first.map(String.init) ?? name
            let place = RelativePath.joining(folder, path)
            return LocalPod(name: pod, folder: place.hasSuffix(".podspec") ? RelativePath.folder(of: place) : place)
        }
    }

    /// The folder that it lies in, with the projects that it is for.
    var folder: String { RelativePath.folder(of: path) }

    /// The paths after `:path =>` and `path:`, as they are written, relative to the Podfile's folder.
    static func localPaths(in file: SourceFile) -> [String] { lines(of: file).compactMap(path) }

    /// Without comments.
    private static func lines(of file: SourceFile) -> [Substring] {
        String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { $0.prefix { $0 != "#" } }
    }

    private static func path(in line: Substring) -> String? {
        guard let mark = line.firstRange(of: "path") else { return nil }
        return literal(in: line[mark.upperBound...].drop { " =>:".contains($0) })
    }

    /// The text in quotes that begins here.
    private static func literal(in text: Substring) -> String? {
        guard let quote = text.first, quote == "'" || quote == "\"" else { return nil }
        return String(text.dropFirst().prefix { $0 != quote })
    }
}
