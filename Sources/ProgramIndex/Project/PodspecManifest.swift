import SourceText
import Vocabulary

/// What a `.podspec` says of iOS and of the language, where it is written out.
package struct PodspecManifest {
    /// The oldest iOS that the pod is for: `s.ios.deployment_target = '11.0'`, `s.platform = :ios, '9.0'`.
    package private(set) var version: Version?
    /// The newest mode of Swift that it is compiled in: `s.swift_versions = ['4.2', '5.0']`.
    package private(set) var languageVersion: Version?

    package init(_ file: SourceFile) {
        for number in 0..<file.lines.count {
            let line = file.text(in: file.lines.contentRange(ofLine: number, in: file.bytes)).prefix { $0 != "#" }
            guard let sign = line.firstIndex(of: "=") else { continue }
            let words = line[..<sign].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard words.count >= 2, let key = words.last else { continue }
            let value = line[line.index(after: sign)...]
            switch key {
            case "deployment_target" where words.dropLast().last == "ios": version = Self.versions(in: value).first
            case "platform", "platforms":
                // On a line of several systems, the version behind the name is iOS's.
                guard let name = value.firstRange(of: "ios") else { continue }
                version = Self.versions(in: value[name.upperBound...]).first
            case "swift_version", "swift_versions": languageVersion = Self.versions(in: value).max()
            default: continue
            }
        }
    }

    /// Those in quotes.
    private static func versions(in text: Substring) -> [Version] {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
        return parts.enumerated().compactMap { $0.offset % 2 == 1 ? Version($0.element) : nil }
    }
}
