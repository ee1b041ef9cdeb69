import SourceText
import SwiftParser

extension Matcher {
    /// Whether the clauses from `index` on hold, and then the rest.
    mutating func clausesHold(_ clauses: [Clause], from index: Int = 0, at match: Syntax, then rest: Rest) -> Bool {
        guard index < clauses.count else { return rest(&self) }
        return holds(clauses[index], at: match) { $0.clausesHold(clauses, from: index + 1, at: match, then: rest) }
    }

    private mutating func holds(_ clause: Clause, at match: Syntax, then rest: Rest) -> Bool {
        guard spend(1) else { return false }
        switch clause {
        case .code(let relation, let subject, let query):
            return isFound(query, relation, nodes(of: subject, match), then: rest)
        case .fact(let subject, let condition):
            let nodes = nodes(of: subject, match)
            let cost = nodes.reduce(0) { $0 + condition.cost(for: $1) }
            return spend(cost) && condition.holds(forAnyOf: nodes, in: facts) && rest(&self)
        case .all(let clauses):
            return clausesHold(clauses, at: match, then: rest)
        case .any(let clauses):
            return clauses.contains { holds($0, at: match, then: rest) }
        case .not(let inner):
            let saved = slots
            let isFound = holds(inner, at: match) { _ in true }
            slots = saved
            return !isFound && rest(&self)
        }
    }

    /// The nodes a clause is about; a fact about the match may be known of any part of it, so those bound come along.
    private func nodes(of subject: Clause.Subject, _ match: Syntax) -> [Syntax] {
        switch subject {
        case .match: [match] + slots.compactMap { $0?.first }
        case .variable(let slot): slots[slot]?.nodes ?? []
        }
    }

    /// Looks for the code among the nodes that stand in the relation to the first of `subjects`.
    private mutating func isFound(_ query: CodeQuery, _ relation: Clause.Relation, _ subjects: [Syntax], then rest: Rest) -> Bool
    {
        guard let subject = subjects.first else { return false }
        switch relation {
        case .fits:
            return fits(query, at: subject, then: rest)
        case .has:
            return subjects.isEmpty ? false : isFound(query, below: subject, then: rest)
        case .inside:
            for ancestor in subject.ancestors {
                guard spend(1) else { return false }
                if query.mayBegin(at: ancestor), fits(query, at: ancestor, then: rest) { return true }
            }
            return false
        case .followedBy:
            return isFound(query, below: subject.function, where: { $0.start >= subject.range.end }, then: rest)
        case .precededBy:
            return isFound(query, below: subject.function, where: { $0.end <= subject.range.start }, then: rest)
        case .functionHas:
            return isFound(query, below: subject.function, then: rest)
        case .typeHas:
            for declaration in facts.typeDeclarations(around: subject) {
                if isFound(query, below: declaration, then: rest) { return true }
            }
            return false
        case .fileHas:
            return isFound(query, below: subject.tree.root, then: rest)
        }
    }

    private mutating func isFound(
        _ query: CodeQuery, below root: Syntax, where isWanted: (ByteRange) -> Bool = { _ in true }, then rest: Rest
    ) -> Bool {
        for node in root.subtree {
            guard spend(1) else { return false }
            if query.mayBegin(at: node), isWanted(node.range), fits(query, at: node, then: rest) { return true }
        }
        return false
    }

    /// Fits the code of a clause at a node; while it runs, the code is the alternative the matcher compares with.
    private mutating func fits(_ query: CodeQuery, at node: Syntax, then rest: Rest) -> Bool {
        let outer = alternative
        alternative = query.alternative
        defer { alternative = outer }
        return fitsWhole(at: node) { matcher in
            matcher.alternative = outer
            defer { matcher.alternative = query.alternative }
            return rest(&matcher)
        }
    }
}

extension Syntax {
    /// The function, initialiser, accessor or property around the node; where there is none, the outermost closure, else the
    /// file.
    var function: Syntax {
        var closure: Syntax?
        for ancestor in ancestors {
            switch ancestor.kind {
            case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorDecl, .accessorBlock:
                return ancestor
            case .closureExpr: closure = ancestor
            case let kind where kind.isTypeDeclaration: return closure ?? ancestor
            default: continue
            }
        }
        return closure ?? tree.root
    }
}
