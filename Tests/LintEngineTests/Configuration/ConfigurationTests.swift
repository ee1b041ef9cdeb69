import KeyboardModel
import RuleBook
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// Configurations that stand in a dictionary.
private struct Files: ConfigurationText {
    let texts: [String: String]

    func read(_ path: String) throws(UnreadableConfiguration) -> (path: CanonicalPath, file: SourceFile) {
        guard let text = texts[path] else { throw UnreadableConfiguration("there is no file '\(path)'") }
        return (CanonicalPath(path), SourceFile(path: path, text: text))
    }

    func configuration(at path: String) throws(InvalidConfiguration) -> Configuration {
        try Configuration(SourceFile(path: path, text: texts[path] ?? ""), at: CanonicalPath(path), from: self)
    }
}

/// What is said later wins, and what is said names its place.
@Suite struct ConfigurationTests {
    private func effective(
        _ texts: [String: String], at path: String, of file: String, _ options: RunOptions = RunOptions(),
        rules: [Rule] = RuleBook.embedded.rules
    ) throws -> EffectiveSettings {
        EffectiveSettings(options, try Files(texts: texts).configuration(at: path), forFileAt: file, rules: rules)
    }

    /// `error by /app/c.json:1`
    private func choice(_ rule: String, _ settings: EffectiveSettings) throws -> String {
        let found = try #require(settings.rules.first { $0.id == rule })
        return "\(found.choice.value.rawValue) by \(found.choice.origin)"
    }

    private let base = """
        {
          "rules": { "stale-guard": "error", "show-without-hide": "note" },
          "overrides": [{ "files": "Tests", "rules": { "stale-guard": "off" } }],
          "deploymentTarget": "14.0", "maxWarnings": 5, "exclude": ["Generated"], "customRules": "rules",
        }
        """

    @Test func whatExtendsWinsOverWhatItExtendsAndOverridesWinInTheirFile() throws {
        let own = """
            {
              "extends": "../base.json",
              "rules": { "show-without-hide": "off" },
              "deploymentTarget": "15.0", "exclude": ["Legacy/**"], "customRules": ["rules"]
            }
            """
        let texts = ["/repo/base.json": base, "/repo/App/c.json": own]
        let settings = try effective(texts, at: "/repo/App/c.json", of: "/repo/App/A.swift")
        #expect(try choice("stale-guard", settings) == "error by /repo/base.json:2")
        #expect(try choice("show-without-hide", settings) == "off by /repo/App/c.json:3")
        #expect(try choice("frame-height-as-inset", settings) == "on by standard")
        #expect(settings.deploymentTarget.map { "\($0.value.major) \($0.origin)" } == "15 /repo/App/c.json:4")
        #expect(settings.maxWarnings.map { "\($0.value) \($0.origin)" } == "5 /repo/base.json:4")
        #expect(settings.failLevel == SourcedValue(.warning, .standard))
        // The name stands anywhere, of the base, too; Legacy is below the file that says it.
        let configuration = try Files(texts: texts).configuration(at: "/repo/App/c.json")
        #expect(configuration.leavesOut("/repo/App/Generated/A.swift", isFolder: false))
        #expect(configuration.leavesOut("/repo/App/Legacy/A.swift", isFolder: false))
        #expect(!configuration.leavesOut("/repo/Legacy/A.swift", isFolder: false))
        #expect(configuration.customRules.map(\.value) == ["/repo/rules", "/repo/App/rules"])
        // In the base's tests its override holds.
        let test = try effective(texts, at: "/repo/App/c.json", of: "/repo/App/Tests/A.swift")
        #expect(try choice("stale-guard", test) == "off by /repo/base.json:3")
    }

    @Test func whatIsSaidOfAllRulesHoldsForThoseNothingIsSaidOfSince() throws {
        let texts = [
            "/app/a.json": #"{ "rules": { "stale-guard": "error" } }"#,
            "/app/b.json": #"{ "extends": "a.json", "rules": { "show-without-hide": "warning", "all": "off" } }"#,
            "/app/c.json": #"{ "extends": ["b.json"], "overrides": [{ "files": "*View.swift", "rules": { "all": "note" } }] }"#,
        ]
        let settings = try effective(texts, at: "/app/c.json", of: "/app/A.swift")
        #expect(try choice("stale-guard", settings) == "off by /app/b.json:1")
        #expect(try choice("show-without-hide", settings) == "warning by /app/b.json:1")
        #expect(try choice(MisusedSuppression.rule, settings) == "off by /app/b.json:1")
        let view = try effective(texts, at: "/app/c.json", of: "/app/ChatView.swift")
        #expect(try choice("show-without-hide", view) == "note by /app/c.json:1")
    }

    @Test func ofSeveralBasesTheLastWinsAndOneMayBeReachedTwice() throws {
        let texts = [
            "/a.json": #"{ "failLevel": "note", "maxWarnings": 1, "scenarioFiles": "s.txt" }"#,
            "/b.json": #"{ "extends": "a.json", "failLevel": "error" }"#,
            "/c.json": #"{ "extends": ["b.json", "a.json"] }"#,
            "/d.json": #"{ "extends": ["a.json", "b.json"] }"#,
        ]
        #expect(try Files(texts: texts).configuration(at: "/c.json").failLevel?.value == .note)
        let last = try Files(texts: texts).configuration(at: "/d.json")
        #expect(last.failLevel?.value == .error)
        #expect(last.scenarioFiles.map(\.value) == ["/s.txt"])
    }

