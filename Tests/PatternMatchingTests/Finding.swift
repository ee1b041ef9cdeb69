import SourceText
import SwiftParser
import Testing

@testable import PatternMatching

/// Facts by the text of the node they hold for, as a pattern asks for them.
struct FakeFacts: FactSource {
    var known: [String: Set<String>] = [:]
}

/// A made-up fact that holds where `FakeFacts` says so.
private struct Told: Fact {
    /// As it was asked for.
    let phrase: String

    static let phrases =
        [
            "is clipped to the view", "is a layout sink", "mixes coordinate spaces", "is in a handler",
            "names an observed keyboard notification",
        ].map { FactPhrase(of: .variable, $0, "", Told(phrase: $0)) } + [
            FactPhrase(of: .variable, "derives from ORIGIN", origin, "") { Told(phrase: "derives from \($0)") },
            FactPhrase(of: .variable, "derives only from ORIGIN", origin, "") { Told(phrase: "derives only from \($0)") },
            FactPhrase(of: .variable, "is in SPACE space", space, "") { Told(phrase: "is in \($0) space") },
            FactPhrase(of: .match, "effect is gap", "", Told(phrase: "effect is gap")),
            FactPhrase(of: .match, "type observes a keyboard notification", "", Told(phrase: "type observes")),
        ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in source: any FactSource) -> Bool {
        (source as? FakeFacts)?.known[node.text]?.contains(phrase) ?? false
    }

    private static let origin = FactParameter(
        "ORIGIN", expectation: "an origin such as `safe-area`", table: same(["safe-area", "literal"]))
    private static let space = FactParameter("SPACE", expectation: nil, table: same(["screen", "window", "view"]))

    private static func same(_ words: [String]) -> [(word: String, value: String)] { words.map { ($0, $0) } }
}

extension FactCatalog {
    /// The made-up facts, and those that code alone decides.
    static let test = FactCatalog([Told.self, IsLiteral.self, IsNamed.self, Mentions.self])
}

/// Searches `code` and checks what must be true of every search.
func search(_ pattern: String, in code: String, facts: FakeFacts = FakeFacts()) throws -> Search {
    let pattern = try Pattern(pattern, asking: .test)
    let tree = parse(SourceFile(path: "Test.swift", text: code))
    let search = PatternIndex([pattern]).search(tree, facts: facts)
    #expect(search.isSound(for: pattern, in: tree))
    return search
}

/// The texts of the nodes that fit.
func matches(_ pattern: String, in code: String, facts: FakeFacts = FakeFacts()) throws -> [String] {
    try search(pattern, in: code, facts: facts).matches.map(\.match.node.text)
}

/// What one meta-variable stands for in each match.
func bindings(of name: String, _ pattern: String, in code: String, facts: FakeFacts = FakeFacts()) throws -> [String] {
    try search(pattern, in: code, facts: facts).matches.map { $0.match.bindings[name]?.text ?? "unbound" }
}

extension Search {
    /// Every match binds what the pattern promises, to code of the tree that was searched, and no node fits twice.
    func isSound(for pattern: Pattern, in tree: SyntaxTree) -> Bool {
        let nodes = matches.map(\.match.node)
        return Set(nodes).count == nodes.count
            && matches.allSatisfy { found in
                pattern.alwaysBound.isSubset(of: found.match.bindings.keys)
                    && found.match.bindings.values.allSatisfy { binding in
                        binding.nodes.allSatisfy { $0.tree === tree } && binding.nodes.isEmpty == (binding.range == nil)
                    }
            }
    }
}
