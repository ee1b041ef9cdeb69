import HandlerInterpreter
import KeyboardFacts
import SwiftParser
import Vocabulary

/// What a run left open, and whether it matters: only what changes where the content goes makes a result uncertain.
extension HandlerBehaviour {
    /// What the run assumed or could not know and the result depends on, each once, in the order it came up.
    func unknowns(_ questions: [OpenQuestions]) -> [OpenPoint] {
        var result: [OpenPoint] = []
        func add(_ point: OpenPoint) {
            if !result.contains(point) { result.append(point) }
        }
        for (run, open) in zip(runs, questions) {
            let reasons = run.paths.reasonsToStop
            for path in decisivePaths(of: run) {
                for note in path.trace.unknowns where note.handler == position {
                    if writesLayout ? open.matters(note.point) : note.point.isUnfollowedCode { add(note.point) }
                }
                for step in path.steps where step.runs(position) {
                    guard let content = content(of: step, in: path) else { continue }
                    let covers = step.world.keyboard.state.presence != .absent && Comparison.foreignMove(in: step.world) == nil
                    for point in content.assumptions + [content.doubtOfUntied].compactMap(\.self)
                    where covers || !point.isAboutNeed {
                        add(point)
                    }
                    for name in content.unknownNames { add(.unknown(.number(name))) }
                }
                if let reason = path.stopReason, writesLayout || reasons.contains(reason) { add(.stopped(reason)) }
                if let reason = path.setUpStop { add(.setUpStopped(reason)) }
            }
            if !run.isComplete, writesLayout { add(.pathLimit(run.paths.count)) }
        }
        if let place = missedWrite { add(.unknown(.writeNotReached(place))) }
        let ofFields = runs.flatMap(\.paths).fieldQuestions
        return Self.joiningOpposites(result).filter { point in
            if case .bothBranches(let question) = point { !ofFields.contains(question) } else { true }
        }
    }

    /// On what the handler acts at all: answered otherwise, it writes no layout.
    func preconditions(_ questions: [OpenQuestions]) -> [Precondition] {
        var result: [Precondition] = []
        // What was not run to its end may write layout under another answer.
        for (run, open) in zip(runs, questions) where writesLayout && run.isExhaustive {
            for path in decisivePaths(of: run) {
                for note in path.trace.unknowns where note.handler == position {
                    guard let answer = note.point.answer, open.isPrecondition(answer), !result.contains(answer),
                        !questions.contains(where: { $0.writes(answering: answer.opposite) })
                    else { continue }
                    result.append(answer)
                }
            }
        }
        result = result.filter { !result.contains($0.opposite) }
        return result + preconditionsOfRegistering.filter { !result.contains($0) }
    }

    /// What must hold for the handler to be registered at all.
    private var preconditionsOfRegistering: [Precondition] {
        let demands = runs.lazy.flatMap(\.paths).flatMap(\.trace.preconditions).filter { $0.handler == position }
        return demands.map(\.precondition).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Opposite assumptions on different paths are one open question.
    private static func joiningOpposites(_ points: [OpenPoint]) -> [OpenPoint] {
        points.compactMap { point in
            guard let answer = point.answer, points.contains(.assumed(.answer(answer.opposite))) else { return point }
            return answer.holds ? .bothBranches(answer.question) : nil
        }
    }

    // MARK: What a path comes to

    /// Where a step of a path leaves the handler's content; what it wrote, where that places no bottom edge.
    private enum Outcome: Hashable {
        case places(SinkKind, String, displacement: String?, [ContentState.Rest], spacing: Double)
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
                    content.sink, content.name, displacement: content.displacementFormula, content.rests,
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
        /// By the answer: what the decisive paths that assume it come to, each outcome by a number of its own.
        private var outcomes: [Precondition: Set<Int>] = [:]
        /// The answers that paths assume on which the handler writes layout.
        private var writing: Set<Precondition> = []

        fileprivate init(of behaviour: HandlerBehaviour, in run: ScenarioRun) {
            var numbers: [[Outcome]: Int] = [:]
            for path in behaviour.decisivePaths(of: run) where !path.conditions.isEmpty {
                let known = behaviour.outcome(of: path)
                let outcome = numbers[known] ?? numbers.count
                numbers[known] = outcome
                for condition in path.conditions { outcomes[condition.precondition, default: []].insert(outcome) }
                guard path.trace.writes.contains(where: { $0.handler == behaviour.position }) else { continue }
                // A question that comes up at several events may be answered in several ways.
                let answers = Set(path.conditions.map(\.precondition))
                writing.formUnion(answers.filter { !answers.contains($0.opposite) })
            }
        }

        /// Whether content would go elsewhere if it were otherwise; what is assumed without having been asked always counts.
        func matters(_ point: OpenPoint) -> Bool {
            // What else is told of the keyboard is nothing to what was written.
            if case .unknown(.effect(let call)) = point { return call.isGivenKeyboard }
            if case .unknown(.use) = point { return false }
            guard let answer = point.answer, let own = outcomes[answer] else { return true }
            guard let others = outcomes[answer.opposite] else { return false }
            return own != others
        }

        /// Whether a path that answers it this way writes layout.
        fileprivate func writes(answering answer: Precondition) -> Bool { writing.contains(answer) }

        /// Whether only paths that answer it this way write layout.
        func isPrecondition(_ answer: Precondition) -> Bool {
            outcomes[answer] != nil && outcomes[answer.opposite] == nil
        }
    }
}

extension OpenPoint {
    /// Of an assumption that answers a question of the source.
    fileprivate var answer: Precondition? {
        if case .assumed(.answer(let answer)) = self { answer } else { nil }
    }
}
