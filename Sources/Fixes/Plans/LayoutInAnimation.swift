import KeyboardFacts
import LintEngine
import SourceText
import SwiftParser

/// The edit by which the closure of an animation lays out the constraints that it changes: frames are what an animation moves
/// (Apple, documentation of `UIView.animate(withDuration:animations:)` and of `UIView.layoutIfNeeded()`).
struct LayoutInAnimation {
    let edit: FileEdit

    /// Nil where the range is nothing that such a closure sets in the code of a view controller, or the closure is not laid out in
    /// lines.
    init?(of range: ByteRange, in tree: SyntaxTree, _ facts: FileFacts) {
        let nodes = tree.nodes(of: [.memberExpr, .identifierExpr])
        guard let target = nodes.first(where: { $0.range == range }), let assignment = target.parent,
            assignment.kind == .assignExpr, target.role == .left, assignment.role == .statement,
            let closure = assignment.nearestAncestor(where: { $0 == .closureExpr }), closure.isOfAnimation,
            let last = closure.children(.statement).last, facts.view(at: target) == "view",
            let indentation = tree.file.indentation(before: last.range.start),
            !closure.subtree.contains(where: { ["layoutIfNeeded", "layoutSubviews"].contains($0.name) })
        else { return nil }
        guard let owner = last.objectName ?? (target.text.hasPrefix("self?.") ? "self?." : nil) else { return nil }
        let statement = tree.file.lineEnd + indentation + owner + "view.layoutIfNeeded()"
        let end = ByteRange(last.range.end, last.range.end)
        edit = FileEdit(path: tree.file.path, TextEdit(range: end, replacement: statement))
    }
}

extension Syntax {
    /// Whether it is the first closure that an animation of UIKit's is given.
    fileprivate var isOfAnimation: Bool {
        guard let argument = parent, let call = argument.parent, call.kind == .callExpr, let callee = call.child(.callee),
            callee.kind == .memberExpr, callee.name == "animate", callee.child(.base)?.name == "UIView"
        else { return false }
        return call.children(.argument).first { $0.children.contains { $0.kind == .closureExpr } } == argument
    }
}
