import SourceText
import SwiftParser

/// Many patterns, looked for in one walk over a tree.
///
/// Alternatives are filed under the kind of node they begin with, so that a node meets only those that may begin there; and those
/// that spell out a name which the file does not have are not looked for at all.
package struct PatternIndex: Sendable {
    private let patterns: [Pattern]
    private var entries: [Entry] = []
    /// The identifiers that entries spell out, numbered.
    private var identifiers: [ArraySlice<UInt8>: Int] = [:]

    private struct Entry: Sendable {
        let pattern: Int
        let alternative: Pattern.Alternative
        let kinds: [SyntaxKind]
        let needles: Needles
        /// The needles by their numbers in `identifiers`.
        let identifiers: [Int]
    }

    package init(_ patterns: [Pattern]) {
        self.patterns = patterns
        for (index, pattern) in patterns.enumerated() {
            for alternative in pattern.alternatives {
                let needles = Needles(alternative, of: pattern)
                var numbers: [Int] = []
                for name in needles.identifiers {
                    let number = identifiers[name[...]] ?? identifiers.count
                    identifiers[name[...]] = number
                    numbers.append(number)
                }
                entries.append(
                    Entry(
                        pattern: index, alternative: alternative, kinds: alternative.firstKinds, needles: needles,
                        identifiers: numbers))
            }
        }
    }

    /// Whether some pattern may be found in a file that names no keyboard notification.
    package func mayBeFound(withoutHandlersIn words: KeyboardWords) -> Bool {
        entries.contains { words.allow($0.needles) }
    }

    /// Looks for every pattern at and below `root`.
    ///
    /// A pattern is reported once for a node, by the first of its alternatives that fits.
    package func search(_ root: Syntax, facts: any FactSource) -> Search {
        var search = Search()
        var allowance = Pattern.Limits.stepsPerNode * root.tree.nodeCount
        let present = IdentifierSet(root.tree, wanted: identifiers)
        let candidates = entries.filter { present.has($0.identifiers) }
        var matchers = candidates.map { Matcher(patterns[$0.pattern], $0.alternative, facts: facts) }
        var candidatesByKind = [[Int]](repeating: [], count: SyntaxKind.allCases.count)
        for (index, entry) in candidates.enumerated() {
            for kind in entry.kinds { candidatesByKind[Int(kind.rawValue)].append(index) }
        }
        for node in root.subtree {
            var lastFound = -1
            for index in candidatesByKind[Int(node.kind.rawValue)] where candidates[index].pattern != lastFound {
                let match = matchers[index].match(at: node, allowance: &allowance)
                guard allowance >= 0 else {
                    search.stoppedAt = node.range
                    return search
                }
                if let match {
                    lastFound = candidates[index].pattern
                    search.matches.append(Search.Found(pattern: lastFound, match: match))
                }
            }
        }
        return search
    }
}

extension Pattern.Alternative {
    /// The kinds of node that the alternative may fit.
    var firstKinds: [SyntaxKind] {
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
