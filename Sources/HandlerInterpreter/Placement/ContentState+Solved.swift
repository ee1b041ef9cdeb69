import KeyboardModel

/// Content that the constraints at work, taken together, move otherwise than the written one would by itself.
extension Evaluator {
    /// The state of content that the constraints at work, taken together, move otherwise than the written one would by itself:
    /// a constraint of a higher priority keeps it, two contradict each other, or it goes with what a scroll view scrolls. Nil for
    /// any other.
    func solvedState(
        _ entry: WriteLog.Entry, _ role: ConstraintRole, _ change: Quantity, _ assumptions: [OpenPoint]
    ) -> ContentState? {
        let name: String
        let raises: Bool
        switch role {
        case .holds(let hold):
            guard case .view(let view) = hold.content else { return nil }
            (name, raises) = (view, hold.raisesWithConstant)
        case .shifts(let view, let raisesWithConstant): (name, raises) = (view, raisesWithConstant)
        case .scrolls(let view, let scrollView): return scrolled(entry, change, view, in: scrollView, assumptions)
        case .resizes, .sideways: return nil
        }
        let moved = raises ? -change : change
        let subject = ContentSubject.view(name)
        let known = layoutName(of: name, tiedBy: entry.object)
        switch (end(of: known, .atRest), end(of: known, .now)) {
        case (.placed(let before), .placed(let now)):
            guard isAtWork(entry.object, .now), let shift = (now + before * -1).points(in: layoutRoot) else { return nil }
            if case .holds = role, let points = moved.known, abs(points - shift) < 0.01 { return nil }
            // What stays where it is in spite of the change is not what the constraint moves: its upper end may be.
            if case .shifts = role, abs(shift) < 0.01, moved.known != 0 {
                return height(of: known, .atRest) == height(of: known, .now)
                    ? yieldingState(entry, beside: name, moved, assumptions)
                    : resized(entry, -moved, entry.before.quantity ?? Quantity(0), name, assumptions)
            }
            if let depth = before.points(in: layoutRoot).map({ $0 - world.view.bounds.maxY }),
                let doubt = doubt(of: subject, below: depth)
            {
                return make(
                    entry, Quantity(shift), rests: [], spacing: nil, assumptions: assumptions + [doubt], subject: subject)
            }
            guard let rest = before.rest, let offset = before.offset.known else {
                // Held from above or by its middle, it has a place all the same, and has to stay clear of the keyboard there.
                if case .shifts = role, let end = before.points(in: layoutRoot),
                    verticalSystem(around: known, .now, without: nil)
                        .isLowest(known, ofThoseMovedBy: entry.object, in: layoutRoot),
                    let state = carried(
                        entry, Quantity(shift), from: end, subject, assumptions + before.assumptions(in: layoutRoot))
                {
                    return state
                }
                // What is where it was has no farther to go.
                let need: [OpenPoint] = abs(shift) < 0.5 ? [] : [.unknown(.needOfUntied(subject))]
                return make(
                    entry, Quantity(shift), rests: [], spacing: nil, assumptions: assumptions + need, subject: subject)
            }
            var state = make(
                entry, Quantity(shift), rests: [rest], spacing: 0 - offset, assumptions: assumptions, subject: subject)
            state.isSolved = true
            return state
        case (.disputed, _): return nil
        case (_, .disputed(let conflict)):
            return make(
                entry, moved, rests: [], spacing: nil,
                assumptions: assumptions + [.unknown(.placeInConflict(subject, conflict))], subject: subject)
        case (.scrolls(let scrollView), _), (_, .scrolls(let scrollView)):
            return scrolled(entry, moved, name, in: scrollView, assumptions)
        default:
            if case .shifts = role { return drawnState(entry, known, moved, subject, assumptions) }
            return nil
        }
    }

