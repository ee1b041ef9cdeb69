/// Where the lines of a file begin; turns byte offsets into lines and columns and back.
///
/// A line ends with LF, CRLF or a lone CR, as in the compiler's lexer. The terminator belongs to the line it ends.
package struct LineTable: Sendable {
    /// The byte offset at which each line begins; the first is 0, so there is always at least one line.
    package let starts: [Int]
    /// The file's size in bytes.
    package let end: Int

    package init(_ bytes: [UInt8]) {
        var starts = [0]
        // Swift source has about 40 bytes a line.
        starts.reserveCapacity(bytes.count / 32 + 1)
        bytes.withUnsafeBufferPointer { bytes in
            var offset = bytes.lineEnd(from: 0, to: bytes.count)
            while offset < bytes.count {
                let isCRLF =
                    bytes[offset] == .carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed
                offset += isCRLF ? 2 : 1
                starts.append(offset)
                offset = bytes.lineEnd(from: offset, to: bytes.count)
            }
        }
        self.starts = starts
        self.end = bytes.count
    }

    package var count: Int { starts.count }

    /// The zero-based index of the line that holds `offset`; an offset past the end is on the last line.
    package func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    package func location(at offset: Int) -> SourceLocation {
        let index = lineIndex(at: offset)
        return SourceLocation(line: index + 1, column: offset - starts[index] + 1, offset: offset)
    }

    /// The bytes of a line, its terminator included.
    package func range(ofLine index: Int) -> ByteRange {
        ByteRange(starts[index], index + 1 < starts.count ? starts[index + 1] : end)
    }

    /// The bytes of a line without its terminator.
    package func contentRange(ofLine index: Int, in bytes: [UInt8]) -> ByteRange {
        var range = range(ofLine: index)
        if range.end > range.start, bytes[range.end - 1] == .lineFeed { range.end -= 1 }
        if range.end > range.start, bytes[range.end - 1] == .carriageReturn { range.end -= 1 }
        return range
    }
}

extension UInt8 {
    package static let lineFeed: UInt8 = 0x0A
    package static let carriageReturn: UInt8 = 0x0D
}
