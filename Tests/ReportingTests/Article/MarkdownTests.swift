import Testing

@testable import Reporting

@Suite struct MarkdownTests {
    @Test func aListHoldsWhatIsIndentedUnderItsItems() {
        #expect(
            Markdown.read("1. one\n   more\n\n   two\n2. b\n\nafter") == [
                .list(first: 1, [[.paragraph([.text("one more")]), .paragraph([.text("two")])], [.paragraph([.text("b")])]]),
                .paragraph([.text("after")]),
            ])
    }

    @Test func listsNest() {
        #expect(
            Markdown.read("- a\n  - b\n- c") == [
                .list(
                    first: nil,
                    [[.paragraph([.text("a")]), .list(first: nil, [[.paragraph([.text("b")])]])], [.paragraph([.text("c")])]])
            ])
    }

    @Test func codeKeepsItsLines() {
        #expect(
            Markdown.read("```swift\na\n\n# b\n```\nend") == [
                .code(info: "swift", lines: ["a", "", "# b"]), .paragraph([.text("end")]),
            ])
        // A block that is not closed goes to the end.
        #expect(Markdown.read("```\na") == [.code(info: "", lines: ["a"])])
    }

    @Test func marksInsideCodeAreCode() {
        #expect(
            InlineReader.read("`a*b` *c `*` d*") == [
                .code("a*b"), .text(" "), .emphasis([.text("c "), .code("*"), .text(" d")]),
            ])
    }

    @Test func marksThatNothingClosesStandForThemselves() {
        for text in ["2 * 3", "a ` b", "[a] (b)", "**", "[a](b c)", "a *b"] { #expect(InlineReader.read(text) == [.text(text)]) }
        #expect(InlineReader.read("\\*a\\*") == [.text("*a*")])
    }

    @Test func linksHoldStyledText() {
        #expect(
            InlineReader.read("**[a `b`](https://c.d)**") == [
                .strong([.link([.text("a "), .code("b")], url: "https://c.d")])
            ])
    }

    @Test func aTableNeedsARuleUnderItsHeader() {
        #expect(
            Markdown.read("| a | b |\n|---|--:|\n| `x|y` |") == [
                .table(
                    Markdown.Table(
                        header: [[.text("a")], [.text("b")]], alignsRight: [false, true], rows: [[[.code("x|y")], []]]))
            ])
        #expect(Markdown.read("| a |\nb") == [.paragraph([.text("| a | b")])])
    }

    /// Nesting has a limit, so the stack does not overflow, and a mark without an end is not looked for far.
    @Test(arguments: ["*a ", "[", "`a``", "**a ", "- ", "| "])
    func whatIsNeverClosedIsReadAllTheSame(text: String) {
        #expect(!Markdown.read(String(repeating: text, count: 1_000)).isEmpty)
    }
}
