import Behaviour
import HandlerInterpreter
import SourceText

extension FileAnalysis {
    /// The same with every place where it is after an edit that changes nothing else: what an analysis of the edited file comes
    /// to.
    func moved(by edit: EditMap) throws(EditMap.Unsure) -> FileAnalysis {
        var copy = try movedWithoutFindings(by: edit)
        for position in readSets.indices { copy.readSets[position] = try readSets[position].moved(by: edit) }
        copy.findings = try findings.moved(by: edit)
        copy.suppressed = try suppressed.moved(by: edit)
        copy.complaints = try complaints.moved(by: edit)
        return copy
    }

    /// The same for an edit that may change what is found: what stands where it is typed is taken away, the rest is as it was.
    func approximated(by edit: EditMap) throws(EditMap.Unsure) -> FileAnalysis {
        var copy = try movedWithoutFindings(by: edit)
        copy.findings = findings.compactMap { try? [$0].moved(by: edit).first }
        copy.suppressed = suppressed.compactMap { try? [$0].moved(by: edit).first }
        copy.complaints = complaints.compactMap { try? [$0].moved(by: edit).first }
        return copy
    }

    private func movedWithoutFindings(by edit: EditMap) throws(EditMap.Unsure) -> FileAnalysis {
        var copy = self
        for position in suppressions.indices {
            // Where comments suppress something their extent would have to be found anew.
            guard suppressions[position].complaint.path != edit.oldFile.path else { throw EditMap.Unsure() }
        }
        for position in handlers.indices { try copy.handlers[position].move(by: edit) }
        for position in notAnalysed.indices {
            let issue = notAnalysed[position]
            guard let range = issue.range else { continue }
            copy.notAnalysed[position].range = try edit.moved(range, in: issue.path)
        }
        for position in sources.indices where sources[position].path == edit.newFile.path {
            copy.sources[position] = edit.newFile
        }
        return copy
    }
}

extension [Finding] {
    fileprivate func moved(by edit: EditMap) throws(EditMap.Unsure) -> [Finding] {
        var copy = self
        for position in indices { try copy[position].move(by: edit) }
        return copy
    }
}

extension Finding {
    fileprivate mutating func move(by edit: EditMap) throws(EditMap.Unsure) {
        cause.line = try edit.moved(line: cause.line, in: path)
        cause.variables = try cause.variables.map { offset throws(EditMap.Unsure) in try edit.moved(offset: offset, in: path) }
        if let variable = cause.variable { cause.variable = try edit.moved(offset: variable, in: path) }
        if let read = cause.beginFrame { cause.beginFrame = try edit.moved(offset: read, in: path) }
        if let statement = cause.statement { cause.statement = try edit.moved(offset: statement, in: path) }
        range = try edit.moved(range, in: path)
        for position in related.indices {
            related[position].range = try edit.moved(related[position].range, in: related[position].path)
        }
        if let silence = suppression { suppression?.range = try edit.moved(silence.range, in: silence.path) }
    }
}

extension Handler {
    fileprivate mutating func move(by edit: EditMap) throws(EditMap.Unsure) {
        range = try edit.moved(range, in: path)
        for position in observes.indices {
            let place = observes[position]
            (observes[position].line, observes[position].column) = try edit.moved(
                line: place.line, column: place.column, in: place.path)
        }
        if let intermediary = through { through?.line = try edit.moved(line: intermediary.line, in: intermediary.path) }
        for position in sinks.indices {
            let sink = sinks[position]
            sinks[position].line = try edit.moved(line: sink.line, in: sink.path)
            for number in sink.constraints.indices { try sinks[position].constraints[number].move(by: edit) }
        }
        for position in unknowns.indices { try unknowns[position].move(by: edit) }
        // What contradicts is named with its place, wherever the effect is told.
        guard !scenarios.contains(where: { $0.effects.contains(where: \.isOfConflict) }) else { throw EditMap.Unsure() }
        // A write is told with its line alone; what it writes to is a sink, which has the path.
        for scenario in scenarios.indices {
            for position in scenarios[scenario].writes.indices {
                let write = scenarios[scenario].writes[position]
                let paths = Set(sinks.filter { $0.expression == write.sink }.map(\.path))
                guard paths.count == 1, let path = paths.first else { throw EditMap.Unsure() }
                scenarios[scenario].writes[position].line = try edit.moved(line: write.line, in: path)
            }
        }
    }
}

extension ConstraintDescription {
    fileprivate mutating func move(by edit: EditMap) throws(EditMap.Unsure) {
        guard case .code(let path, let range) = origin else { return }
        origin = .code(path: path, try edit.moved(range, in: path))
    }
}

extension OpenPoint {
    /// Most name what they are about; some say where it is.
    fileprivate mutating func move(by edit: EditMap) throws(EditMap.Unsure) {
        switch self {
        case .notFollowed(let name, let place):
            let line = try edit.moved(line: place.line, in: place.path)
            self = .notFollowed(operator: name, at: FileLine(path: place.path, line: line))
        case .unknown(.placeInConflict(let subject, var conflict)):
            if case .constraint(var side)? = conflict.first {
                try side.move(by: edit)
                conflict.first = .constraint(side)
            }
            if case .constraint(var side)? = conflict.second {
                try side.move(by: edit)
                conflict.second = .constraint(side)
            }
            self = .unknown(.placeInConflict(subject, conflict))
        default: break
        }
    }
}
