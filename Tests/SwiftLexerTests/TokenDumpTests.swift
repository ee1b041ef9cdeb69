import SourceText
import SwiftLexer
import Testing

@Test func aDumpGivesTheBytesAndKindOfEveryToken() {
    let file = SourceFile(path: "A/é.swift", text: "let é = \"\\(x)!\" // c\n")
    #expect(
        tokenDump(of: file) == """
            file A/é.swift
            0 3 keyword
            4 6 identifier
            7 8 operator
            9 10 stringQuote
            10 11 stringInterpolation
            11 12 punctuation
            12 13 identifier
            13 14 punctuation
            14 15 stringText
            15 16 stringQuote
            22 22 eof

            """)
}
