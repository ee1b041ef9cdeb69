import Behaviour
import HandlerInterpreter
import KeyboardFacts
import PatternMatching
import ProgramIndex
import SwiftParser

/// The handler that each node belongs to, as a position in the file's list of behaviours.
///
/// Several handlers may share a method or a write. The one speaks for it of which there is most to say: agreement is least, a
/// difference most.
struct HandlerAttribution {
    /// By registration's name, write's target and written value.
    private var positions: [Syntax: Int] = [:]
    /// The functions and closures that are handlers.
    private var handlerNodes: Set<Syntax> = []
    /// By function and closure: handlers, and the methods that they call on their own object.
    private var positionsOfFunctions: [Syntax: Int] = [:]
    /// How much there is to say of each handler.
    private let weights: [Int]
    /// The same of the handlers that writes are taken to belong to.
    private var weightsOfNodes: [Syntax: Int] = [:]

    /// - Parameter favoured: the handler that speaks for whatever it has to do with, whatever is to be said of others.
    init(_ behaviours: [HandlerBehaviour], handlers: [Handler], index: DeclarationIndex, favouring favoured: Int? = nil) {
        weights = handlers.indices.map { $0 == favoured ? 2 * (Handler.greatestWeight + 1) : handlers[$0].weight }
        // Of those that say as much, the first speaks, by an order that does not depend on where the files are seen from.
        let order = behaviours.indices.sorted {
            (behaviours[$0].place.type, behaviours[$0].place.offset, $0) < (
                behaviours[$1].place.type, behaviours[$1].place.offset, $1
            )
        }
        for position in order {
            let behaviour = behaviours[position]
            for registration in behaviour.handler.registrations {
                attribute(registration.reference.node, weighing: weights[position], to: position)
            }
            attribute(behaviour.handler.node, to: position)
            handlerNodes.insert(behaviour.handler.node)
            for path in behaviour.runs.flatMap(\.paths) {
                for write in path.trace.writes where write.handler == behaviour.position { attribute(write, to: position) }
                guard let owner = behaviour.handler.owner else { continue }
                let called = path.ownCalls[behaviour.position] ?? []
                for method in called.compactMap({ index.method($0, in: owner) }) { attribute(method, to: position) }
            }
        }
    }

    private mutating func attribute(_ write: LayoutWrite, to position: Int) {
        // A write with the keyboard up says more than one of a method that lays out for several handlers, one of which resets.
        let isFromKeyboard = write.number?.isFromKeyboard ?? false
        let weight = weights[position] + (isFromKeyboard ? Handler.greatestWeight + 1 : 0)
        for node in [write.target, write.value, write.constant?.node].compactMap(\.self) {
            attribute(node, weighing: weight, to: position)
        }
    }

    private mutating func attribute(_ node: Syntax, weighing weight: Int, to position: Int) {
        guard weight > weightsOfNodes[node] ?? -1 else { return }
        positions[node] = position
        weightsOfNodes[node] = weight
    }

    private mutating func attribute(_ function: Syntax, to position: Int) {
        if let known = positionsOfFunctions[function], weights[known] >= weights[position] { return }
        positionsOfFunctions[function] = position
    }

    /// Whether the node itself is part of a registration or a write.
    func isAttributed(_ node: Syntax) -> Bool { positions[node] != nil }

    func position(of node: Syntax) -> Int? { positions[node] ?? position(around: node) }

    /// That of the nearest handler around the node, or of the node itself.
    func position(around node: Syntax) -> Int? {
        guard !positionsOfFunctions.isEmpty else { return nil }
        let around = node.ancestors.lazy.filter { $0.kind == .functionDecl || $0.kind == .closureExpr || $0.kind == .codeBlock }
        return positionsOfFunctions[node] ?? around.compactMap { positionsOfFunctions[$0] }.first
    }

    /// Whether the nearest of the functions around a node that a handler runs is none itself.
    func isInCalledMethod(_ node: Syntax) -> Bool {
        let around = ([node] + node.ancestors).first { positionsOfFunctions[$0] != nil }
        return around.map { !handlerNodes.contains($0) } ?? false
    }

    /// That of the first of the match's nodes that belongs to one; else that of the handler it lies in.
    func position(of match: Match) -> Int? {
        let nodes = [match.node] + match.bindings.sorted { $0.key < $1.key }.flatMap(\.value.nodes)
        return nodes.lazy.compactMap { positions[$0] }.first ?? position(around: match.node)
    }

    /// The trees that handlers lie in, sorted by path: those with a registration or a write.
    var trees: [SyntaxTree] {
        var trees: [String: SyntaxTree] = [:]
        for node in positions.keys { trees[node.file.path] = node.tree }
        return trees.sorted { $0.key < $1.key }.map(\.value)
    }
}

extension Handler {
    /// How much there is to say of it. Of two that differ, one that only hides says less, whichever stands first in the file.
    fileprivate var weight: Int {
        guard scenarios.contains(where: { $0.verdict == .differs }) else { return agreesEverywhere ? 0 : 1 }
        return observes.allSatisfy { $0.notification.hasSuffix("Hide") } ? Self.greatestWeight - 1 : Self.greatestWeight
    }

    fileprivate static let greatestWeight = 3

    /// Whether it leaves content where the layout guide does in every scenario.
    var agreesEverywhere: Bool {
        !scenarios.isEmpty && scenarios.allSatisfy { $0.effects.map(\.name) == [.agrees] }
    }
}
