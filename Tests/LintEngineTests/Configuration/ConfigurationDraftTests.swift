import PatternMatching
import SourceText
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What `init` writes can be read, says what was found and changes nothing.
@Suite struct ConfigurationDraftTests {
    private func finding(_ rule: String, _ severity: Severity, in path: String) -> Finding {
        let file = SourceFile(path: path, text: "")
        return Finding(
            rule: rule, severity: severity, message: "", path: path, range: SourceRange(ByteRange(0, 0), in: file),
            fingerprint: "")
    }

    private func draft(_ findings: [Finding], target: DeploymentTarget? = nil, baseline: String? = nil) -> String {
        var summary = Report.Summary()
        summary.handlers = 2
        let report = Report(summary: summary, findings: findings, handlers: [], notAnalysed: [])
        return ConfigurationDraft(report, deploymentTarget: target, baseline: baseline).text
    }

    @Test func whatWasFoundStandsBesideWhatDecidesAboutIt() throws {
        let findings = [
            finding("stale-guard", .warning, in: "App/A.swift"), finding("show-without-hide", .error, in: "App/A.swift"),
            finding("stale-guard", .note, in: "Examples/Kit/B.swift"), finding("stale-guard", .note, in: "AppTests/C.swift"),
        ]
        let text = draft(
            findings, target: DeploymentTarget(Version(major: 14, minor: 2), source: "App.xcodeproj"), baseline: "known.jsonl")
        #expect(
            text == """
                {
                  "$schema": ".keyboardlint.schema.json",

                  // keyboardlint \(Report.Tool().version) found here, in 2 handlers: 1 error, 1 warning, 2 notes.
                  // 'keyboardlint lint --show-config FILE' prints the effective settings of a file.

                  // Files that are neither read nor linted, besides build products and dependencies. Candidates by name:
                  "exclude": [
                    // "AppTests", // 1 note
                    // "Examples", // 1 note
                  ],

                  // off; on (severity as usual); or error, warning or note. Rules without an entry are on.
                  "rules": {
                    "show-without-hide": "on", // 1 error
                    "stale-guard": "on" // 1 warning, 2 notes
                  },

                  // The oldest iOS version supported. Declared by each file's project; App.xcodeproj declares 14.2:
                  // "deploymentTarget": "14.2",

                  // The least severity that fails a run: error, warning, note or none.
                  "failLevel": "warning",

                  // Known findings, which are not reported.
                  "baseline": "known.jsonl"
                }

                """)
        let file = try ConfigurationFile(SourceFile(path: ".keyboardlint.json", text: text), in: "/repo")
        #expect(file.exclude.isEmpty && file.layers.count == 1 && file.deploymentTarget == nil)
        #expect(file.baseline?.value == "known.jsonl")
    }

    @Test func aProjectWithoutFindingsGetsOneToo() throws {
        let text = draft([])
        #expect(text.contains("found here, in 2 handlers: nothing."))
        #expect(throws: Never.self) { try ConfigurationFile(SourceFile(path: ".keyboardlint.json", text: text), in: "/repo") }
    }

    @Test func namesThatEndACommentOrAStringDoNoHarm() throws {
        let target = DeploymentTarget(Version(major: 15), source: "A\nB\r\"*/.xcodeproj")
        let text = draft([finding("a\"b", .note, in: "Odd\nTests/\"/C.swift")], target: target, baseline: "a\"\n\\b.jsonl")
        let file = try ConfigurationFile(SourceFile(path: ".keyboardlint.json", text: text), in: "/repo")
        #expect(file.baseline?.value == "a\"\n\\b.jsonl")
        #expect(file.layers.first?.choices.keys.sorted() == ["a\"b"])
    }
}
