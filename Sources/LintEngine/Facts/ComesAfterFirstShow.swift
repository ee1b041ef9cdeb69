import Behaviour
import PatternMatching
import SwiftParser

/// Content is not where the guide has it after an event that is not the scenario's first: what the first show does right, or as
/// wrong, a later one does not follow.
struct ComesAfterFirstShow: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "effect comes after the first show",
            "an event after a scenario's first leaves the content covered, or a gap, and more of it than the first one did",
            ComesAfterFirstShow())
    ]
    static let basis = FactBasis.handler
    private static let scope = EffectScope(names: [.covered, .gap], frames: .others, isLater: true)
    var explained: EffectScope? { Self.scope }

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.effects(of: node)?.isShown(Self.scope) ?? false
    }

    func trace(of node: Syntax, in evidence: Evidence) -> [(what: String, node: Syntax)] {
        node.guardBefore.map { [("skips later shows", $0)] } ?? []
    }
}

extension Syntax {
    /// The condition of the nearest branch around a piece of code, or that of the nearest branch before it that leaves the
    /// function, of those that ask for more than whether something is there.
    fileprivate var guardBefore: Syntax? {
        var node = self
        while let parent = node.parent, !parent.takesSomething {
            if parent.kind == .ifExpr, node.role == .body, let condition = parent.askedCondition { return condition }
            let before = parent.children(.statement).prefix { $0 != node }
            if let condition = before.reversed().lazy.filter(\.mayLeave).compactMap(\.askedCondition).first { return condition }
            node = parent
        }
        return nil
    }

    /// Whether it is a function, or a closure that is handed something, as handlers are, and animations are not.
    private var takesSomething: Bool { kind == .functionDecl || kind == .closureExpr && !children(.parameter).isEmpty }

    /// Whether it is a `guard`, or an `if` that ends with `return`.
    private var mayLeave: Bool {
        kind == .guardStmt || kind == .ifExpr && child(.body)?.children(.statement).last?.kind == .returnStmt
    }

    private var askedCondition: Syntax? { children(.condition).first { $0.kind != .optionalBinding } }
}
