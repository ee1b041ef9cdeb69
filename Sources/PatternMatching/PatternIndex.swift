import SourceText
import SwiftParser

/// Many patterns, looked for in one walk over a tree.
///
/// A node meets only those alternatives that may begin there: they are filed under the kind of node they begin with and the name
/// that they spell out for it; those that ask for a fact which few nodes have are looked for around these only; and those that
/// spell out a name which the file does not have, nowhere.
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
        /// Lists of numbers: of each, the file must have a name.
        let choices: [[Int]]
        /// That of the name which heads the code; nil where it may have any.
        let head: Int?
        /// For meta-variables that the code itself binds, facts of which one must hold.
        let required: [[any Fact]]

        /// Whether nothing but conditions tell what fits.
        var isBlank: Bool { kinds.count > 1 }

        /// The nodes that an answer may be found around, or nil where it may be anywhere.
        func anchors(in facts: any FactSource) -> [Syntax]? {
            for facts in required.map({ $0.map { $0.candidates(in: facts) } }) where facts.allSatisfy({ $0 != nil }) {
                return facts.flatMap { $0 ?? [] }
            }
            return nil
        }
    }

    package init(_ patterns: [Pattern]) {
        self.patterns = patterns
        for (index, pattern) in patterns.enumerated() {
            for alternative in pattern.alternatives {
                let needles = Needles(alternative, of: pattern)
                let numbers = needles.identifiers.map { number($0[...]) }
                entries.append(
                    Entry(
                        pattern: index, alternative: alternative, kinds: alternative.firstKinds, needles: needles,
                        identifiers: numbers, choices: needles.nameChoices.map { $0.map { number($0[...]) } },
                        head: alternative.head.map { number($0) },
                        required: pattern.requiredFacts(of: alternative)))
            }
        }
    }

    private mutating func number(_ name: ArraySlice<UInt8>) -> Int {
        let number = identifiers[name] ?? identifiers.count
        identifiers[name] = number
        return number
    }

    /// Whether some pattern may be found in a file that names no keyboard notification.
    package func mayBeFound(withoutHandlersIn words: KeyboardWords) -> Bool {
        entries.contains { words.allow($0.needles) }
    }

    /// Looks for every pattern in a file.
    ///
    /// A pattern is reported once for a node, by the first of its alternatives that fits.
    ///
    /// - Parameter parts: of the file, those in which matches may begin; nil for everywhere.
    package func search(_ tree: SyntaxTree, within parts: [ByteRange]? = nil, facts: any FactSource) -> Search {
        var search = Search()
        var allowance = Pattern.Limits.stepsPerNode * Self.nodeCount(around: tree, facts)
        let names = IdentifierTable(tree, wanted: identifiers)
        let words = KeyboardWords(tree.file.bytes)
        let candidates = entries.filter { entry in
            names.has(entry.identifiers) && entry.choices.allSatisfy(names.hasAny)
                && words.haveNames(entry.needles, isBlank: entry.isBlank)
        }
        var matchers = candidates.map { Matcher(patterns[$0.pattern], $0.alternative, facts: facts) }
        let places = Places(candidates.map { ($0.kinds, $0.anchors(in: facts)) }, in: tree)
        walk: for node in tree.nodes(of: places.kinds, within: parts) {
            let kind = node.kind
            guard places.mayBegin(kind, at: node) else { continue }
            let head = node.headToken.map { names.number(ofToken: $0) }
            var lastFound = -1
            for index in places.candidates(kind, at: node) where candidates[index].pattern != lastFound {
                if let wanted = candidates[index].head, wanted != head { continue }
                let match = matchers[index].match(at: node, allowance: &allowance)
                guard allowance >= 0 else {
                    search.stoppedAt = node.range
                    break walk
                }
                if let match {
                    lastFound = candidates[index].pattern
                    search.matches.append(Search.Found(pattern: lastFound, match: match))
                }
            }
        }
        search.sort()
        return search
    }

    /// The nodes of a file, and of those files that go on with its types: what patterns look through.
    private static func nodeCount(around tree: SyntaxTree, _ facts: any FactSource) -> Int {
        let types = tree.nodes(of: Set(SyntaxKind.allCases.filter(\.isTypeDeclaration)))
        let others = types.flatMap(facts.typeDeclarations(around:)).map(\.tree).filter { $0 !== tree }
        let counts = Dictionary(others.map { (ObjectIdentifier($0), $0.nodeCount) }) { first, _ in first }
        return counts.values.reduce(tree.nodeCount, +)
    }
}

