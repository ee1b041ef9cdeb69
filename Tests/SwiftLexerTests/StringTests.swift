import SwiftLexer
import Testing

@Test func aLiteralWithoutInterpolationIsOneToken() {
    let literals = [
        #""""#, #""plain""#, #""quoted \" and \\""#, #""\u{1F600}\0\n\r\t\'""#, ##"#"raw "quote" \(no) \n"#"##,
        ###"##"a"#b"##"###, ###"#"""#"###, ###"#"a\"#"###, ###"#"\("#"###, ###"##"\#(a)"##"###, "\"\"\"\n  a \"\" b\n  \"\"\"",
        "#\"\"\"\n  \"\"\" \\(no)\n  \"\"\"#", "\"\"\"\n  one \\  \n  two\ttab\n  \"\"\"", "\"// /* \"", "\"é 👩‍👩‍👧\"",
    ]
    for literal in literals {
        #expect(isSingle(.string, literal), "\(literal)")
    }
}

@Test func literalsThatTouchAreTold() {
    #expect(texts("\"a\"\"b\"") == ["\"a\"", "\"b\""])
    #expect(texts("\"\" \"\"") == ["\"\"", "\"\""])
}

@Test func aPoundTooManyIsPartOfTheDelimiter() {
    #expect(texts("#\"a\"## b") == ["#\"a\"##", "b"])
}

@Test func interpolationsHoldCode() {
    #expect(
        cut(#""x\(f(1))y""#) == [
            "stringQuote \"", "stringText x", "stringInterpolation \\", "punctuation (", "identifier f", "punctuation (",
            "integer 1", "punctuation )", "punctuation )", "stringText y", "stringQuote \"",
        ])
    #expect(
        cut(#""\(a)\(b)""#) == [
            "stringQuote \"", "stringInterpolation \\", "punctuation (", "identifier a", "punctuation )",
            "stringInterpolation \\", "punctuation (", "identifier b", "punctuation )", "stringQuote \"",
        ])
}

@Test func interpolationsNestAndHoldStringsCommentsAndClosures() {
    #expect(
        texts(#""\(a.map { "<\($0)>" } /* ) */ + ")")""#) == [
            "\"", "\\", "(", "a", ".", "map", "{", "\"", "<", "\\", "(", "$0", ")", ">", "\"", "}", "+", "\")\"", ")", "\"",
        ])
}

@Test func aRawLiteralInterpolatesOnlyWithItsPounds() {
    #expect(
        cut(###"##"\(a) \#(b) \##(c)"##"###) == [
            "stringQuote ##\"", "stringText \\(a) \\#(b) ", "stringInterpolation \\##", "punctuation (", "identifier c",
            "punctuation )", "stringQuote \"##",
        ])
}

@Test func aMultiLineLiteralInterpolatesOverLines() {
    #expect(
        cut("\"\"\"\n  one \\(\n    a\n  ) \"\"\n  \"\"\"") == [
            "stringQuote \"\"\"", "stringText \n  one ", "stringInterpolation \\", "punctuation (", "identifier a",
            "punctuation )", "stringText  \"\"\n  ", "stringQuote \"\"\"",
        ])
}

@Test func threeQuotesBehindPoundsAreMultiLineUnlessTheLineClosesThem() {
    #expect(texts("#\"\"\"#; x") == ["#\"\"\"#", ";", "x"])
    #expect(texts("#\"\"\"a\"#; x") == ["#\"\"\"a\"#", ";", "x"])
    #expect(isSingle(.string, "#\"\"\"\n a\"# b\n \"\"\"#"))
}

@Test func anUnterminatedLiteralEndsWithItsLine() {
    #expect(cut("\"abc\nx") == ["malformed string \"abc", "identifier x"])
    #expect(cut("#\"abc\"\r\nx") == ["malformed string #\"abc\"", "identifier x"])
    #expect(cut("\"abc\\") == ["malformed string \"abc\\"])
    #expect(cut("\"\"\"\nabc\"\"\nx") == ["malformed string \"\"\"\nabc\"\"\nx"])
}

@Test func anUnterminatedInterpolatedLiteralIsFlaggedAtItsOpeningQuote() {
    #expect(
        cut("\"a\\(b\nc") == [
            "malformed stringQuote \"", "stringText a", "stringInterpolation \\", "punctuation (", "identifier b",
            "identifier c",
        ])
    #expect(cut("\"\\(b) c").first == "malformed stringQuote \"")
    #expect(cut("\"\"\"\n\\(b").first == "malformed stringQuote \"\"\"")
}

@Test func aLineEndClosesEverySingleLineLiteralAroundIt() {
    // The multi-line literal in the middle goes on, the two inside it are closed.
    #expect(
        cut("\"\"\"\n\\(\"\\(\"\\(a\n) end\n\"\"\"") == [
            "stringQuote \"\"\"", "stringText \n", "stringInterpolation \\", "punctuation (", "malformed stringQuote \"",
            "stringInterpolation \\", "punctuation (", "malformed stringQuote \"", "stringInterpolation \\",
            "punctuation (", "identifier a", "punctuation )", "stringText  end\n", "stringQuote \"\"\"",
        ])
}

@Test func escapesThatDoNotExistAreFlagged() {
    for literal in [#""\q""#, #""\u{}""#, #""\u{123456789}""#, #""\u12""#, "\"\u{1}\"", "\"a\u{0}b\"", "\"\\ \"", "\"\t\""] {
        #expect(isSingle(.string, literal, malformed: true), "\(literal.debugDescription)")
    }
    #expect(tokens(of: [0x22, 0xFF, 0x22])[0].flags.contains(.malformed), "invalid UTF-8")
    #expect(cut(#""\q\(a)""#).prefix(2) == ["stringQuote \"", "malformed stringText \\q"])
}

@Test func singleQuotesAreAMalformedString() {
    #expect(cut("'a' x") == ["malformed string 'a'", "identifier x"])
    #expect(cut("'\\(a)'").first == "malformed stringQuote '")
}
