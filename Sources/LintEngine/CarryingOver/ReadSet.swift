import Behaviour
import HandlerInterpreter
import KeyboardFacts
import SourceText
import SwiftParser

/// Where the code is that the run of a session went through: what it depends on.
struct ReadSet: Sendable {
    /// The handlers, those that are not reported included.
    let handlers: [Place]
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

    private static func ranges(of code: [Syntax]) -> [String: Set<ByteRange>] {
        code.reduce(into: [:]) { $0[$1.file.path, default: []].insert($1.range) }
    }
}

extension Session {
    /// Where its handlers are.
    var places: [ReadSet.Place] { handlers.map { ReadSet.Place(path: $0.node.file.path, range: $0.node.range) } }
}
