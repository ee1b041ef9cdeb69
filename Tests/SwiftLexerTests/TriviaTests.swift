import SourceText
import SwiftLexer
import Testing

/// The trivia before each token of `text`, one list a token.
private func trivia(_ text: String, _ location: Testing.SourceLocation = #_sourceLocation) -> [[TriviaPiece.Kind]] {
    let list = tokens(of: text, location)
    return list.tokens.indices.map { list.trivia(before: $0).map(\.kind) }
}

@Test func whiteSpaceAndLineEndsArePieces() {
    #expect(trivia(" \t\u{0B}\u{0C}a\r\n\rb\n\n") == [[.whitespace], [.newline, .newline], [.newline, .newline]])
}

@Test func commentsAreToldFromDocumentation() {
    #expect(
        trivia("// a\n/// b\n/* c *//** d */x") == [
            [
                .lineComment, .newline, .docLineComment, .newline, .blockComment, .docBlockComment,
            ], [],
        ])
    #expect(trivia("/**/x/***/") == [[.blockComment], [.docBlockComment]])
    #expect(trivia("//") == [[.lineComment]])
}

@Test func aLineCommentEndsBeforeItsLineEnd() {
    for lineEnd in ["\n", "\r", "\r\n"] {
        let list = tokens(of: "// a" + lineEnd + "b")
        #expect(list.trivia(before: 0).map(\.range.count) == [4, lineEnd.utf8.count])
    }
}

@Test func blockCommentsNest() {
    #expect(trivia("/* a /* b */ c */ d") == [[.blockComment, .whitespace], []])
    #expect(trivia("/*/ a */ b") == [[.blockComment, .whitespace], []])
}

@Test func anUnterminatedCommentTakesTheRestAndIsFlaggedAtTheEnd() {
    let list = tokens(of: "a /* /* */ b")
    #expect(list.count == 2 && list[1].flags.contains(.malformed))
    #expect(list.trivia(before: 1).map(\.kind) == [.whitespace, .unterminatedBlockComment])
    #expect(!tokens(of: "a /* */ b")[2].flags.contains(.malformed))
}

@Test func aByteOrderMarkIsTrivia() {
    #expect(trivia("\u{FEFF}a") == [[.byteOrderMark], []])
}

@Test func whatNoTokenCanHoldIsGarbage() {
    #expect(trivia("a\0b\u{1}\u{7F}c\u{A0}d") == [[], [.garbage], [.garbage, .garbage], [.garbage], []])
    #expect(trivia("“a”") == [[.garbage], [.garbage]])
    // A continuation byte alone, a sequence that breaks off, an overlong form, a surrogate, and beyond U+10FFFF.
    for bytes in [[0x80], [0xE2, 0x82], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF]] as [[UInt8]] {
        let list = tokens(of: [0x61] + bytes + [0x62])
        #expect(list.count == 3 && list.trivia(before: 1).map(\.kind) == [.garbage], "\(bytes)")
    }
}

@Test func anEmptyFileIsOneToken() {
    let list = tokens(of: "")
    #expect(list.count == 1 && list[0].kind == .eof && list[0].flags == .startsLine)
}

@Test func aListThatLosesOrRepeatsBytesDoesNotTile() {
    let file = SourceFile(path: "", text: "a b")
    let name = Token(kind: .identifier, start: 0, end: 1)
    let other = Token(kind: .identifier, start: 2, end: 3)
    let end = Token(kind: .eof, start: 3, end: 3)
    #expect(TokenList(file: file, tokens: [name, other, end]).tile(file))
    for wrong in [
        [], [name, other], [name, end], [other, end], [name, other, end, end],
        [Token(kind: .identifier, start: 0, end: 3)], [Token(kind: .identifier, start: 0, end: 2), other],
        [name, Token(kind: .operator, start: 1, end: 1), other, end],
    ] {
        #expect(!TokenList(file: file, tokens: wrong).tile(file), "\(wrong.map(\.range))")
    }
}
