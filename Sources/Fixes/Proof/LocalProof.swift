import Behaviour
import LintEngine
import Vocabulary

/// Compares the handlers of a file before and after a change that leaves them where they are.
struct LocalProof {
    private(set) var proof = FixProof(scenarios: 0, moments: 0, mended: [], rows: [])
    /// The scenarios in which the changed code differs from the guide as much as before.
    private(set) var stillDiffering: [String] = []
    /// The scenarios in which all that is left is that the content ends at the keyboard, without the distance that it has at
    /// rest.
    private(set) var endingCloser: [String] = []
    /// The scenarios in which the content was in its place, and moves for a keyboard that is another app's or on another screen:
    /// that it did not was chance.
    private(set) var movingForOthers: [String] = []
    /// By how many points the content is nearer to where the guide has it, over all events.
    private(set) var gain = 0.0

    /// How far the content is from where the guide has it while a keyboard is there, and where it is not when it has gone, over
    /// all events on iPhones, in whole points: one distance is one that somebody chose.
    private var distances: Set<Double> = []

    /// Whether the content is where the guide has it in some scenario in which it was not, or everywhere as far from there.
    var isMending: Bool { !proof.mended.isEmpty || (isBetter && distances.count <= 1) }

    /// Where the changed code is worse, first of all; nil where it is nowhere.
    private(set) var shortfall: FixRefusal.Shortfall?

    /// Whether the content is somewhere nearer to where the guide has it.
    var isBetter: Bool { !proof.mended.isEmpty || gain > Comparison.tolerance }

    func mendsMore(than other: LocalProof) -> Bool {
        let (own, others) = (proof.mended.count, other.proof.mended.count)
        return own != others ? own > others : gain > other.gain + Comparison.tolerance
    }

    /// - Parameters:
    ///   - before: of the file, as a report lists them.
    ///   - after: the same of the changed file.
    ///   - changed: the positions in `before` of those that the change is for.
    /// - Returns: nil where they are not the same handlers.
    init?(before: [Handler], after: [Handler], changed: Set<Int>) {
        guard before.count == after.count else { return nil }
        var mended: Set<String> = []
        var differing: Set<String> = []
        var closer: Set<String> = []
        var known: Set<String> = []
        var foreign: Set<String> = []
        var shortfalls: [(FixRefusal.Shortfall, differed: Bool)] = []
        for (position, (old, new)) in zip(before, after).enumerated() {
            guard old.name == new.name, old.type == new.type, old.scenarios.count == new.scenarios.count else { return nil }
            for (was, now) in zip(old.scenarios, new.scenarios) {
                guard was.id == now.id else { return nil }
                let movesForOthers =
                    was.verdict == .agrees && now.verdict == .differs
                    && now.differsOnly(by: [.movesForOtherScreen, .movesForOtherApp])
                if movesForOthers {
                    foreign.insert(was.id)
                } else if let found = Self.shortfall(of: now, beside: was) {
                    shortfalls.append((found, was.verdict == .differs))
                }
                guard changed.contains(position) else { continue }
                if now.verdict != .unknown { known.insert(now.id) }
                if was.verdict == .differs, now.verdict == .agrees { mended.insert(was.id) }
                if now.verdict == .differs, !movesForOthers {
                    if now.differsOnly(by: [.closer]) { closer.insert(was.id) } else { differing.insert(was.id) }
                }
                proof.moments += now.steps.count
                if now.device != .iPad { distances.formUnion(now.distances) }
                for step in now.steps {
                    guard let distance = step.difference, let old = was.difference(at: step.event) else { continue }
                    gain += max(0, abs(old) - abs(distance))
                }
                if let event = was.event, let before = was.legacyBottom, let step = now.steps.first(where: { $0.event == event }),
                    let after = step.legacyBottom, abs(before - after) > Comparison.tolerance
                {
                    proof.rows.append(
                        FixProof.Row(scenario: was.id, event: event, content: old.name, before: before, after: after))
                }
            }
        }
        // A distance that the code keeps to the keyboard, whatever the phone, somebody chose; old code that was further off by
        // chance is no better.
        let chosen = distances.count == 1 ? distances.first : nil
        shortfall =
            shortfalls.first { found, differed in
                guard differed, let chosen, chosen < 0, let after = found.after else { return true }
                return abs(after - chosen) > 1
            }?.0
        proof.scenarios = known.count
        proof.mended = mended.sorted()
        stillDiffering = differing.sorted()
        movingForOthers = foreign.sorted()
        endingCloser = closer.subtracting(differing).sorted()
    }

