import SwiftLexer
import Testing

/// The operators of `text`, each with where it is bound: `l`, `r`, both or neither.
private func bound(_ text: String, _ location: Testing.SourceLocation = #_sourceLocation) -> [String] {
    let list = tokens(of: text, location)
    return list.tokens.indices.compactMap { index in
        let flags = list[index].flags
        guard list[index].kind == .operator || list.matches(index, ".") else { return nil }
        let sides = (flags.contains(.leftBound) ? "l" : "") + (flags.contains(.rightBound) ? "r" : "")
        return list.text(index) + (sides.isEmpty ? "" : " " + sides)
    }
}

@Test func whiteSpaceTellsPrefixInfixAndPostfix() {
    #expect(bound("a+b") == ["+ lr"])
    #expect(bound("a + b") == ["+"])
    #expect(bound("a++ b") == ["++ l"])
    #expect(bound("a ++b") == ["++ r"])
    #expect(bound("f(-a, *)") == ["- r", "*"])
    #expect(bound("[+a:-b]{~c}") == ["+ r", "- r", "~ r"])
    #expect(bound("a++.b ++.b") == ["++ l", ". lr", "++ r", ". lr"])
}

@Test func commentsAndNoBreakSpacesCountAsWhiteSpace() {
    #expect(bound("a/**/+b") == ["+ r"])
    #expect(bound("a+/**/b") == ["+ l"])
    #expect(bound("a+//\nb") == ["+ l"])
    #expect(bound("a\u{A0}+b") == ["+ r"])
    #expect(bound("a+\u{A0}b") == ["+ l"])
}

@Test func aByteOrderMarkIsNoExpression() {
    #expect(bound("\u{FEFF}!a") == ["! r"])
}

@Test func questionAndExclamationMarksAfterAnExpressionStandAlone() {
    #expect(bound("a?.b!.c") == ["? l", ". lr", "! l", ". lr"])
    #expect(bound("a??b") == ["? lr", "? lr"])
    #expect(bound("a ?? b ? !c : d") == ["??", "?", "! r"])
    #expect(bound("[Int]?=nil") == ["? lr", "= lr"])
}

@Test func aPeriodIsPunctuationUnlessItBeginsAnOperator() {
    #expect(
        cut(".a ... .. .+. a.b") == [
            "punctuation .", "identifier a", "operator ...", "operator ..", "operator .+.", "identifier a", "punctuation .",
            "identifier b",
        ])
    #expect(texts("+.a") == ["+", ".", "a"])
}

@Test func reservedOperatorsAreOperators() {
    #expect(cut("a = &b -> c") == ["identifier a", "operator =", "operator &", "identifier b", "operator ->", "identifier c"])
    #expect(bound("&b &&b") == ["& r", "&& r"])
}

@Test func operatorsMayHoldSymbolsAndTheirMarks() {
    for symbol in ["•+", "→", "×", "≠\u{338}", "§", "+\u{301}"] {
        #expect(isSingle(.operator, symbol), "\(symbol)")
    }
}

@Test func aCommentEndsAnOperator() {
    #expect(texts("a+/*c*/-b *//c") == ["a", "+", "-", "b", "*"])
}

@Test func aStrayCommentEndIsFlagged() {
    #expect(cut("*/ a+*/") == ["malformed operator */", "identifier a", "malformed operator +*/"])
}

@Test func tokensSayWhetherTheyTouchAndWhetherTheyStartALine() {
    let list = tokens(of: "a(b) /*\n*/ c\n// d\ne")
    let flags = list.tokens.map { token in
        (token.flags.contains(.touchesPrevious) ? "t" : "") + (token.flags.contains(.startsLine) ? "s" : "")
    }
    // a ( b ) c e eof
    #expect(flags == ["s", "t", "t", "t", "s", "s", "t"])
}
