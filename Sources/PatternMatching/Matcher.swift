import SourceText
import SwiftLexer
import SwiftParser

/// Compares one alternative of a pattern with nodes of a tree.
///
/// Written in continuation-passing style: each step ends by calling what is left to do, and undoes its binding when that fails.
/// So a sequence that was too short, or a repeated meta-variable that was bound too early, gets its second chance anywhere in the
/// pattern. The calls nest as deep as the pattern is large, never as deep as the file.
struct Matcher<Facts: FactSource> {
    let pattern: Pattern
    let alternative: Pattern.Alternative
    let facts: Facts
    /// What is left of the search's allowance.
    private(set) var steps: Int
    private var slots: [Slot?]

    /// A binding while it can still be undone.
    private enum Slot {
        case node(Syntax)
        case name(Syntax)
        /// The siblings from `first` up to, not including, `end`.
        case siblings(first: Syntax?, end: Syntax?)
    }

    private typealias Rest = (inout Matcher) -> Bool

    init(_ pattern: Pattern, _ alternative: Pattern.Alternative, facts: Facts, steps: Int) {
        self.pattern = pattern
        self.alternative = alternative
        self.facts = facts
        self.steps = steps
        self.slots = Array(repeating: nil, count: pattern.variables.count)
    }

    var isExhausted: Bool { steps < 0 }

    /// The first way in which the alternative fits at `node`.
    mutating func match(at node: Syntax) -> Match? {
        var found: Match?
        if alternative.first.nextSibling == nil {
            _ = fits(alternative.first, node) { matcher in
                found = matcher.match(of: node)
                return true
            }
        } else if node.role == .statement {
            _ = listFits(alternative.first, node, isOpen: true) { matcher in
                found = matcher.match(of: node)
                return true
            }
        }
        return isExhausted ? nil : found
    }

    // MARK: Nodes

    private mutating func fits(_ wanted: Syntax, _ node: Syntax, then rest: Rest) -> Bool {
        guard spend(1) else { return false }
        let hole = alternative.hole(at: wanted)
        if case .node(let slot) = hole { return bind(slot, .node(node), then: rest) }
        let node = wanted.kind == .parenExpr ? node : node.withoutParentheses
        guard wanted.kind == node.kind, saysTheSame(wanted, node, exceptName: hole != nil) else { return false }
        guard extrasFit(wanted, node) else { return false }
        return bind(hole?.slot, .name(node)) { matcher in
            matcher.listFits(wanted.firstChild?.orNextEssential, node.firstChild?.orNextEssential, isOpen: false, then: rest)
        }
    }

    /// Attributes, modifiers and captures: those of the pattern must be there, in any order; the file may have more.
    private mutating func extrasFit(_ wanted: Syntax, _ node: Syntax) -> Bool {
        for extra in wanted.children where extra.isExtra {
            if case .siblings = alternative.hole(at: extra) { continue }
            let isThere = node.children.contains { other in
                other.role == extra.role && fits(extra, other) { _ in true }
            }
            guard isThere else { return false }
        }
        return true
    }

    // MARK: Siblings

    /// Whether the siblings from `wanted` on fit those from `node` on.
    ///
    /// - Parameter isOpen: the file may go on where the pattern ends.
    private mutating func listFits(_ wanted: Syntax?, _ node: Syntax?, isOpen: Bool, then rest: Rest) -> Bool {
        guard let wanted else { return (isOpen || node == nil) && rest(&self) }
        let next = wanted.nextSibling?.orNextEssential
        if case .siblings(let slot, let role) = alternative.hole(at: wanted) {
            var end = node
            while spend(1) {
                let bound = bind(slot, .siblings(first: node, end: end)) { matcher in
                    matcher.listFits(next, end, isOpen: isOpen, then: rest)
                }
                if bound { return true }
                guard let absorbed = end, absorbed.role == role else { return false }
                end = absorbed.nextSibling?.orNextEssential
            }
            return false
        }
        guard let node, wanted.role == node.role else { return false }
        return fits(wanted, node) { matcher in
            matcher.listFits(next, node.nextSibling?.orNextEssential, isOpen: isOpen, then: rest)
        }
    }

    // MARK: Bindings

    private mutating func bind(_ slot: Int?, _ value: Slot, then rest: Rest) -> Bool {
        guard let slot else { return rest(&self) }
        if let earlier = slots[slot] { return isSameCode(earlier, value) && rest(&self) }
        guard meetsConditions(slot, value) else { return false }
        slots[slot] = value
        if rest(&self) { return true }
        slots[slot] = nil
        return false
    }

    private mutating func meetsConditions(_ slot: Int, _ value: Slot) -> Bool {
        switch value {
        case .siblings: true
        case .node(let node), .name(let node):
            pattern.conditions[slot].allSatisfy { spend(1) && $0.holds(for: node, in: facts) }
        }
    }

    private mutating func isSameCode(_ left: Slot, _ right: Slot) -> Bool {
        guard let tokens = firstNode(left)?.tree.tokens, let left = codeRange(left), let right = codeRange(right) else {
            return codeRange(left) == nil && codeRange(right) == nil
        }
        return tokens.sameCode(left, right) { spend($0) }
    }

    private func firstNode(_ slot: Slot) -> Syntax? {
        switch slot {
        case .node(let node), .name(let node): node
        case .siblings(let first, let end): first == end ? nil : first
        }
    }

    /// The range of what a slot holds; nil for an empty sequence.
    private func codeRange(_ slot: Slot) -> ByteRange? {
        switch slot {
        case .node(let node): node.range
        case .name(let node): node.nameRange
        case .siblings:
            nodes(slot).first.flatMap { first in nodes(slot).last.map { first.range.union($0.range) } }
        }
    }

    private func nodes(_ slot: Slot) -> [Syntax] {
        switch slot {
        case .node(let node), .name(let node): return [node]
        case .siblings(let first, let end):
            var nodes: [Syntax] = []
            var upcoming = first
            while let node = upcoming, node != end {
                nodes.append(node)
                upcoming = node.nextSibling?.orNextEssential
            }
            return nodes
        }
    }

    private func match(of node: Syntax) -> Match {
        var bindings: [String: Binding] = [:]
        for case (let name, let slot?) in zip(pattern.variables, slots) {
            bindings[name] = Binding(nodes: nodes(slot), range: codeRange(slot))
        }
        return Match(node: node, bindings: bindings)
    }

    private mutating func spend(_ cost: Int) -> Bool {
        steps -= cost
        return steps >= 0
    }
}
