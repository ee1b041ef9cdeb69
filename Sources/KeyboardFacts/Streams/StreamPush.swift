import ProgramIndex
import SwiftParser

/// Code that hands a value to a relay, a subject or a published property: `relay.accept(height)`, `subject.send(height)`,
/// `height = frame.height`.
///
/// Whoever subscribes to it runs then, in whichever class, so what that code does is the keyboard's doing as much as what the
/// pushing code does itself.
package struct StreamPush {
    /// The `.callExpr` or `.assignExpr`.
    package let node: Syntax
    /// What names the relay.
    private let place: Syntax
    private let relay: Relay
    /// The property, where the relay is one that is published.
    private let published: Syntax?

    package init?(_ node: Syntax, in index: DeclarationIndex) {
        self.node = node
        switch node.kind {
        case .callExpr:
            guard let callee = node.child(.callee), callee.kind == .memberExpr, StreamLibraries.pushes.contains(callee.name),
                node.children(.argument).count <= 1, let place = callee.child(.base)?.unwrapped
            else { return nil }
            self.place = place
            published = nil
            relay = Relay(place, index)
            // Many things are sent, but only observers are told of what is next.
            guard relay.isKnown else { return nil }
        case .assignExpr:
            guard node.name == "=", let left = node.child(.left)?.unwrapped else { return nil }
            if left.kind == .memberExpr, left.name == "value", let base = left.child(.base)?.unwrapped {
                let relay = Relay(base, index)
                if relay.memory == .latest, !relay.isPublished {
                    place = base
                    self.relay = relay
                    published = nil
                    return
                }
            }
            let relay = Relay(left, index)
            guard relay.isPublished, let property = relay.declaration else { return nil }
            place = left
            self.relay = relay
            published = property
        default: return nil
        }
    }

    /// The relay, as the source names it.
    package var name: String { published == nil ? place.text : "$" + place.name }

    /// Where the value goes, of what code at hand subscribes.
    func ends(
        after stages: [Registration.Stage], runningIn code: Syntax, subscribedBy subscription: Syntax?, _ chains: ChainResolver
    ) -> (ends: [ChainResolver.End], publishers: Set<String>) {
        let name = published.map(PublisherName.init(publishing:)) ?? PublisherName(place, assignedIn: node, chains.index)
        guard let name else { return ([], []) }
        let onward = [
            Registration.Stage(.push, at: node, argument: code),
            relay.stage(subscribedBy: subscription, at: node),
        ]
        return chains.ends(ofMentions: name, at: place, after: stages + onward)
    }

    /// Whether code at hand subscribes to the relay.
    package func hasSubscriber(in trees: [SyntaxTree], _ index: DeclarationIndex) -> Bool {
        let chains = ChainResolver(index: index, trees: trees, followed: FollowedNames())
        return !ends(after: [], runningIn: node, subscribedBy: nil, chains).ends.isEmpty
    }
}

extension StreamPush {
    /// What code pushes, itself and in the methods of its type that it calls.
    static func all(in code: Syntax, _ index: DeclarationIndex) -> [StreamPush] {
        var found: [StreamPush] = []
        var visited: Set<Syntax> = [code]
        var open = [(code, 0)]
        while let (next, depth) = open.popLast() {
            for node in next.subtree {
                if node.kind == .callExpr || node.kind == .assignExpr, let push = StreamPush(node, in: index) {
                    found.append(push)
                }
                guard depth < calls, let inner = called(by: node, index), visited.insert(inner).inserted else { continue }
                open.append((inner, depth + 1))
            }
        }
        return found.sorted { $0.node.precedes($1.node) }
    }

    /// Calls in a row that are looked into; a bound, and more than handlers were seen to have.
    private static let calls = 3

    /// The method of a type of the program's own that a call runs, or what observes the property that is assigned.
    private static func called(by node: Syntax, _ index: DeclarationIndex) -> Syntax? {
        switch node.kind {
        case .callExpr:
            guard let callee = node.child(.callee), callee.kind == .identifierExpr || callee.kind == .memberExpr else {
                return nil
            }
            let types = ExpressionTypes(index: index)
            let type = callee.child(.base).map { types.type(of: $0) ?? node.enclosingTypeName } ?? node.enclosingTypeName
            return type.flatMap { index.method(callee.name, labels: node.children(.argument).map(\.label), in: $0) }
        case .assignExpr:
            guard let left = node.child(.left)?.unwrapped, left.kind == .identifierExpr || left.child(.base)?.name == "self"
            else {
                return nil
            }
            return node.enclosingTypeName.flatMap { index.property(left.name, in: $0) }?.child(.accessors)
        default: return nil
        }
    }
}

extension Registration {
    /// The registration, and those of whoever subscribes to what its code pushes.
    ///
    /// Each of them runs that code for itself, up to the place where it pushes.
    func followingPushes(_ chains: ChainResolver) -> [Registration] {
        var all = [self]
        var position = 0
        while position < all.count, all.count < Self.longestFollowed {
            let current = all[position]
            if let code = current.target.code {
                for push in StreamPush.all(in: code, chains.index) {
                    let (ends, publishers) = push.ends(
                        after: current.stages, runningIn: code, subscribedBy: current.subscription, chains)
                    all[0].publishers.formUnion(publishers)
                    // What a subscriber pushes back goes round and round.
                    let passed = [code] + current.stages.filter { $0.operation == .push }.compactMap(\.argument)
                    for end in ends where !passed.contains(end.target.node) {
                        all.append(
                            Registration(
                                reference: reference, form: form, target: end.target, stages: end.stages, sender: sender,
                                publishers: end.publishers, subscription: end.subscription))
                    }
                }
            }
            position += 1
        }
        return all
    }

    /// A bound, so that hostile input costs little.
    private static let longestFollowed = 64
}

extension Registration.Target {
    /// What runs, where it is code.
    fileprivate var code: Syntax? {
        switch self {
        case .function(let node), .closure(let node), .loop(let node): node
        case .assignment, .unknown: nil
        }
    }
}
