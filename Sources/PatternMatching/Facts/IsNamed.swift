import SwiftParser

/// The name of the node, or the text of a string, is this; `*` stands for any letters.
package struct IsNamed: Fact {
    package static let phrases = [
        FactPhrase(
            of: .variable, "is named NAME", .name,
            "code with that name: the last part of a member, the callee of a call, the text of a string; `*` matches any letters"
        ) { IsNamed(name: $0) }
    ]
    package static let basis = FactBasis.code
    package let name: Glob?

    package func holds(for node: Syntax, in source: any FactSource) -> Bool { name?.fits(node.spelledName) ?? false }
}
