import LintEngine
import SourceText

/// One line of a source file with a part of it marked, as HTML.
struct CodeExcerpt {
    let file: SourceFile
    let range: SourceRange

    /// A generated line may be a megabyte long; so many bytes show the place and what surrounds it.
    private static let longest = 240
    private static let contextBefore = 80

    /// Nil where the range lies beyond the file's end.
    var html: String? {
        let bytes = range.bytes
        guard range.start.line >= 1, bytes.end <= file.bytes.count else { return nil }
        var line = file.lines.range(ofLine: range.start.line - 1)
        while line.end > line.start, file.bytes[line.end - 1] == 0x0A || file.bytes[line.end - 1] == 0x0D { line.end -= 1 }
        while line.start < line.end, file.bytes[line.start] == 0x20 || file.bytes[line.start] == 0x09 { line.start += 1 }
        let mark = ByteRange(min(max(bytes.start, line.start), line.end), min(max(bytes.end, line.start), line.end))
        guard mark.start <= mark.end else { return nil }
        let start = line.count > Self.longest ? max(line.start, mark.start - Self.contextBefore) : line.start
        let end = max(min(line.end, start + Self.longest), mark.start)
        let shown = ByteRange(start, end)
        let markEnd = min(mark.end, end)
        let before = file.text(in: ByteRange(shown.start, mark.start))
        let marked = file.text(in: ByteRange(mark.start, max(markEnd, mark.start)))
        let after = file.text(in: ByteRange(max(markEnd, mark.start), shown.end))
        let lead = shown.start > line.start ? "…" : ""
        let readSet = shown.end < line.end ? "…" : ""
        return "<code>\(lead)\(Self.coloured([before, marked, after]))\(readSet)</code>"
    }

    /// Three parts of a line of Swift, the second of them marked.
    private static func coloured(_ parts: [String]) -> String {
        let line = parts.joined()
        guard let styled = SwiftColouring.lines([line]).first, styled.text == line else {
            return parts[0].escapedForMarkup + mark(parts[1].escapedForMarkup) + parts[2].escapedForMarkup
        }
        // A token may be cut by a border; its parts keep its colour.
        var html = ["", "", ""]
        var borders = parts.map { $0.unicodeScalars.count }
        var part = 0
        for piece in styled.pieces {
            var rest = Array(piece.text.unicodeScalars)[...]
            while !rest.isEmpty {
                while part < 2, borders[part] == 0 { part += 1 }
                let count = part < 2 ? min(borders[part], rest.count) : rest.count
                var text = String.UnicodeScalarView()
                text.append(contentsOf: rest.prefix(count))
                let markup = String(text).escapedForMarkup
                html[part] += piece.role == .plain ? markup : "<span class=\"\(piece.role.rawValue)\">\(markup)</span>"
                rest = rest.dropFirst(count)
                borders[part] -= count
            }
        }
        return html[0] + mark(html[1]) + html[2]
    }

    private static func mark(_ html: String) -> String { html.isEmpty ? "" : "<mark>\(html)</mark>" }
}
