import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// The expressions of a file, as far as it ran, that say where the keyboard is and what is made of that.
struct KeyboardExpressions {
    let facts: FileFacts
    let values: ValueLog
    private let writes: [LayoutWrite]
    /// The file itself, and those that write what the keyboard's place came to.
    private let trees: [SyntaxTree]

    init(of run: SessionRun, in facts: FileFacts) {
        self.facts = facts
        values = run.values
        writes = run.writes
        let writing = Set(run.writes.filter { $0.quantity?.isFromKeyboard ?? false }.map(\.target.file.path))
        trees = [facts.tree] + facts.trees.filter { $0 !== facts.tree && writing.contains($0.file.path) }
    }

    private func nodes(of kinds: Set<SyntaxKind>) -> [Syntax] { trees.flatMap { $0.nodes(of: kinds) } }

    // MARK: Conversions

    /// The calls that convert between a view and its window, where the keyboard's rectangle is at hand.
    var conversions: [Syntax] {
        let homes = Set(values.keyboardFrames.compactMap(\.codeAround))
        return nodes(of: [.callExpr]).filter { call in
            call.child(.callee)?.name == "convert" && values[call] != nil && call.codeAround.map(homes.contains) ?? false
        }
    }

    // MARK: Lengths

    /// The edits that take what the keyboard covers of a view where the code has its height in the view, or how far above the
    /// view's end it begins.
    var overlaps: [FileEdit] {
        let found = nodes(of: [.binaryExpr, .memberExpr]).compactMap { node -> (node: Syntax, edit: FileEdit)? in
            guard values[node] != nil else { return nil }
            return (node.kind == .binaryExpr ? distance(node) : height(node)).map { (node, $0) }
        }
        let outer = found.filter { part in
            !found.contains { $0.edit != part.edit && $0.edit.edit.range.contains(part.edit.edit.range) }
        }
        return outer.flatMap { [$0.edit] + limits(of: $0.node) }
    }

    /// The edits that keep a difference from falling below nought: of a view that the keyboard does not cover, the safe area
    /// leaves less than nothing.
    private func limits(of node: Syntax) -> [FileEdit] {
        guard let difference = node.parent, difference.kind == .binaryExpr, difference.isNamed("-"), node.role == .left,
            let part = difference.child(.right), values[part]?.derives(from: .safeArea) ?? false,
            difference.nearestAncestor(where: { $0 == .callExpr })?.child(.callee)?.name != "max"
        else { return [] }
        let range = difference.range
        return [(range.start, "max(0, "), (range.end, ")")].map { place, text in
            FileEdit(path: node.file.path, TextEdit(range: ByteRange(place, place), replacement: text))
        }
    }

    /// The same for distances alone, which are the view's whole height where a frame is all zeros.
    var distances: [FileEdit] {
        nodes(of: [.binaryExpr]).compactMap { values[$0] == nil ? nil : distance($0) }
    }

    /// `view.bounds.height - keyboard.minY`
    private func distance(_ node: Syntax) -> FileEdit? {
        guard node.isNamed("-"), let view = node.child(.left)?.measuredView, let right = node.child(.right),
            let frame = right.rectangleOfTop, isConverted(frame), frame.isPath
        else { return nil }
        return overlap(of: view, frame, at: node)
    }

    /// `keyboard.height`
    private func height(_ node: Syntax) -> FileEdit? {
        guard node.name == "height", let frame = node.measuredRectangle, isConverted(frame), frame.isPath,
            values[node]?.isClipped == false, let view = view(of: frame)
        else { return nil }
        return overlap(of: view, frame, at: node)
    }

    private func overlap(of view: String, _ frame: Syntax, at node: Syntax) -> FileEdit? {
        guard let view = node.written(view) else { return nil }
        let own = view == "self" ? "" : view + "."
        let text = "\(own)bounds.intersection(\(frame.text)).height"
        return FileEdit(path: node.file.path, TextEdit(range: node.range, replacement: text))
    }

    private func isConverted(_ frame: Syntax) -> Bool {
        values.keyboardFrames.contains(frame) && values[frame].map { $0.space != .screen && !$0.isClipped } ?? false
    }

    /// The view whose coordinates a rectangle has: that which converted it, where the code says so.
    private func view(of frame: Syntax) -> String? {
        if frame.kind == .identifierExpr, let binding = facts.index.variable(frame.name, at: frame),
            let call = binding.child(.value)?.unwrapped, call.kind == .callExpr, let callee = call.child(.callee),
            callee.name == "convert"
        {
            guard call.children(.argument).last?.name == "from" else { return nil }
            guard let receiver = callee.child(.base) else { return "self" }
            return receiver.isPath ? receiver.text : nil
        }
        return facts.view(at: frame)
    }

    // MARK: Amounts

