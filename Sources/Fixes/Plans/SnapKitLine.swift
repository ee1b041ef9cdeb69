import LintEngine
import SourceText
import SwiftParser

/// `make.bottom.equalTo(view.safeAreaLayoutGuide)` and its kin, with the keyboard's guide in the container's place.
///
/// A guide has the attributes of a view (SnapKit, `ConstraintLayoutGuide+Extensions`), and the bottom of the view is to meet the
/// guide's top, which the line has to say. A line that ties other edges, too, keeps them; a second one ties the bottom.
struct SnapKitLine {
    let edits: [FileEdit]
    let wasSafeArea: Bool

    /// - Parameters:
    ///   - call: of `equalTo` or `equalToSuperview`.
    ///   - callee: what it calls.
    ///   - isInView: whether the code is a view's, so that what it lays out in is itself and not its `view`.
    /// - Returns: nil where the line does not tie the bottom, or ties it to something else than the screen's view.
    init?(_ call: Syntax, _ callee: Syntax, isInView: Bool) {
        guard let chain = callee.child(.base), let attributes = chain.snapAttributes else { return nil }
        let target: String
        let range: ByteRange
        if callee.name == "equalToSuperview" {
            guard call.children(.argument).isEmpty else { return nil }
            wasSafeArea = false
            range = ByteRange(callee.nameRange.start, call.range.end)
            target = "equalTo(\(isInView ? "" : "view.")keyboardLayoutGuide.snp.top)"
        } else {
            let arguments = call.children(.argument)
            guard arguments.count == 1, let value = arguments[0].child(.value), value.isPath, let root = value.snapRoot else {
                return nil
            }
            wasSafeArea = value.text.contains("safeAreaLayoutGuide") || value.name == "bottomMargin"
            range = value.range
            target = root + "keyboardLayoutGuide.snp.top"
        }
        // An inset of a bottom goes up, and one of a top goes down: what counts is the attribute that a line ties to (SnapKit,
        // `Constraint.updateConstantAndPriorityIfNeeded`).
        let inset = call.insetInChain
        guard inset == nil || inset?.offset != nil else { return nil }
        if attributes.names == ["bottom"] {
            edits = [
                TextEdit(range: range, replacement: target),
                inset.flatMap { inset in
                    inset.offset.map { TextEdit(range: inset.range, replacement: $0) }
                },
            ].compactMap(\.self).map { FileEdit(path: call.file.path, $0) }
            return
        }
        let others = attributes.names.filter { $0 != "bottom" }.flatMap { Self.besidesBottom[$0] ?? [$0] }
        guard attributes.names.contains(where: { $0 == "bottom" || Self.besidesBottom[$0] != nil }), !others.isEmpty,
            let statement = call.plainStatement
        else { return nil }
        let file = call.file
        let ended = callee.name == "equalToSuperview" ? target : "equalTo(\(target))"
        var distance = file.text(in: ByteRange(call.range.end, statement.range.end))
        if let inset, let offset = inset.offset {
            distance =
                file.text(in: ByteRange(call.range.end, inset.range.start)) + offset
                + file.text(in: ByteRange(inset.range.end, statement.range.end))
        }
        let line = "\(attributes.maker).bottom.\(ended)\(distance)"
        let rest = TextEdit(range: attributes.range, replacement: others.joined(separator: "."))
        guard let added = statement.adding(line, besides: rest) else { return nil }
        edits = added.map { FileEdit(path: file.path, $0) }
    }

    /// What several edges at once are besides the bottom.
    private static let besidesBottom: [String: [String]] = [
        "edges": ["top", "leading", "trailing"], "directionalEdges": ["top", "leading", "trailing"], "verticalEdges": ["top"],
        "directionalVerticalEdges": ["top"],
    ]
}

