import SwiftParser

/// Some name in the node is this.
package struct Mentions: Fact {
    package static let phrases = [
        FactPhrase(of: .variable, "mentions NAME", .name, "code that contains that name") { Mentions(name: $0) }
    ]
    package static let basis = FactBasis.code
    package let name: Glob?

    package func cost(for node: Syntax) -> Int { 1 + node.range.count / 4 }

    package func holds(for node: Syntax, in source: any FactSource) -> Bool {
        node.subtree.contains { name?.fits($0.spelledName) ?? false }
    }
}

extension Syntax {
    /// The name of a node, in bytes; of a string, what it says; of a call, the name of what it calls.
    var spelledName: ArraySlice<UInt8> {
        switch kind {
        case .stringLiteral:
            file.bytes[range.start..<range.end].drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") }
                .prefix { $0 != UInt8(ascii: "\"") }
        case .callExpr: child(.callee)?.spelledName ?? []
        case .optionalChain, .forceUnwrap, .parenExpr: child(.expression)?.spelledName ?? []
        default: nameBytes
        }
    }
}
