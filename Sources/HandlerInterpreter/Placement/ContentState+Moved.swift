import KeyboardModel
import Vocabulary

/// Content that is moved by its frame, its centre or its transform.
extension Evaluator {
    /// The root view reaches its own bottom edge; where another view rests is not in the source.
    ///
    /// - Parameter bottom: y of the view's bottom edge at rest, in points in the view's coordinates.
    func framed(
        _ entry: WriteLog.Entry, _ displacement: Quantity, bottom: Double? = nil, manner: ContentState.Manner = .moves
    ) -> ContentState {
        let hasOwnPlace = entry.object == controller && !isController && entry.wasSet && bottom != nil
        if carriesRootView(entry.object), !hasOwnPlace {
            guard manner == .moves, let needed = neededControl else {
                if manner == .moves, let state = measured(entry, displacement) { return state }
                if manner == .moves { missWhatSetUpMissed() }
                var state = make(entry, displacement, rests: [.viewBottom], spacing: 0, manner: manner)
                state.isOfUnknownNeed = manner == .moves
                if manner == .moves { state.wholeShift = rootShift?.known }
                return state
            }
            let changes = constraintChanges(of: .view(needed.label)).map(\.shift)
            let shift = changes.isEmpty ? shiftWithin(of: needed) : changes.reduce(Quantity(0), +)
            var state = make(
                entry, displacement + shift, rests: [needed.rest], spacing: needed.spacing,
                assumptions: needed.assumptions, subject: .view(needed.label), isCarried: true)
            state.wholeView = needed
            state.wholeShift = rootShift?.known
            return state
        }
        let subject = ContentSubject.view(heap[entry.object].name)
        // In a view that is none of the screen's own, it stays where it is in that.
        if staysInside(entry, displacement) { return unmoved(entry, subject) }
        if bottom == nil, manner == .moves, let state = measured(entry, displacement) { return state }
        // A transform, a centre and a frame move a view's end away from where its constraints have it.
        if bottom == nil, let state = movedFromConstraints(entry, displacement, subject) { return state }
        if let bottom, let doubt = doubt(of: subject, below: bottom - world.view.bounds.maxY) {
            return make(entry, displacement, rests: [], spacing: nil, assumptions: [doubt], subject: subject)
        }
        if let bottom, manner == .moves, liesInRootView(entry.object), !heap[entry.object].isNamedForScrollView {
            let rest = restByConstraints(of: entry.object, at: bottom)
            let end = world.view.bounds.maxY - (rest == .safeArea ? world.view.safeAreaInsets.bottom : 0)
            return make(
                entry, displacement, rests: [rest], spacing: end - bottom, subject: subject, isCarried: true)
        }
        // What stands below it and is moved, too, stays below it. What no keyboard reaches is not made room for.
        if let bottom, manner == .resizes, case let standsOnWritten = standsOnWrittenView(entry, at: bottom),
            standsOnWritten || isOutOfReach(bottom) && liesInRootView(entry.object)
        {
            return make(
                entry, displacement, rests: [.viewBottom], spacing: world.view.bounds.maxY - bottom, subject: subject,
                manner: manner, isCarried: !standsOnWritten)
        }
        // A view that ends above the bottom stands on something there, a bar mostly, which the keyboard hides first.
        if let bottom, manner == .resizes, bottom < world.view.bounds.maxY, liesInRootView(entry.object) {
            let move = OwnMove.standsOn(world.view.bounds.maxY - bottom, above: .viewBottom)
            return make(
                entry, displacement + Quantity(move.points(in: world)), rests: [.viewBottom], spacing: 0, ownMoves: [move],
                subject: subject, manner: manner)
        }
        // Where the view's frame is not known, nothing says that it ends at the bottom at all.
        if bottom == nil { missCalls(layingOut: entry.object) }
        let ends: [OpenPoint] = bottom == nil ? [.assumed(.endsWithItsView(heap[entry.object].name))] : []
        return make(
            entry, displacement, rests: [.safeArea, .viewBottom], spacing: nil, assumptions: ends,
            subject: manner == .resizes ? subject : .content, manner: manner)
    }