    @Test func optionsWinOverFiles() throws {
        let texts = ["/c.json": #"{ "rules": { "stale-guard": "error", "show-without-hide": "off" }, "failLevel": "none" }"#]
        var options = RunOptions()
        options.only = ["stale-guard", "show-without-hide", "zero-frame-unhandled"]
        options.disabled = ["zero-frame-unhandled"]
        options.failLevel = .error
        let settings = try effective(texts, at: "/c.json", of: "/A.swift", options)
        // That it runs is asked for; how severe it is, is the file's to say.
        #expect(try choice("stale-guard", settings) == "error by /c.json:1")
        #expect(try choice("show-without-hide", settings) == "on by --only")
        #expect(try choice("frame-height-as-inset", settings) == "off by --only")
        #expect(settings.failLevel == SourcedValue(.error, .option("--fail-level")))
    }

    @Test func everyMistakeOfAFileIsShownWithWhatIsAllowed() throws {
        let text = """
            {
              "exclud": ["A"],
              "rules": { "stale-guard": "warn" },
            \t"deploymentTarget": 15,
              "overrides": [{ "files": ["a"] }]
            }
            """
        let error = try #require(throws: InvalidConfiguration.self) {
            try Files(texts: ["/c.json": text]).configuration(at: "/c.json")
        }
        let keys =
            "$schema, extends, include, exclude, rules, overrides, deploymentTarget, devices, "
            + "requiresFullScreen, customRules, scenarios, scenarioFiles, observerWrappers, failLevel, maxWarnings or baseline"
        #expect(
            error.description == """
                /c.json:2:3: error: a configuration has no key 'exclud'; did you mean 'exclude'? it may have \(keys)
                 2 |   "exclud": ["A"],
                   |   ^^^^^^^^
                /c.json:3:29: error: expected "on", "off", "error", "warning" or "note", not "warn"
                 3 |   "rules": { "stale-guard": "warn" },
                   |                             ^^^^^^
                /c.json:4:22: error: expected a version in double quotes such as "15.0", not a number
                 4 | \t"deploymentTarget": 15,
                   | \t                    ^^
                /c.json:5:17: error: expected both 'files' and 'rules' in an item of 'overrides'
                 5 |   "overrides": [{ "files": ["a"] }]
                   |                 ^
                """)
    }

    @Test func aCircleIsNamedWholeAndAMissingFileWhereItIsNamed() throws {
        let texts = [
            "/a.json": #"{ "extends": "b.json" }"#, "/b.json": #"{ "extends": ["./c.json"] }"#,
            "/c.json": #"{ "extends": "/b.json" }"#,
            "/d.json": #"{ "extends": "gone.json" }"#, "/e.json": #"{ "extends": "e.json" }"#,
        ]
        func description(_ path: String) throws -> String {
            try #require(throws: InvalidConfiguration.self) { try Files(texts: texts).configuration(at: path) }.description
        }
        #expect(
            try description("/a.json").hasPrefix(
                "/c.json:1:14: error: 'extends' leads in a circle: /b.json extends /c.json extends /b.json\n"))
        #expect(try description("/d.json").hasPrefix("/d.json:1:14: error: there is no file '/gone.json'\n"))
        #expect(try description("/e.json").contains("/e.json extends /e.json"))
    }

    /// Each file extends the one before it twice: 2 to the power of 30 files, if they were all read.
    @Test(.timeLimit(.minutes(30))) func filesThatExtendEachOtherOverAndOverEnd() throws {
        var texts = ["/0.json": "{}"]
        for number in 1...30 { texts["/\(number).json"] = "{ \"extends\": [\"\(number - 1).json\", \"\(number - 1).json\"] }" }
        let error = try #require(throws: InvalidConfiguration.self) { try Files(texts: texts).configuration(at: "/30.json") }
        #expect(error.description.contains("a configuration can extend 100 files; these are more"))
    }

    @Test func rulesAndScenariosThatAreNotThereAreNamed() throws {
        let texts = [
            "/c.json": """
            { "rules": { "stale-gard": "off", "mine": "on" },
              "scenarios": ["ipad-slide-ovr"] }
            """
        ]
        let configuration = try Files(texts: texts).configuration(at: "/c.json")
        #expect(
            configuration.issues(knownRules: ["stale-guard", "mine"]).map(\.description) == [
                """
                /c.json:1:14: error: there is no rule 'stale-gard'; did you mean 'stale-guard'?
                 1 | { "rules": { "stale-gard": "off", "mine": "on" },
                   |              ^^^^^^^^^^^^
                """
            ])
        #expect(
            configuration.issues(knownScenarios: ["ipad-slide-over"]).first?.issues.map(\.message) == [
                "there is no scenario 'ipad-slide-ovr'; did you mean 'ipad-slide-over'?"
            ])
    }
}