extension Syntax {
    /// Of `make.leading.bottom`: what makes the constraints, the attributes and where they stand.
    fileprivate var snapAttributes: (maker: String, names: [String], range: ByteRange)? {
        guard kind == .memberExpr else { return nil }
        var names: [String] = []
        var current = self
        var start = nameRange.start
        while current.kind == .memberExpr, let base = current.child(.base) {
            names.insert(current.name, at: 0)
            start = current.nameRange.start
            current = base
        }
        return current.kind == .identifierExpr ? (current.text, names, ByteRange(start, range.end)) : nil
    }

    /// What the guide's name goes after, with the dot: `view.` of `view`, `view.snp.bottom` and
    /// `view.safeAreaLayoutGuide.snp.bottom`, nothing of a view's own `safeAreaLayoutGuide`.
    fileprivate var snapRoot: String? {
        switch name {
        case "bottom", "bottomMargin": child(.base).flatMap { $0.name == "snp" ? $0.child(.base).map(\.snapRoot) ?? "" : nil }
        case "safeAreaLayoutGuide": child(.base).map { $0.text + "." } ?? ""
        case "view", "self": text + "."
        default: nil
        }
    }

    /// Of `make.bottom.equalTo(view).inset(14).priority(.high)`: where `inset(14)` stands, and the offset that puts the bottom as far
    /// above a top: `offset(-14)`. Nil without; no offset for what is no number.
    fileprivate var insetInChain: (range: ByteRange, offset: String?)? {
        var current = self
        while let member = current.parent, member.kind == .memberExpr, let outer = member.parent, outer.kind == .callExpr {
            if member.name == "inset" {
                let range = ByteRange(member.nameRange.start, outer.range.end)
                let arguments = outer.children(.argument)
                let value = arguments.count == 1 ? arguments[0].child(.value) : nil
                return (range, value.flatMap(\.negated).map { "offset(\($0))" })
            }
            current = outer
        }
        return nil
    }

    /// The expression of the opposite number; nil for what says by its type that it is none.
    private var negated: String? {
        switch kind {
        case .integerLiteral, .floatLiteral: text == "0" ? text : "-" + text
        // `.zero` is whatever is expected there.
        case .memberExpr where child(.base).map { $0.name.hasSuffix("Insets") } ?? true: nil
        case .identifierExpr, .memberExpr: "-" + text
        case .callExpr: child(.callee)?.name.hasSuffix("Insets") ?? true ? nil : "-" + text
        case .prefixExpr where text.hasPrefix("-"): String(text.dropFirst())
        case .arrayLiteral, .stringLiteral, .closureExpr: nil
        default: "-(\(text))"
        }
    }

    /// The statement of a closure that the node begins and that nothing keeps.
    fileprivate var plainStatement: Syntax? {
        var current = self
        while current.role != .statement {
            guard let parent = current.parent, parent.range.start == range.start, parent.name != "constraint",
                [.memberExpr, .callExpr].contains(parent.kind)
            else { return nil }
            current = parent
        }
        return current
    }

    /// The edits that change something in the statement and add a line below it; a closure that stands in one line gets more.
    fileprivate func adding(_ line: String, besides change: TextEdit) -> [TextEdit]? {
        let file = self.file
        if let indentation = file.indentation(before: range.start) {
            let end = ByteRange(range.end, range.end)
            return [change, TextEdit(range: end, replacement: file.lineEnd + indentation + line)]
        }
        guard let closure = parent, closure.kind == .closureExpr, closure.children(.statement).count == 1 else { return nil }
        let outer = file.indentation(ofLine: location.line - 1)
        let inner = outer + (outer.contains("\t") ? "\t" : "    ")
        let before = file.spaces(before: range.start)
        let after = file.spaces(after: range.end)
        return [
            TextEdit(range: before, replacement: file.lineEnd + inner), change,
            TextEdit(range: after, replacement: file.lineEnd + inner + line + file.lineEnd + outer),
        ]
    }
}

extension SourceFile {
    /// The spaces up to an offset.
    fileprivate func spaces(before offset: Int) -> ByteRange {
        var start = offset
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return ByteRange(start, offset)
    }

    /// The spaces from an offset on.
    fileprivate func spaces(after offset: Int) -> ByteRange {
        var end = offset
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
        return ByteRange(offset, end)
    }
}
