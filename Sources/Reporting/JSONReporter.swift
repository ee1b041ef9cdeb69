import LintEngine
import LintPolicy

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The report as JSON; `Schemas/report-2.schema.json` beside this file describes it and a test holds the two together.
struct JSONReporter: Reporter {
    func render(_ report: Report) throws -> String {
        try jsonText(of: report)
    }
}

/// A value as JSON for people and programs to read. Keys are sorted, so the same value is the same bytes.
package func jsonText(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

/// The same in one line.
func compactJSON(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
