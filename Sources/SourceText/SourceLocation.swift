/// A place in a file as people and compilers write it.
package struct SourceLocation: Hashable, Sendable, Codable {
    /// Counted from 1.
    package var line: Int
    /// Counted from 1 in UTF-8 bytes, as `swiftc` and Xcode count.
    package var column: Int
    /// Counted from 0 in UTF-8 bytes from the start of the file.
    package var offset: Int

    package init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}

extension SourceFile {
    /// The column of `location` in UTF-16 code units, from 1: what editors that speak LSP count by default.
    package func utf16Column(of location: SourceLocation) -> Int {
        prefix(of: location).utf16.count + 1
    }

    /// The column of `location` in characters as a reader sees them (grapheme clusters), from 1.
    package func characterColumn(of location: SourceLocation) -> Int {
        prefix(of: location).count + 1
    }

    /// The text of a line without its terminator.
    package func text(ofLine line: Int) -> String {
        var range = lines.range(ofLine: line - 1)
        while range.end > range.start,
            bytes[range.end - 1] == .lineFeed || bytes[range.end - 1] == .carriageReturn
        {
            range.end -= 1
        }
        return text(in: range)
    }

    private func prefix(of location: SourceLocation) -> String {
        text(in: ByteRange(lines.starts[location.line - 1], location.offset))
    }
}
