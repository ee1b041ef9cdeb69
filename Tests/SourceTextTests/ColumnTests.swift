import SourceText
import Testing

/// Each line: the text, and for each of its characters the columns in UTF-8, UTF-16 and characters, worked out by hand.
private let lines: [(text: String, columns: [(utf8: Int, utf16: Int, character: Int)])] = [
    ("aé数b", [(1, 1, 1), (2, 2, 2), (4, 3, 3), (7, 4, 4)]),
    // A family of three: 3 scalars of 4 bytes and 2 units, 2 joiners of 3 bytes and 1 unit, 18 bytes and 8 units in all.
    ("x👩‍👩‍👧y", [(1, 1, 1), (2, 2, 2), (20, 10, 3)]),
    // e with a combining acute accent: 3 bytes, 2 units.
    ("e\u{301}z", [(1, 1, 1), (4, 3, 2)]),
]

@Test(arguments: lines.indices) func columnsAgreeInEveryUnitAndBack(index: Int) {
    let (text, columns) = lines[index]
    let file = SourceFile(path: "", text: "first\r\n" + text + "\r\nlast")
    for column in columns {
        let offset = 7 + column.utf8 - 1
        let location = file.location(at: offset)
        #expect(location.line == 2 && location.column == column.utf8)
        #expect(file.utf16Column(of: location) == column.utf16)
        #expect(file.characterColumn(of: location) == column.character)
        #expect(file.offset(line: 2, column: column.utf8) == offset)
        #expect(file.offset(line: 2, utf16Column: column.utf16) == offset)
        #expect(file.offset(line: 2, characterColumn: column.character) == offset)
    }
}

@Test func positionsBeyondALineOrTheFileAreBroughtBack() {
    let file = SourceFile(path: "", text: "ab\r\ncd")
    #expect(file.offset(line: 1, column: 99) == 2, "before the line end, as LSP has it")
    #expect(file.offset(line: 1, utf16Column: 99) == 2)
    #expect(file.offset(line: 1, characterColumn: 99) == 2)
    #expect(file.offset(line: 9, utf16Column: 1) == 6)
    #expect(file.offset(line: 0, characterColumn: 1) == 0)
    #expect(file.offset(line: 2, utf16Column: -3) == 4)
    #expect(file.offset(line: 2, characterColumn: -3) == 4)
}

@Test func aColumnInsideASurrogatePairMeansThePair() {
    let file = SourceFile(path: "", text: "a🎉b")
    #expect(file.offset(line: 1, utf16Column: 3) == 1)
    #expect(file.offset(line: 1, utf16Column: 4) == 5)
}

@Test func invalidUTF8CountsAsTheReplacementCharactersItIsShownAs() {
    // A lone continuation byte, then a three-byte sequence that breaks off: one replacement character each.
    let file = SourceFile(path: "", bytes: [0x61, 0x80, 0xE2, 0x82, 0x62])
    #expect(file.text(ofLine: 1) == "a\u{FFFD}\u{FFFD}b")
    #expect(file.utf16Column(of: file.location(at: 4)) == 4)
    #expect(file.offset(line: 1, utf16Column: 4) == 4)
    #expect(file.offset(line: 1, characterColumn: 3) == 2)
}
