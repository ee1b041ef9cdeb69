import Foundation
import TestSupport
import Testing

/// `lint --watch` in a folder whose files are saved, made and taken away.
@Suite(.timeLimit(.minutes(30))) struct WatchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
    }

    /// The next lines up to one with the number of findings.
    private func nextRound(_ output: FileHandle, _ rest: inout String) -> [Substring] {
        while rest.range(of: #"\d+ findings?(,|;) .*\n"#, options: .regularExpression) == nil {
            let data = output.availableData
            if data.isEmpty { break }
            rest += String(decoding: data, as: UTF8.self)
        }
        defer { rest = "" }
        return rest.split(separator: "\n")
    }

    @Test func whatIsSavedIsLintedAgain() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: try Keyboardlint.path())
        process.arguments = ["lint", "--watch"]
        process.currentDirectoryURL = folder.url
        process.standardOutput = output
        try process.run()
        defer {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        var rest = ""
        let first = nextRound(output.fileHandleForReading, &rest)
        let once = try Keyboardlint.run("--format", "xcode", in: folder.url).output
        #expect(
            first.contains { $0.hasPrefix("Field.swift:16:28: warning: ") && $0.hasSuffix("(frame-height-as-inset)") }, "\(first)"
        )
        #expect(once.contains("Field.swift:16:28: warning: "))
        // Saved without the fault.
        try folder.write(Sources.plain, to: "Field.swift")
        let second = nextRound(output.fileHandleForReading, &rest)
        #expect(second.count == 1 && second[0].hasPrefix("0 findings, "), "\(second)")
        // A new file has it.
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/New.swift")
        let third = nextRound(output.fileHandleForReading, &rest)
        #expect(third.contains { $0.hasPrefix("App/New.swift:16:28: warning: ") }, "\(third)")
        try FileManager.default.removeItem(atPath: folder.path + "/App/New.swift")
        let last = nextRound(output.fileHandleForReading, &rest)
        #expect(last.last?.hasPrefix("0 findings, ") == true, "\(last)")
    }

    @Test(arguments: ["--fix", "--since=main", "--format=json"]) func whatIsForOneRunIsRefused(option: String) throws {
        #expect(try Keyboardlint.run("lint", "--watch", option, in: folder.url).isRefusal)
    }

    @Test func aFileIsNoFolder() throws {
        #expect(try Keyboardlint.run("lint", "--watch", "Field.swift", in: folder.url).isRefusal)
    }
}
