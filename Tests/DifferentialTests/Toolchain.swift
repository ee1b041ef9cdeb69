import Foundation

/// The Swift compiler.
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

    /// Language mode 5: that is what the handlers of the field are written in.
    func compile(_ module: String, _ sources: [URL], _ arguments: [String]) throws {
        let options = [
            "-module-name", module, "-package-name", "keyboardlint", "-swift-version", "5", "-whole-module-optimization",
            "-Onone", "-suppress-warnings",
        ]
        try Self.run(compiler, options + arguments + sources.map(\.path))
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
            throw NativeFailure("\(program.lastPathComponent) \(arguments.first ?? "") failed:\n\(complaint.prefix(8_000))")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
