import Testing

@testable import keyboardlint_dev

/// The blocks of output that `generate` rewrites in documents.
@Suite struct OutputSampleTests {
    private let document = """
        # A page
        <!-- output of: rules --json -->
        ```text
        old
        ```
        Between.
        <!-- part of: explain a-rule, from "┌" to "keyboard" -->
        ```text
        ```
        <!-- output of: scenarios --recommended-handlers -->
        | old |
        <!-- end of output -->
        The end.

        """

    /// The program's output, made of its arguments.
    private func output(_ arguments: [String]) -> String {
        arguments[0] == "explain"
            ? "text\n  ┌──\n  │\n  └── keyboard\nmore, ┌ keyboard\n" : "| \(arguments.joined(separator: "+")) |\n"
    }

    @Test func everyBlockIsRewrittenAndNothingElse() throws {
        let refreshed = try refreshingSamples(document, path: "A.md", output)
        #expect(
            refreshed == """
                # A page
                <!-- output of: rules --json -->
                ```text
                | rules+--json |
                ```
                Between.
                <!-- part of: explain a-rule, from "┌" to "keyboard" -->
                ```text
                  ┌──
                  │
                  └── keyboard
                ```
                <!-- output of: scenarios --recommended-handlers -->
                | scenarios+--recommended-handlers |
                <!-- end of output -->
                The end.

                """)
        #expect(try refreshingSamples(refreshed, path: "A.md", output) == refreshed)
    }

    @Test func aBlockThatCannotBeWrittenIsNamed() {
        func refusal(_ document: String) -> String? {
            do {
                _ = try refreshingSamples(document, path: "A.md") { _ in "nothing\n" }
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(refusal("\n<!-- output of: rules -->\n```text\n") == "A.md:2: the sample has no end")
        #expect(refusal("<!-- output of: rules -->\n| table |\n") == "A.md:1: the sample has no end")
        #expect(refusal("<!-- output of: rules -->") == "A.md:1: the sample has no end")
        #expect(refusal("<!-- output of: -->\n```text\n```\n") == "A.md:1: the mark of the sample is not well-formed")
        #expect(
            refusal("<!-- part of: explain x, from \"a\" to \"b\" -->\n```text\n```\n")
                == "A.md:2: 'keyboardlint explain x' prints no such part")
    }
}
