import Foundation
import TestSupport
import Testing

/// A run that looked at nothing is never passed off as a clean one.
@Suite(.timeLimit(.minutes(30))) struct NothingLintedTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Sources.plain, to: "App/Plain.swift")
        try folder.write("hello", to: "Docs/notes.txt")
    }

    private func run(_ arguments: String...) throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(arguments: arguments, in: folder.url)
    }

    @Test(arguments: [
        ["lint", ""], ["lint", "App", ""], ["report", "", "--html", "-"], ["baseline", "write", ""], ["init", ""],
    ])
    func anEmptyPathIsNotTheCurrentFolder(arguments: [String]) throws {
        let outcome = try Keyboardlint.run(arguments: arguments, in: folder.url)
        #expect(outcome.isRefusal)
        #expect(outcome.errors.hasPrefix("keyboardlint: a PATH is empty\n"))
    }

    @Test func aFileThatIsNotSwiftIsNotReadAsSwift() throws {
        let outcome = try run("lint", "Docs/notes.txt")
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("Docs/notes.txt: is not a Swift file\n"))
        #expect(outcome.output.contains("nothing linted\n0 files read"))
        let both = try run("lint", "Docs/notes.txt", "App/Plain.swift")
        #expect(both.status == 0)
        #expect(both.output.contains("Docs/notes.txt: is not a Swift file\n"))
        // Without any ending it may be a script.
        try folder.write(Sources.plain, to: "script")
        #expect(try run("lint", "script").output == "no findings\n1 file read, 0 with keyboard notifications\n")
    }

    @Test func aPatternThatLeavesEverythingOutIsAnErrorAndNamesItsFile() throws {
        try folder.write(#"{ "exclude": ["**"] }"#, to: ".keyboardlint.json")
        for arguments in [["lint"], ["lint", "App"], ["lint", "--exit-zero", "App"], ["baseline", "write"]] {
            let outcome = try Keyboardlint.run(arguments: arguments, in: folder.url)
            #expect(outcome.status == 2)
            #expect(
                outcome.errors.hasPrefix(
                    "keyboardlint: nothing was linted: '.keyboardlint.json' left out every Swift file in the given paths\n"))
        }
        // A hook names whatever changed, and all of that may be left out.
        #expect(try run("lint", "App/Plain.swift").status == 0)
        try folder.write(#"{ "include": ["Ap"] }"#, to: ".keyboardlint.json")
        #expect(try run("lint").status == 2)
    }

    @Test func ofSeveralFoldersOneWithoutSwiftIsNamed() throws {
        let outcome = try run("lint", "App", "Docs")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("not analysed\n  Docs: has no Swift file\n"))
        #expect(try run("lint", "--strict", "App", "Docs").status == 2)
        #expect(try run("lint", "App", ".").output.hasPrefix("no findings\n"))
    }

    @Test func aTestServerIsToldOfNoTestThatPassed() throws {
        let outcome = try run("lint", "--format", "junit", "Docs")
        #expect(outcome.status == 2)
        #expect(outcome.output.contains(#"<skipped message="no Swift file was read"/>"#))
    }

    // MARK: The Action

    /// Runs the Action's last step with a program that prints its arguments.
    private func action(paths: String, arguments: String = "") throws -> (status: Int32, arguments: [String]) {
        let text = try Repository.text(".github/actions/keyboardlint/action.yml")
        let script = try #require(text.components(separatedBy: "run: |\n").last)
        try folder.write("#!/bin/bash\nprintf '%s\\n' \"$@\" > arguments\n", to: "program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/program")
        try folder.write("", to: "arguments")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-eo", "pipefail", "-c", script]
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        process.environment = [
            "PATHS": paths, "ARGUMENTS": arguments, "SARIF": "", "KEYBOARDLINT": folder.path + "/program",
            "GITHUB_OUTPUT": folder.path + "/output",
        ]
        try process.run()
        process.waitUntilExit()
        let lines = try String(contentsOfFile: folder.path + "/arguments", encoding: .utf8).split(separator: "\n").map(
            String.init)
        return (process.terminationStatus, lines)
    }

    @Test(arguments: [
        ("App Modules", "", ["App", "Modules"]), ("App\n", "", ["App"]),
        ("App\n\n  My Modules/Chat \n", "", ["App", "My Modules/Chat"]),
        (".", "--since origin/main\n--strict", ["--since", "origin/main", "--strict", "."]),
        ("*", "* --quiet", ["*", "--quiet", "*"]),
    ])
    func theActionTakesOnePathALine(paths: String, arguments: String, expected: [String]) throws {
        let outcome = try action(paths: paths, arguments: arguments)
        #expect(outcome.status == 0)
        #expect(outcome.arguments == ["lint", "--format", "github"] + expected)
    }

    @Test(arguments: ["", " ", "\n \n"]) func theActionRefusesPathsThatAreEmpty(paths: String) throws {
        let outcome = try action(paths: paths)
        #expect(outcome.status == 2)
        #expect(outcome.arguments.isEmpty)
    }
}
