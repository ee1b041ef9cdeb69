import Foundation
import TestSupport
import Testing

/// A system with nothing but the program: no variable, no home, no git, no locale, and a folder that cannot be written.
@Suite(.timeLimit(.minutes(30))) struct BareSystemTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Field.swift")
    }

    private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(arguments: arguments, in: folder.url, environment: environment, inherits: false)
    }

    @Test(arguments: [[:], ["PATH": "/nonexistent", "HOME": "", "TERM": "dumb", "LANG": "none", "TMPDIR": "/nonexistent"]])
    func everyCommandThatOnlyReadsSaysWhatItSaysElsewhere(environment: [String: String]) throws {
        for words in [
            ["lint", "App"], ["App"],
            ["lint", "--diff", "--unsafe-fixes", "App"], ["report", "--html", "-", "--date", "2026-11-21", "App"],
            ["explain", "frame-height-as-inset"], ["explain", "App/Field.swift:16"], ["rules"], ["simulate", "App/Field.swift"],
            ["scenarios"], ["schema", "config"], ["tokens", "App/Field.swift"], ["--version"], ["--help"],
        ] {
            let bare = try run(words, environment)
            #expect(!bare.output.isEmpty || words.contains("--diff"), "\(words)")
            #expect(bare == (try Keyboardlint.run(arguments: words, in: folder.url)), "\(words)")
        }
    }

    @Test func whatNeedsGitSaysSo() throws {
        let outcome = try run(["lint", "--since", "HEAD", "App"], ["PATH": "/nonexistent"])
        #expect(outcome.isRefusal)
        #expect(outcome.errors.contains("needs git, which is not on the PATH"))
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser can write everything"))
    func whatWritesSaysThatItCannot() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
        for words in [["baseline", "write", "App"], ["report", "--html", "a.html", "App"], ["--format", "json:a.json", "App"]] {
            let outcome = try run(words)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("cannot be written"))
        }
    }

    @Test func aCurrentFolderThatIsGoneIsNamed() throws {
        // A shell that stays in the folder while it goes, as after changing a branch.
        let program = try Keyboardlint.path()
        let script = "mkdir gone && cd gone && rmdir ../gone && '\(program)' 2>&1"
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = folder.url
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(text.hasPrefix("keyboardlint: the current folder does not exist any more\n"), "\(text)")
    }
}
