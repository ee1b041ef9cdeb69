import Foundation

/// A child process for its effect or its output. The name is looked up in `PATH`.
enum Command {
    /// - Throws: a refusal for any status but 0.
    static func run(_ words: [String], in folder: URL? = nil) throws {
        let process = try start(words, in: folder)
        process.waitUntilExit()
        try check(process, words, statuses: [0])
    }

    /// What a command writes to standard output.
    ///
    /// - Parameters:
    ///   - leavingOut: environment variables that the command does not see.
    ///   - statuses: those that are no failure.
    static func output(
        of words: [String], in folder: URL? = nil, leavingOut: Set<String> = [], statuses: Set<Int32> = [0]
    ) throws -> String {
        let pipe = Pipe()
        let process = try start(words, in: folder, leavingOut: leavingOut, output: pipe)
        // Before waiting: a full pipe stops the child.
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try check(process, words, statuses: statuses)
        return String(decoding: data, as: UTF8.self)
    }

    private static func start(
        _ words: [String], in folder: URL?, leavingOut: Set<String> = [], output: Pipe? = nil
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.filter { !leavingOut.contains($0.key) }
        if let output { process.standardOutput = output }
        try process.run()
        return process
    }

    private static func check(_ process: Process, _ words: [String], statuses: Set<Int32>) throws {
        guard process.terminationReason == .exit, statuses.contains(process.terminationStatus) else {
            throw Refusal("'\(words.joined(separator: " "))' failed with status \(process.terminationStatus)")
        }
    }
}
