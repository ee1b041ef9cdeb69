import Foundation
import TestSupport
import Testing

/// A repository made by a test, with nothing of the user's own configuration in it.
struct Git {
    let folder: TemporaryFolder

    static let isInstalled = (try? run(in: FileManager.default.temporaryDirectory, ["--version"])) != nil

    /// An empty one, on the branch `main`.
    init(_ folder: TemporaryFolder) throws {
        self.folder = folder
        try callAsFunction("init", "--quiet")
        try callAsFunction("symbolic-ref", "HEAD", "refs/heads/main")
    }

    /// - Returns: what git prints.
    @discardableResult
    func callAsFunction(_ arguments: String...) throws -> String {
        try Self.run(in: folder.url, arguments)
    }

    func commit(_ message: String = "Work") throws {
        try callAsFunction("add", "--all")
        try callAsFunction("commit", "--quiet", "--allow-empty", "-m", message)
    }

    static func run(in folder: URL, _ arguments: [String]) throws -> String {
        let files = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A",
            "GIT_AUTHOR_EMAIL": "a@example.com",
            "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
        ]) { $1 }
        let output = try files.write(Data(), to: "out")
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: output, encoding: .utf8)
        struct Failure: Error { let text: String }
        if process.terminationStatus != 0 { throw Failure(text: text) }
        return text
    }
}
