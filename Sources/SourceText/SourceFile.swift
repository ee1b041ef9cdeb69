/// The bytes of one source file, immutable, with the positions of its lines.
///
/// Everything downstream speaks in UTF-8 byte offsets, because they are what the lexer produces, what survives invalid
/// UTF-8 and what costs nothing to compute. Lines and columns exist only at the edges, where a person or an editor reads
/// them, and `LineTable` is the one place that turns offsets into them. A file is never decoded into a `String` as a whole:
/// a linter looks at a few hundred bytes of most files.
package struct SourceFile: Sendable {
    /// The path as the user named it, or as discovery found it below what the user named.
    package let path: String
    /// The file's content, exactly as read, byte order mark included.
    package let bytes: [UInt8]
    package let lines: LineTable

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        self.lines = LineTable(bytes)
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The bytes of `range` as text; invalid UTF-8 is replaced by U+FFFD.
    package func text(in range: ByteRange) -> String {
        String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }

    /// Where `offset` lies, for a person to read.
    ///
    /// - Parameter offset: a UTF-8 byte offset in `0...bytes.count`.
    package func location(at offset: Int) -> SourceLocation {
        lines.location(at: offset)
    }
}
