import Testing

@testable import Reporting

/// What `explain` prints. The expectations are worked out by hand: lines are filled up to the width word by word, an indent of
/// two columns in front; Japanese characters and the family are two columns wide each.
@Suite struct ArticleTextTests {
    private func text(_ width: Int, colours: Bool = false, links: Bool = false) throws -> [Substring] {
        ArticleText(try ArticleSample.article(), on: Terminal(width: width, colours: colours, links: links)).text
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test func inEightyColumns() throws {
        let expected = """
            sample-rule            error · offset · since 0.2.0 · off unless --only names it
            ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
            A `sample` of *everything*

            What it says
            ────────────

              The height is taken as it is, as the page [1] says, and it is *not* what
              `frame.height` means.

            Why it is bad
            ─────────────

              • First. An item that is long enough to need a second line in eighty columns
                of text.
              • 日本語の文字は二倍の幅 and 👩‍👩‍👧‍👦 take two columns.

              window         covered
              ─────────────  ───────
              `full`             398
              in Slide Over        8

            Pattern
            ───────

                $SINK = $VALUE
                where $SINK is a layout sink

            Triggers
            ────────

                inset = "a" // 1
                //      ^^^

            Does not trigger
            ────────────────

                let inset = 0

            How to migrate
            ──────────────

              ▸ Before

                a()

              ▸ After

                b()

            Known limits
            ────────────

              None.

            References
            ──────────

              • Another page [2]: of the page [1].

              [1] https://example.com/page
              [2] https://example.com/other

            """.split(separator: "\n", omittingEmptySubsequences: false)
        let found = try text(80)
        for (line, other) in zip(found, expected) { #expect(line == other) }
        #expect(found.count == expected.count)
    }

    @Test func aWiderTerminalHasLongerLines() throws {
        let found = try text(120)
        #expect(found[0].count == 120 && found[0].hasPrefix("sample-rule  ") && found[0].hasSuffix("--only names it"))
        #expect(
            found.contains("  The height is taken as it is, as the page [1] says, and it is *not* what `frame.height` means."))
        #expect(found.contains("  • First. An item that is long enough to need a second line in eighty columns of text."))
    }

    @Test func colourSaysWhatMarksSaidBefore() throws {
        let found = try text(80, colours: true)
        #expect(found[0].hasPrefix("\u{1B}[1msample-rule\u{1B}[0m"))
        #expect(found[0].contains("\u{1B}[1;31merror\u{1B}[0m"))
        #expect(
            found.contains(
                "  The height is taken as it is, as the page\u{1B}[2m [1]\u{1B}[0m says, and it is \u{1B}[3mnot\u{1B}[0m what"))
        #expect(found.contains("  \u{1B}[36mframe.height\u{1B}[0m means."))
        #expect(found.contains("    \u{1B}[33m$SINK\u{1B}[0m = \u{1B}[33m$VALUE\u{1B}[0m"))
        #expect(found.contains("    \u{1B}[35mwhere\u{1B}[0m \u{1B}[33m$SINK\u{1B}[0m is a layout sink"))
        #expect(found.contains("    inset = \u{1B}[32m\"a\"\u{1B}[0m \u{1B}[2m// 1\u{1B}[0m"))
        #expect(found.contains("    \u{1B}[1;31m//      ^^^\u{1B}[0m"))
        #expect(found.contains("    \u{1B}[35mlet\u{1B}[0m inset = \u{1B}[33m0\u{1B}[0m"))
    }

    @Test func coloursChangeNoLineBreakButThoseOfTheMarksTheyReplace() throws {
        let bare = try text(80, colours: true).map { $0.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }
        for line in bare { #expect(String(line).terminalWidth <= 80 || line.contains("https://"), "\(line)") }
        #expect(bare.contains("  in Slide Over        8"))
    }

    @Test func aTerminalThatKnowsLinksNeedsNoFootnotes() throws {
        let found = try text(80, colours: true, links: true).joined(separator: "\n")
        #expect(
            found.contains(
                "\u{1B}]8;;https://example.com/other\u{1B}\\Another page\u{1B}]8;;\u{1B}\\: of "
                    + "\u{1B}]8;;https://example.com/page\u{1B}\\the page\u{1B}]8;;\u{1B}\\."))
        #expect(!found.contains("[1]") && !found.contains("[2]"))
    }

    @Test func noLineIsWiderThanTheTerminal() throws {
        for width in 40...140 {
            for line in try text(width) where !line.contains("https://") {
                #expect(String(line).terminalWidth <= width, "\(line)")
            }
        }
    }
}
