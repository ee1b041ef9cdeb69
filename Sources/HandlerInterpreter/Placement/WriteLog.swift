import Vocabulary

/// Which objects' layout was written, and what it was before the first event: what displacements are measured from.
struct WriteLog {
    struct Entry {
        let kind: SinkKind
        let object: ObjectID
        fileprivate(set) var before: Value
        /// Whether code had set it by then, so that it was not merely what UIKit begins with.
        let wasSet: Bool
        /// The last step of the scenario in which it was written.
        var lastStep: Int
    }

    private(set) var entries: [Entry] = []

    mutating func willWrite(_ kind: SinkKind, of object: ObjectID, before: Value, wasSet: Bool, step: Int) {
        if let position = entries.firstIndex(where: { $0.kind == kind && $0.object == object }) {
            entries[position].lastStep = step
        } else {
            entries.append(Entry(kind: kind, object: object, before: before, wasSet: wasSet, lastStep: step))
        }
    }

    /// Measures from another value from now on.
    mutating func rebase(_ kind: SinkKind, of object: ObjectID, to before: Value) {
        for position in entries.indices where entries[position].kind == kind && entries[position].object == object {
            entries[position].before = before
        }
    }

    /// Whether code switches the constraint on and off or changes its priority.
    func isSwitched(_ object: ObjectID) -> Bool {
        entries.contains { ($0.kind == .constraintActivation || $0.kind == .constraintPriority) && $0.object == object }
    }

    func before(_ kind: SinkKind, of object: ObjectID) -> Value? {
        for position in entries.indices where entries[position].object == object && entries[position].kind == kind {
            return entries[position].before
        }
        return nil
    }
}
