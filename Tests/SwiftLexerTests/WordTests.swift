import SourceText
import SwiftLexer
import Testing

@Test func anOrdinaryLineIsCutIntoWordsLiteralsAndOperators() {
    #expect(
        cut("let h = (info[key] as? NSValue)?.cgRectValue.height ?? 0 // pt\n") == [
            "keyword let", "identifier h", "operator =", "punctuation (", "identifier info", "punctuation [",
            "identifier key", "punctuation ]", "keyword as", "operator ?", "identifier NSValue", "punctuation )",
            "operator ?", "punctuation .", "identifier cgRectValue", "punctuation .", "identifier height",
            "operator ??", "integer 0",
        ])
}

@Test(arguments: Keyword.allCases.filter { $0 != .none })
func everyKeywordIsFoundWhereverItStands(keyword: Keyword) {
    let word = keyword.spelling
    // At the end of a file, where sixteen bytes cannot be loaded, and well before it.
    for text in [word, word + " then enough bytes to fill two words"] {
        let list = tokens(of: text)
        #expect(list[0].kind == .keyword && list[0].keyword == keyword && list.text(0) == word)
    }
    guard keyword != .underscore else { return }
    for other in [word + "z", word + "1", word + "$", word + "é", "x" + word, word + word] {
        #expect(isSingle(.identifier, other), "\(other) is a name")
    }
}

@Test func wordsThatAreKeywordsOnlyInPlacesAreIdentifiers() {
    for word in ["get", "set", "weak", "async", "await", "some", "open", "lazy", "willSet", "actor", "__"] {
        #expect(isSingle(.identifier, word))
    }
}

@Test func anIdentifierMayHoldLettersOfEveryScript() {
    for word in ["élan", "数", "x́", "🎉", "👩‍👩‍👧", "naïve_2", "a\u{200D}b", "ﬁ"] {
        #expect(isSingle(.identifier, word), "\(word)")
    }
}

@Test func aCombiningMarkContinuesAnIdentifierButBeginsNone() {
    #expect(isSingle(.identifier, "a\u{301}"))
    #expect(isSingle(.identifier, "\u{301}a", malformed: true))
}

@Test func backticksMakeNamesOfKeywordsAndOfPhrases() {
    for word in ["`default`", "`a b`", "`$`", "`1 + 2 is 3`", "`square²`"] {
        let list = tokens(of: word)
        #expect(isSingle(.identifier, word) && list[0].flags.contains(.escaped) && list[0].keyword == .none)
    }
}

@Test func backticksDoNotMakeNamesOfEverything() {
    for word in ["``", "` `", "`+`", "`.+`", "`a\\b`", "`a\tb`", "`a\u{A0}b`", "`\u{2028}`"] {
        #expect(isSingle(.identifier, word, malformed: true), "\(word.debugDescription)")
    }
}

@Test func aBacktickWithoutAnotherOnItsLineStandsAlone() {
    #expect(cut("`a\nb`") == ["malformed punctuation `", "identifier a", "identifier b", "malformed punctuation `"])
}

@Test func dollarsNameClosureParametersAndProjections() {
    #expect(
        cut("$0+$12 $name $") == ["identifier $0", "operator +", "identifier $12", "identifier $name", "malformed identifier $"])
}

@Test func aWordBehindAPoundBelongsToIt() {
    #expect(
        cut("#if DEBUG\n#selector(f) #available #élan # if #1") == [
            "pound #if", "identifier DEBUG", "pound #selector", "punctuation (", "identifier f", "punctuation )",
            "pound #available", "pound #élan", "malformed pound #", "keyword if", "malformed pound #", "integer 1",
        ])
    #expect(cut("###if") == ["malformed pound #", "malformed pound #", "pound #if"])
}

@Test func attributesAreAnAtAndAName() {
    #expect(
        cut("@objc @Foo()") == [
            "punctuation @", "identifier objc", "punctuation @", "identifier Foo", "punctuation (", "punctuation )",
        ])
}

@Test func placeholdersAreOneTokenOnOneLine() {
    #expect(cut("f(<#T##String#>)") == ["identifier f", "punctuation (", "placeholder <#T##String#>", "punctuation )"])
    #expect(cut("x = -<#n#>") == ["identifier x", "operator =", "operator -", "placeholder <#n#>"])
    #expect(cut("<#a\n#>").first == "operator <")
    #expect(cut("<#a<#b#>") == ["operator <", "pound #a", "placeholder <#b#>"])
}

@Test func aShebangOpensOnlyTheFile() {
    #expect(cut("#!/usr/bin/swift\nf") == ["shebang #!/usr/bin/swift", "identifier f"])
    #expect(cut("\u{FEFF}#!swift\r\nf") == ["shebang #!swift", "identifier f"])
    #expect(cut("\n#!f") == ["malformed pound #", "operator !", "identifier f"])
}

@Test func moduleSelectorsAreOneToken() {
    #expect(texts("UIKit::UIView a ? b : c [:]") == ["UIKit", "::", "UIView", "a", "?", "b", ":", "c", "[", ":", "]"])
}
