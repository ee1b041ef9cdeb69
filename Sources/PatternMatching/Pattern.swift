import SourceText
import SwiftParser

/// Swift code with blanks in it, and what must be true of what fills them.
///
/// A rule author already knows how to write the code a rule is about, so a pattern *is* that code: it is read by the same lexer
/// and parser as the files it is compared with, and there is no second grammar to learn or to keep in step. Blanks are
/// meta-variables (`$X`, `$...XS`, `$_`), which the lexer sees as identifiers. What the spelling cannot say (`frame.height`,
/// `info.height` and a helper in another file are one and the same height) is left to `where` clauses, which ask a `FactSource`.
/// This module knows the questions and not the answers: it could match patterns in a file that has never heard of keyboards.
///
/// Two kinds of backtracking make matchers slow on hostile input: sequences against sequences and repeated variables. Both are
/// allowed, and paid from an allowance that is proportional to the file (`Limits.stepsPerNode`), so a search is linear by
/// construction; a search that runs out says so.
package struct Pattern: Sendable {
    let alternatives: [Alternative]
    /// The conditions on each meta-variable, by its index in `variables`.
    let conditions: [[Condition]]
    /// The conditions on what is around a match, in it or missing from it.
    let clauses: [Clause]
    /// The names of the meta-variables, without `$`; a binding's slot is an index into this list.
    let variables: [String]

    /// The meta-variables that every alternative binds: those a message or a `where` clause may speak of.
    package var alwaysBound: Set<String> {
        alternatives.dropFirst().reduce(into: alternatives.first?.bound ?? []) { $0.formIntersection($1.bound) }
            .union(Clause.all(clauses).bound).union([Self.matchVariable])
    }

    /// How many conditions it has: of two patterns that fit a place, the one that asks more says more.
    package var conditionCount: Int { conditions.reduce(clauses.count) { $0 + $1.count } }

    /// Whether it asks for the project's settings, such as which system the code is built for.
    package var asksProject: Bool { clauses.contains { $0.asksProject } }

    /// The facts that a match has, or one of which it has: those that no `not` asks for.
    package var affirmedFacts: [any Fact] {
        conditions.joined().flatMap(\.affirmed) + clauses.flatMap(\.affirmedFacts)
    }

    /// `$MATCH` stands for the whole of what fits, in messages and `where` clauses.
    static let matchVariable = "MATCH"

    /// One of the codes that `or` separates.
    struct Alternative: Sendable {
        /// The first statement; those after it are its siblings.
        let first: Syntax
        /// What stands where a meta-variable was written, by the node's index in the pattern's own tree.
        var holes: [Hole?]
        /// The names of its meta-variables.
        var bound: Set<String>

        func hole(at node: Syntax) -> Hole? { holes[Int(node.id)] }
    }

    /// `where $X …` or `where not $X …`; facts joined by `or`.
    struct Condition: Sendable {
        let isNegated: Bool
        let facts: [any Fact]

        var affirmed: [any Fact] { isNegated ? [] : facts }

        /// The steps that asking takes.
        func cost(for node: Syntax) -> Int { facts.reduce(1) { max($0, $1.cost(for: node)) } }

        func holds(for node: Syntax, in source: any FactSource) -> Bool {
            holds(forAnyOf: [node], in: source)
        }

        /// Whether one of the facts holds for one of the nodes; negated, whether none holds for any.
        func holds(forAnyOf nodes: [Syntax], in source: any FactSource) -> Bool {
            facts.contains { fact in
                nodes.contains { fact.holds(for: $0, in: source) }
            } != isNegated
        }
    }

    enum Limits {
        /// The largest pattern, in nodes. The matcher calls itself a few times for each, so this bounds its stack; an ordinary
        /// pattern has about ten.
        static let nodes = 400
        /// Groups inside each other: nobody reads more, and each is a call on the stack.
        static let groups = 8
        /// What one search may spend for each node of the file. Looking at a node costs one step for each alternative that may
        /// begin there, and an ordinary match costs as many as the pattern has nodes.
        static let stepsPerNode = 200
    }
}

/// What is wrong with a pattern, and where in the file it was read from.
package struct PatternIssue: Error, Equatable {
    /// Lower case, no full stop.
    package let message: String
    package let range: ByteRange

    package init(_ message: String, at range: ByteRange) {
        self.message = message
        self.range = range
    }
}
