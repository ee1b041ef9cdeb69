import LintEngine
import SourceText
import SwiftParser

/// A statement that adds to where something is: `view.frame.origin.y -= frame.height`.
struct Sum {
    let target: Syntax
    let assignment: Syntax
    let added: Syntax
    /// Whether it goes down, with `+=`.
    var isDown: Bool { assignment.isNamed("+=") }

    /// Nil where the target is written to in another form.
    init?(_ target: Syntax) {
        guard let assignment = target.parent, assignment.kind == .assignExpr, target.role == .left, assignment.role == .statement,
            assignment.isNamed("-=") || assignment.isNamed("+="), let added = assignment.child(.right)
        else { return nil }
        (self.target, self.assignment, self.added) = (target, assignment, added)
    }

    /// The edits by which it sets the target, to what it adds to a place at rest.
    func set(from rest: String) -> [FileEdit] {
        let needsParentheses = !isDown && !added.isPrimary
        let sign = rest == "0" ? (isDown ? "" : "-") : isDown ? "\(rest) + " : "\(rest) - "
        var edits = [
            TextEdit(
                range: ByteRange(target.range.end, added.range.start),
                replacement: " = " + sign + (needsParentheses ? "(" : ""))
        ]
        if needsParentheses { edits.append(TextEdit(range: ByteRange(added.range.end, added.range.end), replacement: ")")) }
        return edits.map { FileEdit(path: target.file.path, $0) }
    }

    /// The edit by which it puts the target back.
    func reset(to rest: String) -> FileEdit {
        FileEdit(
            path: target.file.path, TextEdit(range: ByteRange(target.range.end, added.range.end), replacement: " = " + rest))
    }
}
