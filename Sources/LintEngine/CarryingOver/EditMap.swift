import SourceText

/// What an edit does to places of a file: those before it stay, those after it move.
struct EditMap {
    /// Where the places of an edit are is not known.
    struct Unsure: Error {}

    let oldFile: SourceFile
    let newFile: SourceFile
    /// What was replaced, in the file as it was: from the first byte that differs to the last.
    let old: ByteRange

    init(from oldFile: SourceFile, to newFile: SourceFile) {
        self.oldFile = oldFile
        self.newFile = newFile
        old = oldFile.difference(from: newFile)
    }

    /// How many bytes longer the file is.
    var byteCount: Int { newFile.bytes.count - oldFile.bytes.count }
    private var lineCount: Int { newFile.lines.count - oldFile.lines.count }

    // MARK: Places

    /// - Parameter path: of the file that the range is in; only one file has changed.
    func moved(_ range: SourceRange, in path: String) throws(Unsure) -> SourceRange {
        path == oldFile.path ? SourceRange(try moved(range.bytes, in: path), in: newFile) : range
    }

    func moved(_ range: ByteRange, in path: String) throws(Unsure) -> ByteRange {
        guard path == oldFile.path else { return range }
        // What begins where something is put in moves, what ends there stays; what is around it grows.
        guard range.end <= old.start || range.end >= old.end else { throw Unsure() }
        let start = try moved(offset: range.start, in: path)
        let staysAtEnd = range.end <= old.start && (!range.isEmpty || start == range.start)
        return ByteRange(start, staysAtEnd ? range.end : range.end + byteCount)
    }

    /// Where a piece of code begins.
    func moved(offset: Int, in path: String) throws(Unsure) -> Int {
        guard path == oldFile.path, offset >= old.start else { return offset }
        guard offset >= old.end else { throw Unsure() }
        return offset + byteCount
    }

    func moved(line: Int, in path: String) throws(Unsure) -> Int {
        guard path == oldFile.path else { return line }
        let first = oldFile.lines.lineIndex(at: old.start) + 1
        let last = oldFile.lines.lineIndex(at: old.end) + 1
        if line < first { return line }
        if line > last { return line + lineCount }
        if lineCount == 0, first == last { return line }
        let content = oldFile.lines.contentRange(ofLine: line - 1, in: oldFile.bytes)
        // What is meant stands before what was replaced, or behind it.
        let isBefore = line == first && !isBlank(content.start, old.start)
        let isBehind = line == last && !isBlank(old.end, content.end)
        guard isBefore != isBehind else { throw Unsure() }
        return isBehind ? line + lineCount : line
    }

    private func isBlank(_ start: Int, _ end: Int) -> Bool {
        start >= end || oldFile.bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// The line and the column of a place, both counted from 1.
    func moved(line: Int, column: Int, in path: String) throws(Unsure) -> (line: Int, column: Int) {
        guard path == oldFile.path else { return (line, column) }
        let offset = oldFile.lines.starts[line - 1] + column - 1
        let place = newFile.location(at: try moved(offset: offset, in: path))
        return (place.line, place.column)
    }
}
