import Testing

@testable import Reporting

/// Lines that are broken where a reader's font may be wider than ours.
@Suite struct TextWidthTests {
    private let font = Font(size: 10)

    @Test func linesAreBrokenAtSpacesAndFit() {
        let lines = font.wrap("posts willChangeFrame, willShow", width: 130, limit: 9)
        #expect(lines == ["posts", "willChangeFrame,", "willShow"])
        #expect(lines.allSatisfy { font.width(of: $0) <= 130 })
        #expect(font.wrap("one line", width: 130, limit: 1) == ["one line"])
        #expect(font.wrap("", width: 130, limit: 1) == [])
    }

    @Test func aWordLongerThanALineIsBrokenAndNothingOfItIsLost() {
        let word = String(repeating: "n", count: 50)
        let lines = font.wrap(word, width: 100, limit: 9)
        #expect(lines.count > 1)
        #expect(lines.joined() == word)
        #expect(lines.allSatisfy { font.width(of: $0) <= 100 })
    }

    @Test func whatDoesNotFitIsLeftOutAndThatIsSeen() {
        let lines = font.wrap(String(repeating: "word ", count: 100), width: 100, limit: 3)
        #expect(lines.count == 3)
        #expect(lines.last?.hasSuffix("…") == true)
        #expect(lines.allSatisfy { font.width(of: $0) <= 100 })
        #expect(font.truncate("short", width: 100) == "short")
    }

    /// A width that no character fits in must not end in an endless loop.
    @Test func everyLineTakesACharacterHoweverNarrow() {
        #expect(font.wrap("abc", width: 0, limit: 9) == ["a", "b", "c"])
    }
}
