import KeyboardModel
import Vocabulary

/// Content whose constraint is not known by its two ends.
extension Evaluator {
    /// An outlet's ends stand in an interface file that is not at hand. Bottom constraints in those have the container first four
    /// times out of five, and then a larger constant raises the content; a constant that the keyboard makes smaller says the
    /// opposite. Of one that code makes, the first end is known, at least.
    func unreadState(
        _ entry: WriteLog.Entry, _ change: Quantity, _ before: Quantity, _ obscurity: UnknownEnds, first: AnchorValue?
    ) -> ContentState {
        // A storyboard that is not at hand connects it, and another edge may be tied there.
        let isElsewhere = obscurity == .notConnected && program.missingStoryboard != nil
        guard !isElsewhere, !heap[entry.object].isNamedForAnotherEdge else {
            return make(
                entry, change, rests: [], spacing: nil, resting: RestingPlace(before.amount, of: entry),
                assumptions: [.unknown(.ends(constraint: heap[entry.object].name, obscurity))],
                subject: .view(heap[entry.object].name), manner: .changes)
        }
        let writes = path.trace.writes.filter { $0.kind == .constraintConstant }
        let isMade = first?.isVertical ?? false
        let lowers =
            isMade
            ? first?.item.view != nil
            : writes.contains { write in
                // What the constant was before the keyboard, where that is not known, is none of the keyboard's.
                write.quantity.map { $0.isFromKeyboard && $0.amount.constant < 0 } ?? false
            }
        return make(
            entry, lowers ? change : -change, rests: [.safeArea, .viewBottom], spacing: nil,
            resting: RestingPlace(lowers ? before.amount : -before.amount, of: entry),
            assumptions: [.assumed(.tiesBottomEdge(constraint: heap[entry.object].name, obscurity))])
    }
}
