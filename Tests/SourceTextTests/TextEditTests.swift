import SourceText
import Testing

private let file = SourceFile(path: "Sample.swift", text: "let a = b + c")

private func edit(_ start: Int, _ end: Int, _ replacement: String) -> TextEdit {
    TextEdit(range: ByteRange(start, end), replacement: replacement)
}

private func text(of file: SourceFile) -> String { file.text(in: ByteRange(0, file.bytes.count)) }

@Test func editsMeanTheFileBeforeAnyOfThem() throws {
    let edited = try file.applying([edit(12, 13, "height"), edit(4, 5, "bottom"), edit(9, 12, "")])
    #expect(text(of: edited) == "let bottom = bheight")
    #expect(edited.path == "Sample.swift")
}

@Test func insertionsAtOnePlaceKeepTheirOrderAndComeBeforeAReplacement() throws {
    let edited = try file.applying([edit(8, 9, "B"), edit(8, 8, "1"), edit(8, 8, "2")])
    #expect(text(of: edited) == "let a = 12B + c")
}

@Test func aFileCanBeExtendedAtBothEnds() throws {
    #expect(text(of: try file.applying([edit(13, 13, "\n"), edit(0, 0, "// é\n")])) == "// é\nlet a = b + c\n")
    #expect(text(of: try file.applying([])) == "let a = b + c")
}

@Test func editsThatOverlapAreRefused() {
    let first = edit(0, 5, "x")
    let second = edit(4, 6, "y")
    #expect(throws: TextEditConflict.overlap(first, second)) { try file.applying([second, first]) }
}

@Test func editsOutsideTheFileAreRefused() {
    let beyond = edit(13, 14, "")
    #expect(throws: TextEditConflict.outsideFile(beyond)) { try file.applying([beyond]) }
}
