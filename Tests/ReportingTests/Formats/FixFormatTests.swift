import LintEngine
import LintPolicy
import SourceText
import TestSupport
import Testing

@testable import Reporting

/// Fixes in the formats that have a place for them.
@Suite struct FixFormatTests {
    private static func report(_ applicability: Fix.Applicability) throws -> Report {
        var report = AwkwardReport.report
        let place = report.findings[0].range.bytes
        // After the finding's columns, 27 to 37 in bytes and 22 to 32 in UTF-16.
        let other = ByteRange(place.end, place.end)
        report.findings[0].fix = Fix(
            kind: .curve, applicability: applicability, type: "Chat", contents: [], deleted: [], kept: ["shown(_:)"],
            edits: [
                FileEdit(path: AwkwardReport.file.path, TextEdit(range: place, replacement: "covered")),
                FileEdit(path: AwkwardReport.file.path, TextEdit(range: other, replacement: " - 34")),
            ],
            proof: FixProof(scenarios: 11, moments: 31, mended: [], rows: []),
            reservations: applicability == .safe ? [] : [.placeUnknown(handler: "shown(_:)")])
        return report
    }

    @Test func sarifHasEachEditWithItsDescription() throws {
        let log = try JSON.read(SARIFReporter(AwkwardReport.setting).render(Self.report(.unsafe)))
        let fix = try #require(log[["runs", "0", "results", "0", "fixes", "0"]])
        #expect(
            fix[["description", "text"]]
                == .string(
                    "Shift the animation curve (proven in 11 scenarios; unsafe: where `shown(_:)` leaves its content is unknown, before and after)."
                ))
        #expect(
            try fix[["artifactChanges", "0", "replacements"]]
                == .read(
                    """
                    [
                      {
                        "deletedRegion": { "startLine": 2, "startColumn": 22, "endLine": 2, "endColumn": 32 },
                        "insertedContent": { "text": "covered" }
                      },
                      {
                        "deletedRegion": { "startLine": 2, "startColumn": 32, "endLine": 2, "endColumn": 32 },
                        "insertedContent": { "text": " - 34" }
                      }
                    ]
                    """))
        #expect(
            fix[["artifactChanges", "0", "artifactLocation"]]
                == log[["runs", "0", "results", "0", "locations", "0", "physicalLocation", "artifactLocation"]])
    }

    @Test func reviewdogSuggestsASafeFixAsOneChange() throws {
        let result = try JSON.read(ReviewdogReporter(AwkwardReport.setting).render(Self.report(.safe)))
        #expect(
            try result[["diagnostics", "0", "suggestions"]]
                == .read(
                    """
                    [
                      {
                        "range": { "start": { "line": 2, "column": 27 }, "end": { "line": 2, "column": 37 } },
                        "text": "covered - 34"
                      }
                    ]
                    """))
    }

    /// A suggestion has no room for what a person has to agree to.
    @Test func reviewdogSuggestsNothingUnsafe() throws {
        let result = try JSON.read(ReviewdogReporter(AwkwardReport.setting).render(Self.report(.unsafe)))
        #expect(result[["diagnostics", "0", "suggestions"]] == nil)
    }
}
