/// A change to a file: the bytes of `range` give way to `replacement`.
package struct TextEdit: Hashable, Sendable {
    /// In the file as it was before any edit.
    package var range: ByteRange
    package var replacement: String

    package init(range: ByteRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// Why a set of edits cannot be made; the file is left as it was.
package enum TextEditConflict: Error, Equatable {
    case overlap(TextEdit, TextEdit)
    case outsideFile(TextEdit)
}

extension SourceFile {
    /// The file with every edit made at once; all ranges mean this file's bytes.
    ///
    /// Edits may touch. Insertions at one place keep the order they are given in and come before a replacement of what
    /// follows.
    package func applying(_ edits: [TextEdit]) throws(TextEditConflict) -> SourceFile {
        let ordered = edits.enumerated().sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
        var previous: TextEdit?
        for (_, edit) in ordered {
            guard edit.range.start >= 0, edit.range.end <= bytes.count else { throw .outsideFile(edit) }
            let copied = previous?.range.end ?? 0
            if let previous, edit.range.start < copied { throw .overlap(previous, edit) }
            result += bytes[copied..<edit.range.start]
            result += edit.replacement.utf8
            previous = edit
        }
        result += bytes[(previous?.range.end ?? 0)...]
        return SourceFile(path: path, bytes: result)
    }
}
