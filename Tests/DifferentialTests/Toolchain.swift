import Foundation

/// The Swift compiler, and the stand-in for UIKit that it compiles.
struct Toolchain {
    private let compiler: URL

    /// The first `swiftc` on the search path.
    static func swiftc() throws -> Toolchain {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
        guard let compiler = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw NativeFailure(
                "there is no swiftc on the search path, so compiled handlers cannot be compared with interpreted ones")
        }
        return Toolchain(compiler: compiler)
    }

    /// The modules that handlers import, in the order in which they build on each other. The model is the very one that the
    /// interpreter runs on.
    private static let modules: [(name: String, folder: URL)] =
        [("KeyboardModel", Corpus.root.appendingPathComponent("Sources/KeyboardModel"))]
        + ["ObjectiveC", "UIKit", "Combine"].map { ($0, Corpus.testCorpus.appendingPathComponent("UIKit/\($0)")) }

    func compileStandIn(into folder: URL) throws {
        for (name, sources) in Self.modules {
            try Self.run(
                compiler,
                Self.options(name, in: folder) + ["-parse-as-library", "-emit-module", "-emit-object"]
                    + ["-emit-module-path", folder.appendingPathComponent(name + ".swiftmodule").path]
                    + ["-o", folder.appendingPathComponent(name + ".o").path] + Corpus.swiftFiles(in: sources).map(\.path))
        }
    }

    func link(_ sources: [URL], in folder: URL) throws -> URL {
        let program = folder.appendingPathComponent("handlers")
        let objects = Self.modules.map { folder.appendingPathComponent($0.name + ".o").path }
        try Self.run(compiler, Self.options("Handlers", in: folder) + ["-o", program.path] + objects + sources.map(\.path))
        return program
    }

    /// Language mode 5: that is what the handlers of the field are written in.
    private static func options(_ module: String, in folder: URL) -> [String] {
        ["-module-name", module, "-package-name", "keyboardlint", "-swift-version", "5", "-whole-module-optimization", "-Onone"]
            + ["-suppress-warnings", "-I", folder.path]
    }

    /// What the program printed; throws with what it complained about if it failed.
    @discardableResult
    static func run(_ program: URL, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("keyboardlint-" + UUID().uuidString)
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let complaint = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
            throw NativeFailure("\(program.lastPathComponent) \(arguments.first ?? "") failed:\n\(complaint.prefix(4_000))")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
