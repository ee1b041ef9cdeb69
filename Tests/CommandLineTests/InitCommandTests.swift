import Foundation
import TestSupport
import Testing

/// The first configuration of a project says what is there, and is read as if it were not.
@Suite(.timeLimit(.minutes(10))) struct InitCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for path in ["repo/App/Field.swift", "repo/Vendor/Kit/Field.swift"] {
            try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: path)
        }
        try folder.write(
            "// swift-tools-version: 6.0\nlet package = Package(name: \"App\", platforms: [.iOS(.v15)])\n",
            to: "repo/Package.swift")
    }

    private func run(_ arguments: String..., in place: String = "repo") throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(arguments: arguments, in: folder.url.appending(path: place))
    }

    @Test func whatIsWrittenSaysWhatWasFoundAndChangesNothing() throws {
        let before = try run("lint", "--format", "json")
        let outcome = try run("init", "--no-baseline")
        #expect(outcome.status == 0)
        #expect(outcome.output == "wrote .keyboardlint.json\n")
        let text = try folder.read("repo/.keyboardlint.json")
        // Two files with an error of two rules each, and a note on their observers.
        for line in [
            "found here, in 2 handlers: 4 errors, 2 notes.\n", "    // \"Vendor\", // 2 errors, 1 note\n",
            "    \"frame-height-as-inset\": \"on\", // 2 errors\n", "    \"show-without-hide\": \"on\", // 2 errors\n",
            "    \"keyboard-notification-observer\": \"on\", // 2 notes\n", "Package.swift declares 15.0:\n",
        ] { #expect(text.contains(line), "\(line)") }
        #expect(try run("lint", "--format", "json") == before)
    }

    @Test func nothingIsReplacedUnlessItIsAskedFor() throws {
        try folder.write("{ mine", to: "repo/.keyboardlint.json")
        let refused = try run("init")
        #expect(refused.isRefusal)
        #expect(refused.errors.contains("there is a '.keyboardlint.json' already"))
        #expect(try folder.read("repo/.keyboardlint.json") == "{ mine")
        #expect(try run("init", "--force", "--no-baseline").status == 0)
        #expect(try run("lint").status == 1)
    }

    @Test func anotherFolderIsNamedAndItsPathsAreItsOwn() throws {
        #expect(try run("init", "repo/Vendor", "--no-baseline", in: "").output == "wrote repo/Vendor/.keyboardlint.json\n")
        // Within Vendor there is no Vendor.
        #expect(try folder.read("repo/Vendor/.keyboardlint.json").contains("\"exclude\": [],"))
        #expect(try run("init", "App/Field.swift").isRefusal)
        #expect(try run("init", "gone").isRefusal)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "repo/App").path) == ["Field.swift"])
    }

    /// Two files with a finding of three rules each: six are known. A third file has three new ones.
    @Test func whatIsFoundIsKnownFromThenOn() throws {
        #expect(try run("init").output == "wrote .keyboardlint.json, and 6 known findings to .keyboardlint-baseline.jsonl\n")
        #expect(try folder.read("repo/.keyboardlint.json").contains("\n  \"baseline\": \".keyboardlint-baseline.jsonl\",\n}"))
        #expect(try run("lint").status == 0)
        #expect(try run("lint", "repo", in: "").status == 0)
        let new = Sources.fieldLiftedByTheKeyboardsHeight.replacing("FieldController", with: "NewController")
        try folder.write(new, to: "repo/App/New.swift")
        #expect(try run("lint").output.contains("\n2 errors, 1 note"))
        #expect(try run("init", "--no-baseline").isRefusal)
        #expect(
            try run("init", "--force", "--baseline", "../known.jsonl").output.hasSuffix(
                ", and 9 known findings to ../known.jsonl\n"))
        #expect(try folder.read("repo/.keyboardlint.json").contains("\"baseline\": \"../known.jsonl\""))
        #expect(try run("lint", "App").status == 0)
    }
}
