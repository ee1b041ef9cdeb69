import KeyboardModel
import Vocabulary

/// How far one piece of content is from where it was before the keyboard, and what it rests on without one.
///
/// Comparing displacements rather than positions is what makes handlers comparable whose views a linter cannot lay out: spacing
/// above the bottom edge, a constant set in a storyboard and the height of the view are the same before and after, and cancel.
package struct ContentState {
    package let sink: SinkKind
    /// The object as the source calls it.
    package let name: String
    var subject: ContentSubject
    package let manner: Manner
    /// Points downwards since before the first event.
    var amount: Affine
    /// What the content's bottom edge rests on without a keyboard; several where the source leaves it open, none for content
    /// whose bottom edge the write does not place.
    package var rests: [Rest]
    /// Points from the content's bottom edge up from what it rests on; nil where the source does not tell.
    package var spacing: Double?
    /// Where what was written had the content before the first event, in points downwards: the amount added to it says where it
    /// has it now. Nil for what does not say so by itself.
    var resting: RestingPlace?
    /// y of the content's bottom edge before the first event, in points in the view's coordinates, where only the handler itself
    /// measures it: it is not known, but cancels against the amount.
    var measuredBottom: Affine?
    /// What moves the content besides the write.
    var ownMoves: [OwnMove] = []
    /// What had to be assumed to read the write this way.
    package var assumptions: [OpenPoint]
    package var hasOwnMoves: Bool { !ownMoves.isEmpty }
    /// Whether it was written during this step.
    let isFresh: Bool
    /// Whether all constraints that hold the content were solved together, so that it is where it is by all writes to them.
    var isSolved = false
    /// Whether it goes with a view that is moved as a whole: then it has to stay visible, at whatever distance.
    package var isCarried = false
    /// What has to stay visible, of the handlers' whole view.
    var wholeView: NeededControl?
    /// Points downwards that the handlers' whole view was moved since before the first event; nil where that is not known, and
    /// for other content.
    package var wholeShift: Double?
    /// Whether it is the handlers' whole view, of which nobody knows what has to stay visible.
    package var isOfUnknownNeed = false
    /// What it is made of, where it is a view that only holds others.
    package var box: ContentBox?
    /// Whether the write is that of a constraint which ends what a scroll view scrolls: it makes room there, as an inset does.
    package var isScrolledEnd = false
    /// y of the end of what is scrolled, before anybody scrolls, in points in the view's coordinates: room below it does not move
    /// it. Nil where it reaches into the room, where it is not known, and for other content.
    package var unscrolledEnd: Double?
    /// Points that the upper inset of what is scrolled has less than before the first event; nil where that is not known, and for
    /// other content.
    package var lostTopInset: Double?
    /// Whether a handler has closed the screen or taken the content away: then nobody sees where it is.
    package var isGone = false
    /// Required constraints that contradict each other by the write: then nobody knows where the content is.
    package var conflict: Conflict?
    /// What is written is measured from, if not what the content rests on: of several constraints, the end of the one that is
    /// written to; of a scroll view that ends above the safe area, the edge that it stands on.
    package var ownRest: Rest?

    /// y of the content's bottom edge now, in points in the view's coordinates, if the handler puts it at a known place from
    /// wherever it was. Nil for any other.
    package var measuredEdge: Double? { measuredBottom.flatMap { ($0 + amount).known } }
    /// Points downwards since before the first event: negative when the content was raised. Nil for a number that is not known.
    package var displacement: Double? { amount.known.flatMap { $0.isFinite ? $0 : nil } }
    /// Points downwards since an earlier state of the same content; nil where that is not known. What is unknown of both cancels.
    package func distance(from earlier: ContentState) -> Double? {
        (amount - earlier.amount).known.flatMap { $0.isFinite ? $0 : nil }
    }
    /// The content by its name in the source: of a constraint's, the view that it moves.
    package var subjectName: String {
        switch subject {
        case .view(let name), .standing(on: let name): name
        case .content: name
        }
    }
    /// The same with the unknowns in it: "−398 + tabBarHeight". Nil for what is too long to be read.
    package var displacementFormula: String? { amount.formula }
    package var movement: Movement {
        switch manner {
        case .moves where amount.known == 0: Movement(.leaves, subject, by: "0")
        case .moves:
            switch amount.isUpwards {
            case true?: Movement(.raises, subject, by: waits ? nil : (-amount).formula)
            case false?: Movement(.lowers, subject, by: waits ? nil : amount.formula)
            case nil: Movement(.moves, subject, by: amount.formula)
            }
        case .resizes: Movement(.resizes, subject, by: amount.formula)
        case .changes where sink == .contentSize: Movement(.lengthens, subject, by: (-amount).formula)
        case .changes: Movement(.changes, subject, by: amount.formula)
        case .switches: Movement(.switches, subject, by: amount.formula)
        }
    }

    /// Whether it is counted from a place below the view, which the content has left before the keyboard appears.
    private var waits: Bool { assumptions.contains { if case .unknown(.placeOfWaiting) = $0 { true } else { false } } }

    /// What `amount` counts.
    package enum Manner {
        /// Points downwards.
        case moves
        /// Points of height.
        case resizes
        /// Points of something that moves nothing up or down, or of which nothing is known.
        case changes
        /// Nothing: which constraints hold is changed, to an end that is not known.
        case switches
    }

    /// The state of the same content among others: the one that a write to it gives, else one that it shares with other writes.
    package func state(in states: [ContentState]) -> ContentState? {
        // Constraints of one closure may have one name: those beside the content, and its height, place no bottom edge.
        states.first { $0.sink == sink && $0.name == name && placesAnotherEdge == $0.placesAnotherEdge }
            ?? states.first { isSolved && $0.isSolved && $0.subject == subject }
    }

    /// What a constraint places that is not the content's bottom edge; nil for the bottom edge.
    private var placesAnotherEdge: Manner? {
        manner == .changes || manner == .resizes && sink == .constraintConstant ? manner : nil
    }

    /// The same content in a situation in which nothing was written to it: zero movement, but for what moves it besides.
    package func unwritten(in world: World) -> ContentState {
        var state = self
        state.amount = Affine(ownMoves.reduce(0) { $0 + $1.points(in: world) })
        return state
    }

    package enum Rest: String, CaseIterable, Sendable {
        case safeArea, viewBottom
    }
}

