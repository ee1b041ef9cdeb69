import Testing

@testable import Reporting

@Suite struct WordingTests {
    @Test(arguments: [
        (398.0, "398", "+398"), (-120, "-120", "-120"), (0, "0", "0"), (-0.04, "0", "0"), (12.25, "12.3", "+12.3"),
        (-0.5, "-0.5", "-0.5"), (99.96, "100", "+100"),
    ])
    func pointsHaveAtMostOneDecimalAndNoNegativeZero(value: Double, plain: String, signed: String) {
        #expect(Wording.points(value) == plain)
        #expect(Wording.signedPoints(value) == signed)
    }

    @Test func numbersThatAreNoLengthsDoNotCrash() {
        #expect(Wording.points(.infinity) == "inf")
        #expect(Wording.points(.nan) == "nan")
        #expect(Wording.points(1e300) == "1e+300")
    }

    @Test func countsAgreeWithTheirNounAndAreGrouped() {
        #expect(Wording.count(1, "file") == "1 file")
        #expect(Wording.count(0, "file") == "0 files")
        #expect(Wording.count(999, "file") == "999 files")
        #expect(Wording.count(1_234_567, "file") == "1,234,567 files")
    }

    @Test(arguments: [("a", 1), ("漢", 2), ("ｅ", 2), ("🙂", 2), ("👩‍🚀", 2), ("❤️", 2), ("e\u{301}", 1), ("\u{301}", 0), ("한", 2)])
    func aCharacterTakesAsManyColumnsAsATerminalGivesIt(text: String, width: Int) {
        #expect(text.terminalWidth == width)
    }
}
