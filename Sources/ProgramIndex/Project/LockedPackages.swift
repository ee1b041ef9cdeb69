import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The versions of the packages that a project was last built with, as package managers write them down: `Package.resolved`,
/// `Podfile.lock`, `Cartfile.resolved`.
package struct LockedPackages: Sendable, Equatable {
    /// By the package's name in lower case.
    private var versions: [String: PackageVersion] = [:]

    package init() {}

    /// - Parameter file: is called like one of those; of any other nothing is read.
    package init(_ file: SourceFile) {
        switch file.path.lastPathComponent {
        case "Package.resolved": addPins(file)
        case "Podfile.lock": addPods(file)
        case "Cartfile.resolved": addCarthage(file)
        default: break
        }
    }

    /// Whether a file of a folder says versions, by its name.
    package static func isNamed(_ name: String) -> Bool {
        ["Podfile.lock", "Cartfile.resolved", "Package.resolved"].contains(name)
    }

    /// - Parameter name: as one imports it; upper and lower case are the same.
    package subscript(name: String) -> PackageVersion? { versions[name.lowercased()] }

    /// What SwiftPM and Xcode write: the first form has the pins inside an object, later ones at the top.
    private mutating func addPins(_ file: SourceFile) {
        struct Pin: Decodable {
            struct State: Decodable { var version: String? }
            var identity: String?
            var location: String?
            var package: String?
            var repositoryURL: String?
            var state: State?
        }
        struct Pins: Decodable { var pins: [Pin]? }
        struct Document: Decodable {
            var object: Pins?
            var pins: [Pin]?
        }
        guard let document = try? JSONDecoder().decode(Document.self, from: Data(file.bytes)) else { return }
        for pin in document.pins ?? document.object?.pins ?? [] {
            let names = [pin.package, pin.identity, (pin.location ?? pin.repositoryURL).map(Self.repository)]
            for name in names.compactMap(\.self) { note(name, pin.state?.version) }
        }
    }

    /// `  - RxKeyboard (2.0.0):`, where a part of a pod is written `RxKeyboard/Core`.
    private mutating func addPods(_ file: SourceFile) {
        for line in lines(of: file) {
            let entry = line.drop { $0 == " " }
            guard entry.hasPrefix("- "), let open = entry.firstIndex(of: "("), let close = entry[open...].firstIndex(of: ")")
            else { continue }
            let name = entry.drop { "- \"".contains($0) }.prefix { !" /(".contains($0) }
            // What others ask for is a range: `(~> 2.0)`.
            note(String(name), String(entry[entry.index(after: open)..<close]))
        }
    }

    /// `github "RxSwiftCommunity/RxKeyboard" "v2.0.0"`
    private mutating func addCarthage(_ file: SourceFile) {
        for line in lines(of: file) {
            let words = line.split(separator: "\"", omittingEmptySubsequences: false)
            if words.count >= 4 { note(Self.repository(String(words[1])), String(words[3])) }
        }
    }

    private mutating func note(_ name: String, _ version: String?) {
        if let version = version.flatMap(PackageVersion.init) { versions[name.lowercased()] = version }
    }

    private func lines(of file: SourceFile) -> [Substring] {
        String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    }

    /// `RxKeyboard` of `https://host/owner/RxKeyboard.git`.
    private static func repository(_ address: String) -> String {
        let name = address.lastPathComponent
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}

/// A package's version, which may have more numbers than a system's: `2.0.1`.
package struct PackageVersion: Sendable, Hashable, Comparable {
    /// Without zeros at the end.
    private let numbers: [Int]

    /// Nil for what is not numbers separated by dots; a `v` in front of them and what follows a hyphen do not count.
    package init?(_ text: String) {
        let plain = text.drop { $0 == "v" }.prefix { $0 != "-" && $0 != "+" }
        let parts = plain.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard !parts.isEmpty, !parts.contains(nil) else { return nil }
        let all = parts.compactMap(\.self)
        numbers = Array(all.prefix((all.lastIndex { $0 != 0 } ?? 0) + 1))
    }

    package static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
}
