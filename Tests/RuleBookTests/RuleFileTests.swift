import LintEngine
import PatternMatching
import SourceText
import SwiftParser
import Testing

@testable import RuleBook

@Suite struct RuleFileTests {
    static let wellFormed = """
        # Something is wrong

        ```rule
        severity: warning
        category: safe-area
        since: 0.2.0
        enabled: no
        primary: $VALUE
        message: `$SINK` takes `$VALUE`: costs $5
        ```

        ## What it says

        A value is
        written.

        And more.

        ## Why it is bad

        It is.

        ## Pattern

        ```pattern
        $SINK = $VALUE
        where $SINK is a layout sink
        ```

        ## Triggers

        As here:

        ```swift
        inset = height
        //      ^^^^^^
        ```

        ## Does not trigger

        ```swift
        let inset = height
        ```

        ## How to migrate

        ### Before

        ```swift
        inset = height
        ```

        ### After

        ```swift
        pin()
        ```

        ## Known limits

        None.

        ## References

        - [A page](https://example.com/a): why.
        - [Another](https://example.com/b)
        """

    private func parse(_ markdown: String, path: String = "Rules/value-is-written.md") throws -> Rule {
        try RuleBook.parse(path: path, markdown: markdown)
    }

    @Test func aRuleIsWhatItsFileSays() throws {
        let rule = try parse(Self.wellFormed)
        #expect(rule.id == "value-is-written")
        #expect(rule.title == "Something is wrong")
        #expect(rule.severity == .warning)
        #expect(rule.category == .safeArea)
        #expect(rule.since == "0.2.0")
        #expect(!rule.isEnabledByDefault)
        #expect(rule.summary == "A value is written.")
        #expect(rule.message.text == "`$SINK` takes `$VALUE`: costs $5")
        #expect(rule.message.variables == ["SINK", "VALUE"])
        #expect(rule.refines.isEmpty && !rule.foldsHandlers)
        #expect(rule.remedy == nil)
        let more = try parse(
            Self.wellFormed.replacing("enabled: no", with: "enabled: no\nrefines: one, other\nfolds: handlers")
                .replacing("## How to migrate\n", with: "## How to migrate\n\nUse the\nguide 1.5. Then rest.\n"))
        #expect(more.refines == ["one", "other"])
        #expect(more.foldsHandlers)
        #expect(more.remedy == "Use the guide 1.5.")
        #expect(rule.primary == "VALUE")
        #expect(rule.patterns.count == 1)
        #expect(rule.triggering.map(\.code) == ["inset = height\n//      ^^^^^^\n"])
        #expect(rule.triggering.map(\.line) == [35])
        #expect(rule.triggering.map(\.marked) == [[ByteRange(8, 14)]])
        #expect(rule.nonTriggering.map(\.code) == ["let inset = height\n"])
        #expect(rule.migrations.map(\.before.code) == ["inset = height\n"])
        #expect(rule.migrations.map(\.after.code) == ["pin()\n"])
        #expect(
            rule.references == [
                .init(title: "A page", url: "https://example.com/a"), .init(title: "Another", url: "https://example.com/b"),
            ])
        #expect(rule.article == Self.wellFormed)
    }

    @Test func linesMayEndInCRLF() throws {
        let rule = try parse(Self.wellFormed.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
        #expect(rule.summary == "A value is written.")
        #expect(rule.message.text == "`$SINK` takes `$VALUE`: costs $5")
    }

    struct Case: CustomTestStringConvertible, Sendable {
        /// What is replaced in the well-formed file, and by what.
        let old: String
        let new: String
        let message: String
        /// The text the issue points at.
        let text: String

        var testDescription: String { message }
    }

    @Test(arguments: [
        Case(
            old: "# Something is wrong\n", new: "", message: "expected a heading `# …` that says what the rule finds",
            text: """
                ```rule
                severity: warning
                category: safe-area
                since: 0.2.0
                enabled: no
                primary: $VALUE
                message: `$SINK` takes `$VALUE`: costs $5
                ```
                """),
        Case(
            old: "severity: warning", new: "severity: warnign",
            message: "expected `error`, `warning`, `note` or `off`, found `warnign`; did you mean `warning`?", text: "warnign"),
        Case(old: "since: 0.2.0", new: "since: 2", message: "expected a version such as `1.2.0`, found `2`", text: "2"),
        Case(old: "since: 0.2.0\n", new: "", message: "expected a line `since: …`", text: ""),
        Case(old: "since: 0.2.0", new: "since", message: "expected `key: value`", text: "since"),
        Case(
            old: "enabled: no", new: "enable: no",
            message:
                "expected `severity`, `category`, `since`, `enabled`, `primary`, `message`, `without-guide`, `refines`, `folds`, `world`, `shows` or `explains`, found `enable`; "
                + "did you mean `enabled`?",
            text: "enable: no"),
        Case(
            old: "primary: $VALUE", new: "primary: $VALUE\nfolds: all", message: "expected `handlers`, found `all`", text: "all"),
        Case(
            old: "primary: $VALUE", new: "primary: VALUE", message: "expected a meta-variable such as `$X`, found `VALUE`",
            text: "VALUE"),
        Case(
            old: "primary: $VALUE", new: "primary: $VALEU",
            message: "`$VALEU` is not in every pattern of the rule; did you mean `$VALUE`?", text: "$VALEU"),
        Case(
            old: "A value is\nwritten.", new: "Values.  They are. Written.",
            message: "expected one sentence that ends in a full stop; more may follow in a paragraph of its own",
            text: "Values.  They are. Written."),
        Case(
            old: "## Why it is bad", new: "## Why its is bad",
            message: "no section is named `Why its is bad`; did you mean `Why it is bad`?", text: "## Why its is bad"),
        Case(
            old: "## Known limits\n\nNone.\n\n", new: "", message: "expected `## Known limits` before this section",
            text: "## References"),
        Case(
            old: "## Known limits", new: "## Pattern", message: "the section `Pattern` occurs twice", text: "## Pattern"),
        Case(
            old: "where $SINK is a layout sink", new: "where $SINK is a layout",
            message: "expected `sink`", text: ""),
        Case(
            old: "```swift\nlet inset", new: "```\nlet inset", message: "expected ```swift, found ```", text: "```"),
        Case(
            old: "//      ^^^^^^\n", new: "", message: "expected a comment with carets under what the rule finds",
            text: "inset = height"),
        Case(
            old: "//      ^^^^^^\n", new: "//          ^^^^^^\n", message: "the line over these carets ends before them",
            text: "//          ^^^^^^"),
        Case(
            old: "let inset = height\n", new: "let inset = height\n//          ^\n",
            message: "an example that does not trigger has no carets", text: "let inset = height"),
        Case(
            old: "### After\n", new: "### Afterwards\n", message: "expected code under `### Before` and `### After`",
            text: "## How to migrate"),
        Case(
            old: "[Another](", new: "Another (", message: "expected a link `[title](https://…)` at the start of each item",
            text: "- [A page](https://example.com/a): why.\n- Another (https://example.com/b)"),
    ])
    func aWrongFileSaysWhatWasExpectedAndWhere(_ wrong: Case) {
        let markdown = Self.wellFormed.replacing(wrong.old, with: wrong.new, maxReplacements: 1)
        let invalid = #expect(throws: InvalidRule.self) { try parse(markdown) }
        let pointedAt = invalid?.issues.filter { $0.message == wrong.message }.map { invalid?.file.text(in: $0.range) }
        #expect(pointedAt == [wrong.text], "\(invalid?.issues.map(\.message) ?? [])")
    }

    @Test func anErrorIsShownWithItsLineAndCarets() {
        let markdown = Self.wellFormed.replacing("where $SINK is a layout sink", with: "where $SINK is a layuot sink")
        let invalid = #expect(throws: InvalidRule.self) { try parse(markdown) }
        #expect(
            invalid?.description == """
                Rules/value-is-written.md:27:18: error: expected `layout`, a kind of sink such as `contentInset`, `parameter` or `literal`, \
                found `layuot`; did you mean `layout`?
                 27 | where $SINK is a layuot sink
                    |                  ^^^^^^
                """)
    }

    @Test func everythingThatIsWrongIsReportedAtOnceInTheOrderOfTheFile() {
        let markdown = Self.wellFormed
            .replacing("[A page](https://example.com/a)", with: "A page")
            .replacing("severity: warning", with: "severity: bad")
            .replacing("is a layout sink", with: "is layout sink")
        let invalid = #expect(throws: InvalidRule.self) { try parse(markdown) }
        #expect(invalid?.issues.map { invalid?.file.location(at: $0.range.start).line } == [4, 27, 65])
    }

    @Test(arguments: ["Rules/Frame.md", "Rules/frame_height.md", "Rules/-a.md", "Rules/.md", "Rules/é.md"])
    func aBadFileNameIsRefused(path: String) {
        #expect(throws: InvalidRule.self) { try parse(Self.wellFormed, path: path) }
    }

    @Test(arguments: [
        "", "\n", "# T", "```", "# T\n```rule\n```", "# T\n```rule", "## References\n- x", "\u{FEFF}# T", "### a\n```swift",
    ])
    func anyTextIsARuleOrExplained(markdown: String) {
        let invalid = #expect(throws: InvalidRule.self) { try parse(markdown) }
        #expect(invalid?.issues.isEmpty == false)
        #expect(invalid?.description.isEmpty == false)
    }

    @Test func aFileCutOffAnywhereIsExplained() {
        let bytes = Array(Self.wellFormed.utf8)
        for length in stride(from: 0, to: bytes.count - 40, by: 7) {
            let markdown = String(decoding: bytes[..<length], as: UTF8.self)
            #expect(throws: InvalidRule.self) { try parse(markdown) }
        }
    }
}
