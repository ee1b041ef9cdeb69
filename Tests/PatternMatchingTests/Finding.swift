import SourceText
import SwiftParser
import Testing

@testable import PatternMatching

/// Facts by the text of the node they hold for.
struct FakeFacts: FactSource {
    var known: [String: Set<Fact>] = [:]

    func holds(_ fact: Fact, for node: Syntax) -> Bool {
        known[node.text]?.contains(fact) ?? false
    }
}

/// Searches `code` and checks what must be true of every search.
func search(_ pattern: String, in code: String, facts: FakeFacts = FakeFacts()) throws -> Search {
    let pattern = try Pattern(pattern)
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
