import SourceText

/// What an app takes from other folders of the tree by way of CocoaPods.
enum Podfile {
    /// The paths after `:path =>` and `path:`, as they are written, relative to the Podfile's folder.
    ///
    /// A Podfile is Ruby, which is not run; what it computes is not found.
    static func localPaths(in file: SourceFile) -> [String] {
        String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).flatMap { line -> [String] in
            let code = line.prefix { $0 != "#" }
            guard let mark = code.firstRange(of: "path") else { return [] }
            let rest = code[mark.upperBound...].drop { " =>:".contains($0) }
            guard let quote = rest.first, quote == "'" || quote == "\"" else { return [] }
            return [String(rest.dropFirst().prefix { $0 != quote })]
        }
    }
}
