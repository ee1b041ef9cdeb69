/// Which objects' layout was written, and what it was before the first event: what displacements are measured from.
struct WriteLog {
    struct Entry {
        let kind: SinkKind
        let object: Object
        fileprivate(set) var before: Value
        /// Whether code had set it by then, so that it was not merely what UIKit begins with.
        let wasSet: Bool
        /// The last step of the scenario in which it was written.
        var lastStep: Int
    }

    private(set) var entries: [Entry] = []
    mutating func willWrite(_ kind: SinkKind, of object: Object, before: Value, wasSet: Bool, step: Int) {
        if let position = entries.firstIndex(where: { $0.kind == kind && $0.object === object }) {
            entries[position].lastStep = step
        } else {
            entries.append(Entry(kind: kind, object: object, before: before, wasSet: wasSet, lastStep: step))
        }
    }

    /// The same with other objects in place of these.
    func mapping(_ copy: (Object) -> Object, _ copyValue: (Value) -> Value) -> WriteLog {
        var result = self
        result.entries = entries.map {
            Entry(
                kind: $0.kind, object: copy($0.object), before: copyValue($0.before), wasSet: $0.wasSet, lastStep: $0.lastStep)
        }
        return result
    }

    /// Measures from another value from now on.
    mutating func rebase(_ kind: SinkKind, of object: Object, to before: Value) {
        for position in entries.indices where entries[position].kind == kind && entries[position].object === object {
            entries[position].before = before
        }
    }
}
