import Foundation
import TestSupport
import Testing

@testable import keyboardlint

/// A defect that a file brings up must not cost the findings in all others. The traps are real ones, which an environment
/// variable asks for.
@Suite(.timeLimit(.minutes(30))) struct CrashTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Good.swift")
        try folder.write(Sources.observer, to: "Bad.swift")
    }

    private func lint(_ words: [String] = [], trap: String, input: String = "") throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(
            arguments: ["lint"] + words, input: Data(input.utf8), in: folder.url, environment: ["KEYBOARDLINT_TEST_TRAP": trap])
    }

    @Test(arguments: ["trap", "overflow"], ["1", "4"])
    func theFileIsNamedAndTheOthersAreLinted(trap: String, jobs: String) throws {
        let outcome = try lint(["--jobs", jobs, "."], trap: "\(trap):Bad.swift")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Bad.swift: makes keyboardlint crash and was left out"))
        let alone = try Keyboardlint.run("lint", "--format", "xcode", "Good.swift", "--isolated-files", in: folder.url)
        let both = try lint(["--format", "xcode", "."], trap: "\(trap):Bad.swift")
        #expect(!alone.output.isEmpty)
        let others = both.output.split(separator: "\n").filter { !$0.contains("Bad.swift:") }
        #expect(others == alone.output.split(separator: "\n"))
    }

    @Test func aNameWithALineBreakAndAPercentSignIsLeftOut() throws {
        try folder.write(Sources.observer, to: "50%0A\nBad.swift")
        let outcome = try lint(["."], trap: "trap:0A\nBad.swift")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("makes keyboardlint crash"))
        #expect(outcome.output.contains("Good.swift"))
    }

    @Test func severalFilesAreLeftOut() throws {
        for number in 0..<5 { try folder.write(Sources.observer, to: "\(number)Bad.swift") }
        let outcome = try lint(["."], trap: "trap:Bad.swift")
        #expect(outcome.status == 1)
        #expect(outcome.output.components(separatedBy: "makes keyboardlint crash").count == 7)
    }

    @Test func aProjectFileIsLeftOut() throws {
        try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
        let outcome = try lint(["."], trap: "trap:Package.swift")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Package.swift: makes keyboardlint crash"))
    }

    @Test func aRunInWhichNothingIsLeftSaysSo() throws {
        let outcome = try lint(["Bad.swift", "--isolated-files"], trap: "trap:Bad.swift")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("nothing could be read"))
    }

    @Test func standardInputCannotBeReadAgainSoTheRunEndsAndNamesIt() throws {
        let outcome = try lint(["-", "--stdin-path", "Bad.swift"], trap: "trap:Bad.swift", input: Sources.observer)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors.hasSuffix(
                "keyboardlint: crashed while analysing 'Bad.swift'\nPlease report it as a bug, with the file if you can.\n"))
    }

    @Test func noFixIsAppliedToAFileThatCrashes() throws {
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Bad.swift")
        _ = try lint(["--fix", "--allow-dirty", "--unsafe-fixes", "Bad.swift"], trap: "trap:Bad.swift")
        #expect(try folder.read("Bad.swift") == Sources.fieldLiftedByTheKeyboardsHeight)
    }
}
