import LintEngine
import SourceText
import SwiftParser

/// The edits by which the statements of a block take the place of the `if` around them, as far to the left as that was.
struct BlockUnwrapping {
    let edits: [FileEdit]

    /// Nil where the lines of the `if` and of its braces have something else in them, or the block's are not indented alike.
    ///
    /// - Parameter deleted: whole lines that go anyway.
    init?(of conditional: Syntax, besides deleted: [FileEdit]) {
        let file = conditional.file
        let lines = file.lines
        guard let body = conditional.child(.body), !body.text.contains("\"\"\""),
            let outer = file.indentation(before: conditional.range.start),
            let inner = body.children(.statement).lazy.compactMap({ file.indentation(before: $0.range.start) }).first,
            inner.hasPrefix(outer), inner != outer
        else { return nil }
        let opening = lines.lineIndex(at: body.range.start)
        let closing = lines.lineIndex(at: body.range.end - 1)
        guard closing > opening, file.indentation(before: body.range.end - 1) != nil,
            file.isBlank(from: body.range.start + 1, to: lines.range(ofLine: opening).end),
            file.isBlank(from: body.range.end, to: lines.range(ofLine: closing).end)
        else { return nil }
        let header = ByteRange(lines.starts[lines.lineIndex(at: conditional.range.start)], lines.range(ofLine: opening).end)
        var ranges = [header, lines.range(ofLine: closing)]
        for line in (opening + 1)..<closing {
            let range = lines.range(ofLine: line)
            let content = lines.contentRange(ofLine: line, in: file.bytes)
            let isDeleted = deleted.contains { $0.path == file.path && $0.edit.range.contains(range) }
            if content.isEmpty || isDeleted { continue }
            guard file.indentation(ofLine: line).hasPrefix(inner) else { return nil }
            ranges.append(ByteRange(range.start + outer.utf8.count, range.start + inner.utf8.count))
        }
        edits = ranges.map { FileEdit(path: file.path, TextEdit(range: $0, replacement: "")) }
    }
}
