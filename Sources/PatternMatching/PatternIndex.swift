import SourceText
import SwiftParser

/// Many patterns, looked for in one walk over a tree.
///
/// Alternatives are filed under the kind of node they begin with, so that a node meets only those that may begin there.
package struct PatternIndex: Sendable {
    private let patterns: [Pattern]
    private var entries: [Entry] = []
    /// Indices of the entries that may begin with a node, by its kind.
    private var entriesByKind = [[Int]](repeating: [], count: SyntaxKind.allCases.count)

    private struct Entry: Sendable {
        let pattern: Int
        let alternative: Pattern.Alternative
    }

    package init(_ patterns: [Pattern]) {
        self.patterns = patterns
        for (index, pattern) in patterns.enumerated() {
            for alternative in pattern.alternatives {
                for kind in alternative.firstKinds { entriesByKind[Int(kind.rawValue)].append(entries.count) }
                entries.append(Entry(pattern: index, alternative: alternative))
            }
        }
    }

    /// Looks for every pattern at and below `root`.
    ///
    /// A pattern is reported once for a node, by the first of its alternatives that fits.
    package func search(_ root: Syntax, facts: any FactSource) -> Search {
        var search = Search()
        var allowance = Pattern.Limits.stepsPerNode * root.tree.nodeCount
        var matchers = entries.map { Matcher(patterns[$0.pattern], $0.alternative, facts: facts) }
        for node in root.subtree {
            var lastFound = -1
            for entry in entriesByKind[Int(node.kind.rawValue)] where entries[entry].pattern != lastFound {
                let match = matchers[entry].match(at: node, allowance: &allowance)
                guard allowance >= 0 else {
                    search.stoppedAt = node.range
                    return search
                }
                if let match {
                    lastFound = entries[entry].pattern
                    search.matches.append(Search.Found(pattern: lastFound, match: match))
                }
            }
        }
        return search
    }
}

extension Pattern.Alternative {
    /// The kinds of node that the alternative may fit.
    fileprivate var firstKinds: [SyntaxKind] {
        guard case .node = hole(at: first) else { return [first.kind] }
        return SyntaxKind.allCases.filter { first.nextSibling != nil || $0.isExpression }
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
