import SwiftParser

/// The codes of a pattern's conditions, each with what is asked of what it binds.
struct ProbeSketch {
    struct Code {
        let relation: Clause.Relation
        let query: CodeQuery
        /// What is asked, beside the code, of the meta-variables that it binds.
        let conditions: [(slot: Int, condition: Pattern.Condition)]
        /// Whether it only matters that the code is somewhere, since nothing else speaks of what it binds.
        var isExistence = false
    }

    private(set) var codes: [Code] = []
    /// Whether the pattern's own code may stand around functions, so that its conditions look into them.
    let surroundsFunctions: Bool
    /// Whether a code says what is in a function that it describes from outside.
    private(set) var describesFunctions: Bool

    /// - Parameter spoken: the meta-variables whose code findings show.
    init(of pattern: Pattern, spoken: Set<String>) {
        surroundsFunctions = pattern.alternatives.contains { $0.first.kind.isTypeDeclaration || $0.first.kind.isFunction }
        describesFunctions = pattern.alternatives.contains(where: \.describesFunctions)
        add(pattern.clauses)
        if codes.contains(where: \.query.alternative.describesFunctions) { describesFunctions = true }
        // A fact about the whole of such a match may be one about the names in it.
        if surroundsFunctions, pattern.clauses.contains(where: \.asksMatch) { describesFunctions = true }
        let own = pattern.alternatives.reduce(into: spoken) { $0.formUnion($1.bound) }
        for position in codes.indices {
            let others = codes.indices.filter { $0 != position }.map { codes[$0].query.alternative.bound }
            let bound = codes[position].query.alternative.bound
            let asked = bound.flatMap { name in pattern.variables.firstIndex(of: name).map { pattern.conditions[$0] } ?? [] }
            let facts = (asked + codes[position].conditions.map(\.condition)).flatMap(\.facts)
            codes[position].isExistence =
                others.reduce(own) { $0.union($1) }.isDisjoint(with: bound) && facts.allSatisfy { type(of: $0).basis == .code }
        }
    }

    /// - Parameter clauses: of which all hold together, or one alone.
    private mutating func add(_ clauses: [Clause]) {
        for clause in clauses {
            switch clause {
            case .code(let relation, _, let query):
                let facts = clauses.compactMap { clause -> (slot: Int, condition: Pattern.Condition)? in
                    guard case .fact(.variable(let slot), let condition) = clause else { return nil }
                    return query.alternative.holes.contains { $0?.slot == slot } ? (slot, condition) : nil
                }
                codes.append(Code(relation: relation, query: query, conditions: facts))
            case .fact: continue
            case .all(let inner): add(inner)
            case .any(let inner): for clause in inner { add([clause]) }
            case .not(let inner): add([inner])
            }
        }
    }
}

extension Pattern {
    /// A code of the pattern by itself, with those conditions that code alone decides; nil if it fits nothing.
    ///
    /// - Parameters:
    ///   - others: what is asked of its meta-variables beside the pattern's own conditions.
    ///   - assumesRun: whether runs may have evaluated what the code fits.
    func probe(
        for code: Alternative, _ others: [(slot: Int, condition: Condition)] = [], assumingRun assumesRun: Bool
    ) -> Pattern? {
        var probed: [[Condition]] = []
        for (slot, conditions) in conditions.enumerated() {
            guard code.bound.contains(variables[slot]) else {
                probed.append([])
                continue
            }
            let asked = conditions + others.filter { $0.slot == slot }.map(\.condition)
            guard asked.allSatisfy({ $0.mayHold(assumingRun: assumesRun) }) else { return nil }
            probed.append(asked.compactMap { $0.decidedByCode(assumingRun: assumesRun) })
        }
        return Pattern(alternatives: [code], conditions: probed, clauses: [], variables: variables)
    }

    /// Whether it asks for what is declared or written around something.
    var asksDeclarations: Bool {
        (conditions.joined().flatMap(\.facts) + clauses.flatMap(\.facts)).contains { type(of: $0).basis == .declarations }
    }
}

extension Pattern.Condition {
    /// Whether something that is not known here may make it hold.
    private func isOpen(assumingRun assumesRun: Bool) -> Bool {
        facts.contains { fact in
            switch type(of: fact).basis {
            case .code: false
            case .run: assumesRun
            case .declarations, .handler, .project: true
            }
        }
    }

    private var codeFacts: [any Fact] { facts.filter { type(of: $0).basis == .code } }

    fileprivate func mayHold(assumingRun assumesRun: Bool) -> Bool {
        isNegated || isOpen(assumingRun: assumesRun) || !codeFacts.isEmpty
    }

    /// What of it code alone decides; nil where that decides nothing.
    fileprivate func decidedByCode(assumingRun assumesRun: Bool) -> Pattern.Condition? {
        guard !codeFacts.isEmpty, isNegated || !isOpen(assumingRun: assumesRun) else { return nil }
        return Pattern.Condition(isNegated: isNegated, facts: codeFacts)
    }
}

extension Clause {
    fileprivate var facts: [any Fact] {
        switch self {
        case .code: []
        case .fact(_, let condition): condition.facts
        case .all(let clauses), .any(let clauses): clauses.flatMap(\.facts)
        case .not(let clause): clause.facts
        }
    }

    /// Whether a fact about the whole match is asked.
    fileprivate var asksMatch: Bool {
        switch self {
        case .code: false
        case .fact(let subject, _): subject == .match
        case .all(let clauses), .any(let clauses): clauses.contains { $0.asksMatch }
        case .not(let clause): clause.asksMatch
        }
    }
}

extension Pattern.Alternative {
    /// Whether the code spells out, or binds, what is in a function that is declared in it.
    fileprivate var describesFunctions: Bool {
        first.tree.root.subtree.contains { node in
            if case .siblings(_?, .member) = hole(at: node) { return true }
            if case .node(_?) = hole(at: node), node.role == .member { return true }
            guard node.kind.isFunction, let body = node.child(.body) else { return false }
            return !body.children.allSatisfy { if case .siblings(nil, _) = hole(at: $0) { true } else { false } }
        }
    }
}

extension SyntaxKind {
    fileprivate var isFunction: Bool {
        switch self {
        case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: true
        default: false
        }
    }
}
