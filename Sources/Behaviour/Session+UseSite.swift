import HandlerInterpreter
import KeyboardFacts
import ProgramIndex
import SwiftParser

/// Where a client has to do with what observes for it.
extension Session {
    /// How surely a place is the one where the client has to do with the observer: it names it, and stands in the client's own
    /// code.
    private func directness(of place: Syntax, _ handler: KeyboardHandler, _ client: DelegatingType) -> Int {
        guard place.role != .inheritedType else { return 0 }
        return 1 + (place.enclosingTypeName == client.type ? 1 : 0) + (place.name == handler.owner ? 2 : 0)
    }

    /// Where the client has to do with the observer: makes it, rather than anything else of its kind.
    func useSite(of handler: KeyboardHandler, by client: DelegatingType) -> Syntax? {
        let site = client.useSites.max { left, right in
            let (one, other) = (directness(of: left, handler, client), directness(of: right, handler, client))
            // Of equals, the first in the source: `max` would give the last.
            return one != other ? one < other : left.range.start > right.range.start
        }
        guard let site, let subscriber = subscriber(of: handler, besides: site) else { return site }
        let calls = index.lineage(of: client.type).flatMap(\.declarations).flatMap { $0.calls(of: [subscriber.name]) }
        return calls.lazy.compactMap { $0.child(.callee) }.first
    }

    /// The function of a protocol or an extension that subscribes with the handler, where a place only asks for the same publisher:
    /// that is another subscription.
    private func subscriber(of handler: KeyboardHandler, besides site: Syntax) -> Syntax? {
        guard handler.node.kind == .closureExpr, let function = handler.node.enclosingFunction, site.name != function.name else {
            return nil
        }
        let publishers = handler.registrations.map(\.reference.node).compactMap(\.enclosingFunction)
        return publishers.contains { $0 != function && $0.name == site.name } ? function : nil
    }
}
