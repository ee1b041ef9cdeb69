import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SwiftParser
import Vocabulary

/// The handlers of a session, by position: those that facts tell of, then those that runs come upon.
///
/// What an observer calls back in a client is a handler as much as what a selector names, but only running the observer shows it.
/// The roll is shared by all runs of a session, so that a position means the same in all of them.
final class HandlerTable {
    private(set) var handlers: [KeyboardHandler]
    private(set) var origins: [HandlerOrigin]
    /// The type whose objects are run.
    let actor: String?
    /// The positions of those that run only where the set-up was seen to register them.
    let companions: Set<Int>
    private let index: DeclarationIndex
    /// How far up the actor's class lineage a class is.
    private let generations: [String: Int]
    private var ranks: [Syntax: Int] = [:]
    /// Statements whose branches differ in what they do.
    private var consequential: Set<Syntax> = []
    /// Whether every statement is taken for one.
    private var asksEverything: Bool
    private var positions: [Key: Int] = [:]
    /// The parts of chains that calls subscribe to.
    let subscriptions: [Syntax: [ChainSegment]]
    /// What operators join of what the keyboard sets off, each with whether there may be a value before.
    let joined: [ChainPlace: Bool]
    /// Whether somebody was found to subscribe to what code pushes into, by the code that does.
    private var subscribed: [Syntax: Bool] = [:]

    /// The functions and closures that they are.
    var nodes: Set<Syntax> { Set(handlers.map(\.node)) }

    private struct Key: Hashable {
        let node: Syntax
        let owner: String?
        let origin: HandlerOrigin
    }

    init(
        _ handlers: [KeyboardHandler], actor: String?, index: DeclarationIndex, companions: Set<Int> = [],
        asksEverything: Bool = false
    ) {
        self.companions = companions
        self.asksEverything = asksEverything
        self.handlers = handlers
        self.actor = actor
        self.index = index
        origins = handlers.map { _ in .fact }
        subscriptions = ChainSegment.bySubscription(of: handlers)
        joined = Dictionary(handlers.flatMap(\.registrations).flatMap(\.joined)) { $0 || $1 }
        let lineage = actor.map(index.lineage) ?? []
        generations = Dictionary(
            uniqueKeysWithValues: lineage.enumerated().map { position, type in
                (type.name, Self.isOwnClass(type) ? position : Self.sharedRank)
            })
    }

    /// Whether code pushes into a relay to which nobody subscribes in the files at hand.
    func isLost(_ push: StreamPush) -> Bool {
        if let known = subscribed[push.node] { return !known }
        let found = push.hasSubscriber(in: index.trees, index)
        subscribed[push.node] = found
        return !found
    }

    func isConsequential(_ statement: Syntax) -> Bool { asksEverything || consequential.contains(statement) }

    func note(consequential statement: Syntax) {
        consequential.insert(statement)
        if consequential.count >= Limits.abandonedPaths { asksEverything = true }
    }

    private static func isOwnClass(_ type: TypeDeclaration) -> Bool {
        type.kind == .classDecl || (type.kind == nil && !DeclarationIndex.isFramework(type.name))
    }

    /// The rank of what protocols and extensions of UIKit's classes lend to the actor.
    private static let sharedRank = 1_000

    /// How near code is to the actor: 0 in its own class, more in its superclasses, more yet in what is lent to many, most
    /// elsewhere.
    func rank(of node: Syntax) -> Int {
        if let known = ranks[node] { return known }
        let rank = node.enclosingTypeName.flatMap { generations[$0] } ?? .max
        ranks[node] = rank
        return rank
    }

    func rank(ofHandler position: Int) -> Int { rank(of: handlers[position].node) }

    /// Whether a type's objects are the actor's.
    func isOfActor(_ type: String) -> Bool { generations[type] != nil }

    /// Whether a handler is that of an extension of one of the framework's classes from which the actor does not inherit: it runs
    /// for the objects that register, whichever these are.
    func isLent(_ handler: KeyboardHandler) -> Bool {
        guard let owner = handler.owner else { return false }
        return DeclarationIndex.isFramework(owner) && !isOfActor(owner)
    }

    func isHandler(_ node: Syntax) -> Bool { handlers.contains { $0.node == node } }

    /// The position of code that a handler calls back for one event.
    func callback(_ node: Syntax, from position: Int, event: KeyboardNotificationName) -> Int {
        let caller = handlers[position]
        let key = Key(node: node, owner: actor, origin: .callback)
        let registrations = caller.registrations.filter { $0.event == event }
        let found =
            positions[key]
            ?? add(
                KeyboardHandler(
                    node: node, target: node.kind == .closureExpr ? .closure(node) : .function(node), owner: actor,
                    registrations: [], through: caller.through ?? caller.node), key)
        for registration in registrations where !handlers[found].registrations.contains(registration) {
            handlers[found].registrations.append(registration)
        }
        return found
    }

    /// The position of what running code registered; nil for methods that facts tell of already. A closure is registered even so:
    /// only the run knows what it closes over. So is what is lent to other objects than the actor: only the run knows to which.
    func registered(_ registration: Registration, owner: String?) -> Int? {
        let node = registration.target.node
        let known = handlers.indices.first { position in
            origins[position] == .fact && handlers[position].node == node
                && handlers[position].registrations.contains { $0.event == registration.event }
        }
        if let known { return node.kind == .closureExpr || isLent(handlers[known]) ? known : nil }
        let key = Key(node: node, owner: owner, origin: .registered)
        if let known = positions[key] {
            if !handlers[known].registrations.contains(registration) { handlers[known].registrations.append(registration) }
            return known
        }
        return add(KeyboardHandler(node: node, target: registration.target, owner: owner, registrations: [registration]), key)
    }

    private func add(_ handler: KeyboardHandler, _ key: Key) -> Int {
        handlers.append(handler)
        origins.append(key.origin)
        positions[key] = handlers.count - 1
        return handlers.count - 1
    }
}

/// How a handler is known.
package enum HandlerOrigin: Sendable {
    /// The source says so.
    case fact
    /// Code that ran registered it, with a name or a method that came from elsewhere.
    case registered
    /// An observer's handler called it.
    case callback
}

extension Registration {
    fileprivate static func == (left: Registration, right: Registration) -> Bool {
        left.reference.node == right.reference.node && left.event == right.event
    }
}

extension [Registration] {
    fileprivate func contains(_ registration: Registration) -> Bool { contains { $0 == registration } }
}
