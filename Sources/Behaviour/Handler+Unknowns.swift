import HandlerInterpreter
import KeyboardFacts
import SwiftParser
import Vocabulary

/// What a run left open, and whether it matters: only what changes where the content goes makes a result uncertain.
extension HandlerBehaviour {
    /// What the run assumed or could not know and the result depends on, each once, in the order it came up.
    func unknowns(_ questions: [OpenQuestions]) -> [String] {
        var result: [String] = []
        func add(_ text: String) {
            if !result.contains(text) { result.append(text) }
        }
        for (run, open) in zip(runs, questions) {
            for path in decisivePaths(of: run) {
                if writesLayout {
                    for assumption in path.trace.unknowns where assumption.handler == position && open.matters(assumption.text) {
                        add(assumption.text)
                    }
                }
                for step in path.steps where step.runs(position) {
                    guard let content = content(of: step, in: path) else { continue }
                    content.assumptions.forEach(add)
                    for name in content.unknownNames { add("not known: `\(name)`") }
                }
                if let reason = path.stopReason { add("the run ended early: \(reason)") }
            }
            if !run.isComplete, writesLayout { add("more ways through than are run: only the first \(run.paths.count) were") }
        }
        return Self.joiningOpposites(result)
    }

    /// On what the handler acts at all: answered otherwise, it writes no layout. As the source puts them, with "not" before those that
    /// must not hold.
    func premises(_ questions: [OpenQuestions]) -> [String] {
        var result: [String] = []
        for (run, open) in zip(runs, questions) where writesLayout {
            for path in decisivePaths(of: run) {
                for assumption in path.trace.unknowns where assumption.handler == position && open.isPremise(assumption.text) {
                    let premise = String(assumption.text.dropFirst("assumed: ".count))
                    if !result.contains(premise) { result.append(premise) }
                }
            }
        }
        return result.filter { !result.contains($0.hasPrefix("not ") ? String($0.dropFirst(4)) : "not " + $0) }
    }

    /// What was assumed both ways on different paths is one open question.
    private static func joiningOpposites(_ texts: [String]) -> [String] {
        texts.compactMap { text in
            guard text.hasPrefix("assumed: "), texts.contains(PathRun.Condition.opposite(of: text)) else { return text }
            return text.hasPrefix("assumed: not `") ? nil : "both ways were run: " + text.dropFirst("assumed: ".count)
        }
    }

    // MARK: What a path comes to

    /// Where a step of a path leaves the handler's content; what it wrote, where that places no bottom edge.
    private enum Outcome: Hashable {
        case places(SinkKind, String, displacement: String, [ContentState.Rest], spacing: Double)
        case writes([Write])

        struct Write: Hashable {
            let target: Syntax
            let after: LayoutWrite.Amount
        }
    }

    private func outcome(of path: PathRun) -> [Outcome] {
        path.steps.enumerated().filter { $0.element.runs(position) }.map { number, step in
            if let content = content(of: step, in: path), !content.rests.isEmpty {
                return .places(
                    content.sink, content.name, displacement: content.displacementText, content.rests,
                    spacing: content.spacing ?? 0)
            }
            return .writes(
                path.trace.writes.filter { $0.handler == position && $0.step == number }
                    .map { Outcome.Write(target: $0.target, after: $0.after) })
        }
    }

    /// The questions that the source leaves open in each scenario.
    var openQuestions: [OpenQuestions] { runs.map { OpenQuestions(of: self, in: $0) } }

    /// The questions that the source leaves open in one scenario, with what comes of either answer.
    struct OpenQuestions {
        /// By the text of the assumption: what the decisive paths that make it come to.
        private var outcomes: [String: Set<[Outcome]>] = [:]

        fileprivate init(of behaviour: HandlerBehaviour, in run: ScenarioRun) {
            for path in behaviour.decisivePaths(of: run) where !path.conditions.isEmpty {
                let outcome = behaviour.outcome(of: path)
                for condition in path.conditions { outcomes[condition.assumption, default: []].insert(outcome) }
            }
        }

        /// Whether content would go elsewhere if it were otherwise; what is assumed without having been asked always counts.
        func matters(_ assumption: String) -> Bool {
            guard let own = outcomes[assumption] else { return true }
            guard let others = outcomes[PathRun.Condition.opposite(of: assumption)] else { return false }
            return own != others
        }

        /// Whether only paths that answer it this way write layout.
        func isPremise(_ assumption: String) -> Bool {
            outcomes[assumption] != nil && outcomes[PathRun.Condition.opposite(of: assumption)] == nil
        }
    }
}

extension PathRun.Condition {
    /// As the run notes it.
    fileprivate var assumption: String { answer ? "assumed: `\(question)`" : "assumed: not `\(question)`" }

    fileprivate static func opposite(of assumption: String) -> String {
        assumption.hasPrefix("assumed: not `")
            ? "assumed: " + assumption.dropFirst("assumed: not ".count)
            : "assumed: not " + assumption.dropFirst("assumed: ".count)
    }
}
