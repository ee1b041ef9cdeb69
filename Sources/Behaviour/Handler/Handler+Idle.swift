import HandlerInterpreter
import KeyboardModel
import Vocabulary

/// What a handler that runs and writes nothing leaves where it is.
///
/// Zero movement is as known as any other: under a keyboard that comes, content that nobody raises is covered.
extension HandlerBehaviour {
    /// Whether the handler runs on every path of a scenario, and on none writes anything that moves content. Paths that were not
    /// run to their end do not tell.
    func leavesAlone(in run: ScenarioRun) -> Bool {
        run.isExhaustive
            && run.paths.allSatisfy { path in
                path.stop == nil && path.steps.contains { $0.runs(position) }
                    && !path.trace.writes.contains { $0.handler == position && $0.kind.movesContent }
            }
    }

    /// What the handler places in other scenarios, as it leaves it in this one.
    func idleHistories(of path: PathRun, from world: World) -> [ContentHistory] {
        let events = Set(path.steps.indices.filter { path.steps[$0].runs(position) })
        return placedContents.compactMap { $0.unmoved(on: path) }.compactMap {
            ContentHistory(of: $0, on: path, from: world, at: events)
        }
    }

    /// What the handler places in any scenario, each content once; what is best known first.
    private var placedContents: [ContentState] {
        var placed: [ContentState] = []
        for path in runs.flatMap(\.paths) {
            for content in path.steps.last?.contents ?? [] where !content.rests.isEmpty && content.hasPlaceOfItsOwn {
                let isKnown = placed.contains { $0.sink == content.sink && $0.name == content.name }
                guard !isKnown, path.trace.writes.contains(where: { isOwn($0, to: content) }) else { continue }
                placed.append(content)
            }
        }
        return placed.filter { $0.displacement != nil } + placed.filter { $0.displacement == nil }
    }

    /// A write of the handler to some content, in any scenario.
    func write(to content: ContentState) -> LayoutWrite? {
        runs.lazy.flatMap(\.paths).flatMap(\.trace.writes).first { isOwn($0, to: content) }
    }

    private func isOwn(_ write: LayoutWrite, to content: ContentState) -> Bool {
        write.handler == position && write.kind == content.sink && write.object == content.name
    }

    /// Whether the handler runs only as the keyboard leaves, and puts all that it writes to back to where it was before the
    /// keyboard: where that is need not be known for that.
    func putsBack(in run: ScenarioRun) -> Bool {
        guard run.isExhaustive, !handler.registrations.contains(where: \.isLate) else { return false }
        return run.paths.allSatisfy { path in
            let own = path.steps.filter { $0.runs(position) }
            guard path.stop == nil, let last = own.last, own.allSatisfy({ $0.world.keyboard.state == .hidden }) else {
                return false
            }
            let contents = last.contents.filter { content in path.trace.writes.contains { isOwn($0, to: content) } }
            return !contents.isEmpty && contents.allSatisfy(\.isBack)
        }
    }

    /// Of content of which nobody knows how far it has to go for the keyboard: what it shows that the handler leaves it elsewhere
    /// than before when that is gone. Empty where not every path shows some.
    func leftElsewhere(in run: ScenarioRun) -> [Alternative] {
        guard run.isExhaustive else { return [] }
        let alternatives = run.paths.compactMap(leftElsewhere)
        return alternatives.count == run.paths.count ? alternatives : []
    }

    private func leftElsewhere(on path: PathRun) -> Alternative? {
        guard path.stop == nil, let last = path.completeSteps.last else { return nil }
        let steps = path.completeSteps.indices
        // Whatever another window's keyboard moves, it should not, put back or not.
        let foreign = steps.compactMap { step in Comparison.foreignMove(in: path.steps[step].world).map { ($0, step) } }
        let effects =
            foreign.isEmpty
            ? last.world.keyboard.state == .hidden ? displaced(at: steps.endIndex - 1, on: path) : []
            : foreign.flatMap { name, step in
                displaced(at: step, on: path).map { Effect(name, points: $0.points, event: $0.event, sink: $0.sink) }
            }
        guard let worst = effects.min(by: Effect.isReported) else { return nil }
        return Alternative(series: [], effects: [worst], presumptions: path.presumptions)
    }

