import HandlerInterpreter
import KeyboardModel

extension HandlerBehaviour {
    /// What one scenario showed of the handler.
    func result(of run: ScenarioRun) -> Handler.ScenarioResult {
        let paths = decisivePaths(of: run)
        guard let first = paths.first, writesLayout else {
            return .unknown(run.scenario.id, effect: "writes no layout", writes: [])
        }
        let writes = self.writes(of: paths)
        let alternatives = paths.flatMap(alternatives(of:))
        guard !alternatives.isEmpty else {
            return .unknown(run.scenario.id, effect: unplacedEffect(of: first), writes: writes)
        }
        return summary(of: alternatives, scenario: run.scenario.id, writes: writes, steps: steps(of: first))
    }

    /// Whether the handler runs only once the keyboard has moved: the guide's content moves with it.
    private var isLate: Bool {
        handler.registrations.allSatisfy { $0.event.rawValue.hasPrefix("did") }
    }

    /// One path under one premise: the event at which the handler and the guide differ most.
    private struct Alternative {
        let worst: Comparison
        let premises: [String]
    }

    private func alternatives(of path: PathRun) -> [Alternative] {
        let comparisons = steps(of: path)
        guard let count = comparisons.map(\.count).max(), count > 0 else { return [] }
        let questions = path.premises
        return (0..<count).compactMap { position in
            let series = comparisons.compactMap { $0.indices.contains(position) ? $0[position] : nil }
            guard let first = series.first else { return nil }
            let worst = series.dropFirst().reduce(first) { worst, next in
                abs(next.difference ?? 0) > abs(worst.difference ?? 0) + Comparison.tolerance ? next : worst
            }
            return Alternative(worst: worst, premises: [worst.premise].compactMap { $0 } + questions)
        }
    }

    /// Per event that reached the handler, a comparison for each edge its content may rest on.
    private func steps(of path: PathRun) -> [[Comparison]] {
        path.steps.filter { $0.invoked.contains(position) }.compactMap { step in
            guard let content = content(of: step, in: path), !content.rests.isEmpty else { return nil }
            return Comparison.all(content, in: step)
        }
    }

    private func summary(
        of alternatives: [Alternative], scenario: String, writes: [Handler.Write], steps: [[Comparison]]
    ) -> Handler.ScenarioResult {
        let verdicts = Set(alternatives.map(\.worst.agrees))
        let verdict: Handler.Verdict =
            verdicts == [true] ? .agrees : verdicts == [false] ? .differs : .unknown
        var effects: [String] = []
        for alternative in alternatives {
            let effect = alternative.worst.effect
            if !effects.contains(effect) { effects.append(effect) }
        }
        // Alternatives that come to the same need no premise; the numbers are then the same, too.
        let isOne = effects.count == 1
        let shown = (isOne ? effects.first : Self.listing(alternatives)).map { isLate ? $0 + ", late" : $0 }
        let worst = alternatives[0].worst
        return Handler.ScenarioResult(
            id: scenario, verdict: verdict, effect: shown, event: isOne ? worst.event : nil, writes: writes,
            legacyBottom: isOne ? worst.legacyBottom : nil, guideBottom: isOne ? worst.guideBottom : nil,
            difference: isOne ? worst.difference : nil,
            steps: isOne ? steps.compactMap { $0.first.map(Handler.Step.init) } : [])
    }

    /// "gap of 34 pt if `bottom` is tied to the safe area, agrees if `bottom` is tied to the view's bottom edge". Each effect is given once,
    /// with what all the alternatives that come to it presume and not all the others do; of many effects the first few are given.
    private static func listing(_ alternatives: [Alternative]) -> String {
        var groups: [(effect: String, premises: [String])] = []
        for alternative in alternatives {
            if let known = groups.firstIndex(where: { $0.effect == alternative.worst.effect }) {
                groups[known].premises.removeAll { !alternative.premises.contains($0) }
            } else {
                groups.append((alternative.worst.effect, alternative.premises))
            }
        }
        let parts = groups.map { group in
            let own = group.premises.filter { premise in
                alternatives.contains { $0.worst.effect != group.effect && !$0.premises.contains(premise) }
            }
            return "\(group.effect) \(own.clause)"
        }
        return parts.prefix(3).joined(separator: ", ") + (parts.count > 3 ? ", …" : "")
    }

    /// For writes that do not place a bottom edge: what they do instead.
    private func unplacedEffect(of path: PathRun) -> String {
        let contents = path.steps.filter { $0.invoked.contains(position) }.compactMap { content(of: $0, in: path) }
        if let moved = contents.first(where: { $0.displacement != 0 }) ?? contents.first {
            let place =
                moved.assumptions.isEmpty ? ", which places no bottom edge" : "; where that leaves the content is not known"
            return "changes `\(moved.name)` by \(moved.displacementText)\(place)"
        }
        guard path.trace.writes.contains(where: { $0.handler == position }) else { return "writes no layout here" }
        let kinds = Set(path.trace.writes.filter { $0.handler == position }.map(\.kind.noun)).sorted()
        return "changes \(kinds.joined(separator: " and ")), which places no bottom edge"
    }
}

extension Handler.ScenarioResult {
    static func unknown(_ id: String, effect: String, writes: [Handler.Write]) -> Handler.ScenarioResult {
        Handler.ScenarioResult(
            id: id, verdict: .unknown, effect: effect, event: nil, writes: writes, legacyBottom: nil, guideBottom: nil,
            difference: nil,
            steps: [])
    }
}

extension Handler.Step {
    init(_ comparison: Comparison) {
        self.init(
            event: comparison.event, legacyBottom: comparison.legacyBottom, guideBottom: comparison.guideBottom,
            difference: comparison.difference)
    }
}

extension SinkKind {
    /// What a sentence calls it.
    fileprivate var noun: String {
        switch self {
        case .constraintConstant: "a constraint's constant"
        case .constraintActivation: "which constraints are active"
        case .contentInset: "a content inset"
        case .indicatorInsets: "scroll indicator insets"
        case .contentOffset: "a scroll position"
        case .frame: "a frame"
        case .center: "a center"
        case .bounds: "bounds"
        case .transform: "a transform"
        case .additionalSafeAreaInsets: "the safe area"
        }
    }
}
