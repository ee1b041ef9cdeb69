import LintEngine
import PatternMatching
import RuleBook

/// A rule for tests: what matters of it, in an article of nothing else.
func testRule(
    _ id: String, severity: String = "error", category: String = "offset", more: [String] = [],
    message: String = "`$SINK` is written", pattern: String = "$SINK = $_\nwhere $SINK is a layout sink",
    primary: String = "$SINK"
) throws -> Rule {
    let metadata =
        [
            "severity: \(severity)", "category: \(category)", "since: 0.1.0", "enabled: yes", "primary: \(primary)",
            "message: \(message)",
        ]
        + more
    return try RuleBook.parse(
        path: "\(id).md",
        markdown: """
            # A test

            ```rule
            \(metadata.joined(separator: "\n"))
            ```

            ## What it says

            Something.

            ## Why it is bad

            It is not.

            ## Pattern

            ```pattern
            \(pattern)
            ```

            ## Triggers

            ```swift
            a = b
            // ^
            ```

            ## Does not trigger

            ```swift
            a
            ```

            ## How to migrate

            Use the guide. It is there.

            ### Before

            ```swift
            a
            ```

            ### After

            ```swift
            b
            ```

            ## Known limits

            None.

            ## References

            - [A page](https://example.com)

            """)
}
