import Behaviour
import KeyboardModel
import LintEngine

/// Compares what the handlers of a file write before and after a change that is only about frames of zeros.
///
/// What they write is known where the place of the content is not: a view of another module may rest anywhere, and ends where it
/// ended if it is given the same numbers.
struct WriteComparison {
    /// The scenarios in which both wrote.
    private(set) var scenarios: Set<String> = []
    /// Those of the scenarios in which a frame of zeros leaves what was there without a keyboard, and did not before.
    private(set) var mended: Set<String> = []

    /// - Returns: nil where they are not the same handlers, or write something else without a frame of zeros.
    init?(before: [Handler], after: [Handler]) {
        guard before.count == after.count else { return nil }
        for (old, new) in zip(before, after) {
            guard old.name == new.name, old.type == new.type, old.scenarios.count == new.scenarios.count else { return nil }
            for (was, now) in zip(old.scenarios, new.scenarios) {
                guard was.id == now.id, compare(was, now) else { return nil }
            }
        }
    }

    private mutating func compare(_ old: Handler.ScenarioResult, _ new: Handler.ScenarioResult) -> Bool {
        let zeroFrames = ScenarioLibrary.zeroFrameEvents[old.id] ?? []
        if !new.writes.isEmpty { scenarios.insert(old.id) }
        for event in Set((old.writes + new.writes).map(\.event)) {
            let (was, now) = (Left(old.writes, by: event), Left(new.writes, by: event))
            if was == now { continue }
            if zeroFrames.contains(event), now.values.allSatisfy({ new.hasWithoutKeyboard($0) }) {
                mended.insert(old.id)
                continue
            }
            // In windows of another size the content says which of the two is right.
            let isKnown = old.verdict != .unknown && new.verdict != .unknown
            guard isKnown, LocalProof.shortfall(of: new, beside: old) == nil else { return false }
        }
        return true
    }

    /// What the writes of an event leave, place by place.
    private struct Left: Equatable {
        let values: Set<Value>

        init(_ writes: [Handler.Write], by event: String) {
            values = Set(
                writes.filter { $0.event == event }.map { Value(sink: $0.sink, line: $0.line, amount: $0.after) })
        }
    }

    fileprivate struct Value: Hashable {
        let sink: String
        let line: Int
        let amount: Handler.Amount
    }
}

extension Handler.ScenarioResult {
    /// Whether a value is what was there before the first write.
    fileprivate func hasWithoutKeyboard(_ value: WriteComparison.Value) -> Bool {
        writes.first { $0.sink == value.sink }.map { $0.before == value.amount } ?? false
    }
}
