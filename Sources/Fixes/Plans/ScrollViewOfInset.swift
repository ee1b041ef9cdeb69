import KeyboardFacts
import SwiftParser

/// Whose inset an amount becomes.
extension Syntax {
    /// The scroll view that has the amount in its inset, as code there writes it: at once, or by way of a variable that it gets
    /// afterwards. Nil for what becomes no inset in the function around it, and for any other form.
    var scrollViewOfInset: Syntax? {
        for ancestor in ancestors {
            switch ancestor.kind {
            case .assignExpr:
                guard let target = ancestor.child(.left) else { return nil }
                if let scrollView = target.scrollViewOfOwnInset { return scrollView }
                let variable = target.name == "bottom" ? target.child(.base) : target
                return variable.flatMap { $0.kind == .identifierExpr ? ancestor.receiver(ofInset: $0.name) : nil }
            case .patternBinding:
                let names = ancestor.boundNames
                return names.count == 1 ? ancestor.receiver(ofInset: names[0]) : nil
            case .functionDecl, .closureExpr, .accessorBlock: return nil
            default: break
            }
        }
        return nil
    }

    /// `scrollView` of `scrollView.contentInset` and of `scrollView.contentInset.bottom`, and the same for its indicators.
    private var scrollViewOfOwnInset: Syntax? {
        let inset = name == "bottom" ? child(.base) : self
        let names: Set = ["contentInset", "scrollIndicatorInsets", "verticalScrollIndicatorInsets"]
        return inset.flatMap { names.contains($0.name) ? $0.child(.base) : nil }
    }

    /// The scroll view that gets a variable as its inset, in the block around the node or deeper.
    private func receiver(ofInset name: String) -> Syntax? {
        nearestAncestor { [.codeBlock, .closureExpr].contains($0) }?.subtree.lazy.compactMap { node -> Syntax? in
            guard node.kind == .assignExpr, node.isNamed("="), let value = node.child(.right), value.kind == .identifierExpr,
                value.name == name
            else { return nil }
            return node.child(.left)?.scrollViewOfOwnInset
        }.first
    }

    /// A path of names as it is written, with `?` where it is optional; nil for anything else.
    var path: String? {
        subtree.allSatisfy { [.identifierExpr, .memberExpr, .forceUnwrap, .optionalChain].contains($0.kind) } ? text : nil
    }

    /// Whether a path begins with the object around the node, by whatever name, or with one of its members.
    func isReached(through path: String) -> Bool {
        let root = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return root == "self" || objectName == root + "." || !isLocal(String(root)) && !isCaptured(root)
    }

    /// Whether a closure around the node captures something by the name: what it is there, it need not be in the code around.
    private func isCaptured(_ name: Substring) -> Bool {
        ancestors.flatMap { $0.children(.capture) }.contains { $0.text.split { !$0.isLetter && !$0.isNumber }.first == name }
    }
}
