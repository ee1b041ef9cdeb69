import Foundation
import LintEngine
import TestSupport
import Testing

@testable import Reporting

/// Formats of servers that are JSON, each against what its documentation asks for, written down by hand.
@Suite struct JSONFormatTests {
    @Test func gitLabGetsAnArrayOfIssuesWithPathsOfTheRepository() throws {
        #expect(
            try JSON.read(AwkwardReport.render(.gitlab))
                == .read(
                    #"""
                    [
                      {
                        "check_name": "frame-height-as-inset", "severity": "major", "fingerprint": "0123456789abcdef",
                        "description": "`x[\"]]>\"]` takes 50%, a:b\\nand <more> & 🙂. Gap of 120 pt in ipad-slide-over; differs from the layout guide in 1 of 1 simulated scenario.",
                        "location": { "path": "app/50% \"off\", a:b 🙂.swift", "lines": { "begin": 2, "end": 2 } }
                      },
                      {
                        "check_name": "misused-suppression", "severity": "info",
                        "fingerprint": "misused-suppression B.swift `x` is disabled here but finds nothing",
                        "description": "`x` is disabled here but finds nothing. Also: frame-height-as-inset.",
                        "location": { "path": "app/B.swift", "lines": { "begin": 1, "end": 1 } }
                      }
                    ]
                    """#))
    }

    @Test func noTwoIssuesOfGitLabShareAFingerprint() throws {
        let finding = SampleReport.finding("end.height")
        let report = SampleReport.report([finding, finding, finding])
        let issues = try JSON.read(GitLabReporter(ReportSetting()).render(report))
        #expect(
            issues.items.map { $0["fingerprint"] } == [
                .string("0123456789abcdef"), .string("0123456789abcdef-2"), .string("0123456789abcdef-3"),
            ])
    }

    @Test func reviewdogGetsColumnsInBytes() throws {
        #expect(
            try JSON.read(AwkwardReport.render(.rdjson))
                == .read(
                    #"""
                    {
                      "source": { "name": "keyboardlint", "url": "https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide" },
                      "severity": "ERROR",
                      "diagnostics": [
                        {
                          "message": "`x[\"]]>\"]` takes 50%, a:b\\nand <more> & 🙂.\nGap of 120 pt in ipad-slide-over; differs from the layout guide in 1 of 1 simulated scenario.",
                          "severity": "ERROR", "code": { "value": "frame-height-as-inset" },
                          "location": {
                            "path": "app/50% \"off\", a:b 🙂.swift",
                            "range": { "start": { "line": 2, "column": 27 }, "end": { "line": 2, "column": 37 } }
                          }
                        },
                        {
                          "message": "`x` is disabled here but finds nothing.\nAlso: frame-height-as-inset.\nInstead: Use the guide.",
                          "severity": "INFO", "code": { "value": "misused-suppression" },
                          "location": {
                            "path": "app/B.swift", "range": { "start": { "line": 1, "column": 4 }, "end": { "line": 1, "column": 5 } }
                          }
                        }
                      ]
                    }
                    """#))
    }

    @Test func sonarQubeGetsItsRulesAndColumnsFromZero() throws {
        let json = try JSON.read(AwkwardReport.render(.sonarqube))
        #expect(
            try json["issues"]
                == .read(
                    #"""
                    [
                      {
                        "ruleId": "frame-height-as-inset-error", "effortMinutes": 60,
                        "primaryLocation": {
                          "message": "`x[\"]]>\"]` takes 50%, a:b\\nand <more> & 🙂. Gap of 120 pt in ipad-slide-over; differs from the layout guide in 1 of 1 simulated scenario.",
                          "filePath": "app/50% \"off\", a:b 🙂.swift",
                          "textRange": { "startLine": 2, "endLine": 2, "startColumn": 21, "endColumn": 31 }
                        },
                        "secondaryLocations": [
                          {
                            "message": "reads `a[0](1)` here", "filePath": "app/50% \"off\", a:b 🙂.swift",
                            "textRange": { "startLine": 2, "endLine": 2, "startColumn": 4, "endColumn": 6 }
                          }
                        ]
                      },
                      {
                        "ruleId": "misused-suppression-note", "effortMinutes": 5,
                        "primaryLocation": {
                          "message": "`x` is disabled here but finds nothing. Also: frame-height-as-inset. Instead: Use the guide.",
                          "filePath": "app/B.swift", "textRange": { "startLine": 1, "endLine": 1 }
                        },
                        "secondaryLocations": []
                      }
                    ]
                    """#))
        // Without the rules' articles both are taken for warnings at most, so that these findings are not of the usual severity.
        #expect(
            try json[["rules", "0"]]
                == .read(
                    #"""
                    {
                      "id": "frame-height-as-inset-error", "name": "frame-height-as-inset", "engineId": "keyboardlint",
                      "description": "A finding of `frame-height-as-inset`.", "cleanCodeAttribute": "LOGICAL", "type": "BUG",
                      "severity": "CRITICAL", "impacts": [{ "softwareQuality": "RELIABILITY", "severity": "HIGH" }]
                    }
                    """#))
        #expect(json[["rules", "1", "impacts", "0", "severity"]] == .string("LOW"))
    }

    @Test func anEmptyRangeHasNoColumnsForSonarQube() throws {
        var finding = SampleReport.finding("end.height")
        finding.range.end = finding.range.start
        let setting = ReportSetting(sources: [finding.path: SampleReport.file])
        let json = try JSON.read(SonarQubeReporter(setting).render(SampleReport.report([finding])))
        #expect(
            json[["issues", "0", "primaryLocation", "textRange"]]
                == .object(["startLine": .number(6), "endLine": .number(6)]))
    }

    @Test func aLineOfJSONLinesIsWhatItsSchemaSaysAndHoldsWhatTheReportHas() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Reporting/Schemas")
        let report = try JSON.read(String(contentsOf: folder.appending(path: "report-2.schema.json"), encoding: .utf8))
        let text = try String(contentsOf: folder.appending(path: "report-line-2.schema.json"), encoding: .utf8)
        guard case .object(var root) = try JSON.read(text.replacing("report-2.schema.json#", with: "#")) else {
            Issue.record("the schema is not an object")
            return
        }
        root["$defs"] = report["$defs"]
        let schema = JSONSchema(root: .object(root))
        for sample in [AwkwardReport.report, SampleReport.full, SampleReport.report()] {
            let output = try JSONLinesReporter().render(sample)
            #expect(output.hasSuffix("}\n"))
            let lines = try output.split(separator: "\n").map { try JSON.read(String($0)) }
            #expect(lines.flatMap { schema.issues(in: $0) } == [])
            let whole = try JSON.read(JSONReporter().render(sample))
            #expect(lines[0]["run"]?["summary"] == whole["summary"])
            for (member, list) in [
                ("finding", "findings"), ("suppressed", "suppressed"), ("baselined", "baselined"),
                ("absent", "absent"), ("handler", "handlers"), ("notAnalysed", "notAnalysed"),
            ] {
                #expect(lines.compactMap { $0[member] } == whole[list]?.items)
            }
        }
    }

    @Test(arguments: ReportFormat.allCases) func theSameReportIsTheSameBytes(format: ReportFormat) throws {
        #expect(try AwkwardReport.render(format) == AwkwardReport.render(format))
    }
}
