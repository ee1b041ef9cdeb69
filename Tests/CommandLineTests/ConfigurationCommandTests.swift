import Foundation
import LintPolicy
import TestSupport
import Testing

/// A `.keyboardlint.json` governs the files around it, from wherever the linter is started.
@Suite(.timeLimit(.minutes(30))) struct ConfigurationCommandTests {
    /// A repository with a field in each of two modules; each field's file has two errors, of `frame-height-as-inset` in line 16
    /// and `show-without-hide` in line 11, and a note on its observer.
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("ref: refs/heads/main\n", to: "repo/.git/HEAD")
        for module in ["App", "Chat"] {
            try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "repo/\(module)/Field.swift")
        }
    }

    private func run(_ arguments: String..., in place: String = "repo") throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(arguments: arguments, in: folder.url.appending(path: place))
    }

    /// `App/Field.swift:16: warning frame-height-as-inset` and so on: what is found, without its story and without the observers.
    private func findings(_ arguments: String..., in place: String = "repo") throws -> [String] {
        let outcome = try Keyboardlint.run(
            arguments: ["lint"] + arguments + ["--format", "xcode", "--exit-zero"], in: folder.url.appending(path: place))
        #expect(outcome.status == 0, "\(outcome.errors)")
        let root = folder.url.appending(path: "repo").path + "/"
        return outcome.output.split(separator: "\n").compactMap { line in
            let pattern = #/(.*):([0-9]+):[0-9]+: (error|warning|note): .* \(([a-z-]+)\)/#
            guard let match = String(line).wholeMatch(of: pattern), match.4 != "keyboard-notification-observer" else {
                return nil
            }
            return "\(match.1.replacing(root, with: "")):\(match.2): \(match.3) \(match.4)"
        }
    }

    private static let both = ["error show-without-hide", "warning frame-height-as-inset"]

    @Test func theNearestFileGovernsAndNothingOfTheOthersUnlessItExtendsThem() throws {
        try folder.write(
            #"{ "rules": { "show-without-hide": "off", "layout-not-reset": "off" } }"#, to: "repo/.keyboardlint.json")
        try folder.write(
            #"{ "rules": { "frame-height-as-inset": "warning", "layout-not-reset": "off" } }"#, to: "repo/Chat/.keyboardlint.json"
        )
        let expected = [
            "App/Field.swift:16: warning frame-height-as-inset", "Chat/Field.swift:11: error show-without-hide",
            "Chat/Field.swift:16: warning frame-height-as-inset",
        ]
        #expect(try findings() == expected)
        try folder.write(
            #"{ "extends": "../.keyboardlint.json", "rules": { "frame-height-as-inset": "note" } }"#,
            to: "repo/Chat/.keyboardlint.json")
        #expect(
            try findings() == [
                "App/Field.swift:16: warning frame-height-as-inset", "Chat/Field.swift:16: note frame-height-as-inset",
            ])
    }

    @Test func whereTheLinterIsStartedDoesNotMatter() throws {
        try folder.write(
            #"{ "rules": { "show-without-hide": "off", "layout-not-reset": "off" }, "exclude": ["Chat/Field.swift"] }"#,
            to: "repo/.keyboardlint.json")
        let expected = ["App/Field.swift:16: warning frame-height-as-inset"]
        #expect(try findings() == expected)
        #expect(try findings(".", in: "repo/App") == expected)
        #expect(try findings("repo", in: "") == expected)
        #expect(try findings("../../repo/App/Field.swift", "../Chat/Field.swift", in: "repo/App") == expected)
        #expect(try findings("\(folder.path)/repo/Chat", "\(folder.path)/repo/App", in: "") == expected)
    }

    @Test func standardInputIsGovernedByThePathItIsSaidToHave() throws {
        try folder.write(
            #"{ "rules": { "show-without-hide": "off", "layout-not-reset": "off" }, "exclude": ["Generated"] }"#,
            to: "repo/.keyboardlint.json")
        let input = Data(Sources.fieldLiftedByTheKeyboardsHeight.utf8)
        func lint(as path: String) throws -> Keyboardlint.Outcome {
            try Keyboardlint.run(arguments: ["lint", "-", "--stdin-path", path], input: input, in: folder.url)
        }
        #expect(try lint(as: "repo/App/New/Chat.swift").output.contains("\n1 warning, 1 note\n"))
        let excluded = try lint(as: "repo/App/Generated/Chat.swift")
        #expect(excluded.status == 0)
        #expect(excluded.output.contains("0 files read, 0 with keyboard notifications, 1 left out by configuration"))
    }

    @Test func aFileAboveTheRepositoryIsNotTheProjects() throws {
        try folder.write(#"{ "rules": { "all": "off" } }"#, to: ".keyboardlint.json")
        #expect(try findings().count == 4)
        // A repository in a repository is one of its own, too.
        try folder.write(#"{ "rules": { "all": "off" } }"#, to: "repo/.keyboardlint.json")
        try folder.write("gitdir: ../.git/modules/Chat\n", to: "repo/Chat/.git")
        #expect(try findings().allSatisfy { $0.hasPrefix("Chat/") })
        #expect(try findings().count == 2)
    }

    @Test func whatIsLeftOutIsNotReadEvenIfItIsNamed() throws {
        try folder.write(Sources.plain, to: "repo/App/Generated/Plain.swift")
        try folder.write(#"{ "exclude": ["App/Generated", "Chat/*.swift"] }"#, to: "repo/.keyboardlint.json")
        // The folder, and the one file of Chat.
        #expect(
            try run("lint").output.contains(
                "1 file read, 1 with keyboard notifications, 2 left out by configuration"))
        let named = try run("lint", "Chat/Field.swift", "App/Generated/Plain.swift")
        #expect(named.status == 0)
        #expect(named.output == "nothing linted\n0 files read, 0 with keyboard notifications, 2 left out by configuration\n")
        #expect(
            try run("lint", "App/Generated").output.hasSuffix(
                "0 files read, 0 with keyboard notifications, 1 left out by configuration\n"))
        // A configuration in a folder that is left out does not bring it back.
        try folder.write("{}", to: "repo/App/Generated/.keyboardlint.json")
        #expect(try run("lint", "App/Generated").output.contains("0 files read"))
        #expect(try run("lint", "App/Generated/Plain.swift").output.contains("0 files read"))
    }

    @Test func onlyWhatIsIncludedIsLinted() throws {
        try folder.write(#"{ "include": ["Ch*"] }"#, to: "repo/.keyboardlint.json")
        #expect(try findings() == Self.both.map { "Chat/Field.swift:\($0.contains("show") ? 11 : 16): \($0)" })
    }

    @Test func optionsWinOverTheFile() throws {
        try folder.write(
            #"{ "rules": { "all": "off" }, "failLevel": "none", "exclude": ["Chat"] }"#, to: "repo/.keyboardlint.json")
        #expect(try run("lint").status == 0)
        #expect(try findings("--only", "show-without-hide") == ["App/Field.swift:11: error show-without-hide"])
        #expect(try run("lint", "--only", "show-without-hide").status == 0)
        #expect(try run("lint", "--only", "show-without-hide", "--fail-level", "error").status == 1)
        #expect(try findings("--isolated").count == 4)
        try folder.write(#"{ "exclude": ["App"] }"#, to: "repo/ci/strict.json")
        #expect(try findings("--config", "ci/strict.json").allSatisfy { $0.hasPrefix("Chat/") })
    }

    @Test func eachConfigurationToleratesItsOwnWarnings() throws {
        let warnings = #""rules": { "show-without-hide": "warning", "frame-height-as-inset": "warning" }"#
        try folder.write("{ \(warnings), \"maxWarnings\": 2 }", to: "repo/.keyboardlint.json")
        // Two in each of the two files make four.
        #expect(try run("lint").status == 1)
        try folder.write(#"{ "extends": "../.keyboardlint.json", "maxWarnings": 2 }"#, to: "repo/Chat/.keyboardlint.json")
        #expect(try run("lint").status == 0)
        #expect(try run("lint", "--max-warnings", "3").status == 1)
    }

    @Test func rulesAndScenariosOfTheProjectAreUsed() throws {
        let scenario = try Keyboardlint.run("scenarios", "ipad-slide-over").output.replacing(
            "ipad-slide-over", with: "our-window")
        try folder.write(scenario, to: "repo/tools/windows.txt")
        try folder.write(UserRuleTests.rule(), to: "repo/tools/rules/window-guide.md")
        try folder.write(
            """
            {
              "customRules": "tools/rules", "scenarioFiles": ["tools/windows.txt"], "scenarios": ["our-window"],
              "rules": { "all": "off", "window-guide": "warning" }
            }
            """, to: "repo/.keyboardlint.json")
        try folder.write(
            "func pin() { bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor).isActive = true }\n",
            to: "repo/App/Printer.swift")
        #expect(
            try findings("App").map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == ["warning window-guide"])
        let json = try run("lint", "App", "--format", "json", "--exit-zero").output
        #expect(json.contains(#""id" : "our-window""#))
        #expect(!json.contains("iphone-home-button"))
        #expect(try run("lint", "--only", "window-guide", "App").status == 1)
    }

    @Test func whatIsWrongIsShownInItsLineAndNothingIsLinted() throws {
        func errors(_ text: String) throws -> String {
            try folder.write(text, to: "repo/Chat/.keyboardlint.json")
            let outcome = try run("lint", "--exit-zero")
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            let start = "keyboardlint: the configuration cannot be used\n"
            #expect(outcome.errors.hasPrefix(start))
            return String(outcome.errors.dropFirst(start.count))
        }
        #expect(
            try errors("{ \"failLevel\": \"fatal\" }\n") == """
                Chat/.keyboardlint.json:1:16: error: expected "error", "warning", "note" or "none", not "fatal"
                 1 | { "failLevel": "fatal" }
                   |                ^^^^^^^

                """)
        // Whatever leads to it, it is said once.
        try folder.write("{ \"maxWarnings\": true }\n", to: "repo/.keyboardlint.json")
        #expect(try run("lint", "App").errors.components(separatedBy: "expected a whole number").count == 2)
        #expect(try run("lint").errors.components(separatedBy: "expected a whole number").count == 2)
        try folder.write("{}", to: "repo/.keyboardlint.json")
        #expect(try errors("{").contains("Chat/.keyboardlint.json:1:1: error: expected '}' before the end of the file"))
        #expect(
            try errors(#"{ "rules": { "stale-gard": "off" } }"#).contains(
                "there is no rule 'stale-gard'; did you mean 'stale-guard'?"))
        #expect(
            try errors(#"{ "extends": "gone.json" }"#).contains(":1:14: error: 'Chat/gone.json' cannot be read: no such file"))
        #expect(try errors(#"{ "customRules": "gone" }"#).contains(":1:18: error: there is no file or folder"))
        #expect(try errors(#"{ "scenarios": ["gone"] }"#).contains("there is no scenario 'gone'"))
        #expect(try errors("{ \"\u{1B}[31m\": 1 }").contains("\u{1B}") == false)
        try FileManager.default.removeItem(at: folder.url.appending(path: "repo/Chat/.keyboardlint.json"))
        try folder.write("{}", to: "repo/Chat/.keyboardlint.json/Odd.txt")
        #expect(try run("lint").errors.contains("'Chat/.keyboardlint.json' cannot be read: is a directory"))
    }

    @Test func aConfigurationForAllFilesMustBeThere() throws {
        let outcome = try run("lint", "--config", "gone.json")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors
                == "keyboardlint: the configuration cannot be used\n'gone.json' cannot be read: no such file or directory\n")
        #expect(try run("lint", "--config", "gone.json", "--isolated").isRefusal)
    }

    @Test func whoSaidWhatIsShown() throws {
        try folder.write(
            """
            {
              "exclude": ["Generated"],
              "deploymentTarget": "14.0",
              "rules": { "show-without-hide": "off", "layout-not-reset": "off" },
            }
            """, to: "repo/.keyboardlint.json")
        try folder.write(
            """
            {
              "extends": "../.keyboardlint.json",
              "overrides": [{ "files": "Field.swift", "rules": { "stale-guard": "error" } }],
              "maxWarnings": 3
            }
            """, to: "repo/Chat/.keyboardlint.json")
        let outcome = try run(
            "lint", "--show-config", "Chat/Field.swift", "--disable", "main-screen-assumed", "--fail-level", "note")
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n").map {
            $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
        #expect(lines.prefix(2) == ["Chat/Field.swift", "governed by Chat/.keyboardlint.json, which extends .keyboardlint.json"])
        for line in [
            "include everything standard", "exclude Generated .keyboardlint.json:2", "deploymentTarget 14.0 .keyboardlint.json:3",
            "failLevel note --fail-level", "maxWarnings 3 Chat/.keyboardlint.json:4",
            "show-without-hide off .keyboardlint.json:4",
            "stale-guard error Chat/.keyboardlint.json:3", "main-screen-assumed off --disable",
            "frame-height-as-inset on standard",
        ] { #expect(lines.contains(line), "\(line)") }
        #expect(
            try run("lint", "--show-config", "Generated/A.swift").errors.contains(
                "there is no file or folder 'Generated/A.swift'"))
        #expect(try run("lint", "--show-config", "App").isRefusal)
        try folder.write(Sources.plain, to: "repo/Generated/A.swift")
        #expect(
            try run("lint", "--show-config", "Generated/A.swift").output.contains(
                "left out: \"Generated\" in .keyboardlint.json:2\n"))
    }

    @Test func theArticlesExampleIsOneAndDoesWhatItSays() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        func article(_ path: String) throws -> String {
            try String(contentsOf: root.appending(path: "Sources/\(path)"), encoding: .utf8)
        }
        let configuration = try article("keyboardlint/keyboardlint.docc/Configuration.md")
        let scenarios = try article("KeyboardModel/KeyboardModel.docc/ScenarioFiles.md")
        let example = try #require(configuration.firstMatch(of: #/<!-- a configuration -->\n```json\n((?:.*\n)*?)```/#))
        let scenario = try #require(scenarios.firstMatch(of: #/```text\n(# a comment\nscenario (?:.*\n)*?)```/#))
        try folder.write(String(example.output.1), to: "repo/.keyboardlint.json")
        try folder.write("{}", to: "repo/tools/keyboardlint-base.json")
        try folder.write("{\"keyboardlintBaseline\":1}\n", to: "repo/keyboardlint-baseline.jsonl")
        try folder.write(String(scenario.output.1), to: "repo/tools/our-windows.txt")
        try folder.write(UserRuleTests.rule(), to: "repo/tools/keyboard-rules/window-guide.md")
        let wrapper = try #require(configuration.firstMatch(of: #/```swift\n(\/\/ tools\/KeyboardKit.swift(?:.*\n)*?)```/#))
        try folder.write(String(wrapper.output.1), to: "repo/tools/KeyboardKit.swift")
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "repo/App/Tests/Field.swift")
        // Chat is not included, and in the tests everything is off.
        #expect(try findings().map { String($0.prefix { $0 != ":" }) } == ["App/Field.swift", "App/Field.swift"])
        let json = try run("lint", "--format", "json", "--exit-zero").output
        for id in ["ipad-stage-manager-partly-covered", "iphone-home-indicator", "ipad-our-window"] {
            #expect(json.contains("\"id\" : \"\(id)\""))
        }
        #expect(!json.contains("ipad-slide-over"))
    }
}
