import SourceText
import SwiftParser

/// What patterns may find by the code of one function: their own codes, and the codes that their conditions look for.
///
/// An edit of a function's body makes no match in it and changes none elsewhere if what is found here is the same before and
/// after. The function is looked at by itself, so facts that only an analysis decides are taken to hold: too much is found rather
/// than too little.
package struct BodyProbes: Sendable {
    /// The patterns' own codes.
    private var own = ProbeGroup(.own)
    /// Codes that conditions look for in the function around a match; of use where the pattern's own code is found.
    private var inner = ProbeGroup(.inner)
    /// Codes that conditions look for in the type or the file, wherever the match is.
    private var outer = ProbeGroup(.outer)
    /// Those of them that conditions look for in the file, and that may fit what runs have evaluated.
    private var outerInFile = ProbeGroup(.outer)
    /// Whether a pattern describes functions from outside, by what is in them: then every body counts as a whole.
    package private(set) var describesFunctions = false

    /// A piece of code that was found; equal to another if both mean the same wherever they stand.
    package struct Find: Hashable, Sendable {
        fileprivate let role: Role
        let probe: Int
        /// Its tokens; nil where it only matters that there is one.
        let code: [UInt8]?
    }

    fileprivate enum Role: Sendable {
        case own, inner, outer
    }

    /// - Parameter patterns: each with the names of the meta-variables whose code is shown.
    package init(_ patterns: [(pattern: Pattern, spoken: Set<String>)]) {
        for (number, (pattern, spoken)) in patterns.enumerated() {
            let sketch = ProbeSketch(of: pattern, spoken: spoken)
            if sketch.describesFunctions { describesFunctions = true }
            for alternative in pattern.alternatives {
                guard let probe = pattern.probe(for: alternative, assumingRun: false) else { continue }
                own.add(probe, of: number, isWhole: pattern.asksDeclarations)
            }
            for code in sketch.codes {
                let isOuter = code.relation == .typeHas || code.relation == .fileHas || sketch.surroundsFunctions
                let alternative = code.query.alternative
                if let probe = pattern.probe(for: alternative, code.conditions, assumingRun: false) {
                    if isOuter {
                        outer.add(probe, of: number, isExistence: code.isExistence)
                    } else {
                        inner.add(probe, of: number)
                    }
                }
                if code.relation == .fileHas, let probe = pattern.probe(for: alternative, code.conditions, assumingRun: true) {
                    outerInFile.add(probe, of: number, isExistence: code.isExistence)
                }
            }
        }
        for group in [\BodyProbes.own, \.inner, \.outer, \.outerInFile] { self[keyPath: group].prepare() }
    }

    /// What is found of code that does not run; nil where the search costs too much.
    ///
    /// - Parameter function: alone in its file, or in a type.
    package func finds(inIdle function: Syntax) -> [Find]? {
        guard let own = own.finds(in: function), let outer = outer.finds(in: function) else { return nil }
        guard !own.isEmpty else { return outer }
        let present = Set(own.map { self.own.owners[$0.probe] })
        guard let inner = inner.finds(in: function) else { return nil }
        return own + outer + inner.filter { present.contains(self.inner.owners[$0.probe]) }
    }

    /// What code, whether it runs or not, has to do with matches in other parts of its file.
    package func finds(elsewhereBy function: Syntax) -> [Find]? { outerInFile.finds(in: function) }
}

/// Codes that are looked for together.
private struct ProbeGroup: Sendable {
    private let role: BodyProbes.Role
    private var patterns: [Pattern] = []
    /// The number of the pattern that each is a part of.
    private(set) var owners: [Int] = []
    /// Of each, whether it only matters that it is there.
    private var isExistence: [Bool] = []
    /// Of each, whether all of the function matters where it is.
    private var isWhole: [Bool] = []
    private var index = PatternIndex([])

    init(_ role: BodyProbes.Role) { self.role = role }

    mutating func add(_ probe: Pattern, of owner: Int, isExistence: Bool = false, isWhole: Bool = false) {
        patterns.append(probe)
        owners.append(owner)
        self.isExistence.append(isExistence)
        // A match of several statements is no one node.
        self.isWhole.append(isWhole || probe.alternatives.contains { $0.first.nextSibling != nil })
    }

    mutating func prepare() { index = PatternIndex(patterns) }

    private struct NoFacts: FactSource {}

    func finds(in function: Syntax) -> [BodyProbes.Find]? {
        let search = index.search(function.tree, facts: NoFacts())
        guard search.stoppedAt == nil else { return nil }
        var finds: [BodyProbes.Find] = []
        var seen: Set<Int> = []
        for found in search.matches where function.range.contains(found.match.node.range) {
            if isExistence[found.pattern] {
                if seen.insert(found.pattern).inserted { finds.append(.init(role: role, probe: found.pattern, code: nil)) }
                continue
            }
            let node = isWhole[found.pattern] ? function : found.match.node
            finds.append(.init(role: role, probe: found.pattern, code: node.spelledTokens))
        }
        // What there merely is may be found in any order.
        return finds.filter { $0.code == nil }.sorted { $0.probe < $1.probe } + finds.filter { $0.code != nil }
    }
}

extension Syntax {
    /// The tokens of a node without what stands between them, each followed by whether space is around it: `a -b` is not `a - b`.
    package var spelledTokens: [UInt8] {
        let tokens = tree.tokens
        var position = tokens.index(at: range.start)
        var spelled: [UInt8] = []
        while position < tokens.count, Int(tokens[position].start) < range.end {
            spelled += file.bytes[Int(tokens[position].start)..<Int(tokens[position].end)]
            spelled.append(0)
            spelled.append(tokens[position].flags.rawValue)
            position += 1
        }
        return spelled
    }
}
