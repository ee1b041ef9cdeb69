import Foundation
import LintEngine
import LintPolicy
import TestSupport
import Testing

@testable import keyboardlint

/// `baseline write`, `prune` and `report`, and what `lint` makes of the file.
@Suite(.timeLimit(.minutes(30))) struct BaselineCommandTests {
    private let folder: TemporaryFolder
    /// Whatever the machine is that runs the tests.
    private let atHome = ["CI": ""]

    /// Two files with the same old code: in each an error in the handler, and that nothing resets it.
    init() throws {
        folder = try TemporaryFolder()
        for name in ["App/A.swift", "App/B.swift"] { try folder.write(code(), to: name) }
        // Where the search for a baseline ends.
        try folder.write("", to: ".git/HEAD")
    }

    private func code(named name: String = "FieldController") -> String {
        Sources.fieldLiftedByTheKeyboardsHeight.replacing("FieldController", with: name)
    }

    @discardableResult
    private func run(_ arguments: String..., in path: String = "", environment: [String: String] = ["CI": ""]) throws
        -> Keyboardlint.Outcome
    {
        try Keyboardlint.run(arguments: arguments, in: folder.url.appending(path: path), environment: environment)
    }

    @Test func whatIsInTheBaselineIsNotReportedAndDoesNotFail() throws {
        #expect(try run().status == 1)
        let before = try run("--format", "xcode").output
        let written = try run("baseline", "write")
        #expect(written.status == 0)
        let lines = try folder.read(".keyboardlint-baseline.jsonl").split(separator: "\n")
        #expect(lines.first == #"{"keyboardlintBaseline":1}"#)
        #expect(written.output.hasSuffix(" findings, \(lines.count - 1) entries\n"))
        #expect(lines == lines.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
        for line in lines.dropFirst() { #expect(line.contains(#/"path":"App/[AB]\.swift","symbol":"FieldController\./#)) }

        let silent = try run()
        #expect(silent.status == 0)
        #expect(silent.output.contains(#/^no findings; \d+ in the baseline\n/#))
        #expect(try run("--format", "xcode").output == "")
        #expect(try run("--no-baseline", "--format", "xcode").output == before)
        #expect(try run("--no-baseline").status == 1)
    }

    @Test func aNewHandlerIsReportedAndOldOnesAreNot() throws {
        try run("baseline", "write")
        try folder.write(code(named: "Mail"), to: "App/Mail.swift")
        // Nothing but its place is different here.
        try folder.write("// A line.\n\n" + code(), to: "App/A.swift")
        let outcome = try run("--format", "xcode")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("/App/Mail.swift:16:28: warning: "))
        #expect(!outcome.output.contains("A.swift") && !outcome.output.contains("B.swift"))
    }

    @Test func anEditedHandlerIsReportedWithTheReason() throws {
        try run("baseline", "write")
        try folder.write(code().replacing("-frame.height", with: "-frame.height - 8"), to: "App/A.swift")
        let outcome = try run()
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("= new: the baseline has the finding from before `FieldController.shown(_:)` was edited\n"))
        #expect(try run("--format", "xcode").output.contains(": note: New: the baseline has the finding from before"))
    }

    @Test func theFileIsFoundFromSubfoldersAndItsPathsBeginAtItsFolder() throws {
        try run("baseline", "write")
        #expect(try run(in: "App").status == 0)
        #expect(try run("A.swift", in: "App").status == 0)
        try folder.write("", to: "Kit/Deep/x.txt")
        #expect(try run("../../App/B.swift", in: "Kit/Deep").status == 0)
        #expect(
            try Keyboardlint.run(folder.path + "/App", in: folder.url.appending(path: "Kit"), environment: atHome).status == 0)
        let input = Data(code().utf8)
        #expect(
            try Keyboardlint.run("-", "--stdin-path", "App/A.swift", input: input, in: folder.url, environment: atHome).status
                == 0)
        // Beyond the repository's root it is somebody else's.
        try folder.write("", to: "App/Inner/.git/HEAD")
        try folder.write(code(), to: "App/Inner/A.swift")
        #expect(try run(in: "App/Inner").status == 1)
    }

    @Test func anotherFileMayBeNamed() throws {
        try folder.write("", to: "ci/x.txt")
        #expect(try run("baseline", "write", "--baseline", "ci/known.jsonl").status == 0)
        #expect(try folder.read("ci/known.jsonl").contains(#""path":"../App/A.swift""#))
        #expect(try run().status == 1)
        #expect(try run("--baseline", "ci/known.jsonl").status == 0)
        let missing = try run("--baseline", "ci/none.jsonl")
        #expect(missing.isRefusal)
        #expect(
            missing.errors.hasPrefix(
                "keyboardlint: there is no baseline 'ci/none.jsonl'\nWrite one with 'keyboardlint baseline write"))
        #expect(try run("--baseline", "no/where.jsonl").errors.contains("there is no folder 'no'"))
        #expect(try run("--baseline", "ci/known.jsonl", "--no-baseline").isRefusal)
        #expect(try run("baseline", "prune", "--baseline", "ci/none.jsonl").isRefusal)
    }

    @Test func aFixedEntryFailsOnABuildServerUntilItIsPruned() throws {
        try run("baseline", "write")
        let entries = try folder.read(".keyboardlint-baseline.jsonl").split(separator: "\n").count - 1
        try folder.write(Sources.plain, to: "App/B.swift")
        let here = try run()
        #expect(here.status == 0)
        #expect(
            here.output.hasSuffix(
                "\(entries / 2) entries of the baseline no longer found; 'keyboardlint baseline prune' removes them\n"))
        for (arguments, environment) in [([], ["CI": "true"]), (["--stale-baseline", "fail"], atHome)] {
            let outcome = try Keyboardlint.run(arguments: arguments, in: folder.url, environment: environment)
            #expect(outcome.status == 1)
            #expect(
                outcome.errors == """
                    keyboardlint: \(entries / 2) entries of the baseline '.keyboardlint-baseline.jsonl' match no finding any more
                    Run 'keyboardlint baseline prune' and commit the file; 'keyboardlint baseline report' gives the reasons.

                    """)
        }
        #expect(try run("--stale-baseline", "allow", environment: ["CI": "true"]).status == 0)
        #expect(try run("--exit-zero", environment: ["CI": "true"]).status == 0)
        let pruned = try run("baseline", "prune")
        #expect(pruned.output.hasPrefix(".keyboardlint-baseline.jsonl: removed \(entries / 2) entries, \(entries / 2) remain\n"))
        #expect(
            pruned.output.contains(
                "  App/B.swift: frame-height-as-inset in `FieldController.shown(_:)`: the declaration is gone\n"))
        #expect(try run(environment: ["CI": "true"]).status == 0)
        #expect(try run("baseline", "prune").output == ".keyboardlint-baseline.jsonl: nothing to prune, \(entries / 2) remain\n")
    }

    @Test func pruningPutsNothingIn() throws {
        try run("baseline", "write")
        let before = try folder.read(".keyboardlint-baseline.jsonl")
        try folder.write(code(named: "Mail"), to: "App/Mail.swift")
        try run("baseline", "prune")
        #expect(try folder.read(".keyboardlint-baseline.jsonl") == before)
        #expect(try run().status == 1)
    }

    @Test func aRunOverAPartJudgesThatPartOnly() throws {
        try run("baseline", "write")
        let before = try folder.read(".keyboardlint-baseline.jsonl")
        try folder.write(Sources.plain, to: "App/B.swift")
        try folder.write(Sources.plain, to: "Kit/C.swift")
        // Not of files elsewhere, nor of single files, whose findings other files may decide.
        for path in ["Kit", "App/B.swift", "App/A.swift"] {
            #expect(try run(path, environment: ["CI": "1"]).status == 0, "\(path)")
        }
        #expect(try run("--disable", "frame-height-as-inset,show-without-hide", "Kit", environment: ["CI": "1"]).status == 0)
        let kept = try run("baseline", "write", "Kit")
        #expect(kept.output.contains(", 0 added, 0 removed\nkept, not checked: "))
        #expect(kept.output.contains("of files that were not linted"))
        #expect(try folder.read(".keyboardlint-baseline.jsonl") == before)
        #expect(
            try run("baseline", "write", "--only", "keyboard-notification-observer").output.contains("of rules that did not run"))
    }

    @Test func aRenamedFileIsFollowed() throws {
        try run("baseline", "write")
        try FileManager.default.moveItem(atPath: folder.path + "/App", toPath: folder.path + "/Sources")
        #expect(try run(environment: ["CI": "1"]).status == 0)
        #expect(try run("baseline", "report").output.contains("moved\n  App/A.swift -> Sources/A.swift: "))
        #expect(try run("baseline", "prune").output.contains(": removed 0 entries, "))
        #expect(!(try folder.read(".keyboardlint-baseline.jsonl").contains("App/")))
        #expect(try run(environment: ["CI": "1"]).status == 0)
    }

    @Test func theReportSaysWhatIsNewWhatIsGoneAndWhy() throws {
        try run("baseline", "write")
        let before = try folder.read(".keyboardlint-baseline.jsonl")
        try folder.write(code().replacing("-frame.height", with: "-frame.height - 8"), to: "App/A.swift")
        try FileManager.default.removeItem(atPath: folder.path + "/App/B.swift")
        let report = try run("baseline", "report")
        #expect(report.status == 0)
        #expect(report.output.hasPrefix("new: not in the baseline\n  App/A.swift:"))
        #expect(report.output.contains("; `FieldController.shown(_:)` was edited\n"))
        #expect(
            report.output.contains(
                "\ngone: in the baseline, but no longer found\n  App/A.swift: frame-height-as-inset in"
                    + " `FieldController.shown(_:)`: edited, and still found: a new finding\n"))
        #expect(
            report.output.contains("\n  App/B.swift: frame-height-as-inset in `FieldController.shown(_:)`: the file is gone\n"))
        #expect(try folder.read(".keyboardlint-baseline.jsonl") == before)
    }

    @Test func aBrokenFileIsShownWithItsLine() throws {
        try run("baseline", "write")
        let text = try folder.read(".keyboardlint-baseline.jsonl")
        try folder.write(text.replacing("\n", with: "\n<<<<<<< HEAD\n", maxReplacements: 1), to: ".keyboardlint-baseline.jsonl")
        let outcome = try run()
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors == """
                keyboardlint: the baseline is not well-formed
                .keyboardlint-baseline.jsonl:2:1: error: conflict marker of a merge
                 2 | <<<<<<< HEAD
                   | ^^^^^^^^^^^^
                Keep the lines of both sides, remove the marks, and run 'keyboardlint baseline prune'.

                """)
        try folder.write("", to: ".keyboardlint-baseline.jsonl")
        #expect(try run().status == 2)
    }

    @Test(arguments: [
        (["baseline"], "'baseline' needs "), (["baseline", "wirte"], "'baseline' does not know 'wirte'; did you mean 'write'?"),
        (["baseline", "report"], "there is no .keyboardlint-baseline.jsonl in the current folder or around it"),
        (["baseline", "prune"], "there is no .keyboardlint-baseline.jsonl in the current folder or around it"),
        (["baseline", "write", "-"], "a baseline needs files"),
        (["baseline", "write", "Nowhere"], "there is no file or folder 'Nowhere'"),
        (["--stale-baseline", "warn"], "option '--stale-baseline' does not know 'warn'"),
    ])
    func aWrongCommandIsRefused(arguments: [String], message: String) throws {
        let outcome = try Keyboardlint.run(arguments: arguments, in: folder.url)
        #expect(outcome.isRefusal)
        #expect(outcome.errors.hasPrefix("keyboardlint: " + message))
    }

    @Test func aProjectWithoutFindingsHasAnEmptyBaseline() throws {
        try folder.write(Sources.plain, to: "App/A.swift")
        try folder.write(Sources.plain, to: "App/B.swift")
        #expect(try run("baseline", "write").output == ".keyboardlint-baseline.jsonl: 0 findings, 0 entries\n")
        #expect(try run().output.hasPrefix("no findings\n"))
    }

    @Test func theConfigurationMayNameTheFile() throws {
        try folder.write(#"{ "baseline": "ci/known.jsonl", "overrides": [] }"#, to: ".keyboardlint.json")
        try folder.write("", to: "ci/x.txt")
        #expect(try run().errors.hasPrefix("keyboardlint: there is no baseline 'ci/known.jsonl'\n"))
        #expect(try run("baseline", "write").output.hasPrefix("ci/known.jsonl: "))
        #expect(try run().status == 0)
        #expect(try run("--isolated").status == 1)
        let elsewhere = try TemporaryFolder()
        #expect(try Keyboardlint.run(folder.path, in: elsewhere.url, environment: atHome).status == 0)
        // A rule that the configuration turns off for a file finds nothing there, which is no reason to forget what it found.
        try folder.write(
            #"{ "baseline": "ci/known.jsonl", "overrides": [{ "files": "App/B.swift", "rules": { "all": "off" } }] }"#,
            to: ".keyboardlint.json")
        #expect(try run(environment: ["CI": "1"]).status == 0)
        #expect(try run("baseline", "prune").output.contains(" remain\nkept, not checked: "))
    }

    @Test func theJSONTellsNewOldAndGone() throws {
        struct Report: Decodable {
            struct Finding: Decodable { var rule, path: String, baselineState: String? }
            struct Absent: Decodable { var rule, path, symbol, reason: String }
            struct Summary: Decodable { var warnings, baselined, unchanged: Int }
            var findings, baselined: [Finding]
            var absent: [Absent]
            var summary: Summary
        }
        func report(_ arguments: String...) throws -> Report {
            let outcome = try Keyboardlint.run(
                arguments: ["--only", "frame-height-as-inset", "--format", "json"] + arguments, in: folder.url,
                environment: atHome)
            return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
        }
        #expect(try report().findings.map(\.baselineState) == [nil, nil])
        try run("baseline", "write")
        try folder.write(code(named: "Mail"), to: "App/B.swift")
        let after = try report()
        #expect(after.findings.map(\.path) == ["App/B.swift"])
        #expect(after.findings.map(\.baselineState) == ["new"])
        #expect(after.baselined.map(\.path) == ["App/A.swift"])
        #expect(after.baselined.map(\.baselineState) == ["unchanged"])
        #expect(after.absent.filter { $0.rule == "frame-height-as-inset" }.map(\.reason) == ["symbolGone"])
        #expect(after.summary.warnings == 1)
        #expect(after.summary.baselined == 1)
    }
}
