import SwiftLexer
import SwiftParser

/// Every name that patterns and their clauses spell out, wanted or not. Code that did not run, observes nothing and has none of these names
/// has no part in a match.
package struct Vocabulary: Sendable {
    private var names: Set<ArraySlice<UInt8>> = []
    private var globs: Set<Glob> = []

    init(_ patterns: [Pattern]) {
        for pattern in patterns {
            for alternative in pattern.alternatives where !pattern.fitsOnlyWhatRan(alternative) {
                add(alternative)
                for condition in pattern.conditions(alternative.bound) { add(condition) }
            }
            let bound = pattern.alternatives.reduce(into: Set()) { $0.formUnion($1.bound) }
            for condition in pattern.conditions(Set(pattern.variables).subtracting(bound)) { add(condition) }
            let reaches: Reach = pattern.alternatives.allSatisfy(pattern.fitsOnlyWhatRan) ? .beyondFunction : .anywhere
            add(Clause.all(pattern.clauses), reaches)
        }
    }

    /// - Parameter name: an identifier, in bytes.
    package func has(_ name: ArraySlice<UInt8>) -> Bool {
        names.contains(name) || globs.contains { $0.fits(name) }
    }

    private mutating func add(_ alternative: Pattern.Alternative) {
        let tokens = alternative.first.tree.tokens
        for token in tokens.tokens where token.kind == .identifier {
            let name = tokens.file.bytes[token.range.start..<token.range.end]
            if name.first != UInt8(ascii: "$") { names.insert(name) }
        }
    }

    /// Where clauses look that are of interest.
    private enum Reach {
        case anywhere
        /// The match lies in code that ran, and with it the function around it.
        case beyondFunction
    }

    private mutating func add(_ clause: Clause, _ reach: Reach) {
        switch clause {
        case .code(let relation, _, let query):
            if reach == .anywhere || relation == .typeHas || relation == .fileHas { add(query.alternative) }
        case .fact(_, let condition):
            if reach == .anywhere { add(condition) }
        case .all(let clauses), .any(let clauses): for clause in clauses { add(clause, reach) }
        case .not(let clause): add(clause, reach)
        }
    }

    private mutating func add(_ condition: Pattern.Condition) {
        globs.formUnion(condition.facts.compactMap(\.name))
    }
}

extension Pattern {
    fileprivate func conditions(_ names: Set<String>) -> [Condition] {
        zip(variables, conditions).filter { names.contains($0.0) }.flatMap(\.1)
    }

    /// Whether a meta-variable of the code must stand for something that a run came to.
    fileprivate func fitsOnlyWhatRan(_ alternative: Alternative) -> Bool {
        conditions(alternative.bound).contains { !$0.isNegated && $0.facts.allSatisfy { type(of: $0).basis == .run } }
    }
}
