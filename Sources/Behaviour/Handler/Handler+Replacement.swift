import HandlerInterpreter
import KeyboardFacts
import SwiftParser

/// No handler is listed twice.
///
/// An observer that lays out what it is handed says little by itself: its scroll view is some scroll view. Once clients are known
/// that hand it theirs, it is listed as each of theirs instead. And a registration that only its callers complete is listed as
/// theirs.
extension Handler {
    /// The positions of those that others stand for.
    package static func replaced(_ handlers: [Handler]) -> Set<Int> {
        let served = Set(handlers.filter { $0.through != nil }.map(\.code))
        let servedObservations = handlers.filter { $0.through != nil }.flatMap(\.observes)
        let completed = handlers.filter { $0.outcome != .notExecuted }.flatMap(\.observes)
        return Set(
            handlers.indices.filter { position in
                let handler = handlers[position]
                if handler.through == nil, served.contains(handler.code) { return true }
                // What a protocol leaves to those that conform, they have.
                if handler.leavesItToConformers {
                    return handler.observes.allSatisfy { own in servedObservations.contains { $0.isSamePlace(as: own) } }
                }
                return handler.outcome == .notExecuted
                    && handler.observes.allSatisfy { open in
                        completed.contains { $0.form == Registration.Form.wrapper.rawValue && $0.isSamePlace(as: open) }
                    }
            })
    }

    /// The positions of those that were run for the same type with more of the program at hand.
    ///
    /// A client may stand in several files, and each is analysed with what it needs itself. Where that shows different things,
    /// the run that left less open is the one that tells.
    package static func duplicates(_ handlers: [Handler]) -> Set<Int> {
        let rivals = Dictionary(grouping: handlers.indices.filter { handlers[$0].through != nil }) { position in
            Rivalry(code: handlers[position].code, type: handlers[position].type, through: handlers[position].through)
        }
        return rivals.values.reduce(into: []) { duplicates, positions in
            guard let least = positions.map({ handlers[$0].unknowns }).min(by: { $0.count < $1.count }) else { return }
            duplicates.formUnion(positions.filter { handlers[$0].unknowns != least })
        }
    }

    private struct Rivalry: Hashable {
        let code: Code
        let type: String?
        let through: Intermediary?
    }

    /// Whether all that is open of a protocol's handler is what its requirements do.
    private var leavesItToConformers: Bool {
        through == nil && sinks.isEmpty && !unknowns.isEmpty
            && unknowns.allSatisfy { point in
                guard case .unknown(.effect(let call)) = point, case .anyConformer(let name) = call.reason else { return false }
                return name == type
            }
    }

    /// Where its code stands, whosoever it runs for.
    private var code: Code { Code(path: path, offset: range.start.offset) }

    private struct Code: Hashable {
        let path: String
        let offset: Int
    }
}

extension Handler.Observation {
    fileprivate func isSamePlace(as other: Handler.Observation) -> Bool {
        path == other.path && line == other.line && column == other.column
    }
}

extension [HandlerBehaviour] {
    /// The same within one file.
    package var withoutReplaced: [HandlerBehaviour] {
        let served = Set(filter { $0.handler.through != nil }.map(\.handler.node))
        let completed = Set(
            filter { $0.obstacle == nil }.flatMap(\.handler.registrations).filter { $0.form == .wrapper }
                .map(\.reference.node))
        return filter { behaviour in
            if behaviour.handler.through == nil, served.contains(behaviour.handler.node) { return false }
            guard case .unknown = behaviour.handler.target else { return true }
            return !behaviour.handler.registrations.allSatisfy { completed.contains($0.reference.node) }
        }
    }
}

extension Handler.Intermediary {
    init(_ node: Syntax) {
        let location = node.nameLocation
        let type = node.qualifiedTypeName.map { $0 + "." } ?? ""
        let name =
            switch node.kind {
            case .functionDecl, .initializerDecl: type + node.signatureName
            case .closureExpr: type + "closure"
            default: node.sinkText
            }
        self.init(name: name, path: node.file.path, line: location.line)
    }
}
