import LintEngine
import LintPolicy
import SourceText
import TestSupport
import Testing
import Vocabulary

@testable import Reporting

/// What a SARIF run says besides its results, and what it does with those that are gone or too many.
@Suite struct SARIFRunTests {
    private func run(_ report: Report, _ setting: ReportSetting = AwkwardReport.setting, limit: Int = 25_000) throws -> JSON {
        try #require(JSON.read(SARIFReporter(setting, resultLimit: limit).render(report))[["runs", "0"]])
    }

    @Test func theRepositoryIsNamedWithItsCommit() throws {
        #expect(try run(AwkwardReport.report)["versionControlProvenance"] == nil)
        var setting = AwkwardReport.setting
        setting.versionControl = VersionControl(
            remote: "https://me@host.xz/team/app.git", commit: String(repeating: "0a", count: 20), branch: "side/track")
        #expect(
            try run(AwkwardReport.report, setting)["versionControlProvenance"]
                == .read(
                    """
                    [
                      {
                        "repositoryUri": "https://host.xz/team/app.git", "revisionId": "\(String(repeating: "0a", count: 20))",
                        "branch": "side/track", "mappedTo": { "uriBaseId": "%SRCROOT%" }
                      }
                    ]
                    """))
    }

    /// Of four entries two are gone; a rule that did not run is described, too.
    @Test func whatIsGoneFromTheBaselineIsAbsentAndNoAlert() throws {
        var report = AwkwardReport.report
        report.findings[0].baselineState = .new
        let gone = AbsentEntry(rule: "frame-height-as-inset", path: "Old.swift", symbol: "Old.shown(_:)", reason: .fileGone)
        report.absent = [
            gone, gone, AbsentEntry(rule: "a-rule", path: "../Kit/A.swift", symbol: "", reason: .edited),
            AbsentEntry(rule: "a-rule", path: "B.swift", symbol: "b", reason: .editedAndStillFound),
            AbsentEntry(rule: "no-rule", path: "B.swift", symbol: "b", reason: .noSuchRule),
        ]
        var setting = AwkwardReport.setting
        setting.baselineFolder = "/repo/app"
        let run = try run(report, setting)
        let results = try #require(run["results"]).items
        #expect(
            results.map { $0["baselineState"] }
                == ["new", "unchanged", "unchanged", "absent", "absent", "absent"].map { .string($0) })
        let prints = results.map { $0[["partialFingerprints", "primaryLocationLineHash"]] }
        #expect(prints[3] == .string(gone.fingerprint + ":1"))
        #expect(prints[4] == .string(gone.fingerprint + ":2"))
        #expect(
            try results[3]
                == .read(
                    """
                    {
                      "ruleId": "frame-height-as-inset", "ruleIndex": 1, "kind": "pass", "level": "none", "baselineState": "absent",
                      "message": { "text": "In the baseline: the file is gone." },
                      "locations": [
                        {
                          "physicalLocation": {
                            "artifactLocation": { "uri": "app/Old.swift", "uriBaseId": "%SRCROOT%" },
                            "region": { "startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1 }
                          },
                          "logicalLocations": [{ "fullyQualifiedName": "Old.shown(_:)", "kind": "declaration" }]
                        }
                      ],
                      "partialFingerprints": {
                        "keyboardlint/baseline/v1": "\(gone.fingerprint):1", "primaryLocationLineHash": "\(gone.fingerprint):1"
                      },
                      "suppressions": [{ "kind": "external", "status": "accepted", "justification": "No finding matches the entry." }]
                    }
                    """))
        #expect(results[5][["locations", "0", "physicalLocation", "artifactLocation", "uri"]] == .string("Kit/A.swift"))
        let rules = try #require(run[["tool", "driver", "rules"]]).items
        for result in results {
            guard case .number(let index)? = result["ruleIndex"] else {
                Issue.record("no index")
                continue
            }
            #expect(rules[Int(index)]["id"] == result["ruleId"])
        }
    }

    /// Of three results a server that takes two gets the worst.
    @Test func whatIsMoreThanAServerTakesIsLeftOutAndCounted() throws {
        let findings = [Severity.note, .error, .warning].enumerated().map { index, severity in
            SampleReport.finding(["let end", "end.height", "note.endFrame"][index], rule: "rule-\(index)", severity: severity)
        }
        let cut = try run(SampleReport.report(findings), limit: 2)
        #expect(cut["results"]?.items.map { $0["level"] } == [.string("error"), .string("warning")])
        let notification = cut[["invocations", "0", "toolExecutionNotifications", "0"]]
        #expect(
            notification?[["message", "text"]]
                == .string("1 result left out: GitHub accepts 2 for each run. The other formats list all."))
        #expect(notification?[["descriptor", "id"]] == .string("results-left-out"))
        let index = notification?[["descriptor", "index"]]
        #expect(index == .number(2))
        #expect(cut[["tool", "driver", "notifications", "2", "id"]] == .string("results-left-out"))
        let whole = try run(SampleReport.report(findings), limit: 3)
        #expect(whole["results"]?.items.map { $0["level"] } == [.string("note"), .string("error"), .string("warning")])
        #expect(whole[["invocations", "0", "toolExecutionNotifications"]]?.items.isEmpty == true)
    }
}
