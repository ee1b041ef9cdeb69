import SwiftLexer
import Testing

@Test func slashesWhereAnExpressionMustStandAreARegularExpression() {
    let literals = [
        "/a/", #"/a[)\/](b|c) \(x\)/"#, "/[x]/", "/ab c/", #"/\ a\ /"#, "/[(]/", "/é+/",
    ]
    for literal in literals {
        for before in [
            "", "x = ", "f(", "[", "{ ", "return ", "a, ", "k: ", "try ", "try? ", "a ? ", "a ?? ", "; ", "#if a\n#endif\n",
        ] {
            let list = tokens(of: before + literal)
            #expect(list[list.count - 2].kind == .regex && list.text(list.count - 2) == literal, "\(before)\(literal)")
        }
    }
}

@Test func slashesAfterAnExpressionDivide() {
    for text in ["a / b / c", "a/b/c", "1 / 2 / 3", ") / b / c", "] /b / c", "self / b / c", "\"s\" / b / c", "nil / 2 / 3"] {
        #expect(!tokens(of: text).tokens.contains { $0.kind == .regex }, "\(text)")
    }
}

@Test func operatorsStayOperators() {
    for text in [
        "func /(l: T, r: T) {} /", "operator /^/", "f(/, 1)", "reduce(1, /)", "x = (/ a /)", "f(/a )", "/a", "/a\n/",
        "f(/a b /)", "f(/a) + g(/b)", "x /= 2 / 3", "a /**/ b",
    ] {
        #expect(!tokens(of: text).tokens.contains { $0.kind == .regex }, "\(text)")
    }
}

@Test func theOperatorBeforeARegularExpressionIsItsOwnToken() {
    #expect(cut("!/a/.b") == ["operator !", "regex /a/", "punctuation .", "identifier b"])
    #expect(cut("x = -/a+/") == ["identifier x", "operator =", "operator -", "regex /a+/"])
}

@Test func tryWithAMarkExpectsAnExpression() {
    #expect(texts("try? /^ x/") == ["try", "?", "/^ x/"])
    #expect(texts("try! /^ x/") == ["try", "!", "/^ x/"])
    #expect(texts("tri? /^ x/") == ["tri", "?", "/^", "x", "/"])
}

@Test func poundsMakeItCertain() {
    for literal in [
        "#/a/#", "#/x/y/#", "##/a/#b/##", "#/ a /#", "#/)/#", #"#/\/#/#"#, "#/\n  multi / line  # comment\n  /#", "#//#",
    ] {
        #expect(isSingle(.regex, literal), "\(literal)")
    }
}

@Test func anUnterminatedRegularExpressionEndsWithItsLine() {
    #expect(cut("#/a/ b\nc") == ["malformed regex #/a/ b", "identifier c"])
    #expect(cut("#/  \n a\n b") == ["malformed regex #/  ", "identifier a", "identifier b"])
    #expect(cut("x = /^ a\nc") == ["identifier x", "operator =", "malformed regex /^ a", "identifier c"])
}

@Test func aSpacedOperatorWhereOnlyAnExpressionCanStandIsAMalformedAttemptAtOne() {
    // The compiler reads `/ a/` as a literal too and says that it may not begin with a space.
    #expect(texts("x = / a/\ny") == ["x", "=", "/ a/", "y"])
}

@Test func aSlashBeforeACommentDoesNotCloseARegularExpression() {
    #expect(cut("f(/a//b)\n)") == ["identifier f", "punctuation (", "operator /", "identifier a", "punctuation )"])
}