    /// The state of the view at the other end of a constraint, where the one that it would move is held in its place: a table that
    /// ends above a button at the bottom of the screen. Nil where that has no lower end there.
    private func yieldingState(
        _ entry: WriteLog.Entry, beside held: String, _ moved: Quantity, _ assumptions: [OpenPoint]
    ) -> ContentState? {
        guard let value = heap[entry.object].constraint, let first = value.first, let second = value.second else { return nil }
        let other = first.item.view == held ? second : first
        guard other.isBottom, let view = other.item.view else { return nil }
        let subject = ContentSubject.view(view)
        let name = other.layoutName ?? view
        if case .placed(let before) = end(of: name, .atRest), case .placed(let now) = end(of: name, .now),
            let shift = (now + before * -1).points(in: layoutRoot), let end = before.points(in: layoutRoot),
            let state = carried(entry, Quantity(shift), from: end, subject, assumptions + before.assumptions(in: layoutRoot))
        {
            return state
        }
        let need = OpenPoint.unknown(.needOfUntied(subject))
        return make(entry, -moved, rests: [], spacing: nil, assumptions: assumptions + [need], subject: subject)
    }

    /// Points; nil where the constraints leave it open.
    private func height(of view: String, _ time: LayoutTime) -> Double? {
        verticalSystem(around: view, time, without: nil).equations.distance(from: .top(view), to: .bottom(view))
    }

    /// The state of content that a constraint holds from above or by its middle, and that ends where the interface file draws it
    /// to be so high, as its content decides. Nil where that leaves its end open as well, and where other content that the
    /// constraint moves ends lower.
    private func drawnState(
        _ entry: WriteLog.Entry, _ view: String, _ moved: Quantity, _ subject: ContentSubject, _ assumptions: [OpenPoint]
    ) -> ContentState? {
        guard isAtWork(entry.object, .atRest), isAtWork(entry.object, .now),
            let end = drawnEnd(of: view), let system = readableSystem(around: view, .now, asDrawn: true),
            let now = system.equations.place(of: .bottom(view))?.points(in: layoutRoot),
            abs(now - end.y) >= 0.01 || moved.known == 0,
            system.isLowest(view, ofThoseMovedBy: entry.object, in: layoutRoot)
        else { return nil }
        return carried(entry, Quantity(now - end.y), from: end.y, subject, assumptions + end.assumptions)
    }

    /// Where a view that is as high as its content ends at rest if it is as high as the interface file draws it: y in points in the
    /// view's coordinates, and what that takes for granted. Nil where the file leaves its end open as well, and of what begins
    /// below the view.
    func drawnEnd(of view: String) -> (y: Double, assumptions: [OpenPoint])? {
        guard drawnLayout != nil, let layout = readableSystem(around: view, .atRest, asDrawn: true)?.equations,
            let place = layout.place(of: .bottom(view)), let end = place.points(in: layoutRoot),
            let top = layout.place(of: .top(view))?.points(in: layoutRoot), top < world.view.bounds.maxY
        else { return nil }
        return (end, [.assumed(.isAsDrawn(view))] + place.assumptions(in: layoutRoot))
    }

    /// What the layout of the screen calls a view that a constraint ties: not as readers do, if no property names it.
    ///
    /// Of two views without a name of their own, both are called by their class: the one is meant that the constant moves, the
    /// second end where a larger one raises it.
    func layoutName(of view: String, tiedBy constraint: ObjectID) -> String {
        let value = heap[constraint].constraint
        let raises =
            switch role(of: constraint) {
            case .holds(let hold): hold.raisesWithConstant
            case .shifts(_, let raisesWithConstant): raisesWithConstant
            case .resizes, .scrolls, .sideways: false
            }
        let ends = raises ? [value?.second, value?.first] : [value?.first, value?.second]
        return ends.lazy.compactMap { end in end?.item.view == view ? end?.layoutName : nil }.first
            ?? view
    }

    func scrolled(
        _ entry: WriteLog.Entry, _ moved: Quantity, _ view: String, in scrollView: String?, _ assumptions: [OpenPoint] = [],
        manner: ContentState.Manner = .moves
    ) -> ContentState {
        if let state = scrolledEndState(entry, of: view, in: scrollView) { return state }
        return make(
            entry, moved, rests: [], spacing: nil,
            assumptions: assumptions + [.unknown(.placeInScrollView(.view(view), scrollView))], subject: .view(view),
            manner: manner)
    }
}
