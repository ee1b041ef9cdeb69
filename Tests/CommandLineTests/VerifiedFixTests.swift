import Foundation
import TestSupport
import Testing

/// `lint --fix --verify COMMAND` with real commands: what the command does not pass with is taken back.
@Suite(.timeLimit(.minutes(30)))
struct VerifiedFixTests {
    private let folder: TemporaryFolder

    /// A screen whose constraint rests on the safe area, so that its fix is safe.
    private static func screen(_ name: String) -> String {
        Sources.fieldLiftedByTheKeyboardsHeight
            .replacingOccurrences(of: "equalTo: view.bottomAnchor", with: "equalTo: view.safeAreaLayoutGuide.bottomAnchor")
            .replacingOccurrences(
                of: "private let field = UITextField()",
                with:
                    "private let field: UITextField = {\n        let field = UITextField()\n        field.translatesAutoresizingMaskIntoConstraints = false\n        return field\n    }()"
            ).replacingOccurrences(of: "FieldController", with: name)
    }

    /// What only a fixed file contains.
    private static let guide = "view.keyboardLayoutGuide.topAnchor"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.screen("FirstController"), to: "App/First.swift")
        try folder.write(Self.screen("SecondController"), to: "App/Second.swift")
    }

    private func fix(_ command: String, _ arguments: String...) throws -> Keyboardlint.Outcome {
        let words = ["lint", "--deployment-target", "15.0", "--fix", "--verify", command] + arguments
        return try Keyboardlint.run(arguments: words, in: folder.url)
    }

    private func isFixed(_ name: String) throws -> Bool { try folder.read("App/\(name).swift").contains(Self.guide) }

    @Test func fixesStayThatTheCommandPassesWith() throws {
        // In the folder that is linted from, once before and once after.
        let outcome = try fix("test -f App/First.swift && echo run >> runs", "App")
        #expect(outcome.status == 0)
        #expect(try isFixed("First") && isFixed("Second"))
        #expect(try folder.read("runs") == "run\nrun\n")
        #expect(outcome.errors.contains("fixed FirstController: "))
        #expect(outcome.errors.hasSuffix("2 safe fixes\n"))
    }

    @Test func aCommandThatFailsBeforehandChangesNothing() throws {
        let outcome = try fix("echo run >> runs; echo broken; exit 3", "App")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("fails before any fix (exit status 3), so nothing was changed\n    broken\n"))
        #expect(try folder.read("App/First.swift") == Self.screen("FirstController"))
        #expect(try folder.read("App/Second.swift") == Self.screen("SecondController"))
        #expect(try folder.read("runs") == "run\n")
    }

    /// All, the first alone, the first with the second: after the run before, three more.
    @Test func onlyTheScreenIsTakenBackThatTheCommandFailsWith() throws {
        let outcome = try fix("echo run >> runs; ! grep keyboardLayoutGuide App/Second.swift", "App")
        #expect(outcome.status == 1)
        #expect(try isFixed("First"))
        #expect(try folder.read("App/Second.swift") == Self.screen("SecondController"))
        #expect(try folder.read("runs") == "run\nrun\nrun\nrun\n")
        #expect(outcome.errors.contains("taken back SecondController: '"))
        // The last line that the command printed.
        #expect(outcome.errors.contains("(exit status 1)\n    "))
        #expect(outcome.errors.contains(Self.guide))
        #expect(outcome.errors.contains("fixed FirstController: "))
        #expect(!outcome.errors.contains("fixed SecondController"))
        #expect(outcome.errors.hasSuffix("2 safe fixes; 1 taken back\n"))
        #expect(outcome.output.contains("App/Second.swift:"))
        #expect(!outcome.output.contains("App/First.swift:"))
        // What is left in the folder is what was there, and what the command made.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "App").path)
        #expect(names.sorted() == ["First.swift", "Second.swift"])
    }

    /// Even where no finding fails the run, what was taken back does.
    @Test func theStatusTellsOfWhatWasTakenBack() throws {
        #expect(try fix("! grep -q keyboardLayoutGuide App/Second.swift", "--exit-zero", "App").status == 1)
    }

    @Test func bytesModeAndLinkAreAsBefore() throws {
        let bytes = "\u{FEFF}" + Self.screen("SecondController").replacingOccurrences(of: "\n", with: "\r\n") + "// no end"
        let file = folder.url.appending(path: "App/Second.swift")
        try FileManager.default.removeItem(at: file)
        try folder.write(bytes, to: "Shared.swift")
        let shared = folder.url.appending(path: "Shared.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: shared)
        try folder.link("App/Second.swift", to: "../Shared.swift")
        #expect(try fix("! grep -q keyboardLayoutGuide App/Second.swift", "App/Second.swift").status == 1)
        #expect(try Data(contentsOf: URL(filePath: shared)) == Data(bytes.utf8))
        #expect(try FileManager.default.attributesOfItem(atPath: shared)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "../Shared.swift")
    }

    @Test func aSingleFixIsVerifiedToo() throws {
        func fix(_ command: String) throws -> Keyboardlint.Outcome {
            try Keyboardlint.run(
                "fix", "App/First.swift:19", "--deployment-target", "15.0", "--verify", command, in: folder.url)
        }
        let refused = try fix("! grep -q keyboardLayoutGuide App/First.swift")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("taken back FirstController: "))
        #expect(try folder.read("App/First.swift") == Self.screen("FirstController"))
        #expect(try fix("test -f App/First.swift").status == 0)
        #expect(try isFixed("First"))
    }

    /// Somebody types while the command runs: their text is not overwritten.
    @Test func whatChangedMeanwhileIsLeftAlone() throws {
        let outcome = try fix(
            "! grep -q keyboardLayoutGuide App/First.swift || { echo '// mine' >> App/First.swift; false; }", "App")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'App/First.swift' changed while '"))
        #expect(try folder.read("App/First.swift").hasSuffix("// mine\n"))
        #expect(try isFixed("First") && isFixed("Second"))
    }

    /// The command is stopped by a signal to the program, which takes the fixes back before it ends the same way.
    @Test(arguments: [SIGINT, SIGTERM])
    func aSignalLeavesNothingUnverified(signal: Int32) throws {
        let process = Process()
        process.executableURL = URL(filePath: try Keyboardlint.path())
        // The first run passes. The second says that it has begun and waits.
        let command = "test ! -e began && touch began && exit 0; touch waiting; exec sleep 300"
        process.arguments = ["lint", "--deployment-target", "15.0", "--fix", "--verify", command, "App"]
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let errors = try folder.write("", to: "errors")
        process.standardError = try FileHandle(forWritingTo: errors)
        // Threads of tests may hold signals back, and a process begins with what its parent's thread does.
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        try process.run()
        pthread_sigmask(SIG_SETMASK, &before, nil)
        while process.isRunning, !FileManager.default.fileExists(atPath: folder.url.appending(path: "waiting").path) {
            usleep(20_000)
        }
        #expect(try isFixed("First") && isFixed("Second"))
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
        #expect(try folder.read("App/First.swift") == Self.screen("FirstController"))
        #expect(try folder.read("App/Second.swift") == Self.screen("SecondController"))
        #expect(try folder.read("errors").contains("keyboardlint: interrupted; "))
    }

    @Test func itNeedsFixes() throws {
        for arguments in [["lint", "--verify", "true"], ["lint", "--diff", "--verify", "true"]] {
            #expect(try Keyboardlint.run(arguments: arguments + ["App"], in: folder.url).isRefusal)
        }
        let single = ["fix", "App/First.swift:19", "--diff", "--verify", "true"]
        #expect(try Keyboardlint.run(arguments: single, in: folder.url).isRefusal)
        // Nothing to fix, nothing to run.
        try folder.write(Sources.plain, to: "Plain.swift")
        #expect(try fix("touch ran; false", "Plain.swift").status == 0)
        #expect(throws: (any Error).self) { try folder.read("ran") }
    }
}
