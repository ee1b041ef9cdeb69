import SourceText
import Testing

@Test func everyKindOfLineEndStartsALine() {
    // Offsets:           0 1   2 3 4     6 7   8
    let file = SourceFile(path: "", text: "a\nb\r\nc\r\r\n")
    #expect(file.lines.starts == [0, 2, 5, 7, 9])
    #expect((1...5).map(file.text(ofLine:)) == ["a", "b", "c", "", ""])
}

@Test func aFileWithoutALineEndHasOneLine() {
    #expect(SourceFile(path: "", text: "").lines.starts == [0])
    #expect(SourceFile(path: "", text: "last line").lines.starts == [0])
}

/// The same table, by the definition instead of by words of eight bytes.
private func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
        let isFirstOfCRLF = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if byte == 0x0A || byte == 0x0D && !isFirstOfCRLF { starts.append(index + 1) }
    }
    return starts
}

@Test func lineEndsAreFoundWhereverTheyStandInAWord() {
    var words: [[UInt8]] = [[]]
    var longest = words
    for _ in 0..<7 {
        longest = longest.flatMap { word in [0x61, 0x0A, 0x0D].map { word + [$0] } }
        words += longest
    }
    for word in words {
        for padding in [0, 5, 8] {
            let bytes = [UInt8](repeating: 0x78, count: padding) + word + [UInt8](repeating: 0x79, count: padding)
            if LineTable(bytes).starts != lineStarts(bytes) { Issue.record("wrong lines in \(bytes)") }
        }
    }
}

@Test func bytesThatResembleLineEndsAreNone() {
    // Neighbours of LF and CR in value, and in all but one bit, next to real ones: what borrows between bytes would confuse.
    let bytes: [UInt8] = [0x0B, 0x0C, 0x0E, 0x09, 0x8A, 0x8D, 0x0A, 0x0B, 0x0D, 0x0E, 0x0C, 0x00, 0x01, 0xFF, 0x80, 0x0B]
    for rotation in bytes.indices {
        let rotated = Array(bytes[rotation...] + bytes[..<rotation])
        #expect(LineTable(rotated).starts == lineStarts(rotated))
    }
}

@Test func offsetsBecomeLinesAndColumnsCountedFromOne() {
    let file = SourceFile(path: "", text: "let a\r\nlet b\n")
    #expect(file.location(at: 0) == SourceLocation(line: 1, column: 1, offset: 0))
    #expect(file.location(at: 6) == SourceLocation(line: 1, column: 7, offset: 6))
    #expect(file.location(at: 7) == SourceLocation(line: 2, column: 1, offset: 7))
    #expect(file.location(at: 13) == SourceLocation(line: 3, column: 1, offset: 13))
}
