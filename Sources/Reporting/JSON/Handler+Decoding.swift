import Behaviour
import HandlerInterpreter
import SourceText
import Vocabulary

/// Reads a handler of a report back, with what it says of the run as it was worded.
extension Handler: Decodable {
    private enum Key: CodingKey {
        case path, range, name, type, observes, through, outcome, assumptions, unknowns, preconditions, reason, sinks, scenarios
        case notRun, stage
    }

    private enum PreconditionKey: CodingKey { case text }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        let assumptions = try json.decode([String].self, forKey: .assumptions)
        let unknowns = try json.decode([String].self, forKey: .unknowns)
        var preconditions: [Precondition] = []
        var list = try json.nestedUnkeyedContainer(forKey: .preconditions)
        while !list.isAtEnd {
            let item = try list.nestedContainer(keyedBy: PreconditionKey.self)
            preconditions.append(Precondition(recorded: try item.decode(String.self, forKey: .text)))
        }
        self.init(
            path: try json.decode(String.self, forKey: .path), range: try json.decode(SourceRange.self, forKey: .range),
            name: try json.decode(String.self, forKey: .name), type: try json.decodeIfPresent(String.self, forKey: .type),
            observes: try json.decode([Observation].self, forKey: .observes),
            through: try json.decodeIfPresent(Intermediary.self, forKey: .through),
            outcome: try json.decode(Outcome.self, forKey: .outcome),
            unknowns: assumptions.map { .recorded($0, isAssumption: true) } + unknowns.map { .recorded($0, isAssumption: false) },
            preconditions: preconditions,
            obstacle: try json.decodeIfPresent(String.self, forKey: .reason).map { .unresolved($0) },
            sinks: try json.decode([Sink].self, forKey: .sinks),
            scenarios: try json.decode([ScenarioResult].self, forKey: .scenarios))
        notRun = try json.decodeIfPresent([NotRun].self, forKey: .notRun) ?? []
        stage = try json.decodeIfPresent(String.self, forKey: .stage)
    }
}

extension Handler.Sink: Decodable {
    private enum Key: CodingKey { case expression, path, line, kind, constraint }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            expression: try json.decode(String.self, forKey: .expression), path: try json.decode(String.self, forKey: .path),
            line: try json.decode(Int.self, forKey: .line), kind: try json.decode(String.self, forKey: .kind))
        recordedConstraint = try json.decodeIfPresent(String.self, forKey: .constraint)
    }
}

extension Handler.ScenarioResult: Decodable {
    private enum Key: CodingKey {
        case id, device, verdict, effect, effects, event, writes, content, legacyBottom, guideBottom, difference, guideClearance
        case steps
    }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try json.decode(String.self, forKey: .id), verdict: try json.decode(Handler.Verdict.self, forKey: .verdict),
            summary: .recorded(try json.decode(String.self, forKey: .effect)),
            effects: try json.decode([Effect].self, forKey: .effects),
            event: try json.decodeIfPresent(String.self, forKey: .event),
            writes: try json.decode([Handler.Write].self, forKey: .writes),
            content: try json.decodeIfPresent(String.self, forKey: .content),
            legacyBottom: try json.decodeIfPresent(Double.self, forKey: .legacyBottom),
            guideBottom: try json.decodeIfPresent(Double.self, forKey: .guideBottom),
            difference: try json.decodeIfPresent(Double.self, forKey: .difference),
            steps: try json.decode([Handler.Step].self, forKey: .steps))
        device = try json.decodeIfPresent(Handler.Device.self, forKey: .device)
        guideClearance = try json.decodeIfPresent(GuideClearance.self, forKey: .guideClearance)
    }
}

extension Effect: Decodable {
    private enum Key: CodingKey { case name, points, event, text, sink, inputs }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            try json.decode(EffectName.self, forKey: .name), points: try json.decodeIfPresent(Double.self, forKey: .points),
            event: try json.decodeIfPresent(String.self, forKey: .event),
            detail: .recorded(try json.decode(String.self, forKey: .text)),
            sink: try json.decodeIfPresent(Int.self, forKey: .sink),
            inputs: try json.decodeIfPresent([String].self, forKey: .inputs))
    }
}

extension Handler.Write: Decodable {
    private enum Key: CodingKey { case sink, path, line, before, after, change, event, condition }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            sink: try json.decode(String.self, forKey: .sink), path: try json.decodeIfPresent(String.self, forKey: .path),
            line: try json.decode(Int.self, forKey: .line),
            before: try json.decode(Handler.Amount.self, forKey: .before),
            after: try json.decode(Handler.Amount.self, forKey: .after),
            change: try json.decodeIfPresent(Double.self, forKey: .change), event: try json.decode(String.self, forKey: .event),
            condition: try json.decodeIfPresent(String.self, forKey: .condition).map { [.recorded($0)] })
    }
}

extension Handler.Amount: Decodable {
    package init(from decoder: any Decoder) throws {
        let json = try decoder.singleValueContainer()
        if let points = try? json.decode(Double.self) {
            self = .points(points)
        } else {
            self = .text(try json.decode(String.self))
        }
    }
}