/// Where candidates may begin, by their positions.
private struct Places {
    private var byKind = [[Int]](repeating: [], count: SyntaxKind.allCases.count)
    /// Of those that begin around few nodes only.
    private var byNode: [Int32: [Int]] = [:]
    private var isAround: [Bool] = []
    /// Of the nodes at which some may begin.
    private(set) var kinds: Set<SyntaxKind> = []

    /// - Parameter candidates: the kinds of node that each may begin with, and the nodes it is around, if not anywhere.
    init(_ candidates: [(kinds: [SyntaxKind], anchors: [Syntax]?)], in tree: SyntaxTree) {
        for (position, candidate) in candidates.enumerated() {
            guard let anchors = candidate.anchors else {
                for kind in candidate.kinds { byKind[Int(kind.rawValue)].append(position) }
                kinds.formUnion(candidate.kinds)
                continue
            }
            for anchor in anchors where anchor.tree === tree {
                for node in CollectionOfOne(anchor) + Array(anchor.ancestors) where candidate.kinds.contains(node.kind) {
                    if byNode[node.id]?.last != position { byNode[node.id, default: []].append(position) }
                    kinds.insert(node.kind)
                }
            }
        }
        guard !byNode.isEmpty else { return }
        isAround = [Bool](repeating: false, count: tree.nodeCount)
        for id in byNode.keys { isAround[Int(id)] = true }
    }

    func mayBegin(_ kind: SyntaxKind, at node: Syntax) -> Bool {
        !byKind[Int(kind.rawValue)].isEmpty || !isAround.isEmpty && isAround[Int(node.id)]
    }

    /// In the order of the patterns.
    func candidates(_ kind: SyntaxKind, at node: Syntax) -> [Int] {
        let everywhere = byKind[Int(kind.rawValue)]
        guard !isAround.isEmpty, isAround[Int(node.id)], let here = byNode[node.id] else { return everywhere }
        return everywhere.isEmpty ? here : (everywhere + here).sorted()
    }
}

extension Pattern {
    /// For the meta-variables that one node of an alternative's code binds, the facts of which one must hold.
    fileprivate func requiredFacts(of alternative: Alternative) -> [[any Fact]] {
        guard alternative.first.nextSibling == nil else { return [] }
        let slots = alternative.holes.compactMap { hole in if case .node(let slot?) = hole { slot } else { nil } }
        return slots.flatMap { conditions[$0] }.filter { !$0.isNegated }.map(\.facts)
    }
}

extension Pattern.Alternative {
    /// The name that a node must be headed by to fit; nil where it may have any.
    fileprivate var head: ArraySlice<UInt8>? {
        guard let token = first.headToken({ hole(at: $0) == nil }), first.tree.tokens[token].kind == .identifier else {
            return nil
        }
        let node = first.tree.tokens[token]
        let name = first.file.bytes[Int(node.start)..<Int(node.end)]
        return name.first == UInt8(ascii: "$") ? nil : name.filter { $0 != UInt8(ascii: "`") }[...]
    }

    /// The kinds of node that the alternative may fit.
    var firstKinds: [SyntaxKind] {
        guard case .node = hole(at: first) else { return [first.kind] }
        return SyntaxKind.allCases.filter { first.nextSibling != nil || $0.isExpression }
    }
}

extension Syntax {
    /// The token by which code that spells it out is told from other code: the name of what a call calls, of what is assigned to.
    fileprivate func headToken(_ isSpelled: (Syntax) -> Bool = { _ in true }) -> Int? {
        var node = self
        while isSpelled(node) {
            switch node.kind {
            case .callExpr:
                guard let callee = node.child(.callee) else { return nil }
                node = callee.withoutParentheses
            case .assignExpr:
                guard let target = node.child(.left) else { return nil }
                node = target.withoutParentheses
            case .memberExpr, .identifierExpr: return node.mainToken
            default: return nil
            }
        }
        return nil
    }

    fileprivate var headToken: Int? { headToken() }
}

/// What a search found.
package struct Search: Sendable {
    /// In the order of the nodes, parents first; for one node, in the order of the patterns.
    package fileprivate(set) var matches: [Found] = []
    /// The node at which the allowance ran out; not all of what is around it was searched. Nil where the search is complete.
    package fileprivate(set) var stoppedAt: ByteRange?

    fileprivate mutating func sort() {
        matches.sort { left, right in
            left.match.node == right.match.node ? left.pattern < right.pattern : left.match.node.precedes(right.match.node)
        }
    }

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
