import Behaviour
import LintEngine
import LintPolicy
import SourceText
import Vocabulary

/// Reads a report of schema version 2 back.
///
/// The values that sentences are made of are not in it: what a run showed is given back as it was worded.
extension Report: Decodable {
    private enum Key: CodingKey { case schemaVersion, tool, summary, handlers, notAnalysed, shard, unknownOrder }

    /// Of a shard's report: its findings are those of `shard`, from which the reported ones are chosen when shards are merged.
    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            tool: try json.decode(Tool.self, forKey: .tool), summary: try json.decode(Summary.self, forKey: .summary),
            findings: [],
            handlers: try json.decode([Handler].self, forKey: .handlers),
            notAnalysed: try json.decode([NotAnalysed].self, forKey: .notAnalysed))
        schemaVersion = try json.decode(Int.self, forKey: .schemaVersion)
        shard = try json.decodeIfPresent(ReportShard.self, forKey: .shard)
        for order in try json.decodeIfPresent([UnknownOrder].self, forKey: .unknownOrder) ?? [] { order.sort(&handlers) }
        for finding in (shard?.findings ?? []) + (shard?.suppressed ?? []) {
            guard let handler = finding.handler, !handlers.indices.contains(handler) else { continue }
            throw DecodingError.dataCorruptedError(
                forKey: .handlers, in: json, debugDescription: "a finding speaks of handler \(handler), which is not listed")
        }
    }
}

extension Finding: Decodable {
    private enum Key: CodingKey {
        case rule, severity, message, path, range, related, also, handler, behaviour, remedy, help, fix, refused, fingerprint,
            suppression
        case availability
    }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            rule: try json.decode(String.self, forKey: .rule), severity: try json.decode(Severity.self, forKey: .severity),
            message: try json.decode(String.self, forKey: .message), path: try json.decode(String.self, forKey: .path),
            range: try json.decode(SourceRange.self, forKey: .range), related: try json.decode([Related].self, forKey: .related),
            handler: try json.decodeIfPresent(Int.self, forKey: .handler),
            behaviour: try json.decodeIfPresent(String.self, forKey: .behaviour).map { .recorded($0) },
            fingerprint: try json.decode(String.self, forKey: .fingerprint))
        remedy = try json.decodeIfPresent(String.self, forKey: .remedy)
        recordedHelp = try json.decodeIfPresent(String.self, forKey: .help)
        availability = try json.decodeIfPresent(String.self, forKey: .availability).map { .recorded($0) }
        fix = try json.decodeIfPresent(Fix.self, forKey: .fix)
        refusal = try json.decodeIfPresent(String.self, forKey: .refused).map { .recorded($0) }
        suppression = try json.decodeIfPresent(Suppression.self, forKey: .suppression)
    }
}

extension Finding.Related: Decodable {
    private enum Key: CodingKey { case message, path, range }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            message: try json.decode(String.self, forKey: .message), path: try json.decode(String.self, forKey: .path),
            range: try json.decode(SourceRange.self, forKey: .range))
    }
}

extension Finding.Suppression: Decodable {
    private enum Key: CodingKey { case path, range, reason }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            path: try json.decode(String.self, forKey: .path), range: try json.decode(SourceRange.self, forKey: .range),
            reason: try json.decodeIfPresent(String.self, forKey: .reason))
    }
}

extension NotAnalysed: Decodable {
    private enum Key: CodingKey { case path, range, reason }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            path: try json.decode(String.self, forKey: .path), range: try json.decodeIfPresent(SourceRange.self, forKey: .range),
            reason: try json.decode(String.self, forKey: .reason))
    }
}