    /// Nil where the new result is no worse than the old one.
    static func shortfall(of new: Handler.ScenarioResult, beside old: Handler.ScenarioResult) -> FixRefusal.Shortfall? {
        func shortfall(at event: String, after: Double?) -> FixRefusal.Shortfall {
            FixRefusal.Shortfall(scenario: new.id, event: event, before: old.difference(at: event), after: after)
        }
        switch (old.verdict, new.verdict) {
        case (_, .agrees):
            // What was right stays where it was, even if nothing that must be seen would be lost.
            let moved = new.steps.first { step in
                guard let difference = step.difference, let was = old.difference(at: step.event) else { return false }
                let wasRight = old.verdict == .agrees || abs(was) <= Comparison.tolerance
                return wasRight && abs(difference - was) > Comparison.tolerance
            }
            return moved.map { shortfall(at: $0.event, after: $0.difference) }
        case (.agrees, _), (.differs, .unknown):
            return FixRefusal.Shortfall(scenario: new.id, event: new.event, before: old.difference, after: new.difference)
        case (.unknown, let verdict):
            if verdict == .unknown { return nil }
            return FixRefusal.Shortfall(scenario: new.id, event: new.event, before: nil, after: new.difference)
        case (.differs, .differs):
            // Event by event, no further from the guide than before.
            let worst = old.steps.compactMap(\.difference).map(abs).max() ?? 0
            let worse = new.steps.first { step in
                guard let difference = step.difference else { return true }
                guard let was = old.difference(at: step.event) else {
                    // An event that reached no handler before is mended, too, where the content is in its place after it.
                    return !old.steps.isEmpty && abs(difference) > Comparison.tolerance
                }
                // What stayed up when the keyboard had gone is not to sink below its place instead.
                if difference > Comparison.tolerance, was <= Comparison.tolerance, new.isAtRest(after: step) { return true }
                if abs(difference) <= abs(was) + Comparison.tolerance { return false }
                // Content that was elsewhere and now ends at the keyboard's edge, without the margin that it has at rest.
                let isCloser =
                    difference > 0 && abs(was) > Comparison.tolerance && new.effects.contains { $0.name == .closer }
                    && !new.effects.contains { $0.name == .covered }
                // Content that the keyboard covered and now ends above it, no further than it was off at the worst.
                let isUncovered = was > Comparison.tolerance && difference < 0 && -difference <= worst + Comparison.tolerance
                return !isCloser && !isUncovered
            }
            return worse.map { shortfall(at: $0.event, after: $0.difference) }
        }
    }
}

extension Handler.ScenarioResult {
    /// Points that the content ends below the guide's place after an event; nil where that is not known.
    fileprivate func difference(at event: String) -> Double? { steps.first { $0.event == event }?.difference }

    /// Whether it shows differences, and all of some names.
    fileprivate func differsOnly(by names: Set<EffectName>) -> Bool {
        let differences = effects.filter(\.isDifference)
        return !differences.isEmpty && differences.allSatisfy { names.contains($0.name) }
    }

    /// The differences at the events that leave a keyboard, and at others where they are not nought.
    fileprivate var distances: [Double] {
        steps.compactMap { step in
            guard step.guideBottom != nil, let difference = step.difference else { return nil }
            return !isAtRest(after: step) || abs(difference) > Comparison.tolerance ? difference.rounded() : nil
        }
    }

    /// Whether an event leaves no keyboard that moves the guide.
    fileprivate func isAtRest(after step: Handler.Step) -> Bool {
        guard let guide = step.guideBottom else { return false }
        return guide >= (steps.compactMap(\.guideBottom).max() ?? 0) - Comparison.tolerance
    }
}
