import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import SourceText
import SwiftParser
import Vocabulary

/// The edits by which a handler that moves something only while it is at nought, by as much as the keyboard is high, sets it to
/// that at each show: the same at the first one, and right at those after it.
struct GuardRemoval {
    let edits: [FileEdit]

    init(for run: SessionRun) {
        let targets = Set(run.writes.filter { $0.quantity?.isFromKeyboard ?? false }.map(\.target))
        let moves = targets.compactMap(Move.init).sorted { $0.target.precedes($1.target) }
        edits = moves.flatMap { $0.edits ?? [] }.sorted()
    }

    /// `if view.frame.origin.y == 0 { view.frame.origin.y -= height }`
    private struct Move {
        private let sum: Sum
        /// The `if` around the sum, or the `guard` before it.
        private let guarding: Syntax
        var target: Syntax { sum.target }

        init?(_ target: Syntax) {
            guard let sum = Sum(target), let block = sum.assignment.parent else { return nil }
            let before = block.children(.statement).prefix { $0 != sum.assignment }
            let candidates =
                before.filter { $0.kind == .guardStmt } + [block.parent].compactMap(\.self).filter { $0.kind == .ifExpr }
            let found = candidates.first { candidate in
                let conditions = candidate.children(.condition)
                return conditions.count == 1 && conditions[0].isNought(target) && candidate.child(.elseBody) == nil
            }
            guard let found else { return nil }
            (self.sum, guarding) = (sum, found)
        }

        /// Nil where the code is not laid out in lines.
        var edits: [FileEdit]? {
            guard let removal = guarding.kind == .ifExpr ? unwrapping : guardLine else { return nil }
            return removal.map { FileEdit(path: target.file.path, $0) } + sum.set(from: "0")
        }

        private var guardLine: [TextEdit]? {
            let file = guarding.file
            guard file.indentation(before: guarding.range.start) != nil,
                let next = sum.assignment.parent?.children(.statement).drop(while: { $0 != guarding }).dropFirst().first,
                file.indentation(before: next.range.start) != nil
            else { return nil }
            return [TextEdit(range: ByteRange(guarding.range.start, next.range.start), replacement: "")]
        }

        /// The statements of the block in the place of the `if`, as far to the left as that stands.
        private var unwrapping: [TextEdit]? {
            let file = guarding.file
            guard let first = sum.assignment.parent?.children(.statement).first,
                let last = sum.assignment.parent?.children(.statement).last,
                let outer = file.indentation(before: guarding.range.start),
                let inner = file.indentation(before: first.range.start),
                inner.hasPrefix(outer)
            else { return nil }
            let extra = inner.utf8.count - outer.utf8.count
            let lines = file.lines.starts.filter { $0 > first.range.start && $0 < last.range.end }
            return [
                TextEdit(range: ByteRange(guarding.range.start, first.range.start), replacement: ""),
                TextEdit(range: ByteRange(last.range.end, guarding.range.end), replacement: ""),
            ]
                + lines.filter { file.text(in: ByteRange($0, min($0 + inner.utf8.count, file.bytes.count))) == inner }.map {
                    TextEdit(range: ByteRange($0 + outer.utf8.count, $0 + outer.utf8.count + extra), replacement: "")
                }
        }
    }
}

extension Syntax {
    /// Whether a condition is that an expression is nought, or that nought is it.
    fileprivate func isNought(_ expression: Syntax) -> Bool {
        var comparison = self
        while comparison.kind == .parenExpr, let inner = comparison.child(.expression) { comparison = inner }
        guard comparison.kind == .binaryExpr, comparison.isNamed("=="), let left = comparison.child(.left),
            let right = comparison.child(.right)
        else { return false }
        return (left.text.withoutSelf == expression.text.withoutSelf && right.isZero)
            || (right.text.withoutSelf == expression.text.withoutSelf && left.isZero)
    }
}
