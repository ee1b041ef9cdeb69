import LintEngine

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The report as JSON; `Schemas/report-1.schema.json` beside this file describes it and a test holds the two together.
///
/// Keys are sorted, so the same report is the same bytes.
struct JSONReporter: Reporter {
    func render(_ report: Report) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
    }
}
