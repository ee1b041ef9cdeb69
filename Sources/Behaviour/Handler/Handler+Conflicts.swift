import HandlerInterpreter
import Vocabulary

/// Constraints that a handler makes contradict each other: known, although where the content goes is not.
extension HandlerBehaviour {
    /// The contradictions that the handler's writes bring about, each at the first event that shows it. Of several writes to the
    /// constraints, the last one is it that makes them contradict each other.
    func conflicts(on path: PathRun) -> [Effect] {
        var effects: [Effect] = []
        for (number, step) in path.completeSteps.enumerated() where step.runs(position) {
            var found: [(write: Int, effect: Effect)] = []
            for content in step.contents {
                let last = path.trace.writes.lastIndex {
                    $0.step <= number && $0.kind == content.sink && $0.object == content.name
                }
                guard let conflict = content.conflict, let last, path.trace.writes[last].handler == position else { continue }
                let name = conflict.squeezed == nil ? EffectName.conflict : Comparison.foreignMove(in: step.world) ?? .conflict
                let detail = Effect.Detail.conflict(conflict)
                found.append((last, Effect(name, event: step.name, detail: detail, sink: sinkIndex(path.trace.writes[last]))))
            }
            for (_, effect) in found.sorted(by: { $0.write > $1.write }) {
                if !effects.contains(where: { $0.detail == effect.detail }) { effects.append(effect) }
            }
        }
        return effects
    }

    /// What each edge that content may rest on shows of a path with conflicts. What UIKit makes of constraints that contradict
    /// each other, it does not say: no place beside a conflict is known.
    func adding(_ conflicts: [Effect], to alternatives: [Alternative], on path: PathRun) -> [Alternative] {
        guard !conflicts.isEmpty else { return alternatives }
        if alternatives.isEmpty { return [Alternative(series: [], effects: conflicts, presumptions: path.presumptions)] }
        return alternatives.map { alternative in
            Alternative(series: alternative.series, effects: conflicts, presumptions: alternative.presumptions)
        }
    }
}
