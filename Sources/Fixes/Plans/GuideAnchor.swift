import HandlerInterpreter
import KeyboardFacts
import LintEngine
import SourceText
import SwiftParser

/// How a constraint to the bottom of a view becomes one to the keyboard's layout guide: by another second item, and nothing else.
struct GuideAnchor {
    let edits: [FileEdit]
    /// Whether what was tied before is the bottom of the safe area, not of the view.
    let wasSafeArea: Bool

    /// - Parameters:
    ///   - call: makes the constraint.
    ///   - constraint: what it is.
    ///   - isInView: whether the code is a view's.
    /// - Returns: nil where the call has another form, or ties something else.
    init?(of call: Syntax, making constraint: ConstraintDescription, isInView: Bool) {
        guard constraint.relation == .equal, constraint.multiplier == 1 else { return nil }
        let containerIsFirst = constraint.first.isContainerBottom
        let containerIsSecond = constraint.second?.isContainerBottom ?? false
        guard containerIsFirst != containerIsSecond, let callee = call.child(.callee) else { return nil }
        if callee.name == "constraint", let receiver = callee.child(.base), let argument = call.children(.argument).first,
            argument.name == "equalTo", let value = argument.child(.value)
        {
            let container = containerIsSecond ? value : receiver
            guard let root = container.rootOfBottomAnchor else { return nil }
            wasSafeArea = container.name == "topAnchor" || container.child(.base)?.name == "safeAreaLayoutGuide"
            edits = [Self.replace(container, by: root + "keyboardLayoutGuide.topAnchor")]
            return
        }
        if callee.name == "equalTo" || callee.name == "equalToSuperview" {
            guard containerIsSecond, let line = SnapKitLine(call, callee, isInView: isInView) else { return nil }
            (wasSafeArea, edits) = (line.wasSafeArea, line.edits)
            return
        }
        guard callee.name == "NSLayoutConstraint" else { return nil }
        let arguments = call.children(.argument)
        let positions = containerIsSecond ? (item: 3, attribute: 4) : (item: 0, attribute: 1)
        guard arguments.map(\.name) == ["item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant"],
            let item = arguments[positions.item].child(.value), let attribute = arguments[positions.attribute].child(.value),
            let root = item.rootItem
        else { return nil }
        wasSafeArea = ["safeAreaLayoutGuide", "bottomLayoutGuide"].contains(item.name)
        edits = [Self.replace(item, by: root + "keyboardLayoutGuide"), Self.replace(attribute, by: ".top")]
    }

    private static func replace(_ node: Syntax, by text: String) -> FileEdit {
        FileEdit(path: node.file.path, TextEdit(range: node.range, replacement: text))
    }
}

extension Syntax {
    /// What the guide's name goes after, with the dot: `view.` of `view.safeAreaLayoutGuide.bottomAnchor`, nothing of
    /// `bottomAnchor`. Nil for another expression.
    fileprivate var rootOfBottomAnchor: String? {
        guard kind == .memberExpr || kind == .identifierExpr else { return nil }
        switch name {
        case "bottomAnchor":
            guard let base = child(.base) else { return "" }
            guard base.name == "safeAreaLayoutGuide" else { return base.text + "." }
            return base.child(.base).map { $0.text + "." } ?? ""
        // `bottomLayoutGuide` is the controller's, and its top is where the view's safe area ends.
        case "topAnchor" where child(.base)?.name == "bottomLayoutGuide":
            return (child(.base)?.child(.base).map { $0.text + "." } ?? "") + "view."
        default: return nil
        }
    }

    fileprivate var rootItem: String? {
        guard kind == .memberExpr || kind == .identifierExpr else { return nil }
        switch name {
        case "safeAreaLayoutGuide": return child(.base).map { $0.text + "." } ?? ""
        case "bottomLayoutGuide": return (child(.base).map { $0.text + "." } ?? "") + "view."
        default: return text + "."
        }
    }
}