extension Evaluator {
    /// What every written piece of layout state does to its content now; those that place a bottom edge come first, those that
    /// move nothing up or down last.
    func contentStates() -> [ContentState] {
        let world = world
        if let last = path.readings.last, last.writes == path.effects.writes, last.step == path.moment.step, last.world == world {
            return last.states
        }
        let states = readContentStates()
        path.readings.last = ContentReadings.Reading(
            writes: path.effects.writes, step: path.moment.step, world: world, states: states)
        return states
    }

    private func readContentStates() -> [ContentState] {
        let shift = rootShift
        let states = path.writeLog.entries.compactMap { entry in
            guard var state = state(of: entry) else { return nil as ContentState? }
            // What is in a view goes where the view goes.
            if let shift, !carriesRootView(entry.object) {
                state.amount = state.amount + shift
                // What code holds in its place while everything else rises, like a bar at the top, has not to rise.
                if let points = shift.known, points != 0, state.amount.known == 0 { state.rests = [] }
            }
            if let conflict = knownConflict(entry) {
                state.conflict = conflict
                state.rests = []
                state.assumptions.removeAll { if case .unknown(.placeInConflict) = $0 { true } else { false } }
            }
            leaveOpenIfHidden(&state, of: entry)
            if !state.rests.isEmpty, state.wholeView == nil, !state.isOfUnknownNeed {
                state.box = box(of: state.subject, movedBy: entry)
            }
            return state
        }
        let unplaced = states.filter(\.rests.isEmpty)
        return states.filter { !$0.rests.isEmpty } + unplaced.filter { $0.manner != .changes }
            + unplaced.filter { $0.manner == .changes }
    }

