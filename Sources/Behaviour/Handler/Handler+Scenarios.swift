import HandlerInterpreter
import KeyboardModel
import Vocabulary

extension HandlerBehaviour {
    /// The same with the scenario's device.
    func deviceResult(of run: ScenarioRun) -> Handler.ScenarioResult {
        var result = result(of: run)
        result.device = Handler.Device(of: run.scenario)
        return result
    }

    /// What one scenario showed of the handler.
    func result(of run: ScenarioRun) -> Handler.ScenarioResult {
        let paths = decisivePaths(of: run)
        if let sender = senderThatNeverPosts {
            let effects = [Effect(.neverFires, detail: .sender(sender))]
            var result = Handler.ScenarioResult.unknown(run.scenario.id, .effects(effects))
            result.effects = effects
            return result
        }
        guard let first = paths.first, writesLayout else {
            let left = leftAway(in: run)
            return left.isEmpty
                ? .unknown(run.scenario.id, .noWrite) : summary(of: left, scenario: run.scenario.id, writes: [])
        }
        let writes = self.writes(of: paths)
        guard run.isComplete else {
            let open = Effect(.depends, detail: .open(.pathLimit(run.paths.count)))
            var result = Handler.ScenarioResult.unknown(run.scenario.id, .effects([open]), writes: writes)
            result.effects = [open]
            return result
        }
        let world = run.scenario.world
        let tried =
            leavesAlone(in: run)
            ? run.paths.flatMap { self.alternatives(of: idleHistories(of: $0, from: world), on: $0) }
            : paths.flatMap { self.alternatives(of: histories(of: $0, from: world), on: $0) }
                + interrupted(run, besides: paths)
        let alternatives = overFields(tried, in: run)
        guard !alternatives.isEmpty else {
            if putsBack(in: run) { return .back(run.scenario.id, writes: writes) }
            let left = leftElsewhere(in: run)
            return left.isEmpty
                ? .unknown(run.scenario.id, unplaced(first), writes: writes)
                : summary(of: left, scenario: run.scenario.id, writes: writes)
        }
        return summary(of: alternatives, scenario: run.scenario.id, writes: writes)
    }

