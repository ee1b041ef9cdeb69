import Behaviour
import HandlerInterpreter
import SourceText

extension Handler: Encodable {
    private enum Key: CodingKey {
        case path, range, name, type, observes, through, outcome, assumptions, unknowns, preconditions, reason, sinks, scenarios
        case notRun, stage
    }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(path, forKey: .path)
        try json.encode(range, forKey: .range)
        try json.encode(name, forKey: .name)
        try json.encodeIfPresent(type, forKey: .type)
        try json.encode(observes, forKey: .observes)
        try json.encodeIfPresent(through, forKey: .through)
        try json.encodeIfPresent(stage, forKey: .stage)
        try json.encode(outcome, forKey: .outcome)
        try json.encode(assumedTexts, forKey: .assumptions)
        try json.encode(openTexts, forKey: .unknowns)
        try json.encode(preconditions.map { PreconditionJSON($0, of: self) }, forKey: .preconditions)
        try json.encodeIfPresent(reason, forKey: .reason)
        try json.encode(sinks, forKey: .sinks)
        try json.encode(scenarios, forKey: .scenarios)
        try json.encode(notRun, forKey: .notRun)
    }
}

extension Handler.NotRun: Codable {
    private enum Key: CodingKey { case id, reason }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(id, forKey: .id)
        try json.encode(reason.text, forKey: .reason)
    }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try json.decode(String.self, forKey: .id), reason: .recorded(try json.decode(String.self, forKey: .reason)))
    }
}

/// A precondition of a handler as JSON, with an identity that stays while the handler and the condition keep their names.
private struct PreconditionJSON: Encodable {
    let id: String
    let text: String

    init(_ precondition: Precondition, of handler: Handler) {
        text = precondition.text
        var hash = StableHash()
        for part in [handler.path, handler.qualifiedName, text] { hash.add(part) }
        id = hash.digits
    }
}

extension Handler.Sink: Encodable {
    private enum Key: CodingKey { case expression, path, line, kind, constraint }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(expression, forKey: .expression)
        try json.encode(path, forKey: .path)
        try json.encode(line, forKey: .line)
        try json.encode(kind, forKey: .kind)
        try json.encodeIfPresent(constraint, forKey: .constraint)
    }
}

extension Handler.ScenarioResult: Encodable {
    private enum Key: CodingKey {
        case id, device, verdict, effect, effects, event, writes, content, legacyBottom, guideBottom, difference, guideClearance
        case steps
    }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(id, forKey: .id)
        try json.encodeIfPresent(device, forKey: .device)
        try json.encode(verdict, forKey: .verdict)
        try json.encode(effect, forKey: .effect)
        try json.encode(effects, forKey: .effects)
        try json.encodeIfPresent(event, forKey: .event)
        try json.encode(writes, forKey: .writes)
        try json.encodeIfPresent(content, forKey: .content)
        try json.encodeIfPresent(legacyBottom, forKey: .legacyBottom)
        try json.encodeIfPresent(guideBottom, forKey: .guideBottom)
        try json.encodeIfPresent(difference, forKey: .difference)
        try json.encodeIfPresent(guideClearance, forKey: .guideClearance)
        try json.encode(steps, forKey: .steps)
    }
}

extension Effect: Encodable {
    private enum Key: CodingKey { case name, points, event, text, sink, inputs }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(name, forKey: .name)
        try json.encodeIfPresent(points, forKey: .points)
        try json.encodeIfPresent(event, forKey: .event)
        try json.encode(text, forKey: .text)
        try json.encodeIfPresent(sink, forKey: .sink)
        try json.encodeIfPresent(inputs, forKey: .inputs)
    }
}

extension Handler.Write: Encodable {
    private enum Key: CodingKey { case sink, path, line, before, after, change, event, condition }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(sink, forKey: .sink)
        try json.encodeIfPresent(path, forKey: .path)
        try json.encode(line, forKey: .line)
        try json.encode(before, forKey: .before)
        try json.encode(after, forKey: .after)
        try json.encodeIfPresent(change, forKey: .change)
        try json.encode(event, forKey: .event)
        try json.encodeIfPresent(condition?.clause, forKey: .condition)
    }
}
