import HandlerInterpreter
import KeyboardModel
import Vocabulary

/// One piece of content over the events of one way through a scenario, at those events that a handler answers for.
///
/// A handler answers for an event that runs it. It also answers for one that runs no handler of that content while the last write
/// to it was its own: who moves content up, and has nobody move it down again, has left it there.
struct ContentHistory {
    let sink: SinkKind
    /// The object as the source calls it.
    let name: String
    let moments: [Moment]
    /// Whether one that writes to the content looks where the keyboard was before: where the content goes, or whether it goes,
    /// may hang on that.
    let readsBeginFrame: Bool
    /// What is not known of other handlers that events run while the content is where this one has put it: they may move it.
    var doubt: OpenPoint?

    /// An event, with the content before, during and after it.
    struct Moment {
        /// The event's position among those of the scenario.
        let position: Int
        let step: PathRun.Step
        let worldBefore: World
        let before: ContentState
        let after: ContentState
        /// The content after each notification that ran a handler, and whether this one was among them.
        let instants: [(instant: PathRun.Instant, content: ContentState, isOwn: Bool)]
        /// Whether the event ran the handler.
        let isInvoked: Bool
    }
}

extension ContentHistory {
    /// Nil if the handler writes no such content on this path.
    ///
    /// - Parameter handler: its position in the session.
    init?(of content: ContentState, writtenBy handler: Int, on path: PathRun, from world: World) {
        let writes = path.trace.writes.filter { $0.kind == content.sink && $0.object == content.name }
        let own = writes.filter { $0.handler == handler }
        guard !own.isEmpty else { return nil }
        let writers = Set(writes.map(\.handler))
        let unknowns = path.trace.unknowns.filter { !$0.point.isAssumption && !$0.point.isOfBothBranches }
        let doubtful = Set(unknowns.map(\.handler))
        var moments: [Moment] = []
        var before = content.unwritten(in: world)
        var worldBefore = world
        for (position, step) in path.completeSteps.enumerated() {
            let isWritten = writes.contains { $0.step <= position }
            let after = content.state(in: step.contents) ?? (isWritten ? before : content.unwritten(in: step.world))
            let isInvoked = step.runs(handler)
            // What is at rest was not left anywhere.
            let isAway = after.displacement.map { abs($0) > Comparison.tolerance } ?? true
            let invoked = step.instants.reduce(into: Set()) { $0.formUnion($1.invoked) }
            let isUntouched =
                isAway && writes.last { $0.step <= position }?.handler == handler && invoked.isDisjoint(with: writers)
            let isLeftAlone = isUntouched && invoked.isDisjoint(with: doubtful)
            if isUntouched, !isLeftAlone, doubt == nil { doubt = unknowns.first { invoked.contains($0.handler) }?.point }
            // What has to stay visible of a whole view that is where it was may still go up or down in it.
            let goesWithin =
                !isWritten && content.isCarried
                && path.trace.writes.contains {
                    $0.handler == handler && $0.kind == .constraintConstant && $0.step <= position
                }
            if isInvoked || isLeftAlone, !goesWithin {
                var last = before
                let instants = step.instants.map { instant in
                    last = content.state(in: instant.contents) ?? last
                    return (instant, last, instant.invoked.contains(handler))
                }
                moments.append(
                    Moment(
                        position: position, step: step, worldBefore: worldBefore, before: before, after: after,
                        instants: instants,
                        isInvoked: isInvoked))
            }
            before = after
            worldBefore = step.world
        }
        if moments.isEmpty { return nil }
        sink = content.sink
        name = content.name
        self.moments = moments
        readsBeginFrame = path.handsBeginFrame(to: writers)
    }

    /// Content at events, whoever moves it, or nobody: that a handler runs and writes nothing is zero movement of its own, and as
    /// known as any other. Nil without any.
    ///
    /// - Parameter events: the positions of the events; nil for all.
    init?(of content: ContentState, on path: PathRun, from world: World, at events: Set<Int>? = nil) {
        var moments: [Moment] = []
        var before = content.unwritten(in: world)
        var worldBefore = world
        for (position, step) in path.completeSteps.enumerated() {
            let after = content.state(in: step.contents).map(content.asSeen) ?? content.unwritten(in: step.world)
            if events?.contains(position) ?? true {
                moments.append(
                    Moment(
                        position: position, step: step, worldBefore: worldBefore, before: before, after: after, instants: [],
                        isInvoked: true))
            }
            before = after
            worldBefore = step.world
        }
        guard !moments.isEmpty else { return nil }
        sink = content.sink
        name = content.name
        self.moments = moments
        readsBeginFrame = false
    }
}

extension PathRun {
    /// Whether one of some handlers reads the begin frame, or runs beside one that does: that may hand it to a function which
    /// writes, and which counts as a handler of its own.
    fileprivate func handsBeginFrame(to writers: Set<Int>) -> Bool {
        let readers = trace.beginFrameReaders
        if readers.isEmpty { return false }
        if !readers.isDisjoint(with: writers) { return true }
        return completeSteps.contains { step in
            step.instants.contains { !$0.invoked.isDisjoint(with: writers) && !$0.invoked.isDisjoint(with: readers) }
        }
    }
}