    /// Points downwards that a control goes in its view with what handlers write to other constraints, such as the height of a
    /// text view above it. Nought where the layout does not place it at both times.
    private func shiftWithin(of control: NeededControl) -> Quantity {
        guard path.writeLog.entries.contains(where: { $0.kind == .constraintConstant }) else { return Quantity(0) }
        let ends = [LayoutTime.atRest, .now].map { time in
            readableSystem(around: control.name, time, asDrawn: true)?.equations.place(of: .bottom(control.name))?
                .points(in: layoutRoot)
        }
        guard let before = ends[0], let now = ends[1] else { return Quantity(0) }
        return Quantity(now - before)
    }

    /// What the constraints of a view tie its bottom edge to, which code moves by its frame; the view's bottom edge where they
    /// say something else, or where code had moved it before.
    ///
    /// - Parameter bottom: y of its bottom edge at rest, in points in the view's coordinates.
    private func restByConstraints(of view: ObjectID, at bottom: Double) -> ContentState.Rest {
        guard case .placed(let place) = end(of: heap[view].name, .atRest), let rest = place.rest,
            let points = place.points(in: layoutRoot), abs(points - bottom) <= VerticalSystem.rounding
        else { return .viewBottom }
        return rest
    }

    /// Whether a view ends above any keyboard.
    ///
    /// - Parameter bottom: y of its bottom edge at rest, in points in the view's coordinates.
    private func isOutOfReach(_ bottom: Double) -> Bool {
        bottom <= world.view.bounds.maxY - world.keyboard.heightWhenHidden
    }

    /// Whether a view whose frame is written begins where another one ends, in points in the view's coordinates, before either
    /// is written to.
    private func standsOnWrittenView(_ entry: WriteLog.Entry, at bottom: Double) -> Bool {
        liesInRootView(entry.object)
            && path.writeLog.entries.contains { other in
                guard other.kind == .frame, other.object != entry.object, !standsForRootView(other.object),
                    liesInRootView(other.object), case .rect(let frame) = other.before, let top = frame.y.known
                else { return false }
                return abs(top - bottom) <= VerticalSystem.rounding
            }
    }

    /// Whether a view stays where it is in another one, and that or something else is written to: then it is no content of its
    /// own.
    func staysInMoved(_ entry: WriteLog.Entry, _ displacement: Quantity) -> Bool {
        staysInside(entry, displacement)
            && path.writeLog.entries.contains {
                $0.object != entry.object && $0.kind != .indicatorInsets && $0.kind != .contentOffset
            }
    }

    /// Whether a view is in another one than the root view, and stays where it is in that.
    private func staysInside(_ entry: WriteLog.Entry, _ displacement: Quantity) -> Bool {
        guard displacement.amount.known == 0, let outer = heap[entry.object].properties["addedTo"]?.object else { return false }
        return !standsForRootView(outer)
    }

    /// A view of unknown place that the handler measures, and moves by what is missing: it ends at one place, wherever it was.
    /// Nil where the move is not made of a view's own place.
    private func measured(_ entry: WriteLog.Entry, _ displacement: Quantity) -> ContentState? {
        guard displacement.amount.known == nil else { return nil }
        for view in standsForRootView(entry.object) ? heap.objects : [entry.object] {
            let name = heap[view].name
            let parts = [".frame.minY", ".frame.height"]
            guard parts.contains(where: { displacement.amount.terms[name + $0] == -1 }), liesInRootView(view) else { continue }
            let frame: RectValue
            if view == entry.object, case .rect(let before) = entry.before {
                frame = before
            } else if case .rect(let now) = uikitMember("frame", of: view) {
                frame = now
            } else {
                continue
            }
            var state = make(entry, displacement, rests: [.viewBottom], spacing: nil, subject: .view(name), isCarried: true)
            state.measuredBottom = (frame.y + frame.height).amount
            if state.measuredEdge != nil { return state }
        }
        return nil
    }

    /// A view that is where it was before the keyboard, wherever that is: what of it has to stay visible is open, but once the
    /// keyboard is hidden it is in its place.
    private func unmoved(_ entry: WriteLog.Entry, _ subject: ContentSubject) -> ContentState {
        var state = make(entry, Quantity(0), rests: [.viewBottom], spacing: nil, subject: subject, isCarried: true)
        state.isOfUnknownNeed = true
        return state
    }

    /// Points downwards that writes have moved the root view as a whole; nil for one that nothing has moved.
    var rootShift: Affine? {
        let moves = path.writeLog.entries.filter { carriesRootView($0.object) }.compactMap(move)
        return moves.isEmpty ? nil : moves.reduce(Affine(0)) { $0 + $1.amount }
    }

