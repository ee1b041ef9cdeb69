import HandlerInterpreter
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
        let target = ownCode.lazy.flatMap(\.subtree).first { $0.assignsLayout && !wasRun($0) }
        return target.map { FileLine(path: $0.file.path, line: $0.location.line) }
    }

    /// The handler's code, and what it calls of its type's in the same file, in the order in which calls lead there.
    private var ownCode: [Syntax] {
        let type = handler.node.enclosingTypeName
        var code = [handler.node]
        var position = 0
        while position < code.count {
            let called = Set(
                code[position].subtree.filter { $0.kind == .callExpr }.compactMap { $0.child(.callee)?.ownMethodName })
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
        guard let block = assignment.ancestors.first(where: { $0.kind == .codeBlock || $0.kind == .closureExpr }) else {
            return true
        }
        return values.entered.contains(block) && block.parent?.kind != .functionDecl
    }
}

extension Syntax {
    /// Whether it assigns to what moves content. What switches constraints is left out: other things are active, too.
    fileprivate var assignsLayout: Bool {
        guard kind == .assignExpr, let target = child(.left) else { return false }
        return target.subtree.contains { node in
            guard node.kind == .memberExpr, let sink = SinkKind(member: node.name) else { return false }
            return sink.movesContent && sink != .constraintActivation && sink != .constraintPriority
        }
    }

    /// Of a callee, the name of a method of the caller's own: `adjust`, `self.adjust`; nil for any other.
    fileprivate var ownMethodName: String? {
        switch kind {
        case .identifierExpr: name
        case .memberExpr: child(.base)?.name == "self" ? name : nil
        case .optionalChain: child(.expression)?.ownMethodName
        default: nil
        }
    }
}
