import Vocabulary

/// Content that code hides while the keyboard is shown.
extension Evaluator {
    /// The keyboard covers nothing of a view that is hidden then, and what must stay visible in its place, nobody says.
    func leaveOpenIfHidden(_ state: inout ContentState) {
        guard case .view(let name) = state.subject, let view = viewObject(named: name),
            case .bool(true)? = heap[view].properties["isHidden"]
        else { return }
        state.rests = []
        state.assumptions.append(.unknown(.needOfHidden(state.subject)))
    }
}