    /// Whether a view is the root view, or the window that it fills: what moves that moves the whole screen.
    func carriesRootView(_ view: ObjectID) -> Bool { standsForRootView(view) || view == window && isController }

    /// Points downwards that a write has moved a view's upper end; nil for what does not move it, such as an inset.
    func move(of entry: WriteLog.Entry) -> Quantity? {
        switch (entry.kind, entry.before, uikitMember(entry.kind.rawValue, of: entry.object)) {
        case (.frame, .rect(let before), .rect(let after)): after.y - before.y
        case (.center, .point(let before), .point(let after)): after.y - (centreBeforeFrame(of: entry) ?? before.y)
        case (.transform, .transform(_, let before), .transform(_, let after)): after - before
        case (.bounds, .rect(let before), .rect(let after)): before.y - after.y
        default: nil
        }
    }

    /// y of a view's centre before its frame was written, where code has moved it by that first: the two are one place. Nil where
    /// it has not.
    private func centreBeforeFrame(of entry: WriteLog.Entry) -> Quantity? {
        let first = path.writeLog.entries.first { $0.object == entry.object && ($0.kind == .frame || $0.kind == .center) }
        guard let first, first.kind == .frame, case .rect(let rest) = first.before else { return nil }
        return middle(rest.y, rest.height)
    }

    /// Points downwards that writes to its centre had moved a view when its frame was first written.
    func shiftOfCentre(before entry: WriteLog.Entry) -> Quantity {
        let first = path.writeLog.entries.first { $0.object == entry.object && ($0.kind == .frame || $0.kind == .center) }
        guard let first, first.kind == .center, case .point(let rest) = first.before, case .rect(let before) = entry.before
        else { return Quantity(0) }
        return middle(before.y, before.height) - rest.y
    }

    /// A view class of the program that gives itself a frame of another size than its window's does not fill the window, and
    /// where it was before is not in what the run took for granted. Nil for any other.
    func ownFrameState(_ entry: WriteLog.Entry, from before: RectValue, to after: RectValue) -> ContentState? {
        guard entry.object == controller, !isController, !entry.wasSet, (after.height - before.height).known != 0 else {
            return nil
        }
        let place = Affine(unknown: heap[entry.object].name + ".frame.maxY - superview.bounds.maxY")
        var moved = after.y + after.height - Quantity(world.view.bounds.maxY)
        moved.amount = moved.amount - place
        return make(
            entry, moved, rests: [.safeArea, .viewBottom], spacing: nil, resting: RestingPlace(place, of: entry))
    }

    /// A view of which code that is not run sets the frame before the keyboard comes, so that it need not be where it is made.
    /// Nil for any other.
    func frameSetElsewhere(_ entry: WriteLog.Entry, to after: RectValue) -> ContentState? {
        let name = heap[entry.object].name
        guard !entry.wasSet, entry.object != rootView, let type = typeName(of: controller),
            program.writers.mayPlace(name, in: type)
        else { return nil }
        var moved = after.y + after.height
        moved.amount = moved.amount - Affine(unknown: name + ".frame.maxY")
        return make(
            entry, moved, rests: [], spacing: nil, assumptions: [.unknown(.placeSetElsewhere(name))], subject: .view(name))
    }

    /// Nil where no constraint says anything of the view.
    private func movedFromConstraints(
        _ entry: WriteLog.Entry, _ displacement: Quantity, _ subject: ContentSubject
    ) -> ContentState? {
        func unplaced(_ missing: Missing) -> ContentState {
            make(entry, displacement, rests: [], spacing: nil, assumptions: [.unknown(missing)], subject: subject)
        }
        if let foot = foothold(ofBottomOf: entry.object) {
            if let doubt = doubt(of: subject, below: -foot.distance) {
                return make(entry, displacement, rests: [], spacing: nil, assumptions: [doubt], subject: subject)
            }
            return make(entry, displacement, rests: [foot.rest], spacing: foot.distance)
        }
        let isUnmoved = displacement.amount.known == 0 && liesInRootView(entry.object)
        return switch end(of: heap[entry.object].name, .atRest) {
        case .free: nil
        case .placed where isUnmoved: unmoved(entry, subject)
        case .placed(let place): placed(entry, displacement, subject, at: place) ?? unplaced(.needOfUntied(subject))
        case .open:
            drawnEnd(of: heap[entry.object].name).flatMap { carried(entry, displacement, from: $0.y, subject, $0.assumptions) }
                ?? (isUnmoved ? unmoved(entry, subject) : unplaced(.placeOfOpenEnd(subject)))
        case .scrolls(let scrollView): unplaced(.placeInScrollView(subject, scrollView))
        case .disputed(let conflict): unplaced(.placeInConflict(subject, conflict))
        }
    }

