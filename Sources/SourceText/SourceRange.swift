/// A half-open range in a file; lines and columns from 1, columns and offsets in UTF-8 bytes.
package struct SourceRange: Hashable, Sendable, Codable {
    package var start: SourceLocation
    package var end: SourceLocation

    package init(_ range: ByteRange, in file: SourceFile) {
        start = file.location(at: range.start)
        end = file.location(at: range.end)
    }

    package init(start: SourceLocation, end: SourceLocation) {
        self.start = start
        self.end = end
    }

    package var bytes: ByteRange { ByteRange(start.offset, end.offset) }

    /// Whether a line, from 1, has a part of the range.
    package func touches(line: Int) -> Bool { (start.line...end.line).contains(line) }
}
