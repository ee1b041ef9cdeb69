import Behaviour
import LintEngine

/// Compares the handlers of a file before and after a change that leaves them where they are.
struct LocalProof {
    private(set) var proof = FixProof(scenarios: 0, moments: 0, mended: [], rows: [])
    /// The scenarios in which the changed code differs from the guide as much as before.
    private(set) var stillDiffering: [String] = []

    /// - Parameters:
    ///   - before: of the file, as a report lists them.
    ///   - after: the same of the changed file.
    ///   - changed: the positions in `before` of those that the change is for.
    /// - Returns: nil where a handler is worse than it was in some scenario, or none is better.
    init?(before: [Handler], after: [Handler], changed: Set<Int>) {
        guard before.count == after.count else { return nil }
        var mended: Set<String> = []
        var differing: Set<String> = []
        var known: Set<String> = []
        for (position, (old, new)) in zip(before, after).enumerated() {
            guard old.name == new.name, old.type == new.type, old.scenarios.count == new.scenarios.count else { return nil }
            for (was, now) in zip(old.scenarios, new.scenarios) {
                guard was.id == now.id, Self.isNoWorse(now, than: was) else { return nil }
                guard changed.contains(position) else { continue }
                if now.verdict != .unknown { known.insert(now.id) }
                if was.verdict == .differs, now.verdict == .agrees { mended.insert(was.id) }
                if now.verdict == .differs { differing.insert(was.id) }
                proof.moments += now.steps.count
                if let event = was.event, let before = was.legacyBottom, let step = now.steps.first(where: { $0.event == event }),
                    let after = step.legacyBottom, abs(before - after) > Comparison.tolerance
                {
                    proof.rows.append(
                        FixProof.Row(scenario: was.id, event: event, content: old.name, before: before, after: after))
                }
            }
        }
        proof.scenarios = known.count
        guard !mended.isEmpty else { return nil }
        proof.mended = mended.sorted()
        stillDiffering = differing.sorted()
    }

    private static func isNoWorse(_ new: Handler.ScenarioResult, than old: Handler.ScenarioResult) -> Bool {
        switch (old.verdict, new.verdict) {
        case (_, .agrees): return true
        case (.agrees, _), (.differs, .unknown): return false
        case (.unknown, let verdict): return verdict == .unknown
        case (.differs, .differs):
            // Event by event, no further from the guide than before.
            return new.steps.allSatisfy { step in
                guard let difference = step.difference else { return false }
                guard let was = old.steps.first(where: { $0.event == step.event })?.difference else { return old.steps.isEmpty }
                return abs(difference) <= abs(was) + Comparison.tolerance
            }
        }
    }
}
