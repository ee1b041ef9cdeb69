import SourceText
import SwiftLexer
import SwiftParser

/// Compares one alternative of a pattern with nodes of a tree.
///
/// Written in continuation-passing style: each step ends by calling what is left to do, and undoes its binding when that fails.
/// So a sequence that was too short, or a repeated meta-variable that was bound too early, gets its second chance anywhere in the
/// pattern. The calls nest as deep as the pattern is large, never as deep as the file.
struct Matcher {
    let pattern: Pattern
    /// The code that nodes are compared with: the pattern's own, or that of a clause while it is looked for.
    var alternative: Pattern.Alternative
    let facts: any FactSource
    /// What the search may still spend; below zero when it has run out.
    private var steps = 0
    var slots: [Slot?]

    /// What is left to do.
    ///
    /// The functions that take one and hand on another are not inlined: into each other, and again for each closure, they would
    /// come to half of the module's code, and to a third of the time that it takes to compile.
    typealias Rest = (inout Matcher) -> Bool

    init(_ pattern: Pattern, _ alternative: Pattern.Alternative, facts: any FactSource) {
        self.pattern = pattern
        self.alternative = alternative
        self.facts = facts
        self.slots = Array(repeating: nil, count: pattern.variables.count)
    }

    /// The first way in which the alternative fits at `node`.
    ///
    /// - Parameter allowance: the steps that may be taken, less those taken on return; below zero, the answer is not to be
    ///   trusted.
    mutating func match(at node: Syntax, allowance: inout Int) -> Match? {
        steps = allowance
        defer { allowance = steps }
        var found: Match?
        _ = fitsWhole(at: node) { matcher in
            matcher.clausesHold(matcher.pattern.clauses, at: node) { matcher in
                found = matcher.match(of: node)
                return true
            }
        }
        guard let found else { return nil }
        for slot in slots.indices { slots[slot] = nil }
        return found
    }

    /// Fits the whole code at a node: one node, or statements that follow one another from it on.
    mutating func fitsWhole(at node: Syntax, then rest: Rest) -> Bool {
        if alternative.first.nextSibling == nil { return fits(alternative.first, node, then: rest) }
        return node.role == .statement && listFits(alternative.first, node, isOpen: true, then: rest)
    }

    // MARK: Nodes

    @inline(never)
    private mutating func fits(_ wanted: Syntax, _ node: Syntax, then rest: Rest) -> Bool {
        guard spend(1) else { return false }
        let hole = alternative.hole(at: wanted)
        if case .node(let slot) = hole { return bind(slot, .node(node), then: rest) }
        let node = wanted.kind == .parenExpr ? node : node.withoutParentheses
        guard wanted.kind == node.kind, saysTheSame(wanted, node, exceptName: hole != nil) else { return false }
        return bind(hole?.slot, .name(node)) { matcher in
            matcher.extrasFit(wanted.firstChild?.orNextExtra, node) { matcher in
                matcher.listFits(wanted.firstChild?.orNextEssential, node.firstChild?.orNextEssential, isOpen: false, then: rest)
            }
        }
    }

    /// Attributes, modifiers and captures: those of the pattern must be there, in any order; the file may have more.
    @inline(never)
    private mutating func extrasFit(_ extra: Syntax?, _ node: Syntax, then rest: Rest) -> Bool {
        guard let extra else { return rest(&self) }
        return node.children.contains { candidate in
            candidate.role == extra.role
                && fits(extra, candidate) { $0.extrasFit(extra.nextSibling?.orNextExtra, node, then: rest) }
        }
    }

    // MARK: Siblings

    /// Whether the siblings from `wanted` on fit those from `node` on.
    ///
    /// - Parameter isOpen: the file may go on where the pattern ends.
    @inline(never)
    private mutating func listFits(_ wanted: Syntax?, _ node: Syntax?, isOpen: Bool, then rest: Rest) -> Bool {
        guard let wanted else { return (isOpen || node == nil) && rest(&self) }
        let next = wanted.nextSibling?.orNextEssential
        if case .siblings(let slot, let role) = alternative.hole(at: wanted) {
            var absorbed: (first: Syntax, last: Syntax)?
            var end = node
            while spend(1) {
                if bind(slot, .siblings(absorbed), then: { $0.listFits(next, end, isOpen: isOpen, then: rest) }) { return true }
                guard let last = end, last.role == role else { return false }
                absorbed = (absorbed?.first ?? last, last)
                end = last.nextSibling?.orNextEssential
            }
            return false
        }
        guard let node, wanted.role == node.role else { return false }
        return fits(wanted, node) { matcher in
            matcher.listFits(next, node.nextSibling?.orNextEssential, isOpen: isOpen, then: rest)
        }
    }

    // MARK: Bindings

    @inline(never)
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
            pattern.conditions[slot].allSatisfy { spend($0.cost(for: node)) && $0.holds(for: node, in: facts) }
        }
    }

    private mutating func isSameCode(_ left: Slot, _ right: Slot) -> Bool {
        guard left.first != right.first || left.range != right.range else { return true }
        guard let tokens = left.first?.tree.tokens, let others = right.first?.tree.tokens, let left = left.range,
            let right = right.range
        else { return left.range == nil && right.range == nil }
        return tokens.sameCode(left, right, of: others) { spend($0) }
    }

    private func match(of node: Syntax) -> Match {
        var bindings = [Pattern.matchVariable: Binding(nodes: [node], range: node.range)]
        for case (let name, let slot?) in zip(pattern.variables, slots) {
            bindings[name] = Binding(nodes: slot.nodes, range: slot.range)
        }
        return Match(node: node, bindings: bindings)
    }

    mutating func spend(_ cost: Int) -> Bool {
        steps -= cost
        return steps >= 0
    }
}

/// A binding while it can still be undone.
enum Slot {
    case node(Syntax)
    case name(Syntax)
    /// The siblings from the first to the last; nil for none.
    case siblings((first: Syntax, last: Syntax)?)

    var first: Syntax? {
        switch self {
        case .node(let node), .name(let node): node
        case .siblings(let ends): ends?.first
        }
    }

    /// Where the code stands; nil for an empty sequence.
    var range: ByteRange? {
        switch self {
        case .node(let node): node.range
        case .name(let node): node.nameRange
        case .siblings(let ends): ends.map { $0.first.range.union($0.last.range) }
        }
    }

    var nodes: [Syntax] {
        guard case .siblings(let ends) = self else { return first.map { [$0] } ?? [] }
        var nodes: [Syntax] = []
        var upcoming = ends?.first
        while let node = upcoming {
            nodes.append(node)
            upcoming = node == ends?.last ? nil : node.nextSibling?.orNextEssential
        }
        return nodes
    }
}
