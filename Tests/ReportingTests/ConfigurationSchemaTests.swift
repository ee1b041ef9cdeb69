import Foundation
import LintEngine
import LintPolicy
import SourceText
import TestSupport
import Testing

/// The schema is what editors complete and check a configuration by; the reader is what the program goes by.
@Suite struct ConfigurationSchemaTests {
    private let schema: JSONSchema

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/Reporting/Schemas/configuration-1.schema.json")
        schema = JSONSchema(root: try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file)))
    }

    private func keys(_ value: JSON?) -> Set<String> {
        if case .object(let members)? = value { Set(members.keys) } else { [] }
    }

    @Test func bothKnowTheSameKeysAndWords() {
        #expect(keys(schema.root["properties"]) == Set(ConfigurationFile.Key.allCases.map(\.rawValue)))
        let override = schema.root["properties"]?["overrides"]?["items"]
        #expect(keys(override?["properties"]) == Set(ConfigurationFile.OverrideKey.allCases.map(\.rawValue)))
        #expect(Set(override?["required"]?.strings ?? []) == Set(ConfigurationFile.OverrideKey.allCases.map(\.rawValue)))
        let choices = schema.root["$defs"]?["rules"]?["additionalProperties"]?["enum"]
        #expect(Set(choices?.strings ?? []) == Set(RuleChoice.allCases.map(\.rawValue)))
        let levels = schema.root["properties"]?["failLevel"]?["enum"]
        #expect(Set(levels?.strings ?? []) == Set(FailLevel.allCases.map(\.rawValue)))
    }

    @Test(arguments: [
        ("{}", true),
        (#"{"$schema": "https://example.com/s.json", "extends": "a.json"}"#, true),
        (#"{"extends": ["a.json", "b.json"], "include": "Sources", "exclude": ["Generated", "*.pb.swift"]}"#, true),
        (#"{"rules": {"all": "off", "stale-guard": "error", "show-without-hide": "on"}}"#, true),
        (#"{"overrides": [{"files": ["Tests/**"], "rules": {"stale-guard": "note"}}]}"#, true),
        (
            #"{"deploymentTarget": "15.0", "customRules": "rules", "scenarios": ["ipad-slide-over"], "scenarioFiles": "s.txt"}"#,
            true
        ),
        (#"{"observerWrappers": ["a.swift", "b.swift"]}"#, true), (#"{"observerWrappers": "a.swift"}"#, true),
        (#"{"observerWrappers": {"a.swift": true}}"#, false),
        (#"{"failLevel": "none", "maxWarnings": 0, "baseline": "b.txt"}"#, true),
        ("[]", false), ("null", false),
        (#"{"exclud": "a"}"#, false), (#"{"extends": 1}"#, false), (#"{"include": [1]}"#, false), (#"{"exclude": {}}"#, false),
        (#"{"rules": {"stale-guard": "warn"}}"#, false), (#"{"rules": {"stale-guard": true}}"#, false),
        (#"{"rules": []}"#, false),
        (#"{"overrides": {}}"#, false), (#"{"overrides": [{"files": "a"}]}"#, false), (#"{"overrides": [1]}"#, false),
        (#"{"overrides": [{"files": "a", "rules": {}, "failLevel": "note"}]}"#, false),
        (#"{"deploymentTarget": 15}"#, false), (#"{"customRules": false}"#, false), (#"{"scenarios": null}"#, false),
        (#"{"failLevel": "fatal"}"#, false), (#"{"maxWarnings": 1.5}"#, false), (#"{"maxWarnings": -1}"#, false),
        (#"{"maxWarnings": "3"}"#, false), (#"{"baseline": []}"#, false), (#"{"$schema": 1}"#, false),
    ])
    func bothAcceptAndRefuseTheSame(text: String, isValid: Bool) throws {
        let issues = schema.issues(in: try JSONDecoder().decode(JSON.self, from: Data(text.utf8)))
        #expect(issues.isEmpty == isValid, "\(issues)")
        let file = SourceFile(path: ".keyboardlint.json", text: text)
        if isValid {
            #expect(throws: Never.self) { try ConfigurationFile(file, in: "/app") }
        } else {
            #expect(throws: InvalidConfiguration.self) { try ConfigurationFile(file, in: "/app") }
        }
    }
}
