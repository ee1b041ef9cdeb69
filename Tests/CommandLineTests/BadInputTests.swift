import Foundation
import TestSupport
import Testing

/// Whatever is thrown at it, the program ends, and says in a line what was the matter.
@Suite(.timeLimit(.minutes(30))) struct BadInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func lint(_ arguments: String...) throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(arguments: ["lint"] + arguments, in: folder.url)
    }

    @Test func aMissingPathIsRefusedByName() throws {
        let outcome = try lint("Sorces")
        #expect(outcome.isRefusal)
        #expect(outcome.errors.contains("there is no file or folder 'Sorces'"))
    }

    @Test func aFolderWithoutSwiftIsNotPassedOffAsClean() throws {
        try folder.write("hello", to: "notes.txt")
        let outcome = try lint()
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("keyboardlint: no Swift file in the given paths\n"))
    }

    @Test func aFileThatIsNotUTF8IsNamedAndTheRestIsLinted() throws {
        try folder.write(Sources.plain, to: "Good.swift")
        try folder.write(Data([0x2F, 0x2F, 0xE9, 0x0A]), to: "Latin1.swift")
        let outcome = try lint()
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("not analysed\n  Latin1.swift: is not valid UTF-8 (byte 2)\n"))
        #expect(outcome.output.contains("\n1 file read"))
        #expect(try lint("--strict").status == 2)
        #expect(try lint("Latin1.swift").status == 2)
    }

    @Test func aUTF16FileIsNamed() throws {
        try folder.write(Data([0xFF, 0xFE, 0x6C, 0x00]), to: "Wide.swift")
        #expect(try lint().output.contains("Wide.swift: is not valid UTF-8 (byte 0)"))
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser can read everything"))
    func anUnreadableFileOrFolderIsNamedAndTheRestIsLinted() throws {
        try folder.write(Sources.plain, to: "Good.swift")
        try folder.write(Sources.plain, to: "Secret.swift")
        try folder.write(Sources.plain, to: "Closed/A.swift")
        for name in ["Secret.swift", "Closed"] {
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.url.appending(path: name).path)
        }
        let outcome = try lint()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: folder.url.appending(path: "Closed").path)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("  Closed: cannot be read: permission denied\n"))
        #expect(outcome.output.contains("  Secret.swift: cannot be read: permission denied\n"))
    }

    @Test func aPipeNamedLikeASwiftFileIsNotWaitedFor() throws {
        try folder.write(Sources.plain, to: "Good.swift")
        #expect(mkfifo(folder.url.appending(path: "Pipe.swift").path, 0o600) == 0)
        let outcome = try lint()
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("  Pipe.swift: is not a regular file\n"))
        #expect(try lint("Pipe.swift").status == 2)
    }

    @Test func aFolderNamedLikeASwiftFileIsWalked() throws {
        try folder.write(Sources.plain, to: "Odd.swift/A.swift")
        #expect(try lint().output.contains("1 file read"))
    }

    @Test func aFileOf50MegabytesIsNamedWithTheLimit() throws {
        let line = Data("let keyboardWillShow = 1\n".utf8)
        var content = Data(capacity: 50_000_000)
        for _ in 0..<50_000_000 / line.count { content.append(line) }
        try folder.write(content, to: "Huge.swift")
        try folder.write(Sources.plain, to: "Good.swift")
        let outcome = try lint()
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("  Huge.swift: is larger than 16 MB\n"))
    }

    @Test(arguments: ["[", "(", "{", "/*", "\"\\(", "a ? ", "!", "if a {", "<", "#if A\n", ".b { "])
    func aHundredThousandNestedBracketsOfAnyKindEndTheRun(bracket: String) throws {
        let nested = String(repeating: bracket, count: 100_000)
        try folder.write(Sources.observer + "let nested = " + nested + "\n", to: "Nested.swift")
        let outcome = try lint("--exit-zero")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("1 file read, 1 with keyboard notifications"))
    }

    @Test func anEmptyFileIsClean() throws {
        try folder.write("", to: "Empty.swift")
        let outcome = try lint()
        #expect(outcome == .init(status: 0, output: "no findings\n1 file read, 0 with keyboard notifications\n", errors: ""))
    }

    @Test func linksThatLeadInCirclesAreNamed() throws {
        try folder.write(Sources.plain, to: "A/Good.swift")
        try folder.link("A/up", to: "..")
        try folder.link("A/self", to: "self")
        let outcome = try lint()
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("  A/up: is a symbolic link to a folder it lies in, a loop\n"))
        #expect(outcome.output.contains("  A/self: is a symbolic link that leads back to itself\n"))
        #expect(outcome.output.contains("\n1 file read"))
    }

    @Test func aLinkOutOfTheTreeIsNamedAndALinkWithinItIsReadOnce() throws {
        let outside = try TemporaryFolder()
        try outside.write(Sources.plain, to: "Shared.swift")
        try folder.write(Sources.plain, to: "A/Good.swift")
        try folder.link("Copy.swift", to: "A/Good.swift")
        try folder.link("Linked", to: "A")
        try folder.link("Shared.swift", to: outside.path + "/Shared.swift")
        try folder.link("Outside", to: outside.path)
        try folder.link("Gone.swift", to: "nothing.swift")
        let outcome = try lint()
        #expect(
            outcome.output == """
                not analysed
                  Gone.swift: cannot be read: no such file or directory
                  Outside: is a symbolic link to a folder outside the linted ones; name it as a PATH to lint it

                no findings
                2 files read, 0 with keyboard notifications

                """)
    }

    @Test func aFileNameThatIsNotUTF8DoesNotStopTheRun() throws {
        #if os(Linux)
            let name = Array("\(folder.path)/Bad".utf8) + [0xFF] + Array(".swift".utf8) + [0]
            let descriptor = open(name.map(CChar.init(bitPattern:)), O_CREAT | O_WRONLY, 0o600)
            #expect(descriptor >= 0)
            close(descriptor)
            #expect(try lint().output.contains("1 file read"))
        #endif
    }
}
