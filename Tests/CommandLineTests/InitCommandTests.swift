import Foundation
import TestSupport
import Testing

/// The first configuration of a project says what is there, and is read as if it were not.
@Suite(.timeLimit(.minutes(30))) struct InitCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for path in ["repo/App/Field.swift", "repo/Examples/Kit/Field.swift"] {
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
        #expect(outcome.output == "wrote .keyboardlint.jsonc\n")
        let text = try folder.read("repo/.keyboardlint.jsonc")
        // Two files with an error, a warning, and a note on their observers each.
        for line in [
            "found here, in 2 handlers: 2 errors, 2 warnings, 2 notes.\n", "    // \"Examples\", // 1 error, 1 warning, 1 note\n",
            "    \"frame-height-as-inset\": \"on\", // 2 warnings\n", "    \"show-without-hide\": \"on\", // 2 errors\n",
            "    \"keyboard-notification-observer\": \"on\" // 2 notes\n", "Package.swift declares 15.0:\n",
        ] { #expect(text.contains(line), "\(line)") }
        #expect(try run("lint", "--format", "json") == before)
    }

    /// What lies in a folder for them is not reported, so that nothing is to be left out there.
    @Test func copiedLibrariesAreNoCandidates() throws {
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "repo/Vendor/Kit/Field.swift")
        #expect(try run("init", "--no-baseline").status == 0)
        let text = try folder.read("repo/.keyboardlint.jsonc")
        #expect(text.contains("\"Examples\", // 1 error, 1 warning, 1 note\n"))
        #expect(!text.contains("Vendor"))
    }

    @Test func nothingIsReplacedUnlessItIsAskedFor() throws {
        try folder.write("{ mine", to: "repo/.keyboardlint.jsonc")
        let refused = try run("init")
        #expect(refused.isRefusal)
        #expect(refused.errors.contains("there is a '.keyboardlint.jsonc' already"))
        #expect(try folder.read("repo/.keyboardlint.jsonc") == "{ mine")
        try FileManager.default.moveItem(
            atPath: folder.path + "/repo/.keyboardlint.jsonc", toPath: folder.path + "/repo/.keyboardlint.json")
        #expect(try run("init").errors.contains("there is a '.keyboardlint.json' already"))
        #expect(try run("init", "--force", "--no-baseline").status == 0)
        #expect(try run("lint").status == 1)
    }

    @Test func anotherFolderIsNamedAndItsPathsAreItsOwn() throws {
        #expect(try run("init", "repo/Examples", "--no-baseline", in: "").output == "wrote repo/Examples/.keyboardlint.jsonc\n")
        // Within Examples there is no Examples.
        #expect(try folder.read("repo/Examples/.keyboardlint.jsonc").contains("\"exclude\": [],"))
        #expect(try run("init", "App/Field.swift").isRefusal)
        #expect(try run("init", "gone").isRefusal)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "repo/App").path) == ["Field.swift"])
    }

    /// Two files with findings of four rules each, of which one speaks for another: six are known. A third file has three new
    /// ones.
    @Test func whatIsFoundIsKnownFromThenOn() throws {
        #expect(
            try run("init").output
                == "wrote .keyboardlint.jsonc, and 6 known findings to .keyboardlint-baseline.jsonl (8 entries)\n")
        #expect(try folder.read("repo/.keyboardlint.jsonc").contains("\n  \"baseline\": \".keyboardlint-baseline.jsonl\"\n}"))
        #expect(try run("lint").status == 0)
        #expect(try run("lint", "repo", in: "").status == 0)
        let new = Sources.fieldLiftedByTheKeyboardsHeight.replacing("FieldController", with: "NewController")
        try folder.write(new, to: "repo/App/New.swift")
        #expect(try run("lint").output.contains("\n1 error, 1 warning, 1 note"))
        #expect(try run("init", "--no-baseline").isRefusal)
        #expect(
            try run("init", "--force", "--baseline", "../known.jsonl").output.hasSuffix(
                ", and 9 known findings to ../known.jsonl (12 entries)\n"))
        #expect(try folder.read("repo/.keyboardlint.jsonc").contains("\"baseline\": \"../known.jsonl\""))
        #expect(try run("lint", "App").status == 0)
    }

    /// Strict JSON once its comments are gone, and of the schema that lies beside it.
    @Test func editorsCanReadWhatIsWritten() throws {
        _ = try run("init")
        let lines = try folder.read("repo/.keyboardlint.jsonc").split(separator: "\n").map { line in
            String(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
        }
        let members = try JSONDecoder().decode([String: JSON].self, from: Data(lines.joined(separator: "\n").utf8))
        #expect(members["$schema"] == .string(".keyboardlint.schema.json"))
        #expect(try folder.read("repo/.keyboardlint.schema.json") == run("schema", "config").output)
    }

    @Test func whatIsCountedIsCountedAlike() throws {
        // A second write in the handler is another entry of the same finding.
        let twice = Sources.fieldLiftedByTheKeyboardsHeight.replacing(
            "bottom?.constant = -frame.height",
            with: "bottom?.constant = -frame.height\n        view.frame.size.height = frame.height")
        try folder.write(twice, to: "repo/App/Field.swift")
        let found = try run("lint").output
        let counts = found.split(separator: "\n").last { $0.contains(#/^[0-9]+ error/#) }.map(String.init) ?? ""
        let number = counts.split { !$0.isNumber }.compactMap { Int($0) }.reduce(0, +)
        let written = try run("baseline", "write").output
        #expect(written.hasPrefix(".keyboardlint-baseline.jsonl: \(number) findings, "))
        #expect(try run("init", "--force").output.contains("and \(number) known findings to "))
        #expect(try run("lint").output.hasPrefix("no findings; \(number) in the baseline\n"))
    }

    @Test func bothNamesAreFoundAndTwoAreRefused() throws {
        for name in [".keyboardlint.json", ".keyboardlint.jsonc"] {
            try folder.write("{ \"failLevel\": \"none\" }", to: "repo/App/" + name)
            #expect(try run("lint", "App").status == 0)
            if name == ".keyboardlint.json" { try FileManager.default.removeItem(atPath: folder.path + "/repo/App/" + name) }
        }
        try folder.write("{}", to: "repo/App/.keyboardlint.json")
        let refused = try run("lint", "App")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("there is 'App/.keyboardlint.jsonc' beside '.keyboardlint.json'; keep one of them"))
    }

    @Test(arguments: ["config", "report", "modules"]) func schemasArePrinted(name: String) throws {
        let files = ["config": "configuration-1", "report": "report-2", "modules": "modules-1"]
        let file = try #require(files[name])
        #expect(try run("schema", name).output == Repository.text("Sources/Reporting/Schemas/\(file).schema.json"))
        #expect(try run("schema", "reports").errors.contains("there is no schema 'reports'; did you mean 'report'?"))
    }
}
