extension SourceFile {
    /// `path:line:column: error: message`, then the line with carets under what is meant.
    ///
    /// Characters that could move the cursor or reorder what is read are shown as `?`, and of a long line the part around the
    /// carets.
    package func complaint(_ message: String, at range: ByteRange) -> String {
        let start = location(at: range.start)
        // In bytes: the text of a line that is not UTF-8 has others.
        let line = lines.contentRange(ofLine: start.line - 1, in: bytes)
        let (lineStart, lineEnd) = (line.start, line.end)
        let first = max(lineStart, range.start - Self.shownBefore)
        let last = min(lineEnd, max(range.start, min(range.end, lineEnd)) + Self.shownAfter)
        let before = Self.shown(text(in: ByteRange(first, max(first, min(range.start, lineEnd)))), cut: first > lineStart)
        let after = Self.shown(text(in: ByteRange(min(range.start, last), last)), cut: false) + (last < lineEnd ? "…" : "")
        let marked = text(in: ByteRange(range.start, max(range.start, min(range.end, last)))).count
        let margin = String(repeating: " ", count: String(start.line).count)
        // A tab keeps its width only under a tab.
        let indentation = String(before.map { $0 == "\t" ? $0 : " " })
        return """
            \(Self.shown(path, cut: false)):\(start.line):\(start.column): error: \(message)
             \(start.line) | \(before)\(after)
             \(margin) | \(indentation)\(String(repeating: "^", count: max(1, marked)))
            """
    }

    /// In bytes: with the margin, some eighty columns.
    private static let shownBefore = 60
    private static let shownAfter = 60

    private static func shown(_ text: String, cut: Bool) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Character in
            switch scalar.properties.generalCategory {
            case .control where scalar != "\t", .format, .lineSeparator, .paragraphSeparator: "?"
            default: Character(scalar)
            }
        }
        return (cut ? "…" : "") + String(scalars)
    }
}
