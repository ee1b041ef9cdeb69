import Behaviour
import HandlerInterpreter
import LintEngine
import LintPolicy

/// What `keyboardlint merge` reads of a shard besides the report.
extension ReportShard: Codable {
    private enum Key: CodingKey {
        case number, count, arguments, configurations, rules, findings, suppressed, withoutDeploymentTarget, sources
    }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(number, forKey: .number)
        try json.encode(count, forKey: .count)
        try json.encode(arguments, forKey: .arguments)
        try json.encode(configurations, forKey: .configurations)
        try json.encode(rules, forKey: .rules)
        try json.encode(findings.map(FindingWithCause.init), forKey: .findings)
        try json.encode(suppressed.map(FindingWithCause.init), forKey: .suppressed)
        try json.encode(withoutDeploymentTarget, forKey: .withoutDeploymentTarget)
        try json.encode(sources, forKey: .sources)
    }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            number: try json.decode(Int.self, forKey: .number), count: try json.decode(Int.self, forKey: .count),
            arguments: try json.decode([String].self, forKey: .arguments),
            configurations: try json.decode([String].self, forKey: .configurations),
            rules: try json.decode([String].self, forKey: .rules), sources: try json.decode([Source].self, forKey: .sources))
        findings = try json.decode([FindingWithCause].self, forKey: .findings).map(\.finding)
        suppressed = try json.decode([FindingWithCause].self, forKey: .suppressed).map(\.finding)
        withoutDeploymentTarget = try json.decode([String].self, forKey: .withoutDeploymentTarget)
    }
}

/// In which order a handler's assumptions and unknowns were found, which its two lists do not say.
struct UnknownOrder: Codable {
    var handler: Int
    var texts: [String]

    /// Of the handlers that have both.
    static func all(of handlers: [Handler]) -> [UnknownOrder] {
        handlers.enumerated().compactMap { index, handler in
            let kinds = Set(handler.unknowns.map(\.isAssumption))
            return kinds.count < 2 ? nil : UnknownOrder(handler: index, texts: handler.unknowns.uniqueTexts)
        }
    }

    func sort(_ handlers: inout [Handler]) {
        guard handlers.indices.contains(handler) else { return }
        let places = Dictionary(texts.enumerated().map { ($1, $0) }) { first, _ in first }
        handlers[handler].unknowns.sort { places[$0.text] ?? .max < places[$1.text] ?? .max }
    }
}

/// A finding with what tells causes apart and what a baseline knows it by.
private struct FindingWithCause: Codable {
    var finding: Finding

    init(_ finding: Finding) { self.finding = finding }

    private enum Key: CodingKey { case finding, cause, remains, pinObstacle, anchor, isIdleSuppression }
    private enum RemainsKey: CodingKey { case type, guide }
    private enum AnchorKey: CodingKey { case symbol, hash }

    func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(finding, forKey: .finding)
        try json.encode(finding.cause, forKey: .cause)
        // Which fixes are there for anybody to see, only all shards together tell.
        if case .remains(let type, let guide)? = finding.refusal {
            var remains = json.nestedContainer(keyedBy: RemainsKey.self, forKey: .remains)
            try remains.encode(type, forKey: .type)
            try remains.encode(guide.text, forKey: .guide)
        }
        try json.encodeIfPresent(finding.refusal?.pinObstacle, forKey: .pinObstacle)
        if let anchor = finding.anchor {
            var json = json.nestedContainer(keyedBy: AnchorKey.self, forKey: .anchor)
            try json.encode(anchor.symbol, forKey: .symbol)
            try json.encode(anchor.hash, forKey: .hash)
        }
        if finding.isIdleSuppression { try json.encode(true, forKey: .isIdleSuppression) }
    }

    init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        finding = try json.decode(Finding.self, forKey: .finding)
        finding.cause = try json.decode(Finding.Cause.self, forKey: .cause)
        let obstacle = try json.decodeIfPresent(PinObstacle.self, forKey: .pinObstacle)
        if case .recorded(let text, _)? = finding.refusal { finding.refusal = .recorded(text, obstacle) }
        if json.contains(.remains) {
            let remains = try json.nestedContainer(keyedBy: RemainsKey.self, forKey: .remains)
            finding.refusal = .remains(
                type: try remains.decode(String.self, forKey: .type),
                guide: .recorded(try remains.decode(String.self, forKey: .guide), obstacle))
        }
        if json.contains(.anchor) {
            let anchor = try json.nestedContainer(keyedBy: AnchorKey.self, forKey: .anchor)
            finding.anchor = Anchor(
                symbol: try anchor.decode(String.self, forKey: .symbol), hash: try anchor.decode(String.self, forKey: .hash))
        }
        finding.isIdleSuppression = try json.decodeIfPresent(Bool.self, forKey: .isIdleSuppression) ?? false
    }
}
