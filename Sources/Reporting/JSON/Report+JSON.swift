import LintEngine
import LintPolicy

/// The published JSON format (schema version 2): a key added here is a key users may rely on.
extension Report: Encodable {
    private enum Key: CodingKey {
        case schemaVersion, tool, summary, findings, suppressed, baselined, absent, handlers, notAnalysed, shard, unknownOrder
    }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(schemaVersion, forKey: .schemaVersion)
        try json.encode(tool, forKey: .tool)
        try json.encode(summary, forKey: .summary)
        let help = Help(self)
        try json.encode(findings.map(help.added(to:)), forKey: .findings)
        try json.encode(suppressed.map(help.added(to:)), forKey: .suppressed)
        try json.encode(baselined.map(help.added(to:)), forKey: .baselined)
        try json.encode(absent, forKey: .absent)
        try json.encode(handlers, forKey: .handlers)
        try json.encode(notAnalysed, forKey: .notAnalysed)
        guard var shard else { return }
        shard.findings = shard.findings.map(help.added(to:))
        shard.suppressed = shard.suppressed.map(help.added(to:))
        try json.encode(shard, forKey: .shard)
        try json.encode(UnknownOrder.all(of: handlers), forKey: .unknownOrder)
    }
}

extension Finding: Encodable {
    private enum Key: CodingKey {
        case rule, severity, message, path, range, related, also, under, handler, behaviour, remedy, help, fix, refused,
            fingerprint,
            suppression
        case baselineState, novelty, availability
    }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(rule, forKey: .rule)
        try json.encode(severity, forKey: .severity)
        try json.encode(message, forKey: .message)
        try json.encode(path, forKey: .path)
        try json.encode(range, forKey: .range)
        try json.encode(related, forKey: .related)
        try json.encode(also, forKey: .also)
        try json.encodeIfPresent(under, forKey: .under)
        try json.encodeIfPresent(handler, forKey: .handler)
        try json.encodeIfPresent(behaviour?.text, forKey: .behaviour)
        try json.encodeIfPresent(remedy, forKey: .remedy)
        try json.encodeIfPresent(availability?.text, forKey: .availability)
        try json.encodeIfPresent(recordedHelp, forKey: .help)
        try json.encodeIfPresent(fix, forKey: .fix)
        try json.encodeIfPresent(refusal?.text, forKey: .refused)
        try json.encode(fingerprint, forKey: .fingerprint)
        try json.encodeIfPresent(suppression, forKey: .suppression)
        try json.encodeIfPresent(baselineState, forKey: .baselineState)
        try json.encodeIfPresent(novelty, forKey: .novelty)
    }
}

extension Help {
    /// The finding with its sentence, as the formats for programs have it.
    func added(to finding: Finding) -> Finding {
        var finding = finding
        finding.recordedHelp = sentence(for: finding)
        return finding
    }
}
