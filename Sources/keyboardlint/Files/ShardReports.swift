import LintPolicy
import Reporting
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The JSON reports of all shards of one run, as `merge` is given them.
struct ShardReports {
    /// In the order of the shards.
    let reports: [Report]
    /// The files that the reports show code of.
    private(set) var sources: [String: SourceFile] = [:]
    /// The first one, which has what all have in common.
    private let first: ReportShard

    /// - Parameter paths: in any order.
    /// - Throws: what is no report of a shard, and what does not go together, with what to do about it.
    init(_ paths: [String]) throws(UsageError) {
        var parts: [(path: String, report: Report, shard: ReportShard)] = []
        for path in paths {
            let (report, shard) = try Self.read(path)
            if let lead = parts.first { try Self.check(path, report, shard, against: lead) }
            if let twin = parts.first(where: { $0.shard.number == shard.number }) {
                throw UsageError(
                    "shard \(shard.number)/\(shard.count) is given twice: '\(twin.path)' and '\(path)'",
                    advice: "Name the report of each shard once.")
            }
            parts.append((path, report, shard))
        }
        guard let lead = parts.first?.shard else { throw UsageError("'merge' needs the report of each shard") }
        let missing = Set(1...lead.count).subtracting(parts.map(\.shard.number)).sorted()
        guard missing.isEmpty else {
            let names = missing.prefix(8).map { "\($0)/\(lead.count)" }.joined(separator: ", ") + (missing.count > 8 ? ", …" : "")
            throw UsageError(
                "the report of shard \(names) is missing", advice: "Name the reports of all \(lead.count) shards of the run.")
        }
        first = lead
        reports = parts.sorted { $0.shard.number < $1.shard.number }.map(\.report)
        for source in Set(parts.flatMap(\.shard.sources)) { sources[source.path] = try Self.source(source) }
    }

    /// What the shards were linted with.
    var arguments: [String] { first.arguments }

    /// Looks for the configurations that the shards found.
    func find(_ configurations: ConfigurationSearch) throws(UsageError) {
        for path in first.configurations { _ = configurations.configuration(ofFileAt: path) }
        try configurations.check()
        let found = configurations.found.map(\.configuration.path)
        if let missing = first.configurations.first(where: { !found.contains($0) }) {
            throw UsageError("the shards were linted with the configuration '\(missing)', which is not here", advice: Self.place)
        }
    }

    /// Whether merging goes by the rules that the shards ran.
    func check(_ run: LintRun) throws(UsageError) {
        guard run.configuration.selection.rules.map(\.id) != first.rules else { return }
        throw UsageError("the shards ran other rules than their configuration has now", advice: Self.place)
    }

    // MARK: One report

    private struct Version: Decodable {
        var schemaVersion: Int
    }

    private static func read(_ path: String) throws(UsageError) -> (Report, ReportShard) {
        let data = Data(try SourceReader.read(path).bytes)
        let known = Report(summary: Report.Summary(), findings: [], handlers: [], notAnalysed: [])
        guard let version = try? JSONDecoder().decode(Version.self, from: data).schemaVersion else {
            throw UsageError("'\(path)' is not a JSON report", advice: advice)
        }
        guard version == known.schemaVersion else {
            throw UsageError(
                "'\(path)' has schema version \(version); 'merge' reads version \(known.schemaVersion)", advice: sameProgram)
        }
        let report: Report
        do {
            report = try JSONDecoder().decode(Report.self, from: data)
        } catch {
            throw UsageError("'\(path)' is not a well-formed report: \(reason(error))", advice: advice)
        }
        guard let shard = report.shard else {
            throw UsageError("'\(path)' is the report of a whole run, not of a shard", advice: advice)
        }
        guard (1...Shard.limit).contains(shard.count), (1...shard.count).contains(shard.number) else {
            throw UsageError("'\(path)' says that it is shard \(shard.number)/\(shard.count), which cannot be", advice: advice)
        }
        // What else a report may ask for, a file to write to say, is not for it to say.
        let syntax = CommandSyntax(
            name: "lint", summary: "", operands: CommandSyntax.lint.operands, options: LintOptions.decisive,
            run: { _, _ in .failure })
        guard let arguments = try? Arguments(shard.arguments, for: syntax), !arguments.operands.contains("-") else {
            throw UsageError("'\(path)' has arguments that no shard is linted with", advice: advice)
        }
        guard report.tool == known.tool else {
            throw UsageError(
                "'\(path)' was written by keyboardlint \(report.tool.version), model \(report.tool.modelVersion); this is "
                    + "\(known.tool.version), model \(known.tool.modelVersion)", advice: sameProgram)
        }
        return (report, shard)
    }

    private static func check(
        _ path: String, _ report: Report, _ shard: ReportShard, against lead: (path: String, report: Report, shard: ReportShard)
    ) throws(UsageError) {
        func refuse(_ what: String) -> UsageError {
            UsageError(
                "'\(lead.path)' and '\(path)' are not shards of one run: \(what)",
                advice: "Lint all shards with the same arguments, in the same folder of the same commit.")
        }
        if shard.count != lead.shard.count {
            throw refuse("\(lead.shard.number)/\(lead.shard.count) and \(shard.number)/\(shard.count)")
        }
        if shard.arguments != lead.shard.arguments { throw refuse("their arguments differ") }
        if shard.configurations != lead.shard.configurations { throw refuse("they found different configurations") }
        if shard.rules != lead.shard.rules { throw refuse("they ran different rules") }
        let known = Dictionary(lead.shard.sources.map { ($0.path, $0.hash) }) { first, _ in first }
        if let source = shard.sources.first(where: { known[$0.path].map { [hash = $0.hash] in $0 != hash } ?? false }) {
            throw refuse("'\(source.path)' differs")
        }
    }

    private static func source(_ source: ReportShard.Source) throws(UsageError) -> SourceFile {
        guard let file = try? SourceReader.readBytes(source.path) else {
            throw UsageError("'\(source.path)', which a report shows, cannot be read here", advice: place)
        }
        guard file.stableHash == source.hash else {
            throw UsageError("'\(source.path)' is not what it was when it was linted", advice: place)
        }
        return file
    }

    private static let advice = "Write one for each shard: keyboardlint lint --shard 1/8 --format json:shard-1.json"
    private static let sameProgram = "Lint and merge with the same version of keyboardlint."
    private static let place = "Run 'keyboardlint merge' in the folder and on the commit that the shards were linted in."

    private static func reason(_ error: any Error) -> String {
        func name(_ path: [any CodingKey]) -> String {
            path.map { $0.intValue.map { "[\($0)]" } ?? "." + $0.stringValue }.joined().drop { $0 == "." } + ""
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context): return "'\(name(context.codingPath + [key]))' is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            return "'\(name(context.codingPath))' is not what it should be"
        default: return "it cannot be read"
        }
    }
}