    /// Content that constraints place: tied to the lower end of the view, it goes with the guide; any other has to stay clear
    /// of the keyboard. Nil where the place is not known.
    private func placed(
        _ entry: WriteLog.Entry, _ displacement: Quantity, _ subject: ContentSubject, at place: EdgePlace
    ) -> ContentState? {
        // Where code found its frame unknown, it may have acted on that.
        switch entry.before {
        case .rect(let frame) where frame.y.known == nil: return nil
        case .point(let centre) where centre.y.known == nil: return nil
        default: break
        }
        let assumptions = place.assumptions(in: layoutRoot)
        if let rest = place.rest {
            return make(
                entry, displacement, rests: [rest], spacing: place.offset.known.map { 0 - $0 }, assumptions: assumptions,
                subject: subject)
        }
        return place.points(in: layoutRoot).flatMap { end in
            carried(entry, displacement, from: end, subject, assumptions)
        }
    }

    /// Content that is held by its middle or from above, and has to stay clear of the keyboard. Nil for what leaves the view at
    /// its upper end, as what nobody needs then does.
    ///
    /// - Parameter end: y of its lower end at rest, in points in the view's coordinates.
    func carried(
        _ entry: WriteLog.Entry, _ displacement: Quantity, from end: Double, _ subject: ContentSubject, _ assumptions: [OpenPoint]
    ) -> ContentState? {
        guard let moved = displacement.known, end + moved >= world.view.safeAreaInsets.top else { return nil }
        return make(
            entry, displacement, rests: [.viewBottom], spacing: world.view.bounds.maxY - end, assumptions: assumptions,
            subject: subject, isCarried: true)
    }

    /// What waits below the view, as a sheet that is not shown does, is brought up by something else than the keyboard: how
    /// far it has to go for the keyboard cannot be told from where it waits. What merely hangs over the edge is less than a
    /// row of it.
    ///
    /// - Parameter depth: points that the content's bottom edge is below the end of its view at rest.
    func doubt(of subject: ContentSubject, below depth: Double) -> OpenPoint? {
        depth > Self.rowHeight ? .unknown(.placeOfWaiting(subject, depth: depth)) : nil
    }

    /// Whether a constraint has a view's upper end or its middle at the end of the screen's view or below it, so that the view
    /// waits to be brought up.
    ///
    /// - Parameter constant: at rest.
    func waits(_ value: ConstraintValue, _ constant: Quantity, _ raisesWithConstant: Bool) -> Bool {
        guard value.multiplier == 1, let first = value.first, let second = value.second, let constant = constant.known else {
            return false
        }
        let (own, container) = raisesWithConstant ? (second, first) : (first, second)
        guard ["top", "centerY"].contains(own.attribute), let edge = restingPlace(of: container) else { return false }
        return edge + (raisesWithConstant ? -constant : constant) >= world.view.bounds.maxY
    }

    /// y of an edge or the middle of the root view, or of a view with both ends placed, in points in the view's coordinates.
    private func restingPlace(of anchor: AnchorValue) -> Double? {
        func end(_ attribute: String) -> Double? {
            let bounds = world.view.bounds
            guard anchor.item.view != nil else { return attribute == "top" ? bounds.minY : bounds.maxY }
            var anchor = anchor
            anchor.attribute = attribute
            return place(of: anchor)?.points(in: layoutRoot)
        }
        switch anchor.attribute {
        case "top", "bottom": return end(anchor.attribute)
        case "centerY": return end("top").flatMap { top in end("bottom").map { (top + $0) / 2 } }
        default: return nil
        }
    }

    /// Nothing that can be touched is less high (Apple, Human Interface Guidelines, "Buttons": 44 pt).
    static let rowHeight = 44.0
}
