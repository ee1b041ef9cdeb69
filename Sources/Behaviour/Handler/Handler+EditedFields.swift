import HandlerInterpreter
import SourceText

/// Which field of a screen one types in, the code does not say, and need not: people type in each of them.
extension HandlerBehaviour {
    /// Of alternatives that differ only in the field that one types in, the one that shows the worst. All of them, where none
    /// shows a difference and not all are known.
    func overFields(_ alternatives: [Alternative], in run: ScenarioRun) -> [Alternative] {
        let questions = run.paths.fieldQuestions
        guard !questions.isEmpty else { return alternatives }
        func isOfField(_ presumption: Presumption) -> Bool {
            if case .answer(let answer) = presumption { questions.contains(answer.question) } else { false }
        }
        return alternatives.grouped { Set($0.presumptions.filter { !isOfField($0) }) }.flatMap { group in
            let differing = group.filter { $0.verdict == .differs }.min { $0.effects.isWorse(than: $1.effects) }
            let isKnown = group.allSatisfy { $0.verdict == .agrees }
            guard group.count > 1, let worst = differing ?? (isKnown ? group.first : nil) else { return group }
            return [
                Alternative(
                    series: worst.series, effects: worst.effects, presumptions: worst.presumptions.filter { !isOfField($0) })
            ]
        }
    }
}

extension [PathRun] {
    var fieldQuestions: Set<String> { reduce(into: []) { $0.formUnion($1.fieldQuestions) } }
}
