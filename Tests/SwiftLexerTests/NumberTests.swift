import SwiftLexer
import Testing

@Test func integersOfEveryBaseAreOneToken() {
    for number in ["0", "42", "1_000", "0b1010_1", "0o17_", "0xFF_ff", "00123", "1_"] {
        #expect(isSingle(.integer, number), "\(number)")
    }
}

@Test func floatsOfBothBasesAreOneToken() {
    for number in ["1.5", "1_000.5e-3", "1e10", "1E+1_0", "0x1p3", "0x1.8P-2", "0xA.Bp1", "0.5e1_"] {
        #expect(isSingle(.float, number), "\(number)")
    }
}

@Test func numbersThatRunIntoWordsAreOneMalformedToken() {
    for number in ["0x", "0b", "0b2", "0o8", "0b12", "0xg", "12ab", "1é", "0X1"] {
        #expect(isSingle(.integer, number, malformed: true), "\(number)")
    }
    for number in ["1e", "1e+", "1.0ex", "1e5x", "0x1p", "0x1.8p_", "1e_5"] {
        #expect(isSingle(.float, number, malformed: true), "\(number)")
    }
}

@Test func aPeriodIsADecimalPointOnlyBetweenDigits() {
    #expect(texts("1.0.description") == ["1.0", ".", "description"])
    #expect(texts("0xFF.description 0xff.fpValue") == ["0xFF", ".", "description", "0xff", ".", "fpValue"])
    #expect(texts("1.max 1._5 1.") == ["1", ".", "max", "1", ".", "_5", "1", "."])
    #expect(texts("1...5 0...0.5 0..<1.5") == ["1", "...", "5", "0", "...", "0.5", "0", "..<", "1.5"])
}

@Test func tupleElementsAreNoFloats() {
    #expect(texts("x.0.1 x?.0.1 x. 0.1") == ["x", ".", "0", ".", "1", "x", "?", ".", "0", ".", "1", "x", ".", "0", ".", "1"])
}

@Test func aSignIsNotPartOfANumber() {
    #expect(cut("-1 a-1.5") == ["operator -", "integer 1", "identifier a", "operator -", "float 1.5"])
}