    /// What the handler's registrations ask for, where no scenario has a notification that comes from it: as the source names it.
    private var senderThatNeverPosts: String? {
        let senders = handler.registrations.compactMap(\.sender)
        guard senders.count == handler.registrations.count, let first = senders.first, !runs.isEmpty else { return nil }
        let fires = runs.contains { $0.paths.contains { $0.steps.contains { $0.runs(position) } } }
        let isPosted = runs.contains { run in
            run.paths.contains { $0.steps.contains { $0.notifications.contains { handler.observes($0.name) } } }
        }
        return fires || !isPosted ? nil : first.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether the handler runs only once the keyboard has moved: the guide's content moves with it.
    private var isLate: Bool { handler.registrations.allSatisfy(\.isLate) }

    /// One path under one presumption: what the events showed, the effect that is reported first leading.
    struct Alternative {
        let series: [Comparison]
        let effects: [Effect]
        let presumptions: [Presumption]

        /// The comparison that the first effect is about.
        var worst: Comparison? {
            effects.first?.name == .conflict ? nil : series.first { $0.event == effects.first?.event } ?? series.first
        }
        var reported: [Effect.Reported] { effects.reported }

        var verdict: Handler.Verdict {
            if effects.contains(where: \.isDifference) { return .differs }
            return effects.contains { $0.name == .depends } ? .unknown : .agrees
        }

        /// A path of which nobody knows how it goes on.
        fileprivate static func interrupted(_ path: PathRun, _ reason: StopReason) -> Alternative {
            Alternative(
                series: [], effects: [Effect(.depends, detail: .open(.stopped(reason)))], presumptions: path.presumptions)
        }
    }

    /// An alternative for each edge that the content may rest on. Of a path that ended early, only what it showed until then is
    /// certain.
    private func alternatives(of histories: [ContentHistory], on path: PathRun) -> [Alternative] {
        let complete = adding(conflicts(on: path), to: completeAlternatives(of: histories, on: path), on: path)
        guard let reason = path.stopReason else { return complete }
        if complete.isEmpty { return [.interrupted(path, reason)] }
        return complete.map { $0.effects.contains(where: \.isDifference) ? $0 : .interrupted(path, reason) }
    }

    /// Of the paths that a limit ended before the handler had written anything: it might have.
    private func interrupted(_ run: ScenarioRun, besides decisive: [PathRun]) -> [Alternative] {
        guard decisive.count < run.paths.count else { return [] }
        return run.paths.compactMap { path in
            guard let reason = path.stopReason, reason.isLimit,
                !path.trace.writes.contains(where: { $0.handler == position })
            else { return nil }
            return .interrupted(path, reason)
        }
    }

    /// What content shows if it rests on an edge.
    fileprivate struct Reading {
        let rest: ContentState.Rest
        let series: [Comparison]
        let effects: [Effect]
        /// Whether it is only where the content of a scroll view ends, which nobody sees before it is scrolled to.
        let isScrolledEnd: Bool
    }

    private func completeAlternatives(of histories: [ContentHistory], on path: PathRun) -> [Alternative] {
        let readings = histories.map { history in
            (history.moments.last?.after.rests ?? []).map { rest in
                let series = history.moments.map { Comparison($0, restingOn: rest) }
                return Reading(
                    rest: rest, series: series, effects: effects(of: history, series, in: path),
                    isScrolledEnd: history.sink.insetsContent)
            }
        }
        guard let first = readings.first else { return [] }
        // What else the handler places without a doubt tells what differs, too; and more than content that agrees does.
        let certain = readings.filter { $0.count == 1 && $0[0].effects.contains(where: \.isDifference) }
        let isFirstOpen = first.count > 1 && first.allSatisfy { $0.effects.contains(where: \.isDifference) }
        // Numbers are those of the content that the first effect is about: of several, the one that shows the worst; of gaps, one
        // that is seen.
        let worst = certain.enumerated().min { one, other in
            guard let left = one.element[0].effects.first, let right = other.element[0].effects.first else { return false }
            if left.name == .gap, right.name == .gap, one.element[0].isScrolledEnd != other.element[0].isScrolledEnd {
                return other.element[0].isScrolledEnd
            }
            if Effect.isReported(left, before: right) { return true }
            return !Effect.isReported(right, before: left) && one.offset < other.offset
        }
        let main = isFirstOpen ? first : worst?.element ?? first
        let others = certain.flatMap { $0[0].effects }.filter(\.isDifference)
        // Content that agrees says nothing of what else the handler places, and of which nobody knows where it goes.
        let doubt =
            readings.lazy.compactMap(\.doubt).first
            ?? (histories.lazy.compactMap(\.doubt).first ?? displacedAtRest(on: path)).map { Effect(.depends, detail: .open($0)) }
        return main.map { reading in
            let own = reading.effects
            // What else the handler writes has effects of its own, also of the same name.
            let foreign = others.filter { other in !own.contains { $0.name == other.name && $0.sink == other.sink } }
            var effects = own.sorted(by: Effect.isReported) + foreign.sorted(by: Effect.isReported)
            if let doubt, !effects.contains(where: \.isDifference), !effects.contains(where: { $0.name == .depends }) {
                effects = effects.filter { $0.name != .agrees } + [doubt]
            }
            return Alternative(
                series: reading.series,
                effects: effects.filter { $0.name != .agrees || others.isEmpty }.sortedStably(by: Effect.outranks),
                presumptions: (main.count > 1 ? [reading.series.first?.content.presumption(restingOn: reading.rest)] : [])
                    .compactMap(\.self) + path.presumptions)
        }
    }

    /// What is not known of a view that is held from above or by its middle, and that the handler leaves elsewhere than before
    /// the keyboard when that has gone: that other content is back says nothing of it.
    private func displacedAtRest(on path: PathRun) -> OpenPoint? {
        guard let last = path.completeSteps.last, last.world.keyboard.state == .hidden, last.runs(position) else { return nil }
        let own = path.trace.writes.filter { $0.handler == position }
        return last.contents.lazy.filter { content in own.contains { $0.kind == content.sink && $0.object == content.name } }
            .compactMap(\.doubtOfUntied).first
    }

    /// What the handler places, the content that its verdict is about first: of which most is known.
    private func histories(of path: PathRun, from world: World) -> [ContentHistory] {
        let written = path.steps.last?.contents ?? []
        let histories = written.filter { !$0.rests.isEmpty }.compactMap {
            ContentHistory(of: $0, writtenBy: position, on: path, from: world)
        }.filter { !$0.moments.isEmpty }
        let main =
            histories.firstIndex { $0.moments.allSatisfy { $0.after.displacement != nil } }
            ?? histories.firstIndex { $0.moments.contains { $0.after.displacement != nil } } ?? 0
        guard histories.indices.contains(main) else { return [] }
        return [histories[main]] + histories[..<main] + histories[(main + 1)...]
    }

    /// The effects of a series of events, each with the write that causes it.
    private func effects(of history: ContentHistory, _ series: [Comparison], in path: PathRun) -> [Effect] {
        var effects = series.effects(readingBeginFrame: history.readsBeginFrame)
        if effects.contains(where: { $0.name == .notReset && isWrittenOver(history, at: $0.event, in: path) }) {
            effects.removeAll { $0.name == .notReset }
            if effects.isEmpty { effects = [Effect(.agrees)] }
        }
        if isMovedBefore(history, in: path) {
            effects.removeAll { $0.name == .late }
            if effects.isEmpty { effects = [Effect(.agrees)] }
        }
        let laysOutLate = isLate && !isPlacedBefore(history, in: path)
        if laysOutLate, series.allSatisfy({ $0.difference == nil }), !effects.contains(where: { $0.name == .late }) {
            effects.append(Effect(.late))
        }
        return effects.map { effect in
            guard effect.name != .agrees else { return effect }
            var effect = effect
            if effect.name == .drift, !isMoved(history, at: effect.event, in: path) {
                // What the handler writes is what was there: where the content went, its writes do not say.
                let content = series.last?.content
                effect = Effect(
                    .depends, event: effect.event, detail: content.map { .movement($0.movement) }, inputs: [history.name])
            }
            let comparison = series.first { $0.event == effect.event } ?? series[0]
            effect.sink = sink(of: comparison, in: path)
            return effect
        }
    }

    func summary(
        of alternatives: [Alternative], scenario: String, writes: [Handler.Write]
    ) -> Handler.ScenarioResult {
        let verdicts = Set(alternatives.map(\.verdict))
        let verdict = verdicts.count == 1 ? alternatives[0].verdict : .unknown
        // Alternatives that come to the same need no presumption; the numbers are then the same, too.
        let isOne = Set(alternatives.map(\.reported)).count == 1
        let first = alternatives[0]
        var effects = first.effects
        var summary = Handler.Summary.effects(effects)
        if !isOne {
            let open = Effect(.depends, detail: .alternatives(Self.listing(alternatives)), sink: first.effects.first?.sink)
            summary = .effects([open])
            // What every alternative shows is certain, whatever its extent.
            effects = effects.filter { effect in
                alternatives.allSatisfy { $0.effects.contains { $0.name == effect.name } }
            }
            if !effects.contains(where: { $0.name == .depends }) { effects.append(open) }
        }
        let worst = isOne ? first.worst : nil
        var result = Handler.ScenarioResult(
            id: scenario, verdict: verdict, summary: summary, effects: effects, event: worst?.event, writes: writes,
            content: worst?.content.label, legacyBottom: worst?.legacyBottom, guideBottom: worst?.guideBottom,
            difference: worst?.difference,
            steps: isOne ? first.series.map(Handler.Step.init) : [])
        result.guideClearance = worst?.clearanceAtRest
        return result
    }

    /// Each effect once, with what all the alternatives that come to it presume and not all the others do.
    private static func listing(_ alternatives: [Alternative]) -> [Effect.Alternative] {
        var groups: [(shown: Effect.Alternative, members: Set<Int>)] = []
        var numbers: [[Effect.Reported]: Int] = [:]
        let presumptions = alternatives.map { Set($0.presumptions) }
        for (position, alternative) in alternatives.enumerated() {
            let number = numbers[alternative.reported, default: groups.count]
            if number < groups.count {
                groups[number].shown.presumptions.removeAll { !presumptions[position].contains($0) }
                groups[number].members.insert(position)
            } else {
                numbers[alternative.reported] = number
                let shown = Effect.Alternative(effects: alternative.effects, presumptions: alternative.presumptions)
                groups.append((shown, [position]))
            }
        }
        return groups.map { group in
            var shown = group.shown
            let others = alternatives.indices.filter { !group.members.contains($0) }
            shown.presumptions.removeAll { presumption in
                !others.contains { !presumptions[$0].contains(presumption) }
            }
            return shown
        }
    }

    /// For writes that do not place a bottom edge: what they do instead.
    private func unplaced(_ path: PathRun) -> Handler.Summary {
        let contents = path.steps.filter { $0.runs(position) }.compactMap { content(of: $0, in: path) }
        if let moved = contents.first(where: { $0.displacement != 0 }) ?? contents.first {
            return .moves(moved.movement)
        }
        let writes = path.trace.writes.filter { $0.handler == position }
        return writes.isEmpty ? .noWriteHere : .changes(SinkKind.allCases.filter { kind in writes.contains { $0.kind == kind } })
    }
}

extension Handler.ScenarioResult {
    static func unknown(
        _ id: String, _ summary: Handler.Summary, writes: [Handler.Write] = []
    ) -> Handler.ScenarioResult {
        Handler.ScenarioResult(
            id: id, verdict: .unknown, summary: summary, writes: writes, legacyBottom: nil, guideBottom: nil, difference: nil,
            steps: [])
    }
}

extension [HandlerBehaviour.Reading] {
    /// What is not known of some content, whatever edge it rests on; nil of content with a place.
    fileprivate var doubt: Effect? {
        lazy.flatMap(\.effects).first { $0.name == .depends }
    }
}

extension ContentState {
    fileprivate func presumption(restingOn rest: Rest) -> Presumption {
        .rest(of: name, isTied: sink == .constraintConstant, rest)
    }
}

extension Array {
    /// Sorted, those that come to the same in the order that they had.
    fileprivate func sortedStably(by isBefore: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted { one, other in
            isBefore(one.element, other.element)
                || !isBefore(other.element, one.element) && one.offset < other.offset
        }.map(\.element)
    }
}
