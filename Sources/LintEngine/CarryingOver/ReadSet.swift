import Behaviour
import HandlerInterpreter
import KeyboardFacts
import SourceText
import SwiftParser

/// Where the code is that the run of a session went through: what it depends on.
struct ReadSet: Sendable {
    /// The handlers, those that are not reported included.
    private(set) var handlers: [Place]
    /// By path: the object's own handlers, their registrations, and the functions, closures and blocks that were entered.
    private(set) var ran: [String: Set<ByteRange>] = [:]
    /// By path: the declarations of the types whose members the object has.
    private(set) var types: [String: Set<ByteRange>] = [:]
    /// The positions in the file's analysis of those that are reported.
    let reported: [Int]

    /// A piece of code.
    struct Place: Equatable, Sendable {
        let path: String
        let range: ByteRange
    }

    /// - Parameter behaviours: those that the analysis reports, in its order.
    init(of run: SessionRun, reportedAs behaviours: [HandlerBehaviour]) {
        handlers = run.session.places
        reported = behaviours.indices.filter { behaviours[$0].values === run.values }
        let session = run.session
        let type = session.client?.type ?? session.handlers.first?.owner
        let lineage = type.map(session.index.lineage) ?? []
        let own = session.handlers.filter { handler in
            // Those of others are handed to a client, and run if it engages them.
            session.client == nil || lineage.contains { $0.name == handler.owner }
        }
        ran = Self.ranges(of: own.flatMap { [$0.node] + $0.registrations.map(\.reference.node) } + run.values.entered)
        types = Self.ranges(of: lineage.flatMap(\.declarations))
    }

    func moved(by edit: EditMap) throws(EditMap.Unsure) -> ReadSet {
        var copy = self
        for position in handlers.indices { copy.handlers[position] = try edit.moved(handlers[position]) }
        let path = edit.oldFile.path
        copy.ran[path] = try ran[path].map { ranges throws(EditMap.Unsure) in try edit.moved(ranges, in: path) }
        copy.types[path] = try types[path].map { ranges throws(EditMap.Unsure) in try edit.moved(ranges, in: path) }
        return copy
    }

    private static func ranges(of code: [Syntax]) -> [String: Set<ByteRange>] {
        code.reduce(into: [:]) { $0[$1.file.path, default: []].insert($1.range) }
    }
}

extension EditMap {
    func moved(_ place: ReadSet.Place) throws(Unsure) -> ReadSet.Place {
        ReadSet.Place(path: place.path, range: try moved(place.range, in: place.path))
    }

    fileprivate func moved(_ ranges: Set<ByteRange>, in path: String) throws(Unsure) -> Set<ByteRange> {
        var moved: Set<ByteRange> = []
        for range in ranges { moved.insert(try self.moved(range, in: path)) }
        return moved
    }
}

extension Session {
    /// Where its handlers are.
    var places: [ReadSet.Place] { handlers.map { ReadSet.Place(path: $0.node.file.path, range: $0.node.range) } }
}
