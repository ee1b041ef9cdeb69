import Foundation
import LintEngine
import LintPolicy
import TestSupport
import Testing

@testable import HandlerInterpreter
@testable import Reporting

/// A shard's report is read back as what it was written from.
@Suite struct ReportDecodingTests {
    private func shard() -> Report {
        var report = SampleReport.full
        var handler = SampleReport.handler
        handler.outcome = .executedWithUnknowns
        handler.unknowns = [.pathLimit(32), .assumed(.isNotEmpty("rows")), .unknown(.number("tabBarHeight"))]
        handler.preconditions = [Precondition("isPaused", holds: false)]
        report.handlers.append(handler)
        var part = ReportShard(
            number: 2, count: 3, arguments: ["--only=a", "--", "App"], configurations: [".keyboardlint.json"], rules: ["a", "b"],
            sources: [.init(path: "App/A.swift", hash: "0123456789abcdef")])
        // Findings by themselves, about which nothing is decided yet.
        part.findings = report.findings.map { finding in
            var finding = finding
            (finding.also, finding.under, finding.baselineState, finding.novelty) = ([], nil, nil, nil)
            return finding
        }
        part.findings[0].anchor = Anchor(symbol: "A.b()", hash: "0123456789abcdef")
        part.findings[0].cause.type = "A"
        part.findings[0].cause.statement = 40
        part.findings[0].cause.beginFrame = 60
        part.findings[0].cause.isNegligible = true
        part.findings[0].isIdleSuppression = true
        part.suppressed = report.suppressed
        part.withoutDeploymentTarget = ["App/A.swift"]
        report.shard = part
        return report
    }

    @Test func aShardFollowsTheSchema() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/Reporting/Schemas/report-2.schema.json")
        let schema = JSONSchema(root: try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file)))
        let json = try JSONDecoder().decode(JSON.self, from: Data(jsonText(of: shard()).utf8))
        #expect(schema.issues(in: json) == [])
        #expect(json["shard"]?["number"] == .number(2))
    }

    @Test func whatIsReadBackIsWrittenTheSame() throws {
        var report = shard()
        // What is read back has the sentences that are made as it is written.
        let help = Help(report)
        var part = try #require(report.shard)
        part.findings = part.findings.map(help.added(to:))
        part.suppressed = part.suppressed.map(help.added(to:))
        report.shard = part
        let read = try JSONDecoder().decode(Report.self, from: Data(jsonText(of: report).utf8))
        #expect(try jsonText(of: read.shard) == jsonText(of: report.shard))
        #expect(try jsonText(of: read.handlers) == jsonText(of: report.handlers))
        #expect(try jsonText(of: read.notAnalysed) == jsonText(of: report.notAnalysed))
        #expect(try jsonText(of: read.tool) == jsonText(of: report.tool))
        #expect(try jsonText(of: read.summary) == jsonText(of: report.summary))
        #expect(read.shard?.findings.first?.anchor == Anchor(symbol: "A.b()", hash: "0123456789abcdef"))
        #expect(read.shard?.findings.first?.cause.statement == 40)
        // The two lists of the report do not say which came first.
        #expect(read.handlers.last?.unknownTexts == report.handlers.last?.unknownTexts)
        #expect(read.handlers.last?.unknownTexts.first == "path limit reached: 32 execution paths analysed")
        #expect(read.handlers.last?.preconditionSentence == "precondition: not `isPaused`")
    }

    @Test func aFindingOfAHandlerThatIsNotThereIsRefused() throws {
        var report = shard()
        report.shard?.findings[0].handler = 99
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Report.self, from: Data(jsonText(of: report).utf8)) }
    }
}
