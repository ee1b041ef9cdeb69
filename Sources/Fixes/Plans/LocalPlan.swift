import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// What can be mended in a handler that stays: it reads the end frame, runs when the keyboard begins to move, and takes what the keyboard
/// covers of the view in place of the keyboard's height.
///
/// Several ways to say it are candidates, and running each shows which is right: whether the safe area is to be taken off depends on what
/// the content rests on, and on what the code takes off already.
struct LocalPlan {
    /// The edits of each candidate, the one that changes least first.
    private(set) var candidates: [[FileEdit]] = []

    init(for session: Session, values: ValueLog, type: String, in facts: FileFacts) {
        let isController = !facts.index.ancestorNames(of: type).contains { $0.hasSuffix("View") }
        let functions = Self.functions(of: type, in: facts).filter { function in
            function.child(.body).map(values.entered.contains) ?? values.entered.contains(function)
        }
        let words = functions.flatMap(Self.wordEdits)
        if !words.isEmpty { candidates.append(words) }
        let heights = functions.compactMap { Self.heights(in: $0, values) }.filter { !$0.nodes.isEmpty }
        guard !heights.isEmpty else { return }
        for reach in Reach.allCases {
            for takesSafeArea in [true, false] {
                let edits = heights.compactMap { found -> [FileEdit]? in
                    Overlap(found.nodes, in: found.function, view: isController ? "view" : "self", takesSafeArea, reach)?.edits
                }
                guard edits.count == heights.count else { continue }
                let all = words.filter { word in
                    !edits.joined().contains { $0.path == word.path && $0.edit.range.contains(word.edit.range) }
                }
                candidates.append((all + edits.joined()).sorted { ($0.path, $0.edit.range) < ($1.path, $1.edit.range) })
            }
        }
    }

    /// How much of an expression gives way.
    enum Reach: CaseIterable {
        /// The height alone.
        case height
        /// The sum or difference that it is a part of.
        case sum
    }

    /// The functions and closures of a type in its file that stand in no other.
    private static func functions(of type: String, in facts: FileFacts) -> [Syntax] {
        let declarations = facts.index.types[type]?.declarations.filter { $0.tree === facts.tree } ?? []
        return declarations.flatMap { $0.children(.member) }.filter { $0.kind == .functionDecl }
    }

    private static func wordEdits(in function: Syntax) -> [FileEdit] {
        function.subtree.compactMap { node in
            guard node.kind == .memberExpr, node.name == "keyboardFrameBeginUserInfoKey" else { return nil }
            return FileEdit(path: node.file.path, TextEdit(range: node.nameRange, replacement: "keyboardFrameEndUserInfoKey"))
        }
    }

    /// The heights that a function reads of the keyboard's frame as the notification has it.
    private static func heights(in function: Syntax, _ values: ValueLog) -> (function: Syntax, nodes: [Syntax])? {
        let nodes = function.subtree.filter { node in
            guard node.kind == .memberExpr, node.name == "height", let base = node.child(.base),
                base.kind == .identifierExpr || base.kind == .memberExpr, let quantity = values[node], !quantity.isClipped,
                !node.isInNestedFunction(of: function)
            else { return false }
            return quantity.origins.contains(ValueOrigin(.keyboardEndFrame, .height))
                || quantity.origins.contains(ValueOrigin(.keyboardBeginFrame, .height))
        }
        return (function, nodes)
    }
}

/// The edits by which a function takes what the keyboard covers of a view.
struct Overlap {
    let edits: [FileEdit]

    init?(_ heights: [Syntax], in function: Syntax, view: String, _ takesSafeArea: Bool, _ reach: LocalPlan.Reach) {
        guard let first = heights.first, let frame = first.measuredFrame,
            heights.allSatisfy({ $0.measuredFrame == frame }), let statement = first.statementInBlock,
            heights.allSatisfy({ $0.range.start >= statement.range.start }),
            heights.allSatisfy({ $0.isBelow(statement) })
        else { return nil }
        let names = function.usedNames.union(function.boundNames)
        let converted = ["keyboardFrameInView", "convertedKeyboardFrame"].first { !names.contains($0) }
        let covered = ["covered", "coveredByKeyboard"].first { !names.contains($0) }
        guard let converted, let covered else { return nil }
        let file = function.file
        let line = file.lines.starts[file.lines.lineIndex(at: statement.range.start)]
        let indentation = file.text(in: ByteRange(line, statement.range.start))
        guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
        let newline = file.endsLinesWithCRLF ? "\r\n" : "\n"
        let own = view == "self" ? "" : view + "."
        let declarations = [
            // Without a window nothing is covered.
            "let \(converted) = \(own)window?.screen.coordinateSpace.convert(\(frame), to: \(view)) ?? .null",
            "let \(covered) = \(own)bounds.intersection(\(converted))",
        ]
        let overlap = takesSafeArea ? "max(0, \(covered).height - \(own)safeAreaInsets.bottom)" : "\(covered).height"
        let insertion = declarations.map { $0 + newline + indentation }.joined()
        let replaced = Set(heights.map { reach == .height ? $0 : $0.sum })
        edits =
            [
                FileEdit(
                    path: file.path,
                    TextEdit(range: ByteRange(statement.range.start, statement.range.start), replacement: insertion))
            ]
            + replaced.sorted { $0.precedes($1) }.map {
                FileEdit(path: file.path, TextEdit(range: $0.range, replacement: overlap))
            }
    }
}

extension SourceFile {
    var endsLinesWithCRLF: Bool { lines.count > 1 && lines.starts[1] >= 2 && bytes[lines.starts[1] - 2] == .carriageReturn }
}

extension Syntax {
    /// The rectangle whose height the node reads, as written: `frame` of `frame.size.height`.
    fileprivate var measuredFrame: String? {
        guard var base = child(.base) else { return nil }
        if base.kind == .memberExpr, base.name == "size", let inner = base.child(.base) { base = inner }
        guard base.subtree.allSatisfy({ [.identifierExpr, .memberExpr, .forceUnwrap].contains($0.kind) }) else { return nil }
        return base.text
    }

    /// The statement around the node in a block that is no closure's.
    fileprivate var statementInBlock: Syntax? {
        for node in [self] + Array(ancestors) {
            if node.kind == .closureExpr { return nil }
            if node.role == .statement { return node }
        }
        return nil
    }

    /// Whether the node stands in the same block as a statement, or deeper.
    fileprivate func isBelow(_ statement: Syntax) -> Bool { ancestors.contains { $0 == statement.parent } }

    fileprivate func isInNestedFunction(of function: Syntax) -> Bool {
        for ancestor in ancestors {
            if ancestor == function { return false }
            if ancestor.kind == .functionDecl { return true }
        }
        return false
    }

    /// The largest sum or difference that the node is a part of.
    fileprivate var sum: Syntax {
        var result = self
        for ancestor in ancestors {
            if ancestor.kind == .binaryExpr, ancestor.isNamed("+") || ancestor.isNamed("-") {
                result = ancestor
            } else if ancestor.kind != .parenExpr {
                break
            }
        }
        return result
    }
}
