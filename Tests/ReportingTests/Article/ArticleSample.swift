import LintEngine
import RuleBook

@testable import Reporting

/// A rule with everything in it that articles are written with.
enum ArticleSample {
    static func article() throws -> Article {
        Article(try RuleBook.parse(path: "Rules/sample-rule.md", markdown: markdown), demonstration: nil)
    }

    static let markdown = """
        # A `sample` of *everything*

        ```rule
        severity: error
        category: offset
        since: 0.2.0
        enabled: no
        primary: $VALUE
        message: `$SINK` takes `$VALUE`
        ```

        ## What it says

        The height is taken as it is, as [the page](https://example.com/page) says, and it
        is *not* what `frame.height` means.

        ## Why it is bad

        - **First.** An item that is long enough to need a second line in eighty columns of text.
        - 日本語の文字は二倍の幅 and 👩‍👩‍👧‍👦 take two columns.

        | window | covered |
        |---|--:|
        | `full` | 398 |
        | in Slide Over | 8 |

        ## Pattern

        ```pattern
        $SINK = $VALUE
        where $SINK is a layout sink
        ```

        ## Triggers

        ```swift
        inset = "a" // 1
        //      ^^^
        ```

        ## Does not trigger

        ```swift
        let inset = 0
        ```

        ## How to migrate

        ### Before

        ```swift
        a()
        ```

        ### After

        ```swift
        b()
        ```

        ## Known limits

        None.

        ## References

        - [Another page](https://example.com/other): of [the page](https://example.com/page).
        """
}
