import SourceText
import SwiftParser

/// A condition on the code around a match, in it, or missing from it; or on facts that several meta-variables decide together.
///
/// `where` clauses about one meta-variable are asked the moment it is bound, which keeps searches short. Clauses are asked once
/// the whole code fits, in the order in which they are written; what a clause binds is bound for those after it.
indirect enum Clause: Sendable {
    /// Some node that stands in this relation to the subject fits the code.
    case code(Relation, subject: Subject, CodeQuery)
    case fact(subject: Subject, Pattern.Condition)
    case all([Clause])
    case any([Clause])
    case not(Clause)

    /// Whether the answer is in a project file, which nobody opens without need.
    var asksProject: Bool {
        switch self {
        case .code: false
        case .fact(_, let condition): condition.facts.contains { type(of: $0).basis == .project }
        case .all(let clauses), .any(let clauses): clauses.contains { $0.asksProject }
        case .not(let clause): clause.asksProject
        }
    }

    /// The facts that hold where the clause does, or one of which does.
    var affirmedFacts: [any Fact] {
        switch self {
        case .code, .not: []
        case .fact(_, let condition): condition.affirmed
        case .all(let clauses), .any(let clauses): clauses.flatMap(\.affirmedFacts)
        }
    }

    /// What a clause is about.
    enum Subject: Sendable, Hashable {
        /// The code that matched; its first statement, where it is several.
        case match
        case variable(slot: Int)
    }

    /// Where code is looked for, seen from the subject.
    enum Relation: Sendable, CaseIterable {
        case fits, has, inside, followedBy, precededBy, functionHas, typeHas, fileHas
    }

    /// The meta-variables that are bound wherever the clause holds.
    var bound: Set<String> {
        switch self {
        case .code(_, _, let query): query.alternative.bound
        case .fact, .not, .any: []
        case .all(let clauses): clauses.reduce(into: []) { $0.formUnion($1.bound) }
        }
    }
}

/// One code, with the kinds of node that it may begin with.
struct CodeQuery: Sendable {
    let alternative: Pattern.Alternative
    private let kinds: Set<SyntaxKind>

    init(_ alternative: Pattern.Alternative) {
        self.alternative = alternative
        kinds = Set(alternative.firstKinds)
    }

    func mayBegin(at node: Syntax) -> Bool { kinds.contains(node.kind) }
}

extension Clause.Relation {
    /// As a pattern spells it.
    var words: [String] {
        switch self {
        case .fits: ["fits"]
        case .has: ["has"]
        case .inside: ["inside"]
        case .followedBy: ["followed", "by"]
        case .precededBy: ["preceded", "by"]
        case .functionHas: ["function", "has"]
        case .typeHas: ["type", "has"]
        case .fileHas: ["file", "has"]
        }
    }

    /// Whether the code may stand in another file than the match.
    var mayLeaveFile: Bool { self == .typeHas }

    /// Those that a `where` clause asks of a meta-variable.
    static let ofVariables: [Clause.Relation] = [.fits, .has]
    /// Those that stand in a line of their own and are about the match.
    static let ofMatches: [Clause.Relation] = allCases.filter { $0 != .fits }
}
