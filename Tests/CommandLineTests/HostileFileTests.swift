import Foundation
import TestSupport
import Testing

/// Files that are too large, endless, without end inside, or no files at all, beside one that is as it should be.
@Suite(.timeLimit(.minutes(30))) struct HostileFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Field.swift")
    }

    /// Lints the folder and expects the finding in the good file.
    private func lint(_ words: String...) throws -> String {
        let outcome = try Keyboardlint.run(arguments: ["."] + words, in: folder.url)
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.output.contains("App/Field.swift"))
        return outcome.output
    }

    private func makeLarge(_ name: String, megabytes: Int, beginning: String) throws {
        let handle = try FileHandle(forWritingTo: folder.write(beginning, to: name))
        try handle.truncate(atOffset: UInt64(megabytes) << 20)
        try handle.close()
    }

    @Test func aSourceFileOf200MegabytesIsNamed() throws {
        try makeLarge("App/Big.swift", megabytes: 200, beginning: Sources.fieldLiftedByTheKeyboardsHeight)
        #expect(try lint().contains("App/Big.swift: is larger than 16 MB"))
    }

    @Test(arguments: ["App.xcodeproj/project.pbxproj", "App/Main.storyboard", "Package.swift", "project.yml"])
    func aProjectFileOf50MegabytesIsNamed(name: String) throws {
        try makeLarge(name, megabytes: 50, beginning: "{")
        #expect(try lint().contains("\(name): is larger than 16 MB"))
    }

    @Test func aFileThatGrowsWhileItIsReadIsReadToSomePlace() throws {
        let path = try folder.write("// keyboardWillShow\n", to: "App/Growing.swift")
        let writer = Process()
        writer.executableURL = URL(filePath: "/bin/sh")
        writer.arguments = [
            "-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); echo 'let keyboardWillShow = 1' >> \"$0\"; done", path.path,
        ]
        try writer.run()
        defer {
            kill(writer.processIdentifier, SIGKILL)
            writer.waitUntilExit()
        }
        for _ in 0..<3 { _ = try lint() }
    }

    /// Two million levels would end a reader that calls itself; a billion letters one that copies.
    @Test(arguments: ["A.storyboard", "A.xib", "Info.plist", "A.xcworkspace/contents.xcworkspacedata"])
    func deepMarkupAndEntitiesThatGrowEnd(name: String) throws {
        let opening = "<view id=\"a\" customClass=\"FieldController\">"
        try folder.write("<?xml version=\"1.0\"?>" + String(repeating: opening, count: 300_000), to: "App/\(name)")
        _ = try lint()
        let entities = (1...11).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }.joined()
        try folder.write(
            """
            <?xml version="1.0"?><!DOCTYPE x [<!ENTITY a0 "aaaaaaaaaa">\(entities)<!ENTITY f SYSTEM "file:///etc/passwd">]>
            <document><viewController id="c" customClass="FieldController&a11;&f;"><connections>
            <outlet property="bottom" destination="&a11;" id="&f;"/></connections></viewController></document>
            """, to: "App/\(name)")
        let output = try lint("--format", "json")
        #expect(!output.contains("root:"))
        #expect(!output.contains("aaaaaaaaaaaaaaaaaaaa"))
    }

    @Test func pipesAndDevicesAreNamedAndNotWaitedFor() throws {
        for name in ["P.swift", "Package.swift", "Main.storyboard", "Info.plist", "A.xcodeproj/project.pbxproj"] {
            try folder.write("", to: "App/\(name)")
            try FileManager.default.removeItem(atPath: folder.path + "/App/\(name)")
            #expect(mkfifo(folder.path + "/App/\(name)", 0o644) == 0)
        }
        try folder.link("App/Zero.swift", to: "/dev/zero")
        try folder.link("App/Terminal.swift", to: "/dev/tty")
        try folder.link("App/project.yml", to: "/dev/zero")
        let output = try lint()
        for name in ["P", "Package", "Zero"] { #expect(output.contains("App/\(name).swift: is not a regular file")) }
    }

    @Test func aConfigurationThatIsAPipeIsNotWaitedFor() throws {
        #expect(mkfifo(folder.path + "/.keyboardlint.json", 0o644) == 0)
        #expect(try Keyboardlint.run(".", in: folder.url).status == 2)
    }

    @Test(arguments: [1, 2], [false, true])
    func conditionsThatNestTwoThousandTimesEndTheRun(lines: Int, isClosed: Bool) throws {
        let opening = lines == 1 ? "#if A\n" : "#if A\nlet keyboardWillShow = 1\n#else\n"
        let code = String(repeating: opening, count: 2_000) + (isClosed ? String(repeating: "#endif\n", count: 2_000) : "")
        try folder.write("func f() {\n" + code + "}\n// keyboardWillShow", to: "App/Nested.swift")
        _ = try lint()
    }
}

/// Configurations that came with a repository lead nowhere else.
@Suite(.timeLimit(.minutes(30))) struct RepositoryBoundaryTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("ref: refs/heads/main\n", to: "repository/.git/HEAD")
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "repository/App/Field.swift")
        try folder.write("secret = 12345", to: "outside/secret.json")
        try folder.write("{}", to: "outside/empty.json")
    }

    private func lint(_ words: String...) throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(arguments: words, in: folder.url.appending(path: "repository"))
    }

    @Test(arguments: [
        #""extends": "../outside/secret.json""#, #""extends": "App/link.json""#, #""customRules": "../outside""#,
        #""scenarioFiles": "../outside/secret.json""#, #""observerWrappers": "../outside/secret.json""#,
        #""baseline": "../outside/new.jsonl""#, #""baseline": "App/folder/new.jsonl""#, #""extends": "/etc/passwd""#,
    ])
    func aPathOutOfTheRepositoryIsRefusedAndNothingOfItIsShown(entry: String) throws {
        try folder.link("repository/App/link.json", to: "../../outside/secret.json")
        try folder.link("repository/App/folder", to: "../../outside")
        try folder.write("{\(entry)}", to: "repository/.keyboardlint.json")
        for words in [["App"], ["baseline", "write", "App"]] {
            let outcome = try Keyboardlint.run(arguments: words, in: folder.url.appending(path: "repository"))
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("is outside of the repository"))
            #expect(!outcome.errors.contains("12345") && !outcome.errors.contains("root:"))
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/outside").sorted() == [
                "empty.json", "secret.json",
            ])
    }

    @Test func aConfigurationThatIsALinkOutOfTheRepositoryIsRefused() throws {
        try folder.link("repository/.keyboardlint.json", to: "../outside/secret.json")
        let outcome = try lint("App")
        #expect(outcome.status == 2)
        #expect(!outcome.errors.contains("12345"))
    }

    @Test func whatTheUserNamesMayLeadAnywhere() throws {
        try folder.write(#"{"extends": "../outside/empty.json"}"#, to: "repository/own.json")
        #expect(try lint("App", "--config", "own.json").status == 1)
        // Within a repository, paths may go up.
        try folder.write("{}", to: "repository/base.json")
        try folder.write(#"{"extends": "../base.json"}"#, to: "repository/App/.keyboardlint.json")
        #expect(try lint("App").status == 1)
    }
}