    private func state(of entry: WriteLog.Entry) -> ContentState? {
        let object = entry.object
        switch entry.kind {
        case .constraintConstant:
            return switchedState(entry) ?? constraintState(entry)
        case .constraintActivation, .constraintPriority:
            if repeatsAnother(entry.object) { return nil }
            if case .scrolls(let view, let scrollView) = role(of: entry.object) {
                return scrolled(entry, Quantity(0), view, in: scrollView, manner: .switches)
            }
            return switchedState(entry)
        case .contentInset, .textContainerInset:
            return insetState(entry)
        case .layoutMargins: return marginState(entry)
        case .contentSize: return scrollRangeState(entry)
        case .stackSpacing: return spacingState(entry)
        case .additionalSafeAreaInsets:
            guard let before = entry.before.bottomInset,
                let after = uikitMember("additionalSafeAreaInsets", of: object).bottomInset
            else { return nil }
            return make(
                entry, before - after, rests: [.safeArea], spacing: before.known, resting: RestingPlace(-before.amount, of: entry)
            )
        case .frame:
            guard case .rect(let before) = entry.before, case .rect(let after) = uikitMember("frame", of: object) else {
                return nil
            }
            // With an inset of its own, it is the place of its content that counts.
            guard !path.writeLog.entries.contains(where: { $0.kind.insetsContent && $0.object == object }) else { return nil }
            if let state = ownFrameState(entry, from: before, to: after) ?? frameSetElsewhere(entry, to: after) { return state }
            let bottom = before.y + before.height - shiftOfCentre(before: entry)
            if staysInMoved(entry, (after.y + after.height) - bottom) { return nil }
            // One that begins where it began has another height.
            let isResized = (after.y - before.y).known == 0 && (after.height - before.height).known != 0
            return framed(
                entry, (after.y + after.height) - bottom, bottom: bottom.known, manner: isResized ? .resizes : .moves)
        case .bottomPadding, .verticalOffset: return hostedState(entry)
        case .center, .transform, .bounds: return move(of: entry).map { framed(entry, $0) }
        case .indicatorInsets, .contentOffset:
            return nil
        }
    }

    func make(
        _ entry: WriteLog.Entry, _ displacement: Quantity, rests: [ContentState.Rest], spacing: Double?,
        resting: RestingPlace? = nil, ownMoves: [OwnMove] = [], assumptions: [OpenPoint] = [],
        subject: ContentSubject = .content, manner: ContentState.Manner = .moves, isCarried: Bool = false
    ) -> ContentState {
        if let type = heap.partClass, !rests.isEmpty { return unplaced(entry, .placeOfPart(type)) }
        if let (points, path) = heap.drawnInside, !rests.isEmpty {
            // How far it goes is known all the same.
            return make(
                entry, displacement, rests: [], spacing: nil, resting: resting, ownMoves: ownMoves,
                assumptions: assumptions + [.unknown(.placeOfInner(points: points, path: path))], subject: subject,
                manner: manner, isCarried: isCarried)
        }
        // Where it is not known what the content rests on, how the view lies in its window says nothing more.
        var placement = rests.isEmpty || assumptions.contains(.assumed(.selfStandsAtBottom)) ? [] : presentation
        if !world.screen.isPad, !rests.isEmpty {
            let knowsSafeArea = rests.contains(.safeArea) || displacement.derives(from: .safeArea)
            if knowsSafeArea, let storyboard = program.missingStoryboard {
                return unplaced(entry, .bars(missingStoryboard: storyboard))
            }
            if let bar = program.tabBar, knowsSafeArea || bar == .opaque { placement.append(.assumed(TabBar.assumption(bar))) }
        }
        if !rests.isEmpty, entry.object == rootView { placement += placeBelowBar }
        return ContentState(
            sink: entry.kind, name: heap[entry.object].name, subject: subject, manner: manner, amount: displacement.amount,
            rests: rests, spacing: spacing, resting: resting, ownMoves: ownMoves, assumptions: assumptions + placement,
            isFresh: entry.lastStep == path.moment.step, isCarried: isCarried)
    }

