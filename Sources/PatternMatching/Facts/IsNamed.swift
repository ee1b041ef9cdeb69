import SwiftParser

/// The name of the node, or the text of a string, is this; `*` stands for any letters.
package struct IsNamed: Fact {
    package static let phrases = [
        FactPhrase(
            of: .variable, "is named NAME", .name,
            "what has that name: a member by its last part, a call by what it calls, a string by its text; `*` stands for any letters"
        ) { IsNamed(name: $0) }
    ]
    package static let basis = FactBasis.code
    package let name: Glob?

    package func holds(for node: Syntax, in source: any FactSource) -> Bool { name?.fits(node.spelledName) ?? false }
}
