import Foundation
import LintEngine
import LintPolicy
import RuleBook
import SourceText
import TestSupport
import Testing
import Vocabulary

@testable import Reporting

@Suite struct SARIFReporterTests {
    private func run(_ report: Report, _ setting: ReportSetting = AwkwardReport.setting) throws -> JSON {
        try #require(JSON.read(SARIFReporter(setting).render(report))[["runs", "0"]])
    }

    @Test func aLogSaysWhatItsColumnsAndPathsMean() throws {
        let log = try JSON.read(AwkwardReport.render(.sarif))
        #expect(log["version"] == .string("2.1.0"))
        #expect(log["$schema"] == .string("https://json.schemastore.org/sarif-2.1.0.json"))
        let run = try run(AwkwardReport.report)
        #expect(run["columnKind"] == .string("utf16CodeUnits"))
        #expect(run[["originalUriBaseIds", "%SRCROOT%", "uri"]] == .string("file:///repo/"))
        #expect(run[["automationDetails", "id"]] == .string("keyboardlint/"))
        #expect(
            try run["invocations"]
                == .read(
                    #"""
                    [
                      {
                        "executionSuccessful": true,
                        "toolExecutionNotifications": [
                          {
                            "descriptor": { "id": "not-analysed", "index": 0 }, "level": "warning",
                            "message": { "text": "Is not valid UTF-8 (byte 12)." },
                            "locations": [
                              {
                                "physicalLocation": {
                                  "artifactLocation": { "uri": "app/Bad%1B%5B2J.swift", "uriBaseId": "%SRCROOT%" }
                                }
                              }
                            ]
                          }
                        ]
                      }
                    ]
                    """#))
    }

    /// The columns are counted in `AwkwardReport`; the hash is that of `LineHashesTests`.
    @Test func aResultHasItsPlaceItsTraceAndItsFingerprints() throws {
        let text = #"// 🙂\nlet s = \"🙂é漢\"; use(end.height) // ]]>"#.replacing("é", with: "e\u{301}")
        #expect(
            try run(AwkwardReport.report)[["results", "0"]]
                == .read(
                    #"""
                    {
                      "ruleId": "frame-height-as-inset", "ruleIndex": 0, "level": "error",
                      "message": {
                        "text": "`x[\"]]>\"]` takes 50%, a:b\\nand <more> & 🙂. Gap of 120 pt in ipad-slide-over; differs from the layout guide in 1 of 1 simulated scenario. See: [reads `a\\[0\\](1)` here](1)."
                      },
                      "locations": [
                        {
                          "physicalLocation": {
                            "artifactLocation": {
                              "uri": "app/50%25%20%22off%22%2C%20a%3Ab%20%F0%9F%99%82.swift", "uriBaseId": "%SRCROOT%"
                            },
                            "region": {
                              "startLine": 2, "startColumn": 22, "endLine": 2, "endColumn": 32, "snippet": { "text": "end.height" }
                            },
                            "contextRegion": { "startLine": 1, "endLine": 2, "snippet": { "text": "TEXT" } }
                          },
                          "logicalLocations": [{ "fullyQualifiedName": "Chat.shown(_:)", "kind": "function" }]
                        }
                      ],
                      "partialFingerprints": {
                        "keyboardlint/v1": "0123456789abcdef", "primaryLocationLineHash": "9b2b7a71429b7116:1"
                      },
                      "relatedLocations": [
                        {
                          "id": 1, "message": { "text": "Reads `a[0\\](1)` here." },
                          "physicalLocation": {
                            "artifactLocation": {
                              "uri": "app/50%25%20%22off%22%2C%20a%3Ab%20%F0%9F%99%82.swift", "uriBaseId": "%SRCROOT%"
                            },
                            "region": { "startLine": 2, "startColumn": 5, "endLine": 2, "endColumn": 7, "snippet": { "text": "s " } }
                          }
                        }
                      ],
                      "codeFlows": [
                        {
                          "threadFlows": [
                            {
                              "locations": [
                                {
                                  "location": {
                                    "message": { "text": "Reads `a[0\\](1)` here." },
                                    "physicalLocation": {
                                      "artifactLocation": {
                                        "uri": "app/50%25%20%22off%22%2C%20a%3Ab%20%F0%9F%99%82.swift", "uriBaseId": "%SRCROOT%"
                                      },
                                      "region": {
                                        "startLine": 2, "startColumn": 5, "endLine": 2, "endColumn": 7, "snippet": { "text": "s " }
                                      }
                                    }
                                  }
                                },
                                {
                                  "location": {
                                    "message": { "text": "`x[\"]]>\"]` takes 50%, a:b\\nand <more> & 🙂." },
                                    "physicalLocation": {
                                      "artifactLocation": {
                                        "uri": "app/50%25%20%22off%22%2C%20a%3Ab%20%F0%9F%99%82.swift", "uriBaseId": "%SRCROOT%"
                                      },
                                      "region": {
                                        "startLine": 2, "startColumn": 22, "endLine": 2, "endColumn": 32,
                                        "snippet": { "text": "end.height" }
                                      }
                                    }
                                  }
                                }
                              ]
                            }
                          ]
                        }
                      ],
                      "suppressions": []
                    }
                    """#.replacing("TEXT", with: text)))
    }

    @Test func whatACommentSilencesIsAResultWithItsReason() throws {
        let results = try #require(run(AwkwardReport.report)["results"]).items
        #expect(results.count == 3)
        #expect(results[1]["suppressions"] == .array([]))
        #expect(results[2][["suppressions", "0", "kind"]] == .string("inSource"))
        #expect(results[2][["suppressions", "0", "justification"]] == .string("a \"panel\", 100%"))
        // The comment's emoji is one character after a blank: columns 1 to 6, since it is two units.
        #expect(
            results[2][["suppressions", "0", "location", "physicalLocation", "region", "endColumn"]] == .number(6))
        // Without suppressions in the run no result speaks of them.
        #expect(try run(SampleReport.report([SampleReport.finding("end.height")]))[["results", "0", "suppressions"]] == nil)
    }

    @Test func aCleanRunHasAnEmptyListOfResults() throws {
        #expect(try run(SampleReport.report())["results"] == .array([]))
    }

    @Test func twoFindingsOfARuleOnALineAreOneResult() throws {
        let file = SourceFile(path: "A.swift", text: "one(two(three))\n")
        let findings = [("one", Severity.note), ("two", .error), ("three", .warning)].map {
            SampleReport.finding($0, severity: $1, message: "`\($0)` is wrong", in: file)
        }
        let other = SampleReport.finding("one", rule: "another", in: file)
        let results = try #require(run(SampleReport.report(findings + [other]))["results"]).items
        #expect(results.count == 2)
        #expect(results[0]["level"] == .string("error"))
        #expect(
            results[0][["message", "text"]] == .string("`two` is wrong. See: [`one` is wrong](1), [`three` is wrong](2)."))
        #expect(results[0]["relatedLocations"]?.items.count == 2)
    }

    @Test func theFlowOfAFindingAtTheObserverBeginsThere() throws {
        // The notification stands on line 4, column 16; the finding is what surrounds it.
        let finding = SampleReport.finding(
            "func keyboardWillShow", message: "is observed", related: [SampleReport.related], handler: 0)
        let steps = try #require(
            run(SampleReport.report([finding], handlers: [SampleReport.handler]))[
                ["results", "0", "codeFlows", "0", "threadFlows", "0", "locations"]]
        ).items
        #expect(
            steps.map { $0[["location", "message", "text"]] }
                == [.string("Is observed."), .string("The keyboard's end frame, in screen coordinates.")])
    }

    @Test func whatTheBaselineHasIsUnchangedAndSilenced() throws {
        var new = SampleReport.finding("end.height")
        new.baselineState = .new
        var old = SampleReport.finding("note.endFrame")
        old.baselineState = .unchanged
        var report = SampleReport.report([new])
        report.baselined = [old]
        let results = try #require(run(report)["results"]).items
        #expect(results.map { $0["baselineState"] } == [.string("new"), .string("unchanged")])
        #expect(results[0]["suppressions"] == .array([]))
        #expect(
            try results[1]["suppressions"]
                == .read(
                    #"[{ "kind": "external", "status": "accepted", "justification": "It is in the baseline." }]"#))
        // All results of a run say it, or none.
        report.suppressed = [SampleReport.finding("import UIKit")]
        #expect(try run(report)["results"]?.items.compactMap { $0["baselineState"] }.count == 3)
        #expect(try run(SampleReport.report([SampleReport.finding("end.height")]))[["results", "0", "baselineState"]] == nil)
    }

    @Test func analysesOfPartsOfARepositoryAreKeptApart() throws {
        let root = ReportRoot(folder: "/repo", currentFolder: "/repo", scope: "Modules/Chat")
        let run = try run(SampleReport.report(), ReportSetting(root: root))
        #expect(run[["automationDetails", "id"]] == .string("keyboardlint/Modules/Chat/"))
    }

    @Test func everyRuleThatRanIsExplained() throws {
        let setting = ReportSetting(rules: RuleBook.embedded.rules)
        let finding = SampleReport.finding("end.height", rule: MisusedSuppression.rule)
        let run = try run(SampleReport.report([finding]), setting)
        let rules = try #require(run[["tool", "driver", "rules"]]).items
        #expect(rules.compactMap { $0["id"]?.strings.first } == (RuleBook.ids + [MisusedSuppression.rule]).sorted())
        for rule in rules {
            let id = rule["id"]?.strings.first ?? ""
            for (path, limit) in [
                (["shortDescription", "text"], 1024), (["fullDescription", "text"], 1024), (["name"], 255),
                (["help", "text"], Int.max), (["help", "markdown"], Int.max),
            ] {
                let text = rule[path]?.strings.first ?? ""
                #expect((1...limit).contains(text.count), "\(id) \(path)")
            }
            let help = rule[["help", "markdown"]]?.strings.first ?? ""
            #expect(!help.contains("```pattern") && !help.contains("```rule"), "\(id)")
            #expect(!help.contains(#/\]\((?!https?:)/#), "\(id): a link that leads nowhere on a server")
        }
        #expect(
            run[["results", "0", "ruleIndex"]] == .number(Double(RuleBook.ids.filter { $0 < MisusedSuppression.rule }.count)))
    }

    @Test func theHelpIsTheArticleWithoutWhatIsForAuthors() throws {
        let rule = try #require(RuleBook.embedded("frame-height-as-inset"))
        let help = RuleDescription(rule).helpMarkdown
        let headings = help.split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings == ["## What it says", "## Why it is bad", "## How to migrate", "## Known limits", "## References"])
        #expect(help.hasPrefix("## What it says\n"))
    }
}
