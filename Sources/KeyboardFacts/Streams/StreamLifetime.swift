import ProgramIndex
import SwiftParser

/// Whether a publisher ever finishes, as far as its expression tells.
///
/// What follows another publisher waits for its end (Apple, documentation of `Publisher.append(_:)`; reactivex.io, "Concat").
/// Streams of notifications have none: they go on for as long as somebody subscribes.
struct StreamLifetime {
    let index: DeclarationIndex

    /// Nil where the source does not tell.
    func finishes(_ publisher: Syntax) -> Bool? { finishes(publisher, hops: 0) }

    /// Names that an expression is followed through.
    private static let hops = 5

    private func finishes(_ node: Syntax, hops: Int) -> Bool? {
        guard hops < Self.hops else { return nil }
        switch node.kind {
        case .parenExpr, .tryExpr, .forceUnwrap, .optionalChain:
            return node.child(.expression).flatMap { finishes($0, hops: hops) }
        // `[1, 2].publisher`, and several publishers in a list.
        case .arrayLiteral where node.role == .base: return true
        case .arrayLiteral:
            let parts = node.children(.element).map { finishes($0, hops: hops) }
            return parts.contains(false) ? false : parts.allSatisfy { $0 == true } ? true : nil
        case .callExpr: return finishes(call: node, hops: hops)
        case .memberExpr:
            if StreamLibraries.streams[node.name] != nil { return false }
            if let kept = kept(node.name, at: node) { return finishes(kept, hops: hops + 1) }
            return node.child(.base).flatMap { finishes($0, hops: hops) }
        case .identifierExpr: return kept(node.name, at: node).flatMap { finishes($0, hops: hops + 1) }
        default: return nil
        }
    }

    private func finishes(call: Syntax, hops: Int) -> Bool? {
        guard let callee = call.child(.callee) else { return nil }
        if StreamLibraries.finite.contains(callee.name) { return true }
        if namesNotification(call) || StreamLibraries.eventArguments[callee.name] != nil { return false }
        switch StreamLibraries.operators[callee.name] {
        // `prefix(untilOutputFrom:)` ends, too, though nobody knows when.
        case .prefix: return true
        case .opaque, .flatMap: return nil
        default: break
        }
        let others = StreamLibraries.joins[callee.name] == nil ? [] : call.children(.argument).compactMap { $0.child(.value) }
        let parts = (others + [callee.child(.base)].compactMap(\.self)).map { finishes($0, hops: hops) }
        if parts.contains(false) { return false }
        return !parts.isEmpty && parts.allSatisfy { $0 == true } ? true : nil
    }

    /// Whether a call is a stream of a notification: `center.publisher(for: name)`.
    private func namesNotification(_ call: Syntax) -> Bool {
        StreamLibraries.sources[call.child(.callee)?.name ?? ""] != nil
            && call.children(.argument).contains { ["for", "named", "forName", "name", nil].contains($0.label) }
    }

    /// What a variable or property of that name is declared with, or returns.
    private func kept(_ name: String, at node: Syntax) -> Syntax? { index.variable(name, at: node)?.child(.value) }
}
