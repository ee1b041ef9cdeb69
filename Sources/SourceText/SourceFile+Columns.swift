// Columns as people and editors count them. Every conversion reads one line and decodes it the same way: what is not
// well-formed UTF-8 counts as the U+FFFD it is shown as.

extension SourceFile {
    /// The column of `location` in UTF-16 code units, from 1: what editors that speak LSP count by default.
    package func utf16Column(of location: SourceLocation) -> Int {
        prefix(of: location).utf16.count + 1
    }

    /// The column of `location` in characters as a reader sees them (grapheme clusters), from 1.
    package func characterColumn(of location: SourceLocation) -> Int {
        prefix(of: location).count + 1
    }

    /// The text of a line, counted from 1, without its terminator.
    package func text(ofLine line: Int) -> String {
        text(in: lines.contentRange(ofLine: line - 1, in: bytes))
    }

    /// The offset of a line and a column in UTF-8 bytes, both from 1.
    ///
    /// As in LSP, a column past the end of its line means the line's end, before its terminator, and a line past the end of
    /// the file means the file's end. That holds for the two functions below as well.
    package func offset(line: Int, column: Int) -> Int {
        let range = contentRange(ofLine: line)
        return min(range.start + max(column - 1, 0), range.end)
    }

    /// The offset of a line and a column in UTF-16 code units, both from 1; inside a surrogate pair, that of the pair.
    package func offset(line: Int, utf16Column: Int) -> Int {
        let range = contentRange(ofLine: line)
        var remaining = utf16Column - 1
        for scalar in decode(range) {
            let width = UTF16.width(scalar.value)
            if remaining < width { return scalar.offset }
            remaining -= width
        }
        return range.end
    }

    /// The offset of a line and a column in characters, both from 1.
    package func offset(line: Int, characterColumn: Int) -> Int {
        let range = contentRange(ofLine: line)
        let scalars = decode(range)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.lazy.map(\.value))
        var before = 0
        for character in String(text).prefix(max(characterColumn - 1, 0)) { before += character.unicodeScalars.count }
        return before < scalars.count ? scalars[before].offset : range.end
    }

    private func prefix(of location: SourceLocation) -> String {
        text(in: ByteRange(lines.starts[location.line - 1], location.offset))
    }

    private func contentRange(ofLine line: Int) -> ByteRange {
        if line < 1 { return ByteRange(0, 0) }
        if line > lines.count { return ByteRange(bytes.count, bytes.count) }
        return lines.contentRange(ofLine: line - 1, in: bytes)
    }

    /// The scalars of `range` with the offset each begins at.
    private func decode(_ range: ByteRange) -> [(value: Unicode.Scalar, offset: Int)] {
        var scalars: [(value: Unicode.Scalar, offset: Int)] = []
        var input = bytes[range.start..<range.end].makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var offset = range.start
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let encoded):
                scalars.append((Unicode.UTF8.decode(encoded), offset))
                offset += encoded.count
            case .error(let length):
                scalars.append(("\u{FFFD}", offset))
                offset += length
            case .emptyInput:
                return scalars
            }
        }
    }
}
