import Behaviour
import HandlerInterpreter
import KeyboardModel

/// What a sink is at rest and once the keyboard is hidden, where the two differ.
extension HandlerBehaviour {
    /// What a sink is at rest, and what it is once the keyboard is hidden, where that is as far apart as the content is from its
    /// place at rest; nil where one is not known. What was there before the first write may be another constraint's.
    ///
    /// - Parameters:
    ///   - handler: what the report says of it.
    ///   - id: of the scenario; nil for the first that tells.
    func unrestored(_ sink: Int, of handler: Handler, in id: String?) -> (atRest: Double, after: Double)? {
        for scenario in handler.scenarios where id == nil || scenario.id == id {
            guard let effect = scenario.effects.first(where: { $0.name == .notReset && $0.sink == sink }) else { continue }
            // The handlers of one place write to it by several expressions.
            let target = handler.sinks[sink].expression.withoutSelf
            let writes = scenario.writes.filter { $0.sink.withoutSelf == target }
            // Before the first write of a handler that only hides, the value is that of the shown keyboard.
            let isFirst = writes.first.map { $0.event != effect.event } ?? false
            guard let atRest = isFirst ? writes.first?.before.number : valueAtRest(of: handler.sinks[sink], in: scenario.id),
                let last = writes.last(where: { $0.event == effect.event }) ?? writes.last, let after = last.after.number,
                let points = effect.points, abs(abs(after - atRest) - points) < 0.5
            else { continue }
            return (atRest, after)
        }
        return nil
    }

    /// What was there before any handler of the object wrote to it; nil where paths differ.
    private func valueAtRest(of sink: Handler.Sink, in scenario: String) -> Double? {
        let values = runs.filter { $0.scenario.id == scenario }.flatMap(\.paths).map { path -> Double? in
            let own = path.trace.writes.first {
                $0.handler == position && $0.target.location.line == sink.line && $0.kind.rawValue == sink.kind
            }
            return path.trace.writes.first { $0.object == own?.object && $0.kind == own?.kind }?.before.number
        }
        return Set(values).count == 1 ? values[0] : nil
    }
}

extension Handler.Sink {
    /// Where an interface file draws the one constraint with this constant: `Form.xib:12`.
    func drawing(_ constant: Double) -> String? {
        guard constraints.count == 1, let drawn = constraints.first, drawn.constant == constant,
            case .interface(let place, _, _)? = drawn.origin
        else { return nil }
        return "\(place.path.lastPathComponent):\(place.line)"
    }
}

extension LayoutWrite.Amount {
    fileprivate var number: Double? {
        if case .points(let points) = self { points } else { nil }
    }
}

extension Handler.Amount {
    fileprivate var number: Double? {
        if case .points(let points) = self { points } else { nil }
    }
}
