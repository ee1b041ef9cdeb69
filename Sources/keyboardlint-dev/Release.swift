import Foundation

/// Makes what is published with a version: the program as one static binary, an artifact bundle that packages take it from, and
/// checksums.
///
/// A bundle may hold the program for several systems, but each has to be built on its own: `--add` takes in what was built
/// elsewhere.
struct Release {
    static let usage = "release OUTPUT [--add TRIPLE=BINARY]…"

    private let output: URL
    private var binaries: [(triple: String, file: URL)] = []

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        guard let folder = rest.popFirst(), !folder.hasPrefix("-") else { throw Refusal("usage: keyboardlint-dev \(Self.usage)") }
        output = URL(filePath: folder, directoryHint: .isDirectory)
        while let option = rest.popFirst() {
            guard option == "--add", let pair = rest.popFirst()?.split(separator: "=", maxSplits: 1), pair.count == 2 else {
                throw Refusal("usage: keyboardlint-dev \(Self.usage)")
            }
            binaries.append((String(pair[0]), URL(filePath: String(pair[1]))))
        }
    }

    func make() throws {
        let built = try build()
        let version = try Self.line(of: [built.file.path, "--version"]).split(separator: " ").last.map(String.init) ?? ""
        let bundle = output.appending(path: "keyboardlint.artifactbundle")
        try? FileManager.default.removeItem(at: bundle)
        for binary in [built] + binaries {
            let program = bundle.appending(path: Self.path(version, binary.triple))
            try FileManager.default.createDirectory(at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: binary.file, to: program)
        }
        let triples = [built.triple] + binaries.map(\.triple)
        try Self.manifest(version, triples).write(to: bundle.appending(path: "info.json"), atomically: true, encoding: .utf8)

        let archive = "keyboardlint-\(version).artifactbundle.zip"
        let program = "keyboardlint-\(version)-\(built.triple).zip"
        try pack("keyboardlint.artifactbundle", as: archive)
        try pack("keyboardlint", as: program)
        let sums = try [archive, program].map { name in
            let path = output.appending(path: name).path
            return "\(try Self.line(of: ["swift", "package", "compute-checksum", path]))  \(name)\n"
        }
        try sums.joined().write(to: output.appending(path: "SHA256SUMS"), atomically: true, encoding: .utf8)
        print(sums.joined(), terminator: "")
    }

    /// On Linux everything is linked in; macOS has the standard library in the system.
    private func build() throws -> (triple: String, file: URL) {
        var arguments = ["swift", "build", "-c", "release", "--product", "keyboardlint"]
        #if os(Linux)
            arguments.append("--static-swift-stdlib")
        #endif
        try Command.run(arguments)
        let folder = URL(filePath: try Self.line(of: arguments + ["--show-bin-path"]))
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let program = output.appending(path: "keyboardlint")
        try? FileManager.default.removeItem(at: program)
        try FileManager.default.copyItem(at: folder.appending(path: "keyboardlint"), to: program)
        // Two thirds of it are names for a debugger.
        try Command.run(["strip", program.path])
        return (folder.deletingLastPathComponent().lastPathComponent, program)
    }

    private func pack(_ name: String, as archive: String) throws {
        try? FileManager.default.removeItem(at: output.appending(path: archive))
        // `-X` leaves out owners and times of access.
        try Command.run(["zip", "-q", "-r", "-X", archive, name], in: output)
    }

    private static func path(_ version: String, _ triple: String) -> String {
        "keyboardlint-\(version)-\(triple)/bin/keyboardlint"
    }

    /// The format of artifact bundles (Swift evolution, SE-0305).
    private static func manifest(_ version: String, _ triples: [String]) throws -> String {
        struct Manifest: Encodable {
            struct Artifact: Encodable {
                let version: String
                let type = "executable"
                let variants: [Variant]
            }
            struct Variant: Encodable {
                let path: String
                let supportedTriples: [String]
            }
            let schemaVersion = "1.0"
            let artifacts: [String: Artifact]
        }
        let variants = triples.map { Manifest.Variant(path: path(version, $0), supportedTriples: [$0]) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let manifest = Manifest(artifacts: ["keyboardlint": Manifest.Artifact(version: version, variants: variants)])
        return String(decoding: try encoder.encode(manifest), as: UTF8.self) + "\n"
    }

    /// A command's only line of output.
    private static func line(of command: [String]) throws -> String {
        try Command.output(of: command).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