    private func displaced(at step: Int, on path: PathRun) -> [Effect] {
        path.steps[step].contents.compactMap { content in
            let writes = path.trace.writes.filter {
                $0.kind == content.sink && $0.object == content.name && $0.step <= step
            }
            guard let write = writes.last, write.handler == position, content.isOfUnknownWay, let points = content.displacement,
                abs(points) > Comparison.tolerance
            else { return nil }
            return Effect(
                .notReset, points: abs(points), event: path.steps[step].name, detail: points < 0 ? .tooHigh : .tooLow,
                sink: sinkIndex(write))
        }
    }

    // MARK: Handlers that never write

    /// Of a handler that runs as the keyboard leaves and never writes layout: the content that others raised, and that nobody
    /// moves back.
    /// Empty where not every path shows some.
    func leftAway(in run: ScenarioRun) -> [Alternative] {
        guard handler.registrations.contains(where: { $0.event == .willHide || $0.event == .didHide }), run.isExhaustive else {
            return []
        }
        let alternatives = run.paths.compactMap { leftAway(on: $0, from: run.scenario.world) }
        return alternatives.count == run.paths.count ? alternatives : []
    }

    private func leftAway(on path: PathRun, from world: World) -> Alternative? {
        let isDoubtful = path.trace.unknowns.contains { note in
            if case .assumed(.answer) = note.point { false } else { note.handler == position }
        }
        guard path.stop == nil, !isDoubtful else { return nil }
        for content in path.steps.last?.contents ?? [] where content.rests.count == 1 && content.displacement != nil {
            let writes = path.trace.writes.filter { $0.kind == content.sink && $0.object == content.name }
            let events = path.steps.indices.filter { event in
                path.steps[event].runs(position) && !writes.contains { $0.step == event }
            }
            guard let history = ContentHistory(of: content, on: path, from: world, at: Set(events)) else { continue }
            let series = history.moments.map { Comparison($0, restingOn: content.rests[0]) }
            let effects = series.effects(readingBeginFrame: false).filter { $0.name == .notReset }
            if !effects.isEmpty { return Alternative(series: series, effects: effects, presumptions: path.presumptions) }
        }
        return nil
    }
}

extension ContentState {
    /// Whether it moves as known, and nothing says how far it has to.
    fileprivate var isOfUnknownWay: Bool {
        rests.isEmpty && manner == .moves && conflict == nil && !isGone
            && assumptions.allSatisfy { point in
                switch point {
                case .unknown(.needOfUntied), .unknown(.placeOfInner), .assumed: true
                default: false
                }
            }
    }

    /// Whether it is certain to be where it was before the first event.
    fileprivate var isBack: Bool {
        (manner == .moves || manner == .resizes) && displacement == 0 && assumptions.isEmpty && conflict == nil && !isGone
    }

    /// Whether it is somewhere before the first keyboard.
    fileprivate var hasPlaceOfItsOwn: Bool {
        !assumptions.contains { point in
            if case .assumed(.belongsAboveKeyboard) = point { true } else { false }
        }
    }
}

extension Handler.ScenarioResult {
    /// Of content whose place nobody knows, and which is where it was.
    static func back(_ id: String, writes: [Handler.Write]) -> Handler.ScenarioResult {
        let effects = [Effect(.agrees)]
        return Handler.ScenarioResult(
            id: id, verdict: .agrees, summary: .effects(effects), effects: effects, writes: writes, legacyBottom: nil,
            guideBottom: nil, difference: nil, steps: [])
    }
}
