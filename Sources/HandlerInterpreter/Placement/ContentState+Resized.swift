import KeyboardModel

/// Content that a write gives another height.
extension Evaluator {
    func resized(
        _ entry: WriteLog.Entry, _ change: Quantity, _ before: Quantity, _ view: String, _ assumptions: [OpenPoint]
    ) -> ContentState {
        make(
            entry, change, rests: [], spacing: nil, resting: RestingPlace(before.amount, of: entry),
            assumptions: assumptions, subject: .view(view), manner: .resizes)
    }

    /// Whether the other end of a constraint is that of a view which handlers move by its own constraints: how far the content
    /// goes with that is not told by what is written to this one.
    func standsOnMoved(_ view: String, by constraint: ObjectID) -> Bool {
        guard let other = heap[constraint].tiedViews.first(where: { $0 != view }) else { return false }
        return path.writeLog.entries.contains { entry in
            guard entry.object != constraint, [.constraintConstant, .constraintActivation].contains(entry.kind),
                let value = heap[entry.object].constraint
            else { return false }
            return [value.first, value.second].contains { $0?.item.view == other && ($0?.isVertical ?? false) }
        }
    }

    /// Whether handlers move the lower end of a view by something else than its height: then it is that end which stays clear of
    /// the keyboard, and another height only takes room from what stands on the view.
    func isMovedByItsEnd(_ view: String, besides height: ObjectID) -> Bool {
        // Views without a name of their own have that of their class, and there may be others of it.
        guard !view.startsUppercase else { return false }
        return path.writeLog.entries.contains { entry in
            guard entry.object != height, movesEnd(entry, of: view) else { return false }
            return path.trace.writes.contains { write in
                write.kind == entry.kind && write.object == heap[entry.object].name && write.before != write.after
            }
        }
    }

    private func movesEnd(_ entry: WriteLog.Entry, of view: String) -> Bool {
        switch entry.kind {
        case .frame, .center, .transform: return heap[entry.object].name == view
        case .constraintConstant, .constraintActivation:
            guard case .holds(let hold) = role(of: entry.object) else { return false }
            return hold.content == .view(view)
        default: return false
        }
    }
}