    // MARK: Constraints

    private func constraintState(_ entry: WriteLog.Entry) -> ContentState? {
        guard let before = entry.before.quantity, let after = uikitMember("constant", of: entry.object).quantity else {
            return nil
        }
        let change = after - before
        let value = heap[entry.object].constraint
        guard let value, value.obscurity == nil else {
            return unreadState(entry, change, before, value?.obscurity ?? .notFound, first: value?.first)
        }
        let assumptions = value.assumptions.map(OpenPoint.assumed)
        let role = role(of: entry.object)
        if let solved = solvedState(entry, role, change, assumptions) { return solved }
        switch role {
        case .holds(let hold):
            if case .standing(let view) = hold.content, isMovedByItsEnd(view, besides: entry.object) {
                return resized(entry, change, before, view, assumptions)
            }
            let displacement = hold.raisesWithConstant ? -change : change
            let resting = RestingPlace(
                hold.raisesWithConstant ? -before.amount : before.amount, of: entry, distance: hold.distance)
            if hold.rests == [.viewBottom], let spacing = resting.spacing, isAboveSafeArea(before, spacing) {
                return make(
                    entry, displacement, rests: [.safeArea], spacing: spacing - world.view.safeAreaInsets.bottom,
                    resting: resting,
                    assumptions: assumptions + hold.assumptions.map(OpenPoint.assumed), subject: hold.content)
            }
            if let spacing = resting.spacing,
                let doubt = doubt(
                    of: hold.content,
                    below: -spacing - (hold.rests.contains(.safeArea) ? world.view.safeAreaInsets.bottom : 0))
            {
                return make(
                    entry, displacement, rests: [], spacing: nil, assumptions: assumptions + [doubt], subject: hold.content)
            }
            return make(
                entry, displacement, rests: hold.rests, spacing: resting.spacing, resting: resting,
                assumptions: assumptions + hold.assumptions.map(OpenPoint.assumed), subject: hold.content)
        case .shifts(let view, let raisesWithConstant):
            // One that a handler has put in force says nothing of where the view was.
            let isNew = path.writeLog.isSwitched(entry.object) && !isAtWork(entry.object, .atRest)
            if isNew || standsOnMoved(view, by: entry.object) { return unplaced(entry, .solution(.view(view))) }
            if waits(value, before, raisesWithConstant) {
                return unplaced(entry, .placeOfWaiting(.view(view), depth: nil))
            }
            return make(
                entry, raisesWithConstant ? -change : change, rests: [], spacing: nil,
                resting: RestingPlace(raisesWithConstant ? -before.amount : before.amount, of: entry),
                assumptions: assumptions, subject: .view(view))
        case .resizes(let view): return resized(entry, change, before, view, assumptions)
        case .scrolls(let view, let scrollView): return scrolled(entry, change, view, in: scrollView, assumptions)
        case .sideways:
            return make(
                entry, change, rests: [], spacing: nil, resting: RestingPlace(before.amount, of: entry),
                assumptions: assumptions, subject: .view(heap[entry.object].name), manner: .changes)
        }
    }

    /// Whether content whose constraint begins at the view's bottom edge rests on the safe area all the same: its constant has
    /// the safe area's inset in it, as in the handler of WWDC23 session 10281.
    private func isAboveSafeArea(_ constant: Quantity, _ spacing: Double) -> Bool {
        constant.derives(from: .safeArea) && spacing >= world.view.safeAreaInsets.bottom
    }
}

extension Affine {
    /// As it is written, if it is short enough to be read and has one unknown number in it at most.
    fileprivate var formula: String? {
        let text = description
        return terms.count <= 1 && text.count <= Limits.distanceLength ? text : nil
    }
}