    /// The numbers that code makes of the keyboard's place and gives to insets and constraints.
    var amounts: [Syntax] {
        var found: [Syntax] = []
        for node in nodes(of: [.assignExpr, .callExpr]) {
            if node.kind == .assignExpr {
                guard let left = node.child(.left), left.kind == .memberExpr, ["bottom", "constant"].contains(left.name),
                    let right = node.child(.right)
                else { continue }
                found.append(right)
            } else if let bottom = node.bottomInsetArgument {
                found.append(bottom)
            }
        }
        for write in writes where write.kind == .constraintConstant && trees.contains(where: { $0 === write.value.tree }) {
            if !found.contains(write.value) { found.append(write.value) }
        }
        return found.filter { isFromKeyboard($0) }
    }

    func isFromKeyboard(_ node: Syntax) -> Bool { values[node]?.isFromKeyboard ?? false }
}

extension FileFacts {
    /// What code calls the view that it lays out in, without `self.`: a controller's `view`, or `self` in a view. Nil in other
    /// types.
    func view(at node: Syntax) -> String? {
        guard let type = node.enclosingTypeName else { return nil }
        let names = [type] + (node.requiredSuperclass.map { [$0] } ?? [])
        if names.contains(where: isController) { return "view" }
        return names.contains(where: index.isView) ? "self" : nil
    }

    private func isController(_ type: String) -> Bool {
        ([type] + index.ancestorNames(of: type)).contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
    }
}

extension Syntax {
    /// The class that what conforms to a protocol has to inherit, by the extension around the node: `where Self: Screen`.
    fileprivate var requiredSuperclass: String? {
        let clause = nearestAncestor { $0 == .extensionDecl }?.child(.whereClause)
        let words = clause?.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? []
        return zip(words, words.dropFirst()).first { $0.0 == "Self" }.map { String($0.1) }
    }

    var isNumber: Bool { kind == .integerLiteral || kind == .floatLiteral }

    var isZero: Bool { isNumber && Double(text) == 0 }

    /// Whether an operator can stand before or behind it without parentheses.
    var isPrimary: Bool {
        [.identifierExpr, .memberExpr, .callExpr, .forceUnwrap, .parenExpr, .subscriptExpr].contains(kind)
    }

    /// Whether it is nothing but names: `view`, `self.view`, `table.window!`.
    var isPath: Bool { subtree.allSatisfy { [.identifierExpr, .memberExpr, .forceUnwrap].contains($0.kind) } }

    /// The innermost function or closure around the node.
    fileprivate var codeAround: Syntax? { nearestAncestor { [.functionDecl, .closureExpr, .accessorBlock].contains($0) } }

    /// Of `convert(_:from:)` and `convert(_:to:)`, the other view, where that is the window.
    var windowArgument: Syntax? {
        let arguments = children(.argument)
        guard arguments.count == 2, ["from", "to"].contains(arguments[1].name), let value = arguments[1].child(.value) else {
            return nil
        }
        if value.kind == .nilLiteral { return value }
        let path = value.unwrapped
        return (path.kind == .memberExpr || path.kind == .identifierExpr) && path.name == "window" ? value : nil
    }

    /// The rectangle whose height the node reads: `frame` of `frame.size.height`.
    var measuredRectangle: Syntax? {
        guard let base = child(.base) else { return nil }
        return base.kind == .memberExpr && base.name == "size" ? base.child(.base) : base
    }

    /// The rectangle whose upper end the node is: `frame` of `frame.minY` and of `frame.origin.y`.
    fileprivate var rectangleOfTop: Syntax? {
        guard kind == .memberExpr, let base = child(.base) else { return nil }
        if name == "minY" { return base }
        return name == "y" && base.kind == .memberExpr && base.name == "origin" ? base.child(.base) : nil
    }

    /// The view of which the node is the height: `view` of `view.bounds.maxY`, `self` of `bounds.height`.
    fileprivate var measuredView: String? {
        guard kind == .memberExpr, name == "height" || name == "maxY",
            let rectangle = name == "maxY" ? child(.base) : measuredRectangle,
            rectangle.name == "bounds" || rectangle.name == "frame"
        else { return nil }
        guard let view = rectangle.child(.base) else { return rectangle.name == "bounds" ? "self" : nil }
        return view.isPath ? view.text : nil
    }

    /// What insets made by a call have at the bottom.
    var bottomInsetArgument: Syntax? {
        let arguments = children(.argument)
        if child(.callee)?.name == "UIEdgeInsetsMake", arguments.count == 4 { return arguments[2].child(.value) }
        guard arguments.count <= 4, let callee = child(.callee),
            ["UIEdgeInsets", "NSDirectionalEdgeInsets", "init"].contains(callee.name)
        else { return nil }
        return arguments.first { $0.name == "bottom" }?.child(.value)
    }
}
