import SwiftParser

extension Evaluator {
    /// Runs a statement that branches, and leaves of what it asks only that on which something depends.
    ///
    /// A handler that also tells a model, logs or moves what is elsewhere asks many questions that come to the same for its
    /// layout, and each would double the paths through a scenario. So where a branch has been taken on an answer nobody knows and
    /// has done nothing that outlasts it, the others are taken as well, one after the other from the same state. If none of them
    /// does anything, the questions are forgotten. If one does, the path is begun anew with the statement taken as any other.
    func answeringOnlyWhatMatters(_ node: Syntax, _ take: () -> Flow) -> Flow {
        guard handler != nil, !program.handlerTable.isConsequential(node) else { return take() }
        let known = path.decisions.answers.count
        let state = (effects: path.effects.all, intervals: path.numbers.intervals, trace: path.trace)
        // What a branch calls that is not at hand may do something all the same.
        var calls: [Trace.Note] = []
        for attempt in 0..<Limits.idleBranches {
            let flow = take()
            guard path.decisions.answers.count > known else { return flow }
            guard case .normal = flow, path.effects.all == state.effects, !isUnwinding else {
                if attempt == 0 { return flow }
                break
            }
            path.numbers.intervals = state.intervals
            calls += path.trace.unknowns[state.trace.unknowns.count...].filter(\.point.isUnfollowedCode)
            path.trace = state.trace
            if !path.decisions.turnLast(after: known) {
                for call in calls { path.trace.note(call.point, of: call.handler) }
                return .normal
            }
        }
        program.handlerTable.note(consequential: node)
        path.ending.abandon(in: path.moment.step)
        return .throwing
    }
}
