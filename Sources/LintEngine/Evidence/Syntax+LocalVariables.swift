import SwiftParser

/// The local variables through which a value comes to a place.
extension Syntax {
    /// The statement that declares the local variable whose value the node is a part of; nil for a part of something else.
    var localVariableAround: Syntax? {
        let isOutside: (Syntax) -> Bool = { $0.kind == .closureExpr || $0.kind == .codeBlock || $0.kind == .functionDecl }
        return ([self] + ancestors).prefix { !isOutside($0) }.first { $0.kind == .variableDecl && $0.role == .statement }
    }

    /// Where the statements begin that declare the local variables that the node reads, and those that their values are computed
    /// from, in bytes of the file; sorted.
    var localVariablesRead: [Int] {
        var found: Set<Int> = []
        var waiting = [self]
        while let node = waiting.popLast() {
            for read in node.subtree where read.kind == .identifierExpr {
                guard let declaration = read.localDeclaration, found.insert(declaration.range.start).inserted else { continue }
                waiting.append(declaration)
            }
        }
        return found.sorted()
    }
}
