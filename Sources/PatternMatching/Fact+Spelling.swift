import SwiftParser

extension Fact {
    /// Whether the fact holds for what is written, or nil where that does not decide it.
    func holds(forSpellingOf node: Syntax) -> Bool? {
        switch self {
        case .isNamed(let glob): glob.fits(node.spelledName)
        case .mentions(let glob): node.subtree.contains { glob.fits($0.spelledName) }
        case .isLiteral: node.isWrittenOut
        default: nil
        }
    }
}

extension Syntax {
    /// The name of a node, in bytes; of a string, what it says; of a call, the name of what it calls.
    fileprivate var spelledName: ArraySlice<UInt8> {
        switch kind {
        case .stringLiteral:
            file.bytes[range.start..<range.end].drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") }
                .prefix { $0 != UInt8(ascii: "\"") }
        case .callExpr: child(.callee)?.spelledName ?? []
        case .optionalChain, .forceUnwrap, .parenExpr: child(.expression)?.spelledName ?? []
        default: nameBytes
        }
    }

    /// Whether it is a value that the source spells out.
    fileprivate var isWrittenOut: Bool {
        switch kind {
        case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: true
        case .stringLiteral: firstChild == nil
        case .prefixExpr: child(.operand)?.isWrittenOut ?? false
        case .parenExpr: child(.expression)?.isWrittenOut ?? false
        case .memberExpr: name == "zero"
        default: false
        }
    }
}
