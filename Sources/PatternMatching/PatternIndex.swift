import SourceText
import SwiftParser

/// Many patterns, looked for in one walk over a tree.
///
/// Alternatives are filed under the kind of node they begin with, so that a node meets only those that may begin there.
package struct PatternIndex: Sendable {
    private let patterns: [Pattern]
    private var entries: [[Entry]]

    private struct Entry: Sendable {
        let pattern: Int
        let alternative: Pattern.Alternative
    }

    package init(_ patterns: [Pattern]) {
        self.patterns = patterns
        entries = Array(repeating: [], count: SyntaxKind.allCases.count)
        for (index, pattern) in patterns.enumerated() {
            for alternative in pattern.alternatives {
                let entry = Entry(pattern: index, alternative: alternative)
                if case .node = alternative.hole(at: alternative.first) {
                    for kind in SyntaxKind.allCases where kind.isExpression { entries[Int(kind.rawValue)].append(entry) }
                } else {
                    entries[Int(alternative.first.kind.rawValue)].append(entry)
                }
            }
        }
    }

    /// Looks for every pattern at and below `root`.
    ///
    /// A pattern is reported once for a node, by the first of its alternatives that fits.
    package func search(_ root: Syntax, facts: some FactSource) -> Search {
        var search = Search()
        var allowance = Pattern.Limits.stepsPerNode * root.tree.nodeCount
        for node in root.subtree {
            var last = -1
            for entry in entries[Int(node.kind.rawValue)] where entry.pattern != last {
                var matcher = Matcher(patterns[entry.pattern], entry.alternative, facts: facts, steps: allowance)
                let match = matcher.match(at: node)
                guard !matcher.isExhausted else {
                    search.stoppedAt = node.range
                    return search
                }
                allowance = matcher.steps
                if let match {
                    search.matches.append(Search.Found(pattern: entry.pattern, match: match))
                    last = entry.pattern
                }
            }
        }
        return search
    }
}

/// What a search found.
package struct Search: Sendable {
    /// In the order of the nodes, parents first; for one node, in the order of the patterns.
    package fileprivate(set) var matches: [Found] = []
    /// The node at which the allowance ran out; what follows it was not searched. Nil where the search is complete.
    package fileprivate(set) var stoppedAt: ByteRange?

    package struct Found: Sendable {
        /// Index into the patterns the search was made for.
        package let pattern: Int
        package let match: Match
    }
}

extension SyntaxKind {
    /// Whether the node may stand where a value is wanted.
    var isExpression: Bool {
        switch self {
        case .ifExpr, .switchExpr: true
        default: (Self.identifierExpr.rawValue...Self.placeholderExpr.rawValue).contains(rawValue)
        }
    }
}
