import HandlerInterpreter
import ProgramIndex
import SwiftParser
import Vocabulary

/// Layout that a handler writes in its source, and in no run.
extension HandlerBehaviour {
    /// The first place where the handler's code, or a method of its own type that it calls, assigns to layout, if no run came to
    /// any: a condition is answered by what no file at hand does, or by an object that nobody was seen to make. That the handler
    /// writes no layout is then not known.
    ///
    /// Nil for one that writes layout in some run.
    var missedWrite: FileLine? {
        guard !writesLayout else { return nil }
        // What switches constraints is left out: other things are active, too.
        let target = ownCode.lazy.flatMap(\.subtree).first { node in
            node.assignsLayout { $0.movesContent && $0 != .constraintActivation && $0 != .constraintPriority } && !wasRun(node)
        }
        return target.map { FileLine(path: $0.file.path, line: $0.location.line) }
    }

    /// The handler's code, and what it calls of its type's in the same file, in the order in which calls lead there.
    private var ownCode: [Syntax] {
        let type = handler.node.enclosingTypeName
        var code = [handler.node]
        var position = 0
        while position < code.count {
            let called = Set(
                code[position].subtree.filter { $0.kind == .callExpr }.compactMap { $0.child(.callee)?.ownProperty })
            if !called.isEmpty {
                code += handler.node.tree.nodes(of: [.functionDecl]).filter { function in
                    called.contains(function.name) && function.enclosingTypeName == type && !code.contains(function)
                }
            }
            position += 1
        }
        return code
    }

    /// Whether a run came to an assignment: what is assigned was computed, or at least the block around it was entered and what
    /// is assigned is no number.
    private func wasRun(_ assignment: Syntax) -> Bool {
        if let value = assignment.child(.right), values[value] != nil { return true }
        guard let block = assignment.blockAround else { return true }
        return values.entered.contains(block) && block.parent?.kind != .functionDecl
    }
}

extension Syntax {
    /// Whether it assigns to a member of a name that UIKit has for a place in layout.
    ///
    /// - Parameter isMeant: which places count.
    package func assignsLayout(_ isMeant: (SinkKind) -> Bool) -> Bool {
        guard kind == .assignExpr, let target = child(.left) else { return false }
        return target.subtree.contains { node in
            node.kind == .memberExpr && SinkKind(member: node.name).map(isMeant) ?? false
        }
    }
}
