import HandlerInterpreter

/// Which write of a handler has content where it is.
extension HandlerBehaviour {
    /// Whether another handler has laid out the same content earlier in an event: then this one corrects it.
    func isPlacedBefore(_ history: ContentHistory, in path: PathRun) -> Bool {
        isWritten(history, after: { $0.isTo(history) }, in: path)
    }

    /// Whether another handler has moved the same view by its frame or its transform earlier in an event: then constraints that
    /// this one changes only hold it there.
    func isMovedBefore(_ history: ContentHistory, in path: PathRun) -> Bool {
        guard let view = history.moments.last?.after.subjectName, view != history.name else { return false }
        return isWritten(history, after: { $0.object == view && $0.kind.placesView }, in: path)
    }

    /// Whether this handler writes to content in an event in which another one has made some write before.
    private func isWritten(
        _ history: ContentHistory, after isOther: (LayoutWrite) -> Bool, in path: PathRun
    ) -> Bool {
        let writes = path.trace.writes
        return writes.indices.contains { later in
            writes[later].handler == position && writes[later].isTo(history)
                && writes[..<later].contains {
                    $0.handler != position && $0.step == writes[later].step && isOther($0)
                }
        }
    }

    /// Whether a write of this handler up to an event changes what it writes to, for all that is known.
    func isMoved(_ history: ContentHistory, at event: String?, in path: PathRun) -> Bool {
        writes(to: history, in: path).contains { write in
            guard write.handler == position, path.steps.indices.contains(write.step),
                event == nil || path.steps[write.step].name == event
            else { return false }
            guard case .points(let before) = write.before, case .points(let after) = write.after else { return true }
            return abs(after - before) > Comparison.tolerance
        }
    }

    /// Whether another handler writes over what this one wrote, at the same event: what is left then is of the other's making.
    func isWrittenOver(_ history: ContentHistory, at event: String?, in path: PathRun) -> Bool {
        let writers = writes(to: history, in: path).filter { write in
            path.steps.indices.contains(write.step) && path.steps[write.step].name == event
        }.map(\.handler)
        return writers.contains(position) && writers.last != position
    }

    /// What any handler wrote to content, in order.
    private func writes(to history: ContentHistory, in path: PathRun) -> [LayoutWrite] {
        path.trace.writes.filter { $0.isTo(history) }
    }

    /// The write of this handler that put the content where a comparison found it: the last one up to then, of one event's one
    /// that changes something. Of a constraint that it switches on and sets, the constant says where.
    func sink(of comparison: Comparison, in path: PathRun) -> Int? {
        let own = path.trace.writes.filter { $0.handler == position && $0.object == comparison.content.name }
        let constants = comparison.content.sink == .constraintActivation ? own.filter { $0.kind == .constraintConstant } : []
        let writes = constants.isEmpty ? own.filter { $0.kind == comparison.content.sink } : constants
        guard let last = writes.last(where: { $0.step <= comparison.moment.position }) else {
            return (writes.first ?? write(to: comparison.content)).flatMap(sinkIndex)
        }
        let ofEvent = writes.filter { $0.step == last.step }
        let changing = ofEvent.last { $0.before != $0.after } ?? last
        return sinkIndex(cause(besides: changing, of: comparison, in: path) ?? changing)
    }

    /// The write that moves the content of a scroll view which is not where it was, although its inset is what it was before the
    /// first event: the last one of this handler in the same event that sets a constraint. Nil for any other content.
    private func cause(besides write: LayoutWrite, of comparison: Comparison, in path: PathRun) -> LayoutWrite? {
        guard write.kind.insetsContent, let displacement = comparison.content.displacement,
            abs(displacement) > Comparison.tolerance, let inset = write.quantity?.known, inset == comparison.content.spacing
        else { return nil }
        return path.trace.writes.last {
            $0.handler == position && $0.step == write.step && $0.kind == .constraintConstant && $0.before != $0.after
        }
    }
}

extension LayoutWrite {
    fileprivate func isTo(_ history: ContentHistory) -> Bool { kind == history.sink && object == history.name }
}
