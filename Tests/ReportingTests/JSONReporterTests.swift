import Foundation
import HandlerInterpreter
import LintEngine
import LintPolicy
import TestSupport
import Testing

@testable import HandlerInterpreter
@testable import Reporting

@Suite struct JSONReporterTests {
    private let schema: JSONSchema

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/Reporting/Schemas/report-2.schema.json")
        schema = JSONSchema(root: try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file)))
    }

    private func json(_ report: Report) throws -> JSON {
        try JSONDecoder().decode(JSON.self, from: Data(JSONReporter().render(report).utf8))
    }

    @Test func theOutputIsWhatThePublishedSchemaSays() throws {
        #expect(schema.issues(in: try json(SampleReport.full)) == [])
        #expect(schema.issues(in: try json(SampleReport.report())) == [])
    }

    /// Version 2 keeps what a run assumed apart from what it could not find out, and gives each precondition an identity.
    @Test func assumptionsUnknownsAndPreconditionsAreApart() throws {
        var report = SampleReport.report()
        var handler = SampleReport.handler
        handler.unknowns = [.assumed(.isNotEmpty("rows")), .unknown(.number("tabBarHeight")), .pathLimit(32)]
        handler.preconditions = [Precondition("isPaused", holds: false)]
        report.handlers = [handler]
        let output = try json(report)
        #expect(schema.issues(in: output) == [])
        #expect(output["schemaVersion"] == .number(2))
        guard case .array(let handlers)? = output["handlers"], case .array(let preconditions)? = handlers[0]["preconditions"]
        else {
            Issue.record("the report does not have the documented arrays")
            return
        }
        #expect(handlers[0]["assumptions"] == .array([.string("assumed: `rows` is not empty")]))
        #expect(
            handlers[0]["unknowns"]
                == .array([
                    .string("unknown: `tabBarHeight`"),
                    .string("path limit reached: 32 execution paths analysed"),
                ]))
        #expect(preconditions[0]["text"] == .string("not `isPaused`"))
        guard case .string(let id)? = preconditions[0]["id"] else {
            Issue.record("the precondition has no id")
            return
        }
        #expect(id.count == 16)
    }

    @Test func theSchemaNoticesWhatIsMissingUnknownOrOfAnotherType() throws {
        guard case .object(var report) = try json(SampleReport.full), case .object(var tool) = report["tool"] else {
            Issue.record("the report is not an object with a tool")
            return
        }
        tool["version"] = .number(1)
        tool["colour"] = .string("blue")
        report["tool"] = .object(tool)
        report["handlers"] = nil
        #expect(
            Set(schema.issues(in: .object(report))) == [
                "report: handlers is missing", "report.tool: colour is not in the schema",
                #"report.tool.version: not ["string"]"#,
            ])
    }

    @Test func aFindingLeadsToItsHandlerAndAHandlerToItsNumbers() throws {
        let report = try json(SampleReport.full)
        guard case .array(let findings)? = report["findings"], case .array(let handlers)? = report["handlers"],
            case .array(let scenarios)? = handlers[0]["scenarios"], case .array(let writes)? = scenarios[2]["writes"]
        else {
            Issue.record("the report does not have the documented arrays")
            return
        }
        #expect(findings[0]["handler"] == .number(0))
        #expect(findings[0]["range"]?["start"]?["column"] == .number(27))
        #expect(scenarios[2]["difference"] == .number(-120))
        #expect(writes[0]["after"] == .number(398))
        #expect(writes[1]["after"] == .string("398 − tabBarHeight"))
    }

    /// Two constraints of the same line differ, though not in words.
    @Test func whatReadsTheSameIsSaidOnce() throws {
        func conflict(of code: String) -> OpenPoint {
            let constraint = ConstraintDescription(
                first: AnchorValue(item: .other("bar"), attribute: "bottom"), second: nil,
                origin: .code(path: SampleReport.file.path, SampleReport.range(of: code)))
            return .unknown(
                .placeInConflict(.view("bar"), Conflict(first: .constraint(constraint), second: .constraint(constraint))))
        }
        var handler = SampleReport.handler
        handler.unknowns = [conflict(of: "bottom.constant"), .unknown(.number("x")), conflict(of: "end.height")]
        try #require(handler.unknowns[0] != handler.unknowns[2])
        guard case .array(let handlers)? = try json(SampleReport.report(handlers: [handler]))["handlers"],
            case .array(let unknowns)? = handlers.first?["unknowns"]
        else {
            Issue.record("the report does not have the documented arrays")
            return
        }
        #expect(unknowns.count == 2 && unknowns.last == .string("unknown: `x`"))
        #expect(SimulationText(handler, in: []).text.components(separatedBy: "UIKit breaks one of them").count == 2)
    }

    @Test func theSameReportIsTheSameBytesAndPathsKeepTheirSlashes() throws {
        let text = try JSONReporter().render(SampleReport.full)
        #expect(try JSONReporter().render(SampleReport.full) == text)
        #expect(text.contains("\"Chat/ComposerViewController.swift\""))
        #expect(text.hasSuffix("}\n"))
    }
}
